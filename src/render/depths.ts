/** The depths of a hint, and the lengths of the sentences on a path. */
import { frozen } from '../core/frozen.js';

/**
 * A depth of a hint: `where` names a house or two, `what` the technique and the cells of its pattern, `why` the whole
 * argument.
 */
export const DEPTHS = frozen(['where', 'what', 'why']);
/** How much of a step is told: `where`, `what` or `why`. */
export type Depth = (typeof DEPTHS)[number];

/**
 * A length of a step's sentence: `brief` names the pattern in a line, `usual` gives the argument, `full` adds what an
 * experienced player sees without being told.
 */
export const LENGTHS = frozen(['brief', 'usual', 'full']);
export type Length = (typeof LENGTHS)[number];
