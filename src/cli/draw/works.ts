/** The drawing of a record, on any thread: pictures or a page as data, which the main thread writes to files. */
import type { Clock } from '../../core/clock.js';
import '../../solver/nine/fast.js';
import { existsSync, readFileSync } from 'node:fs';
import { LIMIT_REACHED } from '../../batch/answer.js';
import { EMPTY } from '../../core/board.js';
import { givensOf } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import type { Reading } from '../../formats/format.js';
import { formatLine } from '../../formats/text/line.js';
import type { Level, Strategy } from '../../logic/step/strategy.js';
import { conclusion } from '../../render/conclusion.js';
import { digitWordsOf } from '../../render/digit-words.js';
import { drawnReasons } from '../../render/drawn-reasons.js';
import { walkthroughPage } from '../../render/html/walkthrough.js';
import { techniquesJson } from '../../render/json/grade.js';
import { puzzleJson } from '../../render/json/puzzle.js';
import { type Language, type LanguageCode, languageOf, languageWith } from '../../render/language/index.js';
import type { DigitWords } from '../../render/language/language.js';
import type { BookLesson, Page } from '../../render/pdf/options.js';
import { type DrawnPosition, drawnStep, withSigns } from '../../render/picture/grid-picture.js';
import { picture } from '../../render/picture/picture.js';
import type { Picture } from '../../render/picture/shape.js';
import { sharedSigns } from '../../render/picture/shared-signs.js';
import { svgOf } from '../../render/picture/svg-of.js';
import { strategyName } from '../../render/strategy-name.js';
import { sentence } from '../../render/text.js';
import { reasonText, ungradedText } from '../../render/unfit-reason.js';
import { isOnly, prospectOf } from '../../search/check.js';
import { gradeOf } from '../../session/grade.js';
import type { Scale } from '../../solver/grade.js';
import type { FoundStep } from '../../solver/step.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { dataOf, workOn } from '../answers/forms.js';
import { ungradedStatus } from '../answers/grade-record.js';
import { followPath, isShown, noneShownText, openPuzzle, type Path, remarksOn, STATUS } from '../answers/path.js';
import { type SolveOptions, solutionOf as solvedBy } from '../answers/solution.js';
import { packageUrl, type Result, type Status, type Told } from '../command.js';
import { timeLimitText } from '../input/puzzle.js';
import { withoutUndefined } from '../options.js';
import { pageIn } from './lessons.js';
import type { Drawing } from './options.js';

/** What was found on a record: pictures, a page, or a puzzle that is yet to be drawn. */
export interface DrawnRecord extends GridRules, DigitWords {
  /** The seed that the puzzle was created with. */
  readonly seed?: string;
  readonly hodoku?: { readonly level: Level; readonly score: number };
  readonly se?: { readonly er: number };
  /** The uses of each strategy, by its id, for a book that teaches them. */
  readonly techniques?: Readonly<Record<string, number>>;
  /** Pictures as SVG or HTML, each with a name that is unique within the record. */
  readonly pictures?: readonly { readonly name: string; readonly content: string }[];
  /** The steps of a path, for paper: each with its picture and its sentence. */
  readonly steps?: readonly BookLesson[];
  /** A whole HTML page. */
  readonly page?: string;
  /** A puzzle that the main thread draws, as a picture or in a book. */
  readonly puzzle?: string;
  readonly box?: readonly [number, number];
  /** The signs of a shared puzzle. */
  readonly signs?: readonly Sign[];
  /** What its setter says of it. */
  readonly said?: Pick<Page, 'title' | 'author' | 'rules'>;
  readonly solution?: string;
  /** The level on the ladder `full`, in place of HoDoKu's, which does not grade variants. */
  readonly full?: { readonly level: Level };
}

export interface DrawOptions extends Told {
  readonly drawing: Drawing;
}

/** Passes on the puzzle. For a book it adds the solution, and the grade if the book needs it. */
export const drawPuzzle = workOn((reading, options: DrawOptions, clock, { text }) => {
  const { puzzle } = reading;
  const drawn = { ...puzzleJson(puzzle), ...signsOf(reading), said: saidIn(reading) };
  if (options.drawing.format !== 'pdf') return dataOf<DrawnRecord>({ ...drawn, ...digitWordsOf(reading) });
  // The solution comes first, so that a grade that takes all the time costs no solution.
  const { solution, ...solved } = solutionForBook(reading, options, clock);
  const { grades, ...graded } = gradeForBook(reading, options, clock);
  const { missing, status } = graded.missing === undefined ? solved : graded;
  const remarks = missing === undefined ? [] : [missing];
  return dataOf<DrawnRecord>(
    { ...drawn, ...withoutUndefined({ solution, seed: seedIn(text) }), ...grades },
    remarks,
    status,
  );
});

/** Returns the seed in a line of `create --json`. Its grades are not taken: somebody may have changed the puzzle since. */
function seedIn(text: string): string | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const { seed } = JSON.parse(text);
    return typeof seed === 'string' ? seed : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the signs of a shared puzzle. */
function signsOf(reading: Reading): Pick<DrawnRecord, 'signs'> {
  const signs = sharedSigns(reading);
  return signs ? { signs } : {};
}

/** Returns what the setter of a puzzle says of it. The description in a link of the page is the rules. */
function saidIn({ metadata = {}, exchange }: Reading): NonNullable<DrawnRecord['said']> {
  const { title, author, description } = metadata;
  return withoutUndefined({ title, author, rules: exchange === 'page-link' ? description : undefined });
}

/** What a book lacks of a puzzle. */
interface Lacking {
  /** What is missing and why, if anything is. */
  readonly missing?: string;
  readonly status?: Status;
}

interface BookGrade extends Lacking {
  readonly grades: Pick<DrawnRecord, 'hodoku' | 'full' | 'se' | 'techniques'>;
}

/** Grades a puzzle on the scales that the book needs. */
function gradeForBook(reading: Reading, options: DrawOptions, clock: Clock): BookGrade {
  const { puzzle } = reading;
  const { drawing, milliseconds } = options;
  const scales = scalesFor(drawing);
  if (scales.length === 0) return { grades: {} };
  const judged = gradeOf({ puzzle, clock }, scales);
  if (!judged.grade) {
    const { prospect } = judged;
    return {
      grades: {},
      missing: ungradedText(puzzle, prospect, languageWith(options.language, reading)),
      status: ungradedStatus(prospect),
    };
  }
  const { hodoku, own, se, isCut } = judged.grade;
  const techniques = (hodoku ?? own)?.techniques;
  const grades = {
    ...(drawing.teaches && techniques && { techniques: techniquesJson(techniques) }),
    ...(hodoku && { hodoku: { level: hodoku.level, score: hodoku.score } }),
    ...(own?.level && { full: { level: own.level } }),
    ...(se && se.ended !== 'time' && { se: { er: se.er } }),
  };
  if (!isCut) return { grades };
  return { grades, missing: `${timeLimitText(milliseconds)}: the grade is not whole`, status: LIMIT_REACHED };
}

/**
 * Returns the scales on which a book's puzzles are graded: for its notes, headings and stars, and for the strategies it
 * teaches.
 */
function scalesFor({ notes, book, teaches }: Drawing): Scale[] {
  const isLevelled = notes.includes('level') || notes.includes('score') || book.levels || book.stars || teaches;
  return [...(isLevelled ? (['hodoku'] as const) : []), ...(notes.includes('rating') ? (['se'] as const) : [])];
}

/** Returns the solution of a puzzle for the back of a book. */
function solutionForBook(
  reading: Reading,
  options: DrawOptions,
  clock: Clock,
): Lacking & { readonly solution?: string } {
  const { puzzle } = reading;
  if (!options.drawing.book.solutions) return {};
  const prospect = prospectOf(puzzle, clock);
  const { solutions, ended } = prospect.result;
  const [solution] = solutions;
  if (ended === 'cut')
    return { missing: `${timeLimitText(options.milliseconds)}: no solution is printed`, status: LIMIT_REACHED };
  if (solution && isOnly(prospect.result))
    return { solution: formatLine({ geometry: puzzle.geometry, values: solution }) };
  const reason = solution ? 'there are several' : reasonText(puzzle, prospect, languageWith(options.language, reading));
  return { missing: `no solution is printed: ${reason}`, status: 1 };
}

/** Passes on the solved grid, in which the digits of the solution are placed values. */
export const drawSolution = workOn((reading, options: StepsOptions, clock) => {
  const { puzzle } = reading;
  const prospect = prospectOf(puzzle, clock);
  const found = solvedBy(reading, prospect, options);
  if (found.failed) return found.failed;
  const { values } = givensOf(puzzle);
  const placed = Uint8Array.from({ length: puzzle.geometry.cells }, (_, cell) => Number(values[cell] === EMPTY));
  const solved = { geometry: puzzle.geometry, values: found.solution, placed };
  return dataOf<DrawnRecord>(
    { ...puzzleJson(solved), ...digitWordsOf(reading), ...signsOf(reading) },
    found.remarks,
    prospect.result.ended === 'cut' ? LIMIT_REACHED : 0,
  );
});

interface StepsOptions extends SolveOptions {
  readonly drawing: Drawing;
}

/** Draws the path as one HTML page that needs no other file. */
export const drawWalkthrough = workOn((reading, options: StepsOptions, clock) => {
  const found = openPuzzle(reading, options, clock);
  if (found.failed) return found.failed;
  const { drawing } = options;
  const language = languageOf(options.language);
  const path = followPath(found, options);
  const { steps } = path;
  const isWanted = (step: FoundStep, number: number): boolean => isShown(step, number, options);
  if (steps.length > 0 && !steps.some((step, index) => isWanted(step, index + 1)))
    return drawnPath(path, { pictures: [] }, options);
  const page = walkthroughPage({
    puzzle: found.session.puzzle,
    ...signsOf(reading),
    title: drawing.title ?? language.answers.path(steps.length),
    language,
    steps,
    isShown: isWanted,
    about: (strategy) => aboutStrategy(strategy, language.code),
    script: walkthroughScript(language.code),
  });
  return drawnPath(path, { page }, options);
});

/** Draws each selected step of the path, with its sentence, in the position before it. */
export const drawSteps = workOn((reading, options: StepsOptions, clock) => {
  const found = openPuzzle(reading, options, clock);
  if (found.failed) return found.failed;
  const { drawing } = options;
  const pictures: { name: string; content: string }[] = [];
  const signs = sharedSigns(reading);
  const path = followPath(found, options, (board, step, number) => {
    if (!isShown(step, number, options)) return;
    const drawn = stepPicture(withSigns(board, signs), step, drawing, languageWith(options.language, reading));
    pictures.push({ name: nameOf(step, number), content: svgOf(drawn, { theme: drawing.theme }) });
  });
  return drawnPath(path, { pictures }, options);
});

/** Passes on each selected step of the path, with its picture and its sentence, for paper. */
export const drawStepsForPaper = workOn((reading, options: StepsOptions, clock) => {
  const found = openPuzzle(reading, options, clock);
  if (found.failed) return found.failed;
  const { drawing } = options;
  const language = languageWith(options.language, reading);
  const signs = sharedSigns(reading);
  const steps: BookLesson[] = [];
  const path = followPath(found, options, (board, step, number) => {
    if (!isShown(step, number, options)) return;
    steps.push(paperStep(withSigns(board, signs), step, number, drawing, language));
  });
  return drawnPath(path, { steps }, options);
});

/** Returns a step for paper, with its picture and its sentence. */
export function paperStep(
  position: DrawnPosition,
  step: FoundStep,
  number: number,
  drawing: Drawing,
  language: Language,
): BookLesson {
  const { explanation, strategy, geometry } = step;
  const text = [conclusion(step, geometry, language), sentence(explanation.message, geometry, language)];
  return {
    name: `${number}. ${strategyName(strategy, language)}`,
    text: text.map((text) => ({ kind: 'paragraph', text })),
    example: { picture: stepPicture(position, step, drawing, language), sentence: '' },
  };
}

/** Returns the drawings of a path and the remarks on it. */
function drawnPath(path: Path, drawn: DrawnRecord, options: StepsOptions): Result {
  const isNone = path.steps.length > 0 && (drawn.pictures ?? drawn.steps)?.length === 0;
  const none = isNone ? [noneShownText(path.steps, options, languageOf(options.language).remarks)] : [];
  return dataOf<DrawnRecord>(drawn, [...none, ...remarksOn(path, options)], STATUS[path.ended]);
}

export const nameOf = ({ strategy }: FoundStep, number: number): string =>
  `${String(number).padStart(3, '0')}-${strategy.id}`;

/** Returns the picture of a step in its position. */
export function stepPicture(position: DrawnPosition, step: FoundStep, { title }: Drawing, language: Language): Picture {
  const { explanation, strategy, geometry } = step;
  return picture(position, drawnStep(step), {
    title: title ?? strategyName(strategy, language),
    description: `${conclusion(step, geometry, language)}. ${sentence(explanation.message, geometry, language)}`,
    legend: true,
    language,
    alphabet: language.alphabet,
    reasons: drawnReasons(explanation.reasons, geometry, language),
  });
}

/**
 * Reads the script of a walkthrough and the words of its language, if the elements have any. Throws if the program is
 * not built.
 */
function walkthroughScript(code: LanguageCode): string {
  const words = packageUrl(`dist/web/walkthrough-words-${code}.bundle.js`);
  return [packageUrl('dist/web/walkthrough-page.bundle.js'), ...(existsSync(words) ? [words] : [])]
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
}

/** Returns the first paragraph of a strategy's page; an empty text if the language has no such page. */
function aboutStrategy(strategy: Strategy, code: LanguageCode): string {
  const [, paragraph = ''] = pageIn(strategy, code)?.split(/\n\s*\n/) ?? [];
  return paragraph;
}
