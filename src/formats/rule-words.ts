/** The words of rules at the end of a puzzle's line, as text: `variant=x`. */

/** Returns a line without the rules at its end. */
export function withoutRules(line: string): string {
  let rest = line.trimEnd();
  let kept = line;
  for (;;) {
    let start = rest.length;
    while (start > 0 && /\S/.test(rest[start - 1]!)) start--;
    if (start === 0 || !/^[a-z][\w-]*=\S/i.test(rest.slice(start))) return kept;
    rest = rest.slice(0, start).trimEnd();
    if (rest === '') return kept;
    kept = rest;
  }
}
