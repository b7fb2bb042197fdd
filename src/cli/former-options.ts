/** Options that had another name before 1.0: whoever types one is told the present name. */

/** The present names, by the former ones, with the command before those that other commands still have. */
const PRESENT: Readonly<Record<string, string>> = {
  '--variant': '--constraint',
  'solve --level': '--max-level',
  'hint --level': '--max-level',
  'check --level': '--max-level',
  'solve --only': '--strategy',
  'create --only': '--strategy',
  'create --fresh-from': '--against',
  '--format': '--to',
  'stats --svg': '--histogram',
  '--svg': '--to svg',
  'create --w': '--rating w=A..B',
  'create --b': '--rating b=A..B',
  'create --gw': '--rating gw=A..B',
  'create --gb': '--rating gb=A..B',
  '--pairs': "--constraint 'pairs=r1c1r2c3'",
  'grade --format': '--template',
  'grade --one-line': '--brief',
  'check --count': '--limit',
  '--why': 'sudoku hint without --where and --what',
};

/** Options of `create` and `convert` that `print` has now. */
const PRINTED =
  '--title --subtitle --book --font --number-from --link --two-sided --bleed --booklet --per-page --paper --notes --no-solutions'.split(
    ' ',
  );

/** Returns the sentence on an option that an error of commander calls unknown, if it had that name. */
export function formerOptionText(error: string, command?: string): string | undefined {
  const [, option = ''] = /^error: unknown option '(--[\w-]+)/.exec(error) ?? [];
  const isPrinted = (command === 'create' || command === 'convert') && PRINTED.includes(option);
  const present = isPrinted ? `sudoku print ${option}` : (PRESENT[`${command} ${option}`] ?? PRESENT[option]);
  return present && `${option} is ${present} now`;
}
