/** The parts of links. */
import { Misread } from '../misread.js';

/** Decodes the escapes of a link, such as `%2B`. Throws a Misread at an invalid escape. */
export function decodeEscapes(text: string): string {
  const link = text.trim();
  if (!link.includes('%')) return link;
  try {
    return decodeURIComponent(link);
  } catch {
    throw new Misread('this link has an invalid % escape: copy it again');
  }
}

/**
 * Returns the value of a parameter of a link, after its `?`, `&` or `#`; undefined if the link has none of that name.
 */
export const parameterOf = (link: string, name: string): string | undefined =>
  new RegExp(`[?&#]${name}=([^&#]*)`).exec(link)?.[1];

/** Returns the last part of the path of a link, without the query and the fragment; a text that is no link as it is. */
export const lastPart = (link: string): string => {
  if (!/^https?:\/\//i.test(link)) return link;
  const [path] = link.replace(/^https?:\/\/[^/]*\/?/i, '').split(/[?#]/);
  return path!
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .at(-1)!;
};

/** Decodes base64. Throws a Misread at text that is none. */
export function bytesOf(base64: string): Uint8Array {
  const at = base64.search(/[^A-Za-z0-9+/=_-]/);
  if (at >= 0) throw new Misread(`'${base64[at]}' is not a character of base64`);
  try {
    return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    throw new Misread('this base64 is cut off: copy all of it');
  }
}

/** The most unpacked characters. No puzzle has as many. */
export const MOST_UNPACKED = 1 << 20;

export const tooLarge = (): Misread =>
  new Misread(
    `more than ${MOST_UNPACKED.toLocaleString('en')} characters are packed in this, more than any puzzle needs: the rest was not unpacked`,
  );

/** Parses a JSON object. Throws a Misread. */
export function objectIn(json: string, what: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Misread(`${what} does not contain valid JSON: copy all of it`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misread(`${what} does not contain a JSON object`);
  return value as Record<string, unknown>;
}
