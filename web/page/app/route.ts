/** The area of the page. The address holds it, so that reload, links and the back button work. */

/** Areas that the page always links to. */
export const MAIN_AREAS = ['play', 'path', 'make', 'learn'] as const;
const AREAS = [...MAIN_AREAS, 'home', 'daily', 'history', 'enter', 'draw'] as const;
export type Area = (typeof AREAS)[number];

export interface Route {
  readonly area: Area;
  /** The query of the address. `p`: a play in the form of a link; other parameters belong to their area. */
  readonly query: URLSearchParams;
}

/** Reads `#/path?p=...`. An unknown area leads to Play. */
export function routeIn(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { area: AREAS.find((area) => area === path) ?? 'play', query: new URLSearchParams(query) };
}

/** Returns the address of a strategy's page in Learn. */
export const pageOf = (strategy: string): string => hashOf('learn', { strategy });

export const hashOf = (area: Area, query: Readonly<Record<string, string>> = {}): string => {
  const written = new URLSearchParams(query).toString();
  return `#/${area}${written && `?${written}`}`;
};

/** True for an address on this machine, which leads nobody else there. */
export const isOwnMachine = ({ hostname, protocol }: Pick<URL, 'hostname' | 'protocol'>): boolean =>
  !protocol.startsWith('http') || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
