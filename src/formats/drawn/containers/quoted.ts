/** DocumentFields in quotation marks that hold a document: strings of JSON, fields of CSV. */

/** The text of a field from a place on, without its escapes, and the place of its closing mark. */
export interface Field {
  readonly words: string;
  readonly end: number;
}

/** Returns the rest of the field in whose text the brace at `at` stands, if its quotation marks are escaped. */
export function quotedFrom(text: string, at: number): Field | undefined {
  const after = text.slice(at + 1, at + 4);
  if (/^""(?!:)/.test(after)) return inCsv(text, at);
  if (after.startsWith('\\')) return inJson(text, at);
  if (text[at - 1] !== '"' || !/^\w/.test(after)) return undefined;
  const field = inJson(text, at);
  return field.isStrict ? field : inCsv(text, at);
}

/** Returns the rest of a string of JSON, and if it is valid. The short form has escapes that JSON has not. */
function inJson(text: string, at: number): Field & { readonly isStrict: boolean } {
  let end = at;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  end = Math.min(end, text.length);
  const raw = text.slice(at, end);
  try {
    return { words: JSON.parse(`"${raw}"`) as string, end, isStrict: true };
  } catch {
    return { words: raw.replaceAll(/\\([\s\S])/g, '$1'), end, isStrict: false };
  }
}

function inCsv(text: string, at: number): Field {
  let end = text.indexOf('"', at);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const raw = text.slice(at, end < 0 ? undefined : end);
  return { words: raw.replaceAll('""', '"'), end: at + raw.length };
}
