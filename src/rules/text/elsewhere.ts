/** Words and signs that texts of rules lack, with what says the same. */

const CLASS = 'it stands behind is, as in d[1] is even';
const DIVIDES = '% is the remainder, as in sum() % 3 = 0';
const NO_MEAN = 'texts have no average: compare the sum, as in sum() = 5 * 3';
const AND = 'tests are joined by and';
const NO_IF = 'if is written not … or …';

/** What is said of each of them. */
export const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ...['mod', 'modulo', 'divides', 'divisible', 'multiple'].map((word) => [word, DIVIDES] as const),
  ...['avg', 'average', 'mean'].map((word) => [word, NO_MEAN] as const),
  ...['odd', 'even', 'prime', 'square'].map((word) => [word, CLASS] as const),
  ...['if', 'then', 'else'].map((word) => [word, NO_IF] as const),
  ['max', 'the largest digit is most()'],
  ['min', 'the smallest digit is least()'],
  ['abs', 'the size without a sign is |a - b|'],
  ['xor', 'tests are joined by and, or'],
  ['length', 'the last place is d[-1], the halves d[1..half] and d[-half..-1]'],
  ['/', 'there is no division: multiply the other side'],
  ['^', 'there are no powers: multiply, as in a * a'],
  ['!', 'not stands before a test, as in not a = b, and unequal is !='],
  ['&', AND],
  [';', AND],
]);
