/** Strategies by what people call them. Apart from other names, since the catalogue takes a while to load. */
import { catalogue } from '../../strategies/index.js';
import { FAMILIES, type Strategy } from '../logic/step/strategy.js';
import { type Named, namedBy, same } from './names.js';

/** Further names that HoDoKu, Sudoku Explainer and web sites have for strategies, or for several of them together. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
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

interface Known extends Required<Named> {
  readonly strategy: Strategy;
}

const knownAs = (strategy: Strategy): Known => {
  const { id, name, aliases = [] } = strategy;
  return { id, name, aliases: [...aliases, ...(ELSEWHERE[id] ?? [])], strategy };
};

const ofCatalogue = catalogue.map(knownAs);

/** By id, name or alias, in any spelling. Throws an UnknownName. */
export const strategyNamed = (word: string, known: readonly Known[] = ofCatalogue): Strategy =>
  namedBy('strategy', word.trim(), known).strategy;

/**
 * All that a word stands for: a family, strategies that share a name, or one. `others`: strategies that are no part of the
 * catalogue. Throws an UnknownName.
 */
export function strategiesNamed(words: string, others: readonly Strategy[] = []): readonly Strategy[] {
  const word = words.trim();
  const known = others.length > 0 ? [...ofCatalogue, ...others.map(knownAs)] : ofCatalogue;
  if (known.some(({ id, name }) => same(id, word) || same(name, word))) return [strategyNamed(word, known)];
  const family = [...FAMILIES, ...others.map((strategy) => strategy.family)].find((each) => same(each, word));
  if (family) return known.filter(({ strategy }) => strategy.family === family).map(({ strategy }) => strategy);
  const sharing = known.filter(({ name, aliases }) =>
    [name.replace(/ \d+$/, ''), ...aliases].some((each) => same(each, word)),
  );
  return sharing.length > 1 ? sharing.map(({ strategy }) => strategy) : [strategyNamed(word, known)];
}
