/** The walkthrough of a path as one HTML page that fetches nothing, so that it works as a file. */
import { sha256 } from '@noble/hashes/sha2';
import type { Puzzle } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import { puzzleIn } from '../../formats/puzzle-like.js';
import { formatLibrary } from '../../formats/text/library.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { callback, holding, listOf, text } from '../../settings/settings.js';
import type { FoundStep } from '../../solver/step.js';
import { rulesOf } from '../../variants/of-grid.js';
import { candidateJson } from '../json/cell.js';
import { type StepOutcome, stepJson } from '../json/step.js';
import type { Language } from '../language/language.js';
import { escaped } from '../picture/svg.js';
import { spoken } from '../text.js';
import { headOf } from './page.js';

/** What a page with a path shows. */
export interface Walkthrough {
  readonly puzzle: Puzzle;
  /** The signs of a shared puzzle, as `sharedSigns` returns them. Default: those of its constraints. */
  readonly signs?: readonly Sign[];
  readonly title: string;
  /** The whole path. */
  readonly steps: readonly FoundStep[];
  /** Selects the steps to show, by step and number from one. Default: all. */
  isShown?(step: FoundStep, number: number): boolean;
  /** Returns the text about a strategy, in plain text. */
  about(strategy: Strategy): string;
  /** The language of the sentences and of the page's own words. Default: English. */
  readonly language?: Language;
  /** The script of the page: `web/walkthrough-page.ts`, bundled when the program is built. */
  readonly script: string;
}

/** Readers of what a page cannot do without. */
const NEEDED = {
  puzzle: puzzleIn,
  title: text,
  steps: listOf(holding<FoundStep>('steps, as a ladder finds them', ['strategy', 'explanation'])),
  about: callback(),
  script: text,
};

/** Returns the whole page. Throws a BadOption. */
export function walkthroughPage(page: Walkthrough): string {
  for (const [name, reader] of Object.entries(NEEDED)) reader(Object(page)[name], name);
  const { puzzle, signs, title, steps, isShown = () => true, about, language, script } = page;
  const { geometry } = puzzle;
  const { shown, rest } = partedOf(steps, isShown);
  const strategies = new Set(shown.map(({ step }) => step.strategy));
  const trace = {
    puzzle: formatLibrary(puzzle),
    box: [geometry.boxRows, geometry.boxColumns],
    ...rulesOf(geometry),
    ...(signs && { signs }),
    title,
    count: steps.length,
    rest: rest.map(outcomeJson),
    steps: shown.map(({ step, number, before }) => ({
      ...stepJson(step, language),
      truths: [],
      number,
      ...(before.length > 0 && { before: before.map(outcomeJson) }),
      says: spoken(step.explanation.message, geometry, language),
      level: step.strategy.level,
    })),
    about: Object.fromEntries([...strategies].map((strategy) => [strategy.id, about(strategy)])),
  };
  const code = script.replaceAll('</script', '<\\/script');
  const policy = `script-src '${hashOf(code)}'; style-src '${hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`;
  return [
    ...headOf(title, policy, STYLE, language?.code),
    '<body>',
    '<main>',
    `<h1>${escaped(title)}</h1>`,
    '<sudoku-walkthrough></sudoku-walkthrough>',
    `<noscript><ol>${trace.steps.map(({ name, text }) => `<li>${escaped(`${name}: ${text}`)}</li>`).join('')}</ol></noscript>`,
    '</main>',
    `<script id="trace" type="application/json">${jsonInPage(trace)}</script>`,
    `<script type="module">${code}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

interface Shown {
  readonly step: FoundStep;
  readonly number: number;
  /** Steps of the path between the last one shown and this one. */
  readonly before: readonly FoundStep[];
}

/** Splits the path into the steps shown, each with the steps skipped before it, and the steps after the last. */
function partedOf(
  steps: readonly FoundStep[],
  isShown: (step: FoundStep, number: number) => boolean,
): { readonly shown: readonly Shown[]; readonly rest: readonly FoundStep[] } {
  const shown: Shown[] = [];
  let passed: FoundStep[] = [];
  for (const [index, step] of steps.entries())
    if (isShown(step, index + 1)) {
      shown.push({ step, number: index + 1, before: passed });
      passed = [];
    } else passed.push(step);
  return { shown, rest: passed };
}

/** Returns the outcome of a step that is not shown. The page applies it before the next step that is shown. */
const outcomeJson = ({ geometry, place, remove }: FoundStep): StepOutcome => ({
  place: place.map((candidate) => candidateJson(geometry, candidate)),
  remove: remove.map((candidate) => candidateJson(geometry, candidate)),
});

/** Writes JSON that cannot end its script element, even if a string contains `</script`. */
const jsonInPage = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Returns the hash by which a content security policy allows exactly this text. */
const hashOf = (text: string): string => `sha256-${btoa(String.fromCharCode(...sha256(text)))}`;

const STYLE = [
  ':root{color-scheme:light dark;background:#fff;color:#111}',
  '@media screen and (prefers-color-scheme:dark){:root{background:#16181c;color:#f2f2f2}}',
  'body{margin:0 auto;max-width:76rem;padding:0.75rem;font-family:system-ui,-apple-system,"Segoe UI","DejaVu Sans",sans-serif}',
  'h1{font-size:1.2rem;margin:0 0 0.6rem;overflow-wrap:anywhere}',
].join('');
