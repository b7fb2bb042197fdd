/**
 * The words of the field, about thirty that a learner meets, each explained in a sentence or two. In texts of pages and
 * of the course, the words open these definitions.
 */
interface GlossaryTerm {
  /** The term as a heading shows it. */
  readonly name: string;
  /** Other forms of the term in texts, in lower case. */
  readonly forms: readonly string[];
  readonly text: string;
}

export const ENGLISH_TERMS = {
  cell: {
    name: 'Cell',
    forms: [],
    text: 'One of the small squares; each takes one digit. r3c4 is the cell in row 3 and column 4, r16c2 are two: those of rows 1 and 6 in column 2.',
  },
  house: {
    name: 'House',
    forms: ['houses', 'unit', 'units'],
    text: 'A row, a column or a box: each digit stands in it once.',
  },
  box: {
    name: 'Box',
    forms: ['boxes', 'block', 'blocks'],
    text: 'One of the squares with thick borders, 3 by 3 cells in the usual grid; also called block.',
  },
  line: { name: 'Line', forms: ['lines'], text: 'A row or a column.' },
  given: {
    name: 'Given',
    forms: ['givens'],
    text: 'A digit that stands in the grid from the beginning, and stays.',
  },
  candidate: {
    name: 'Candidate',
    forms: ['candidates'],
    text: 'A digit that a cell may still take. “7 in r3c4” is the candidate 7 of that cell.',
  },
  mark: {
    name: 'Pencil mark',
    forms: ['pencil marks', 'marks'],
    text: 'A small digit that a player writes into a cell, to remember candidates.',
  },
  sees: {
    name: 'To see',
    forms: ['sees', 'see each other', 'see'],
    text: 'A cell sees all other cells of its row, its column and its box: none of them takes the same digit.',
  },
  intersection: {
    name: 'Intersection',
    forms: ['intersections'],
    text: 'The cells that a box and a line share, three in the usual grid.',
  },
  subset: {
    name: 'Subset',
    forms: ['subsets'],
    text: 'As many cells of a house as digits, which keep to each other: a pair, a triple or a quadruple.',
  },
  'bivalue-cell': {
    name: 'Bivalue cell',
    forms: ['bivalue cells'],
    text: 'A cell with just two candidates: one of the two is right.',
  },
  bilocation: {
    name: 'Bilocation',
    forms: ['bilocations', 'conjugate pair', 'conjugate pairs'],
    text: 'A digit that has just two places left in a house: it is in one of the two.',
  },
  fish: {
    name: 'Fish',
    forms: [],
    text: 'A pattern of one digit: as many lines of one kind as of the other, in which its places keep to each other. An X-Wing has two, a Swordfish three, a Jellyfish four.',
  },
  base: {
    name: 'Base',
    forms: ['base set', 'base sets'],
    text: 'The houses of a fish whose places for the digit all lie in the cover. Each needs the digit once.',
  },
  cover: {
    name: 'Cover',
    forms: ['cover set', 'cover sets'],
    text: 'The houses of a fish that hold all places of the base. They lose the digit elsewhere.',
  },
  fin: {
    name: 'Fin',
    forms: ['fins'],
    text: 'An extra place of a fish, outside the cover. What the fish removes must see all fins too.',
  },
  'strong-link': {
    name: 'Strong link',
    forms: ['strong links', 'strongly linked'],
    text: 'Two candidates of which at least one is true, as the two places of a digit in a house.',
  },
  'weak-link': {
    name: 'Weak link',
    forms: ['weak links', 'weakly linked'],
    text: 'Two candidates that are not both true, as the same digit in two cells that see each other.',
  },
  pivot: {
    name: 'Pivot',
    forms: ['pivots'],
    text: 'The cell of a wing that the others hang on: each of its candidates leads to one of them.',
  },
  pincer: {
    name: 'Pincer',
    forms: ['pincers'],
    text: 'One of two ends of which at least one is true. What sees both cannot be.',
  },
  colouring: {
    name: 'Colouring',
    forms: ['colours'],
    text: 'Candidates joined by strong links take turns in two colours: one colour is true as a whole, the other false.',
  },
  uniqueness: {
    name: 'Uniqueness',
    forms: [],
    text: 'A proper puzzle has just one solution. Some steps rest on that; they are wrong where a puzzle has several.',
  },
  'deadly-pattern': {
    name: 'Deadly pattern',
    forms: ['deadly patterns'],
    text: 'Cells whose digits could be exchanged without touching anything else: a puzzle with one solution never comes to that.',
  },
  bug: {
    name: 'BUG',
    forms: ['bivalue universal grave'],
    text: 'A position in which each open cell has two candidates, and each digit two places in each house. It would have no solution, or more than one.',
  },
  chain: {
    name: 'Chain',
    forms: ['chains'],
    text: 'Candidates joined by strong and weak links in turn, so that its two ends are not both false.',
  },
  aic: {
    name: 'AIC',
    forms: ['alternating inference chain', 'alternating inference chains'],
    text: 'Alternating inference chain: a chain through any digits and cells that begins and ends with a strong link.',
  },
  notation: {
    name: 'Notation of chains',
    forms: ['notation'],
    text: '(3=7)r1c2 - (7)r1c8: = joins two of which one is true, - two that are not both true.',
  },
  loop: {
    name: 'Loop',
    forms: ['loops', 'nice loop', 'nice loops'],
    text: 'A ring of cells or candidates, each joined to the next. If strong and weak links take turns all the way round, each weak link may remove something.',
  },
  grouped: {
    name: 'Group',
    forms: ['grouped'],
    text: 'Places of a digit that a box and a line share, taken as one link of a chain: one of them is true, or none.',
  },
  als: {
    name: 'Almost locked set',
    forms: ['almost locked sets'],
    text: 'Cells of a house with one more digit than cells. Without one of the digits, the others are all placed there.',
  },
  clue: {
    name: 'Clue',
    forms: ['clues'],
    text: 'What a puzzle states beside its givens: a dot between two cells, a cage with its sum, a line or an arrow. Its rules say what each clue means.',
  },
  cage: {
    name: 'Cage',
    forms: ['cages'],
    text: 'Cells with a dashed outline and a small number: their digits differ, and add up to the number.',
  },
  thermometer: {
    name: 'Thermometer',
    forms: ['thermometers'],
    text: 'A grey line with a bulb: from the bulb on, each digit is larger than the one before it.',
  },
  arrow: {
    name: 'Arrow',
    forms: ['arrows'],
    text: 'A circle with an arrow: the digits along the arrow add up to the digit in the circle, its bulb.',
  },
  whisper: {
    name: 'Whisper',
    forms: ['whispers'],
    text: 'A line along which neighbours differ by at least a number: by 5 on a German whisper, which is green, by 4 on a Dutch one.',
  },
  level: {
    name: 'Level',
    forms: ['levels'],
    text: 'How hard a puzzle or a step is, from easy to extreme, after HoDoKu. Its score adds up points for each step.',
  },
  rating: {
    name: 'SE rating',
    forms: ['se ratings'],
    text: 'Sudoku Explainer’s number for the hardest step of a puzzle, from 1.0 to about 12.',
  },
} as const satisfies Readonly<Record<string, GlossaryTerm>>;

export type TermId = keyof typeof ENGLISH_TERMS;

export type Terms = Readonly<Record<TermId, GlossaryTerm>>;
