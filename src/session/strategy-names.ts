/** Looks up strategies by name. A module of its own, since the catalogue takes a while to load. */
import { catalogue } from '../../strategies/index.js';
import { FAMILIES, type Strategy } from '../logic/step/strategy.js';
import { findByName, isSameName, type Named } from './names.js';

/** Further names in HoDoKu, in Sudoku Explainer and on web sites. Several strategies may share one. */
const FURTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  pointing: ['locked candidates', 'locked candidates 1 (pointing)'],
  claiming: ['locked candidates', 'locked candidates 2 (claiming)'],
  'naked-pair': ['obvious pair', 'conjugate pair'],
  'naked-triple': ['obvious triple'],
  'unique-rectangle-1': ['uniqueness test 1', 'uniqueness 1'],
  'unique-rectangle-2': ['uniqueness test 2', 'uniqueness 2'],
  'unique-rectangle-3': ['uniqueness test 3', 'uniqueness 3'],
  'unique-rectangle-4': ['uniqueness test 4', 'uniqueness 4'],
  'unique-rectangle-5': ['uniqueness test 5', 'uniqueness 5'],
  'unique-rectangle-6': ['uniqueness 6'],
  'bug-plus-1': ['BUG', 'bivalue universal grave'],
  'bug-type-2': ['BUG', 'bivalue universal grave'],
  'bug-type-3': ['BUG', 'bivalue universal grave'],
  'bug-type-4': ['BUG', 'bivalue universal grave'],
  'bug-plus-n': ['BUG', 'bivalue universal grave'],
  'simple-colors-trap': ['simple colors'],
  'simple-colors-wrap': ['simple colors'],
  '3d-medusa': ['medusa'],
  'continuous-nice-loop': ['nice loop', 'nice loop/AIC'],
  'discontinuous-nice-loop': ['nice loop', 'nice loop/AIC'],
  aic: ['nice loop/AIC'],
  'grouped-continuous-nice-loop': ['grouped nice loop', 'grouped nice loop/AIC'],
  'grouped-discontinuous-nice-loop': ['grouped nice loop', 'grouped nice loop/AIC'],
  'grouped-aic': ['grouped nice loop/AIC'],
  'als-xz': ['almost locked set XZ'],
  'als-chain': ['almost locked set XY-chain'],
  squirmbag: ['starfish'],
  'symmetrical-placement': ["Gurth's theorem", "Gurth's symmetrical placement"],
  'forcing-chain-verity': ['multiple forcing chain'],
  'cell-forcing-chain': ['multiple forcing chain'],
  'region-forcing-chain': ['multiple forcing chain', 'unit forcing chain'],
  'forcing-net-verity': ['forcing net'],
  'forcing-net-contradiction': ['forcing net'],
};

interface NamedStrategy extends Required<Named> {
  readonly strategy: Strategy;
}

const namedStrategy = (strategy: Strategy): NamedStrategy => {
  const { id, name, aliases = [] } = strategy;
  return { id, name, aliases: [...aliases, ...(FURTHER_NAMES[id] ?? [])], strategy };
};

const ofCatalogue = catalogue.map(namedStrategy);

/** Returns the strategy with an id, name or alias, in any spelling. Throws an UnknownName. */
export const strategyNamed = (word: string, items: readonly NamedStrategy[] = ofCatalogue): Strategy =>
  findByName('strategy', word.trim(), items).strategy;

/**
 * Returns the strategies that a word names: a family, strategies that share a name, or one. `others` are strategies
 * outside the catalogue. Throws an UnknownName.
 */
export function strategiesNamed(words: string, others: readonly Strategy[] = []): readonly Strategy[] {
  const word = words.trim();
  const items = others.length > 0 ? [...ofCatalogue, ...others.map(namedStrategy)] : ofCatalogue;
  if (items.some(({ id, name }) => isSameName(id, word) || isSameName(name, word))) return [strategyNamed(word, items)];
  const family = [...FAMILIES, ...others.map((strategy) => strategy.family)].find((each) => isSameName(each, word));
  if (family) return items.filter(({ strategy }) => strategy.family === family).map(({ strategy }) => strategy);
  const sharing = items.filter(({ name, aliases }) =>
    [name.replace(/ \d+$/, ''), ...aliases].some((each) => isSameName(each, word)),
  );
  return sharing.length > 1 ? sharing.map(({ strategy }) => strategy) : [strategyNamed(word, items)];
}
