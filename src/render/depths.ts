/** The depths of a hint. */
import { frozen } from '../core/frozen.js';

/**
 * A depth of a hint: `where` names a house or two, `what` the technique and the cells of its pattern, `why` the whole
 * argument.
 */
export const DEPTHS = frozen(['where', 'what', 'why']);
export type Depth = (typeof DEPTHS)[number];
