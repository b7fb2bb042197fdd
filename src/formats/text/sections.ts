/**
 * SadMan's sections, as in `.sdk` files: rows below `[Puzzle]` and, below `[State]`, the values so far. Other sections
 * are left out with a remark.
 */
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Reading } from '../format.js';
import type { Line } from '../stream/blocks.js';
import type { Gatherer } from './candidate-rows.js';
import { checkKeepsValues, firstLineOf, placedSince } from './clipboard.js';
import { parseGrid } from './grid.js';

const PUZZLE = /^\s*\[puzzle\]\s*$/i;
const SECTION = /^\s*\[([^\]]*)\]\s*$/;

/** True if a text is in sections. */
export const isSections = (text: string): boolean => text.split('\n').some((line) => PUZZLE.test(line));

/** Reads the puzzle, or the position if there is a state. A text without sections is all puzzle. Throws a Misread. */
export function parseSections(text: string, shape?: Geometry): Reading {
  const sections = sectionsIn(text);
  const { puzzle, alphabet } = parseGrid(sections.get('puzzle') ?? '', shape);
  const state = sections.get('state');
  const others = [...sections.keys()].filter((name) => name !== 'puzzle' && name !== 'state');
  return {
    puzzle: state === undefined ? puzzle : withState(puzzle, state),
    format: 'line',
    exchange: 'sdk',
    alphabet,
    ...(others.length > 0 && { remark: `the section [${others.join('], [')}] is not read` }),
  };
}

/** Returns the text of each section by its name, padded so that all lines keep their numbers. */
function sectionsIn(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n');
  const sections = new Map<string, string[]>();
  let section = 'puzzle';
  for (const [index, line] of lines.entries()) {
    const [, name] = SECTION.exec(line) ?? [];
    if (name !== undefined) section = name.trim().toLowerCase();
    else if (line.trim() !== '' && !line.startsWith('#')) {
      const kept = sections.get(section) ?? lines.map(() => '');
      kept[index] = line;
      sections.set(section, kept);
    }
  }
  return new Map([...sections].map(([name, kept]) => [name, kept.join('\n')]));
}

function withState(puzzle: Puzzle, text: string): Puzzle {
  const { geometry } = puzzle;
  const { values } = parseGrid(text, geometry).puzzle;
  checkKeepsValues(puzzle, { geometry, values }, firstLineOf(text));
  return { geometry, values, placed: placedSince(puzzle, values) };
}

/** The most lines of a puzzle of any size in its sections. */
const LONGEST_PUZZLE = 1024;

/**
 * Makes a gatherer of the lines of several sections, from `[Puzzle]` up to an empty line after which no section begins.
 */
export function sectionGatherer(): Gatherer {
  let lines: Line[] = [];
  const flush = (): readonly (Line | readonly Line[])[] => {
    const open = lines;
    lines = [];
    if (open.filter(({ text }) => SECTION.test(text)).length < 2) return open;
    const last = open.findLastIndex(({ text }) => text.trim() !== '');
    return [open.slice(0, last + 1), ...open.slice(last + 1)];
  };
  return {
    push(line) {
      const begins = PUZZLE.test(line.text);
      if (lines.length === 0 && !begins) return undefined;
      const isOver =
        lines.length > 0 &&
        (begins || lines.length >= LONGEST_PUZZLE || (isOther(line, lines.at(-1)!) && hasRows(lines)));
      const before = isOver ? flush() : [];
      if (isOver && !begins) return [...before, line];
      lines.push(line);
      return before;
    },
    end: flush,
  };
}

const hasRows = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => text.trim() !== '' && !text.startsWith('#') && !SECTION.test(text));

/** True if a line is a header, or if it follows an empty line and begins no section. */
const isOther = ({ text }: Line, before: Line): boolean =>
  text.startsWith('#') || (before.text.trim() === '' && text.trim() !== '' && !SECTION.test(text));
