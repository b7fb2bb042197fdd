/** The layers that a digit key can write to. */
export const MODES = ['value', 'corner', 'centre', 'colours'] as const;
/** The mode of digit keys: the layer that they write to, or drawing over candidates. */
export type PadMode = (typeof MODES)[number] | 'draw';

const ORDER: readonly PadMode[] = MODES;

/** Returns the next mode, for the key that cycles through them. */
export const nextMode = (mode: PadMode): PadMode => ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length]!;
