/**
 * Questions about collections of puzzles: which are new, how hard they feel, which properties are frequent. The room
 * may use canonical forms, search, the solver and the generator, but no texts or files.
 */

export { type BackdoorSettings, type Backdoors, backdoorsOf } from './backdoors.js';
export { figuresIn, mostDifferent, type ProfileFigures } from './diverse.js';
export { type Estimate, estimateSolutions } from './estimate.js';
export { Counts, FIGURE_NAMES, type FigureName, type Figures, figuresOf } from './figures.js';
export { formsOf } from './forms.js';
export { makeFresh } from './fresh.js';
export { KIND_LENGTH, kindIn, kindOf, kindText, type PuzzleKind } from './kind.js';
export { firstOfEachKind, KindSet, type SharedKinds } from './kind-set.js';
export { minimalWithin } from './minimal.js';
export { type PeopleEstimate, peopleEstimate } from './people.js';
export { MOST_MOVES, type Profile, profileOf } from './profile.js';
export { type Profiles, profiledLadders, profilesOf } from './profiles.js';
export { symmetricTransform } from './symmetric-transform.js';
