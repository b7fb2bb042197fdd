/** The depths of a hint. */

/**
 * A depth of a hint: `where` names a house or two, `what` the technique and the cells of its pattern, `why` the whole
 * argument.
 */
export const DEPTHS = ['where', 'what', 'why'] as const;
export type Depth = (typeof DEPTHS)[number];
