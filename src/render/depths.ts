/** The depths of a hint. */

/** `where`: a house or two; `what`: the technique and the cells of its pattern; `why`: all there is to say. */
export const DEPTHS = ['where', 'what', 'why'] as const;
export type Depth = (typeof DEPTHS)[number];
