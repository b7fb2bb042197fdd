/**
 * Remarks, errors and reasons that rooms tell in English, told again in another language: by templates, as sentences of
 * steps are. A slot stands for any text. One whose name begins with `noun` or `clause` stands for what has a template of its own,
 * one whose name begins with `number` is written as the language writes numbers. One whose name begins with `id` stands for a
 * name without blanks, and one whose name begins with `said` for parts between semicolons, of which some are people's own words.
 */
import type { Translations } from './language.js';

/** Returns a text in another language; undefined if no template fits it. */
export type Retelling = (text: string) => string | undefined;

/** A template in pieces: texts, and the names of the slots between them. */
interface Retold {
  readonly texts: readonly string[];
  readonly slots: readonly string[];
  readonly told: string;
}

const SLOT = /\{(\w+)\}/;

/** Makes the retelling by tables. `numberOf` writes a number that English has as `1,234.5`; undefined for no number. */
export function retellingBy(tables: readonly Translations[], numberOf: Retelling): Retelling {
  const templates = tables
    .flatMap((table) => Object.entries(table))
    .map(([original, told]): Retold => {
      const pieces = original.split(SLOT);
      return {
        texts: pieces.filter((_, index) => index % 2 === 0),
        slots: pieces.filter((_, index) => index % 2 === 1),
        told,
      };
    })
    // What says more itself fits better.
    .sort((a, b) => b.texts.join('').length - a.texts.join('').length);

  /** Returns what stands in a slot in the other language; undefined for what it does not stand for. */
  const valueFor = (name: string, value: string): string | undefined => {
    if (/^(?:noun|clause)/.test(name)) return retell(value);
    if (name.startsWith('number')) return numberOf(value);
    if (name.startsWith('id')) return /^[\w-]+$/.test(value) ? value : undefined;
    if (name.startsWith('said'))
      return value
        .split('; ')
        .map((part) => whole(part) ?? part)
        .join('; ');
    return value;
  };

  const filled = ({ texts, slots, told }: Retold, text: string): string | undefined => {
    const found = valuesIn(text, texts);
    if (!found) return undefined;
    const values = new Map<string, string>();
    for (const [index, name] of slots.entries()) {
      const value = found[index]!;
      const own = valueFor(name, value);
      if (own === undefined) return undefined;
      values.set(name, own);
    }
    return told.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name)!);
  };

  const whole = (text: string): string | undefined => {
    for (const template of templates) {
      const told = filled(template, text);
      if (told !== undefined) return told;
    }
    return undefined;
  };

  /** Retells each part of a text between semicolons or, if these belong to a template, the text. */
  const retell: Retelling = (text) => {
    if (!text.includes('; ')) return whole(text);
    const parts = text.split('; ').map(whole);
    return parts.every((part) => part !== undefined) ? parts.join('; ') : whole(text);
  };
  return retell;
}

/** Returns what stands between texts that follow each other, from the beginning of a text to its end. */
function valuesIn(text: string, texts: readonly string[]): string[] | undefined {
  const [first, ...others] = texts as [string, ...string[]];
  if (others.length === 0) return text === first ? [] : undefined;
  const last = others.at(-1)!;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [index, next] of others.entries()) {
    const at = index === others.length - 1 ? text.length - last.length : text.indexOf(next, from);
    if (at < from) return undefined;
    values.push(text.slice(from, at));
    from = at + next.length;
  }
  return values;
}
