/** Cages that draw nothing and hold text: SudokuPad and its converters write titles, rules and solutions so. */

interface TextCages {
  /** The texts by their names, in lower case. */
  readonly texts: ReadonlyMap<string, string>;
  /** The cages that are no text. */
  readonly others: readonly unknown[];
}

/** `solution: 5346…`; fog is what a player sees, and no rule. */
const NAMED = /^\s*(title|author|rules|solution|source|msgcorrect|msgincorrect|foglight)\s*:([\s\S]*)$/i;
const FOG = /^\s*(?:fow|foglight)\s*$/i;

export function textCages(cages: unknown): TextCages {
  const texts = new Map<string, string>();
  const others = (Array.isArray(cages) ? cages : []).filter((cage) => {
    const label = String(cage?.value ?? cage?.v ?? '');
    const [, name, text] = NAMED.exec(label) ?? [];
    if (name !== undefined && !texts.has(name.toLowerCase())) texts.set(name.toLowerCase(), text!.trimStart());
    return name === undefined && !FOG.test(label);
  });
  return { texts, others };
}
