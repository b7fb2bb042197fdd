/** Reads the ladder of a climb: a name, or a list of rungs and strategies, which may be the caller's own. */
import type { Markup } from '../core/board.js';
import { printable, quoted } from '../core/printable.js';
import { type Hit, LEVELS, type Level, type Strategy } from '../logic/step/strategy.js';
import { oneOf } from '../settings/one-of.js';
import { BadOption, refusal } from '../settings/options.js';
import { callback, listOf, passing, type SettingReader, text, withOptionErrors } from '../settings/settings.js';
import { type Ladder, plainClimb } from '../solver/ladder.js';
import { LADDERS, type LadderId } from '../solver/ladder-names.js';
import { ladderOf } from '../solver/ladders.js';
import { type Rung, rungOf } from '../solver/rung.js';

/** A ladder by its name, or rungs and strategies in the order in which they are tried. */
export type LadderLike = LadderId | readonly (Rung | Strategy)[];

/**
 * Returns the rungs of a ladder, so that you can add your own strategies. In a list, the first rung that finds a step
 * provides the next one.
 *
 * @throws {BadOption} for an unknown name
 * @example
 * hint(puzzle, { ladder: [mine, ...ladder('full')] }); // before all others
 * hint(puzzle, { ladder: [...ladder('full'), mine], guess: false }); // after all others, the last of which guesses
 */
export const ladder = (name: LadderId): readonly Rung[] => ladderOf(ladderName(name, 'ladder')).rungs;

const ladderName = oneOf('ladder', LADDERS);

/** Reads a ladder from settings. */
export const ladderFrom: SettingReader<Ladder> = (value, option) =>
  Array.isArray(value) ? ladderOfList(value, option) : ladderOf(ladderName(value, option));

const OWN = 'own';

const ladderOfList = (list: readonly unknown[], option: string): Ladder => ({
  id: OWN,
  name: 'rungs and strategies of a list',
  rungs: list.map((item, index) => rungFrom(item, index, option)),
  begin: plainClimb,
});

function rungFrom(item: unknown, index: number, option: string): Rung {
  if (typeof item !== 'object' || item === null)
    throw refusal(option, item, 'a name, or a list of strategies and of rungs as ladder() returns them');
  if (isRung(item)) return item;
  refuseIncomplete(item, index, option);
  return rungOf(item, searchOf(item));
}

/** True for a ladder that a caller has made of rungs and strategies. */
export const isOwnLadder = ({ id }: Ladder): boolean => id === OWN;

/** Makes the error for a fault of a caller's own strategy. */
export const strategyFault = ({ id }: Strategy, part: 'find' | 'explain', error: unknown): BadOption =>
  new BadOption(
    'ladder',
    `strategy ${quoted(String(id))}, ${part}: ${printable((error as Error | null)?.message ?? String(error))}`,
  );

const isRung = (item: Partial<Rung>): item is Rung =>
  typeof item.search === 'function' && typeof item.rating === 'number';

/** Reads a search. One with more parameters is from before its limits were one object, and would take that for a stamp. */
const search: SettingReader<Strategy['find']> = (value, option) => {
  const find = callback<Strategy['find']>()(value, option);
  if (find.length > 2) throw new BadOption(option, 'takes a board and one object, { since, clock, known }');
  return find;
};

/** Readers of the parts that a strategy must have. */
const PARTS: Readonly<Partial<Record<keyof Strategy, SettingReader<unknown>>>> = {
  id: text,
  name: text,
  family: text,
  level: passing(`one of ${LEVELS.join(', ')}`, (value) => LEVELS.includes(value as Level)),
  score: passing('a number', (value) => typeof value === 'number'),
  find: search,
  explain: callback(),
};

const isNames = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((name) => typeof name === 'string');

/** Readers of the parts that a strategy may have. */
const OPTIONAL: Readonly<Partial<Record<keyof Strategy, SettingReader<unknown>>>> = {
  aliases: listOf(text),
  names: passing("names by language, as { de: 'Schwertfisch' }", isNames),
  learnAfter: listOf(text),
  aboutLines: passing('true', (value) => value === true),
};

/** Throws a BadOption that names a strategy, and the first of its parts that is missing or wrong. */
function refuseIncomplete(item: Partial<Strategy>, index: number, option: string): asserts item is Strategy {
  const id = String(item.id ?? item.name ?? `no. ${index + 1}`);
  withOptionErrors(option, () => {
    const read = (part: string, reader: SettingReader<unknown>): unknown =>
      reader(item[part as keyof Strategy], `strategy ${quoted(id)}, ${part}`);
    for (const [part, reader] of Object.entries(PARTS)) read(part, reader);
    for (const [part, reader] of Object.entries(OPTIONAL))
      if (item[part as keyof Strategy] !== undefined) read(part, reader);
  });
}

/**
 * Wraps the `find` of a caller's strategy. Rejects hits that change nothing, because they would be found forever. Any
 * error but those of the clock is a fault of the strategy.
 */
function searchOf(strategy: Strategy): Strategy['find'] {
  return function* (board, limits) {
    try {
      for (const hit of strategy.find(board, limits)) {
        if (!changes(board, hit)) throw RangeError('its hit changes nothing');
        yield hit;
      }
    } catch (error) {
      limits?.clock?.();
      throw strategyFault(strategy, 'find', error);
    }
  };
}

/** True if a candidate that the hit places or removes is still there. */
const changes = (board: Markup, { place, remove }: Hit): boolean =>
  [...place, ...remove].some((candidate) => board.has(candidate));

/** Returns the strategies of a list, which may lie outside the catalogue; none for a named ladder. */
export const ownStrategies = (ladder: Ladder): readonly Strategy[] =>
  isOwnLadder(ladder) ? ladder.rungs.flatMap(({ strategies }) => strategies) : [];
