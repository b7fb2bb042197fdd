/** XML as elements. It expands only the five entities and characters by number, and refuses a document type. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Misread } from '../misread.js';

/** The content of a tag: attributes under `@name`, elements under their names. */
export type Element = ReadonlyMap<string, unknown>;

/** The deepest nesting of elements that is read. */
const DEEPEST = 32;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: DEEPEST,
});

/** Parses XML. Throws a Misread with the place of the error, if the parser gives one. */
export function parseXml(text: string): Element {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new Misread(
      'this XML has a document type, which is not read: leave it out',
      lineWith(text, /<!(DOCTYPE|ENTITY)/i),
    );
  const depth = depthOf(text);
  if (depth > DEEPEST) throw new Misread(`this XML has elements ${depth} deep in each other: ${DEEPEST} are the most`);
  const fault = XMLValidator.validate(text);
  if (fault !== true) throw new Misread(`this is not valid XML: ${fault.err.msg}`, fault.err.line, fault.err.col);
  try {
    return elementOf(parser.parse(text));
  } catch (error) {
    throw new Misread(`this XML cannot be read: ${(error as Error).message}`);
  }
}

const lineWith = (text: string, what: RegExp): number => text.slice(0, text.search(what)).split('\n').length;

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of text.matchAll(/<\/?[A-Za-z][^<>]*>?/g)) {
    if (tag.startsWith('</')) depth--;
    else if (!tag.endsWith('/>')) depth++;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const elementOf = (value: unknown): Element =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [['#text', value]]);

/** Returns the first element with a name. */
export function childOf(element: Element, name: string): Element | undefined {
  const child = element.get(name);
  const first = Array.isArray(child) ? child[0] : child;
  return first === undefined ? undefined : elementOf(first);
}

/** Returns the text of an attribute or an element; undefined if there is none with that name. */
export function childText(element: Element, name: string): string | undefined {
  const value = element.get(name);
  return typeof value === 'string' ? unescaped(value) : undefined;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

export const escaped = (text: string): string =>
  text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"\n\r\t]/g, (sign) => ENTITIES[sign]!);

/** Characters that no XML may hold: control characters and halves of characters. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;
