/** Readers of what callers write out for a book: its lessons, words and fonts. */
import PDFDocument from 'pdfkit';
import { LANGUAGES } from '../../core/languages.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { oneOf } from '../../settings/one-of.js';
import { BadOption, refuseUnknown } from '../../settings/options.js';
import { anything, holding, listOf, type SettingReader, text } from '../../settings/settings.js';
import type { RuleWords } from '../language/rule-words.js';
import type { Picture } from '../picture/shape.js';
import { expectPicture } from '../picture/svg-of.js';
import { registered } from './document-fonts.js';
import { BOLD, type BookLesson, type Faces, type LessonPart, type Pair, REGULAR } from './options.js';
import type { BookWords } from './words.js';

type Parts<Whole> = { readonly [Name in keyof Whole]-?: SettingReader<NonNullable<Whole[Name]>> };

/** Makes a reader of objects with parts, each of which its reader reads. Only those in `optional` may be missing. */
const withParts =
  <Whole extends object>(
    takes: string,
    parts: Parts<Whole>,
    optional: readonly (keyof Whole & string)[] = [],
  ): SettingReader<Whole> =>
  (value, option) => {
    const names = Object.keys(parts) as (keyof Whole & string)[];
    const whole = holding<Whole>(
      takes,
      names.filter((name) => !optional.includes(name)),
    )(value, option);
    refuseUnknown(parts, whole);
    const present = names.filter((name) => whole[name] !== undefined || !optional.includes(name));
    return Object.fromEntries(
      present.map((name) => [name, parts[name](whole[name], `${option}.${name}`)]),
    ) as unknown as Whole;
  };

/** Makes a reader of a text for each of some names. */
const textsFor = <Name extends string>(names: readonly Name[]): SettingReader<Readonly<Record<Name, string>>> =>
  withParts(
    `a text for each of ${names.join(', ')}`,
    Object.fromEntries(names.map((name) => [name, text])) as unknown as Parts<Record<Name, string>>,
  );

const picture: SettingReader<Picture> = (value, option) => {
  expectPicture(value, option);
  return value;
};

export const lesson: SettingReader<BookLesson> = withParts<BookLesson>(
  'lessons: { name, text }',
  {
    name: text,
    text: listOf(
      withParts<LessonPart>(
        'parts: { kind, text }',
        { kind: oneOf('kind', ['heading', 'paragraph', 'point'] as const), text, mark: text },
        ['mark'],
      ),
    ),
    example: withParts('an example: { picture, sentence }', { picture, sentence: text }),
  },
  ['example'],
);

export const bookWords: SettingReader<BookWords> = withParts<BookWords>(
  'words of a book, as BOOK_WORDS has them',
  {
    language: oneOf('language', LANGUAGES),
    rules: holding<RuleWords>('words of rules, such as GERMAN_RULES of /languages/de', ['constraints', 'title']),
    solutions: text,
    levels: textsFor(LEVELS),
    points: text,
    seed: text,
    howToSolve: text,
    ungraded: text,
    puzzle: text,
    puzzles: text,
    scan: textsFor(['link', 'solutionLink']),
  },
  ['rules'],
);

const FONTS = 'fonts: { regular, bold }';
const OWN_FONTS = { [REGULAR]: anything, [BOLD]: anything } as Parts<Pair>;
const namedFaces = withParts<Faces>(FONTS, { ...OWN_FONTS, others: listOf(withParts<Pair>(FONTS, OWN_FONTS)) }, [
  'others',
]);

/** Reads fonts, and opens each. */
export const faces: SettingReader<Faces> = (value, option) => {
  const named = namedFaces(value, option);
  const document = new PDFDocument({ autoFirstPage: false });
  for (const name of Object.values(registered(document, named)).flat())
    try {
      document.font(name);
    } catch (error) {
      throw new BadOption(option, `the ${name} one is no font that can be read: ${(error as Error).message}`);
    }
  return named;
};
