/** What there is to play for somebody who has brought nothing yet. */
import { Geometry } from '../../../src/core/geometry.js';
import { type Play, playOf } from '../play/play.js';

/** Made by `sudoku create --difficulty easy --symmetry rotational --seed welcome`. */
const WELCOME = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

export const begunWith = (): Play =>
  playOf({ geometry: Geometry.of(3, 3), values: Int8Array.from(WELCOME, (digit) => (Number(digit) || 0) - 1) });
