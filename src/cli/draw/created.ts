/** What `sudoku create --json` writes beside a puzzle, for books. */
import { LEVELS, type Level } from '../../logic/step/strategy.js';

/** The seed and the grades of a puzzle that was created. */
export interface CreatedNotes {
  readonly seed?: string;
  readonly hodoku?: { readonly level: Level; readonly score: number };
  readonly se?: { readonly er: number };
  /** The uses of each strategy, by its id. */
  readonly techniques?: Readonly<Record<string, number>>;
}

/** An object of JSON whose parts may be anything. */
type Parts = Readonly<Record<string, unknown>>;

/** Returns the seed and the grades in a line of `create --json`; nothing for any other text. */
export function createdIn(text: string): CreatedNotes {
  const told = toldIn(text);
  const { seed } = told;
  if (typeof seed !== 'string') return {};
  const [hodoku, se, techniques] = [told.hodoku, told.se, told.techniques].map(objectOf);
  const level = LEVELS.find((each) => each === hodoku?.level);
  return {
    seed,
    ...(level && isNumber(hodoku?.score) && { hodoku: { level, score: hodoku.score } }),
    ...(isNumber(se?.er) && { se: { er: se.er } }),
    ...(techniques && { techniques: Object.fromEntries(Object.entries(techniques).filter(isCount)) }),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isCount = (entry: [string, unknown]): entry is [string, number] => isNumber(entry[1]);

const objectOf = (value: unknown): Parts | undefined =>
  typeof value === 'object' && value !== null ? (value as Parts) : undefined;

function toldIn(text: string): Parts {
  if (!text.trimStart().startsWith('{')) return {};
  try {
    return objectOf(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}
