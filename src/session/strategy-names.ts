/** Looks up strategies by name. A module of its own, since the catalogue takes a while to load. */
import { catalogue } from '../../strategies/index.js';
import { FAMILIES, type Strategy } from '../logic/step/strategy.js';
import { findByName, haveSameWords, isSameName } from '../settings/names.js';
import type { Named } from '../settings/unknown.js';

/**
 * Further names in HoDoKu, in Sudoku Explainer and on web sites, with the ids of the strategies that share them. `$1`
 * stands for the first group of the id.
 */
const FURTHER_NAMES: readonly (readonly [ids: RegExp, ...names: string[]])[] = [
  [/^(pointing|claiming)$/, 'locked candidates'],
  [/^pointing$/, 'locked candidates 1 (pointing)'],
  [/^claiming$/, 'locked candidates 2 (claiming)'],
  [/^naked-pair$/, 'obvious pair', 'conjugate pair'],
  [/^naked-triple$/, 'obvious triple'],
  [/^unique-rectangle-(\d)$/, 'uniqueness test $1', 'uniqueness $1'],
  [/^bug-(plus|type)-.$/, 'BUG', 'bivalue universal grave'],
  [/^simple-colors-.*/, 'simple colors'],
  [/^3d-medusa$/, 'medusa'],
  [/^(grouped-)?(dis)?continuous-nice-loop$/, '$1nice loop', '$1nice loop/AIC'],
  [/^(grouped-)?aic$/, '$1nice loop/AIC'],
  [/^als-xz$/, 'almost locked set XZ'],
  [/^als-chain$/, 'almost locked set XY-chain'],
  [/^squirmbag$/, 'starfish'],
  [/^symmetrical-placement$/, "Gurth's theorem", "Gurth's symmetrical placement"],
  [/^(forcing-chain-verity|(cell|region)-forcing-chain)$/, 'multiple forcing chain'],
  [/^region-forcing-chain$/, 'unit forcing chain'],
  [/^forcing-net-.*/, 'forcing net'],
];

interface NamedStrategy extends Required<Named> {
  readonly strategy: Strategy;
}

const namedStrategy = (strategy: Strategy): NamedStrategy => {
  const { id, name, aliases = [] } = strategy;
  const namesOf = ([ids, ...names]: (typeof FURTHER_NAMES)[number]): string[] =>
    ids.test(id) ? names.map((each) => id.replace(ids, each)) : [];
  return {
    id,
    name,
    aliases: [...aliases, ...FURTHER_NAMES.flatMap(namesOf)],
    strategy,
  };
};

/** Made when first read, since few programs take names. */
let named: readonly NamedStrategy[] | undefined;
const ofCatalogue = (): readonly NamedStrategy[] => (named ??= catalogue.map(namedStrategy));

/** Returns the strategy with an id, name or alias, in any spelling. Throws an UnknownName. */
export const strategyNamed = (word: string, items: readonly NamedStrategy[] = ofCatalogue()): Strategy =>
  findByName('strategy', word.trim(), items).strategy;

/** True if a strategy is of a family; of `uniqueness` too, if it assumes a unique solution and is at home in another. */
const isOf = (family: string, strategy: Strategy): boolean => strategy.family === family || strategy.assumes === family;

/**
 * Returns the strategies that a word names: a family, strategies that share a name, or one. `others` are strategies
 * outside the catalogue. Throws an UnknownName.
 */
export function strategiesNamed(words: string, others: readonly Strategy[] = []): readonly Strategy[] {
  const word = words.trim();
  const items = [...ofCatalogue(), ...others.map(namedStrategy)];
  const isOneOf = (isSame: typeof isSameName): boolean =>
    items.some(({ id, name }) => isSame(id, word) || isSame(name, word));
  // A family is written in the plural, as `whips` is: it comes before the strategies whose plural is the same.
  if (isOneOf(haveSameWords)) return [strategyNamed(word, items)];
  const family = [...FAMILIES, ...others.map((strategy) => strategy.family)].find((each) => isSameName(each, word));
  if (family) return items.map(({ strategy }) => strategy).filter((strategy) => isOf(family, strategy));
  if (isOneOf(isSameName)) return [strategyNamed(word, items)];
  const sharing = items.filter(({ name, aliases }) =>
    [name.replace(/ \d+$/, ''), ...aliases].some((each) => isSameName(each, word)),
  );
  return sharing.length > 1 ? sharing.map(({ strategy }) => strategy) : [strategyNamed(word, items)];
}
