/** The list of constraints, and their names as people write them. */
import type { Constraint } from '../src/core/constraint.js';
import { frozen } from '../src/core/frozen.js';
import { antiKing } from './anti-king.js';
import { antiKnight } from './anti-knight.js';
import { asterisk } from './asterisk.js';
import { centreDot } from './centre-dot.js';
import { disjointGroups } from './disjoint-groups.js';
import { girandola } from './girandola.js';
import { jigsaw } from './jigsaw.js';
import { latin } from './latin.js';
import { pairs } from './pairs.js';
import { toroidal } from './toroidal.js';
import { windoku } from './windoku.js';
import { x } from './x.js';

export type { Additions, Constraint, Ground, GroupKind, GroupNameForm } from '../src/core/constraint.js';
export type { InLanguages } from '../src/core/languages.js';

/** The constraints that a name states. A constraint whose sets contain those of another comes first. */
export const variants: readonly Constraint[] = frozen([
  x,
  windoku,
  disjointGroups,
  asterisk,
  centreDot,
  girandola,
  antiKnight,
  antiKing,
  latin,
  jigsaw,
  toroidal,
]);

/** All constraints. */
export const constraints: readonly Constraint[] = frozen([...variants, pairs]);
