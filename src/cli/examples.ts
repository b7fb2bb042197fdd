/** Example calls of each command, for its help and the manual page. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  solve: [
    'sudoku solve puzzle.txt',
    'sudoku solve --explain puzzle.txt',
    'sudoku solve --max-level medium --no-guess puzzle.txt',
    'sudoku solve --to csv sheet.csv > solved.csv',
  ],
  grade: [
    'sudoku grade puzzle.txt',
    'sudoku grade --scale hodoku --json < many.txt',
    'sudoku grade --to csv sheet.csv > graded.csv',
    'sudoku grade --profile --people puzzle.txt',
  ],
  hint: ['sudoku hint puzzle.txt', 'sudoku hint --where puzzle.txt', 'sudoku hint --all --max-level easy puzzle.txt'],
  create: [
    'sudoku create hard',
    'sudoku create easy 4 --count 3 --to line',
    'sudoku create easy --symmetry diagonal --seed tea',
    'sudoku create easy 6 --constraint jigsaw,x --seed tea',
  ],
  check: [
    'sudoku check puzzle.txt',
    'sudoku check --minimal < many.txt',
    'sudoku check --to csv sheet.csv > checked.csv',
    'sudoku check --backdoors --estimate puzzle.txt',
  ],
  convert: [
    'sudoku convert --to line puzzle.txt',
    'sudoku convert --to pencilmarks puzzle.txt',
    'sudoku convert --from csv --to line sheet.csv',
  ],
  print: [
    'sudoku print --output sheet.pdf puzzle.txt',
    'sudoku create hard --count 20 --json | sudoku print --output book.pdf',
  ],
  canon: [
    'sudoku canon < many.txt',
    'sudoku canon --solution --automorphisms puzzle.txt',
    'sudoku canon --same puzzle.txt many.txt',
  ],
  dedupe: [
    'sudoku dedupe many.txt > new.txt',
    'sudoku dedupe --by solution < many.txt',
    'sudoku dedupe --jobs 2 --json many.txt',
  ],
  morph: [
    'sudoku morph --seed tea puzzle.txt',
    'sudoku morph --keep-symmetry --count 3 < many.txt',
    'sudoku morph --json puzzle.txt',
  ],
  stats: [
    'sudoku stats many.txt',
    'sudoku stats --to csv many.txt',
    'sudoku stats --histogram clues --scale none many.txt',
  ],
  strategies: [
    'sudoku strategies x-wing',
    'sudoku strategies --family wings --level hard',
    'sudoku strategies --search kite',
  ],
  constraints: ['sudoku constraints', 'sudoku constraints killer-cage', 'sudoku constraints --lang de'],
  open: ['sudoku open', 'sudoku open puzzle.txt', 'sudoku open --no-browser --port 8080'],
  verify: ['sudoku solve --explain --json puzzle.txt | sudoku verify'],
  completion: ['sudoku completion bash'],
  man: ['sudoku man'],
};

/** Returns the examples in the help of a command. */
export const examplesText = (name: string): string =>
  EXAMPLES[name] ? `Examples:\n${EXAMPLES[name].map((line) => `  ${line}`).join('\n')}\n` : '';
