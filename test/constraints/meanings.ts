/**
 * What sentences on clues mean. Each entry has the words of a relation in both languages, and the relation itself, which
 * looks at nothing but what the sentence names: so a sentence can be held against grids.
 */
import type { Cell, Geometry } from '../../src/core/geometry.js';
import type { Statement } from '../../src/core/statement.js';

/** The digit of a cell, from one; undefined where it is open. */
export type DigitAt = (cell: Cell) => number | undefined;

/** What a sentence names, and what it is about. */
interface Named {
  /** The cells that it names, in its order. */
  readonly cells: readonly Cell[];
  /** Its other numbers, in its order. */
  readonly numbers: readonly number[];
  readonly at: DigitAt;
  readonly geometry: Geometry;
  /** The clue; undefined if the sentence is about a rule of the whole grid. */
  readonly statement: Statement | undefined;
}

type Meaning = (named: Named) => boolean;

const CELL = String.raw`r(?:\d+|\([\d,]+\))c(?:\d+|\([\d,]+\))`;

const REMARK = String.raw`(?: \([^()]+\))?`;

/** Makes the pattern of a sentence: A, B are cells, LIST is one or more, N a number, NS are several; a remark in brackets may follow. */
const pattern = (words: string): RegExp =>
  new RegExp(
    `^${words
      .replaceAll(/\b[AB]\b/g, `(?:${CELL})`)
      .replaceAll(/\bLIST\b/g, `${CELL}(?:(?:, | and | und )${CELL})*`)
      .replaceAll(/\bLISTS\b/g, '.+')
      .replaceAll(/\bHOUSE\b/g, String.raw`(?:row|column|Zeile|Spalte) \d+`)
      .replaceAll(
        /\bBOUND\b/g,
        '(?:at most|at least|less than|more than|a multiple of|höchstens|mindestens|unter|über|einem Vielfachen von) N',
      )
      .replaceAll(/\bTEXT\b/g, '[^"“]+')
      .replaceAll(/\bNS\b/g, String.raw`[\d×]+(?:(?:, | and | und )[\d×]+)*`)
      .replaceAll(/\bN(?=er\b|\b)/g, String.raw`\d+`)}${REMARK}$`,
  );

const sum = (digits: readonly number[]): number => digits.reduce((total, digit) => total + digit, 0);
const product = (digits: readonly number[]): number => digits.reduce((total, digit) => total * digit, 1);
const difference = (digits: readonly number[]): number => Math.max(...digits) - Math.min(...digits);
const ratio = (digits: readonly number[]): number => Math.max(...digits) / Math.min(...digits);
const differ = (digits: readonly number[]): boolean => new Set(digits).size === digits.length;

/** A relation of the digits of the cells that a sentence names, and its first number. */
const ofDigits =
  (holds: (digits: readonly number[], number: number, size: number) => boolean): Meaning =>
  ({ cells, numbers, at, geometry }) =>
    holds(
      cells.map((cell) => at(cell)!),
      numbers[0] ?? Number.NaN,
      geometry.size,
    );

/** A relation of each cell and the next, along a line or the piece of it that a sentence names. */
const ofNext = (holds: (first: number, second: number, number: number) => boolean): Meaning =>
  ofLine((digits, number) => digits.every((digit, at) => at === 0 || holds(digits[at - 1]!, digit, number)));

/** A relation of the digits of a piece of a line, in the order of the line. */
function ofLine(holds: (digits: readonly number[], number: number, size: number) => boolean): Meaning {
  return ({ cells, statement, ...named }) => {
    const [line = []] = statement!.lists;
    return ofDigits(holds)({ ...named, statement, cells: line.filter((cell) => cells.includes(cell)) });
  };
}

/** True if each so many digits in a row have different classes. */
const differInRuns = (digits: readonly number[], count: number, classOf: (digit: number) => number): boolean =>
  digits.every((_, from) => differ(digits.slice(from, from + count).map(classOf)));

const thirdOf = (digit: number, size: number): number => Math.ceil((3 * digit) / size);

/** A cell says where, among some cells, a digit is. What is open may be anything, and of itself it says nothing. */
const saysWhere =
  (placesOf: (named: Named) => readonly Cell[], digitOf: (named: Named) => number): Meaning =>
  (named) =>
    placesOf(named).every((place, index) => {
      const [own] = named.cells;
      const digit = place === own ? undefined : named.at(place);
      return digit === undefined || (named.at(own!) === index + 1) === (digit === digitOf(named));
    });

/** The same of cells of a row or column, in which a digit is once in any case. */
const saysWhereInLine: Meaning = ({ cells: [own], at, numbers: [digit], statement }) =>
  statement!.lists[0]!.every((place, index) => at(own!) !== index + 1 || (at(place) ?? digit) === digit);

/** A relation of the cell that the clue marks to the other one. */
function ofMarked(holds: (marked: number, other: number) => boolean): Meaning {
  return ({ cells, at, statement }) => {
    const [marked, other] = [true, false].map(
      (is) => cells.find((cell) => statement!.lists[0]!.includes(cell) === is)!,
    );
    return holds(at(marked!)!, at(other!)!);
  };
}

const SIGNS = [
  ['', '', (measured: number, number: number) => measured === number],
  ['not ', 'nicht ', (measured: number, number: number) => measured !== number],
  ['at least ', 'mindestens ', (measured: number, number: number) => measured >= number],
  ['at most ', 'höchstens ', (measured: number, number: number) => measured <= number],
] as const;

const MEASURES = [
  ['the difference', 'die Differenz', difference],
  ['the sum', 'die Summe', sum],
  ['the product', 'das Produkt', product],
  ['the ratio', 'das Verhältnis', ratio],
] as const;

/** The cells of a row, a column or the place of all boxes, in order. */
const placesIn = {
  row: ({ geometry: { size }, numbers: [row = 0] }: Named) => range(size).map((at) => (row - 1) * size + at),
  column: ({ geometry: { size }, numbers: [column = 0] }: Named) => range(size).map((at) => at * size + column - 1),
};

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The number of the box of a cell, and of its place there, from one. */
const inBox = ({ geometry }: Named, cell: Cell): readonly [box: number, place: number] => {
  const house = geometry.houseOf('box', cell);
  return [house - geometry.firstOf('box') + 1, geometry.cellsOf(house).indexOf(cell)];
};

const MEANINGS: readonly (readonly [en: string, de: string, means: Meaning])[] = [
  ['A is smaller than B', 'A ist kleiner als B', ofDigits(([a = 0, b = 0]) => a < b)],
  ['A is larger than B', 'A ist größer als B', ofDigits(([a = 0, b = 0]) => a > b)],
  ['A is at most as large as B', 'A ist höchstens so groß wie B', ofDigits(([a = 0, b = 0]) => a <= b)],
  [
    'A is at least N more than B',
    'A ist mindestens um N größer als B',
    ofDigits(([a = 0, b = 0], number) => a >= b + number),
  ],
  ['LIST are equal', 'LIST sind gleich', ofDigits((digits) => new Set(digits).size === 1)],
  ['A and B are consecutive', 'A und B folgen aufeinander', ofDigits((digits) => difference(digits) === 1)],
  ['A and B are not consecutive', 'A und B folgen nicht aufeinander', ofDigits((digits) => difference(digits) !== 1)],
  [
    'A and B are neither equal nor consecutive',
    'A und B sind weder gleich noch aufeinanderfolgend',
    ofDigits((digits) => difference(digits) > 1),
  ],
  [
    'no two digits of LIST are equal or consecutive',
    'keine zwei Ziffern von LIST sind gleich oder aufeinanderfolgend',
    ofDigits((digits) =>
      digits.toSorted((a, b) => a - b).every((digit, at, all) => at === 0 || digit - all[at - 1]! > 1),
    ),
  ],
  ['A and B differ by N', 'A und B haben die Differenz N', ofDigits((digits, number) => difference(digits) === number)],
  [
    'A and B differ by at least N',
    'A und B unterscheiden sich mindestens um N',
    ofDigits((digits, number) => difference(digits) >= number),
  ],
  ['A and B obey \\|a - b\\| <= 2', 'A und B erfüllen \\|a - b\\| <= 2', ofDigits((digits) => difference(digits) <= 2)],
  [
    'neighbours on the line LIST obey \\|a - b\\| <= 2',
    'Nachbarn auf der Linie LIST erfüllen \\|a - b\\| <= 2',
    ofNext((a, b) => Math.abs(a - b) <= 2),
  ],
  ['A and B obey a < b', 'A und B erfüllen a < b', ofDigits(([a = 0, b = 0]) => a < b)],
  [
    'any two of LIST obey a < b',
    'je zwei von LIST erfüllen a < b',
    ofLine((digits) => digits.every((digit, at) => at === 0 || digits[at - 1]! < digit)),
  ],
  [
    'neighbours on the line LIST differ by at least N',
    'Nachbarn auf der Linie LIST unterscheiden sich mindestens um N',
    ofNext((first, second, number) => Math.abs(first - second) >= number),
  ],
  [
    'digits of LIST differ by at most N',
    'Ziffern in LIST unterscheiden sich höchstens um N',
    ofDigits((digits, number) => difference(digits.filter((digit) => digit !== undefined)) <= number),
  ],
  [
    'A and B have a digit between them',
    'A und B haben eine Ziffer zwischen sich',
    ofDigits((digits) => difference(digits) > 1),
  ],
  [
    'of A and B, one is twice the other',
    'von A und B ist eines das Doppelte des anderen',
    ofDigits((digits) => ratio(digits) === 2),
  ],
  [
    'of A and B, one is N times the other',
    'von A und B ist eines das N-Fache des anderen',
    ofDigits((digits, number) => ratio(digits) === number),
  ],
  [
    'A and B have no dot, so they are not consecutive',
    'A und B haben keinen Punkt, also folgen sie nicht aufeinander',
    ofDigits((digits) => difference(digits) !== 1),
  ],
  [
    'A and B have no dot, so neither is twice the other',
    'A und B haben keinen Punkt, also ist keines das Doppelte des anderen',
    ofDigits((digits) => ratio(digits) !== 2),
  ],
  [
    'A and B are consecutive or one is twice the other',
    'A und B folgen aufeinander oder eines ist das Doppelte des anderen',
    ofDigits((digits) => difference(digits) === 1 || ratio(digits) === 2),
  ],
  [
    'A and B differ by N or one is N times the other',
    'A und B haben die Differenz N oder eines ist das N-Fache des anderen',
    ofDigits((digits, number) => difference(digits) === number || ratio(digits) === number),
  ],
  [
    'A and B do not add up to N',
    'A und B ergeben zusammen nicht N',
    ofDigits((digits, number) => sum(digits) !== number),
  ],
  ['A and B add up to N', 'A und B ergeben zusammen N', ofDigits((digits, number) => sum(digits) === number)],
  [
    'A and B add up neither to 5 nor to 10',
    'A und B ergeben zusammen weder 5 noch 10',
    ofDigits((digits) => ![5, 10].includes(sum(digits))),
  ],
  ...MEASURES.flatMap(([en, de, measure]) =>
    SIGNS.map(
      ([sign, deSign, compare]) =>
        [
          `${en} of A and B is ${sign}N`,
          `${de} von A und B ist ${deSign}N`,
          ofDigits((digits, number) => compare(measure(digits), number)),
        ] as const,
    ),
  ),
  [
    'of A and B, the one marked as a minimum is smaller',
    'von A und B ist das kleiner, das als Minimum markiert ist',
    ofMarked((marked, other) => marked < other),
  ],
  [
    'of A and B, the one marked as a maximum is larger',
    'von A und B ist das größer, das als Maximum markiert ist',
    ofMarked((marked, other) => marked > other),
  ],
  [
    'A and B are one odd and one even',
    'A und B sind eine ungerade und eine gerade Ziffer',
    ofDigits((digits) => sum(digits) % 2 === 1),
  ],
  [
    'A and B are both odd or both even',
    'A und B sind beide ungerade oder beide gerade',
    ofDigits((digits) => sum(digits) % 2 === 0),
  ],
  [
    'odd and even alternate along LIST',
    'auf LIST wechseln sich ungerade und gerade Ziffern ab',
    ofNext((first, second) => (first + second) % 2 === 1),
  ],
  [
    'A and B leave the same remainder when divided by N',
    'A und B lassen geteilt durch N denselben Rest',
    ofDigits(([a = 0, b = 0], number) => a % number === b % number),
  ],
  [
    'A and B leave different remainders when divided by N',
    'A und B lassen geteilt durch N verschiedene Reste',
    ofDigits(([a = 0, b = 0], number) => a % number !== b % number),
  ],
  [
    'any N cells in a row of LIST leave different remainders when divided by N',
    'je N Felder hintereinander aus LIST lassen geteilt durch N verschiedene Reste',
    (named) => ofLine((digits, number) => differInRuns(digits, number, (digit) => digit % named.numbers[1]!))(named),
  ],
  [
    'A and B are both low, both middle or both high',
    'A und B sind beide niedrig, beide mittel oder beide hoch',
    ofDigits(([a = 0, b = 0], _, size) => thirdOf(a, size) === thirdOf(b, size)),
  ],
  [
    'A and B are not in the same third of the digits',
    'A und B sind nicht im selben Drittel der Ziffern',
    ofDigits(([a = 0, b = 0], _, size) => thirdOf(a, size) !== thirdOf(b, size)),
  ],
  [
    'any three cells in a row of LIST are low, middle and high',
    'je drei Felder hintereinander aus LIST sind niedrig, mittel und hoch',
    ofLine((digits, _, size) => differInRuns(digits, 3, (digit) => thirdOf(digit, size))),
  ],
  [
    'digits rise along LIST',
    'die Ziffern steigen auf LIST',
    ofDigits((digits) => digits.every((digit, at) => at === 0 || digits[at - 1]! < digit)),
  ],
  [
    'digits do not fall along LIST',
    'die Ziffern fallen nicht auf LIST',
    ofDigits((digits) => digits.every((digit, at) => at === 0 || digits[at - 1]! <= digit)),
  ],
  [
    'A says in which row column N has its N',
    'A gibt an, in welcher Zeile Spalte N ihre N hat',
    saysWhere(placesIn.column, ({ numbers }) => numbers[1]!),
  ],
  [
    'A says in which column row N has its N',
    'A gibt an, in welcher Spalte Zeile N ihre N hat',
    saysWhere(placesIn.row, ({ numbers }) => numbers[1]!),
  ],
  [
    "either A and B have each other's place or neither has",
    'entweder haben A und B die Stelle des anderen oder keines',
    ({ cells: [a, b], at, statement }) => {
      const placeOf = (cell: Cell): number => statement!.lists[0]!.indexOf(cell) + 1;
      return (at(a!) === placeOf(b!)) === (at(b!) === placeOf(a!));
    },
  ],
  [
    'A says which box has the number of its own box in the same place',
    'A gibt an, welcher Block an derselben Stelle die Nummer seines eigenen Blocks hat',
    saysWhere(
      (named) =>
        range(named.geometry.size).map(
          (box) => named.geometry.cellsOf(named.geometry.firstOf('box') + box)[inBox(named, named.cells[0]!)[1]]!,
        ),
      (named) => inBox(named, named.cells[0]!)[0],
    ),
  ],
  [
    'A says in which cell, counted from A on, the N stands',
    'A gibt an, im wievielten Feld von A aus die N steht',
    saysWhereInLine,
  ],
];

const PATTERNS = MEANINGS.map(([en, de, means]) => ({ en: pattern(en), de: pattern(de), means }));

/** Returns the cells that a text names, in its order: `r12c3` names two. */
export function cellsIn(text: string, { size }: Geometry): Cell[] {
  const numbers = (part: string): number[] =>
    part.startsWith('(') ? part.slice(1, -1).split(',').map(Number) : [...part].map(Number);
  return [...text.matchAll(/r(\d+|\([\d,]+\))c(\d+|\([\d,]+\))/g)].flatMap(([, rows, columns]) =>
    numbers(rows!).flatMap((row) => numbers(columns!).map((column) => (row - 1) * size + column - 1)),
  );
}

/** Returns the numbers of a text that are not in names of cells, in its order. */
export const numbersIn = (text: string): number[] =>
  (text.replace(/r(?:\d+|\([\d,]+\))c(?:\d+|\([\d,]+\))/g, '').match(/\d+/g) ?? []).map(Number);

/** The nouns of rules over several cells, with the kind that each names. Their operands are its numbers and its cells. */
export const NOUNS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  'killer-cage': ['N-cage in LIST', 'Ner-Käfig in LIST'],
  sum: ['N-sum cage in LIST', 'Ner-Summenkäfig in LIST'],
  product: ['N-product cage in LIST', 'Ner-Produktkäfig in LIST'],
  renban: ['renban in LIST', 'Renban in LIST'],
  'between-line': ['between line from A to B', 'Zwischenlinie von A bis B'],
  lockout: ['lockout line from A to B', 'Sperrlinie von A bis B'],
  sandwich: ['N-sandwich of HOUSE', 'Ner-Sandwich in HOUSE'],
  'x-sum': ['X-sum N of HOUSE from A', 'X-Summen-Hinweis N für HOUSE ab A'],
  skyscraper: ['skyscraper clue N of HOUSE from A', 'Hochhaus-Hinweis N für HOUSE ab A'],
  quadruple: ['quad in LIST with NS', 'Quad-Hinweis in LIST mit NS'],
  contains: ['area in LIST with NS', 'Bereich in LIST mit NS'],
  'look-and-say': ['look-and-say cage in LIST with NS', 'Sieh-und-sprich-Käfig in LIST mit NS'],
  'counting-circles': ['set of counting circles', 'Verbund der Zählkreise'],
  arrow: ['arrow from LIST', 'Pfeil von LIST'],
  'double-arrow': ['double arrow from A to B', 'Doppelpfeil von A bis B'],
  'little-killer': ['N-diagonal through LIST', 'Ner-Diagonale durch LIST'],
  'region-sum-line': ['region sum line from A to B', 'Regionssummenlinie von A bis B'],
  zipper: ['zipper from A to B', 'Reißverschluss von A bis B'],
  'equal-sums': ['group of equal sums LISTS', 'Verbund gleicher Summen LISTS'],
  'sum-line': ['N-sum line from A to B', 'Ner-Summenlinie von A bis B'],
  'same-difference': ['same difference line from A to B', 'Linie gleicher Differenzen von A bis B'],
  sequence: ['sequence line from A to B', 'Folge von A bis B'],
  rule: ['rule "TEXT" in LIST', 'Regel „TEXT“ in LIST'],
  'global-entropy': ['strip of LIST', 'Streifen aus LIST'],
};

/** The nouns of sums with a limit, whose sign has words of its own. */
const LIMITED: typeof NOUNS = {
  'killer-cage': ['cage in LIST with a sum of BOUND', 'Käfig in LIST mit einer Summe von BOUND'],
  sum: ['sum cage in LIST with BOUND', 'Summenkäfig in LIST mit BOUND'],
  'little-killer': ['diagonal through LIST with BOUND', 'Diagonale durch LIST mit BOUND'],
};

const NOUN_PATTERNS = [...Object.entries(NOUNS), ...Object.entries(LIMITED)].map(([kind, [en, de]]) => ({
  kind,
  en: pattern(en),
  de: pattern(de),
}));

/** Returns the kinds that a noun may name. */
export const kindsNamed = (text: string, language: 'en' | 'de'): string[] =>
  NOUN_PATTERNS.filter((noun) => noun[language].test(text)).map(({ kind }) => kind);

/** Returns what a sentence on a clue says of a filling. Throws an Error for a sentence that the table does not have. */
export function readSentence(
  text: string,
  language: 'en' | 'de',
  geometry: Geometry,
  statement: Statement | undefined,
): (at: DigitAt) => boolean {
  const found = PATTERNS.filter((each) => each[language].test(text));
  if (found.length !== 1) throw new Error(`${found.length} meanings of '${text}' (${language})`);
  const named = { cells: cellsIn(text, geometry), numbers: numbersIn(text), geometry, statement };
  return (at) => found[0]!.means({ ...named, at });
}
