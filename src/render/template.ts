/**
 * Templates in pieces. Beside `{house}`, which writes a term, a template may hold `{fins:is|are}`, which chooses a text
 * by the number of things that the term names, and `{houses:nominative}`, which writes the term in a case of a language.
 */

/** A place in a template for a term, or for a text that depends on it. */
export interface TermSlot {
  readonly name: string;
  /** Texts for one thing, for two, and so on; the last is for all larger numbers. */
  readonly choices?: readonly string[];
  /** The grammatical case, if not the usual one. */
  readonly inCase?: string;
}

export type TemplatePiece = string | TermSlot;

const SLOT = /\{(\w+(?::[^{}]*)?)\}/;

/** The pieces of templates. A caller's strategy may make a template for each find. */
const keptPieces = new Map<string, readonly TemplatePiece[]>();
const MOST_KEPT = 1000;

/** Returns the texts and the slots of a template, in order. */
export function piecesOf(template: string): readonly TemplatePiece[] {
  let found = keptPieces.get(template);
  if (!found) {
    found = template.split(SLOT).map((text, index) => (index % 2 === 0 ? text : slotOf(text)));
    if (keptPieces.size < MOST_KEPT) keptPieces.set(template, found);
  }
  return found;
}

function slotOf(text: string): TermSlot {
  const [, name, form] = /^(\w+)(?::(.*))?$/s.exec(text)!;
  if (form === undefined) return { name: name! };
  return form.includes('|') ? { name: name!, choices: form.split('|') } : { name: name!, inCase: form };
}

/** True if a template consists of slots and signs only, so that it is the same in every language. */
export const isWordless = (template: string): boolean =>
  piecesOf(template).every((piece) => !/\p{L}/u.test(typeof piece === 'string' ? piece : (piece.choices ?? []).join()));
