/** Kinds of what a digit key writes. */
export const MODES = ['value', 'corner', 'centre', 'colours'] as const;
/** The layer that a digit key writes to; or it draws over candidates. */
export type PadMode = (typeof MODES)[number] | 'draw';

const ORDER: readonly PadMode[] = MODES;

/** The next mode, for the key that goes through them. */
export const nextMode = (mode: PadMode): PadMode => ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length]!;
