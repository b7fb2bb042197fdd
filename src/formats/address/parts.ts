/** Finds the parts of an address of the page. */

/** The parts of an address, each packed. */
export interface AddressParts {
  readonly play: string;
  /** What is told of the puzzle. */
  readonly about?: string;
  /** The text that the puzzle was shared as. */
  readonly source?: string;
}

/** Matches an address of the page with a play, anywhere in a line. */
export const PAGE_ADDRESS = /#\/[a-z]{0,9}\?((?:[^\s#&<>"]*&)*?p=N4Ig[^\s#<>"]*)/;

/** Returns the parts of the first address of the page in a text; undefined if there is none. */
export function addressIn(text: string): AddressParts | undefined {
  const query = PAGE_ADDRESS.exec(text)?.[1];
  if (query === undefined) return undefined;
  const parts = new URLSearchParams(query);
  const [about, source] = [parts.get('about'), parts.get('puzzle')];
  return {
    play: parts.get('p')!,
    ...(about !== null && { about }),
    ...(source !== null && { source }),
  };
}
