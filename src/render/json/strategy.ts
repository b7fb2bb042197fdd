/** A strategy of the catalogue, as JSON. */
import type { Strategy } from '../../logic/step/strategy.js';

/** A strategy as `strategies --json` writes it. */
export type StrategyRecord = Pick<Strategy, 'id' | 'name' | 'family' | 'level' | 'score' | 'assumes'> & {
  /** Other names of the strategy. */
  readonly aliases: readonly string[];
};

/** Writes a strategy as JSON. */
export const strategyJson = ({ id, name, aliases = [], family, level, score, assumes }: Strategy): StrategyRecord => ({
  id,
  name,
  aliases,
  family,
  level,
  score,
  ...(assumes && { assumes }),
});
