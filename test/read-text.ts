/** Reads texts of ours at once, with constraints by their names. */
import type { Puzzle } from '../src/core/puzzle.js';
import { readNamed } from '../src/face/named.js';
import { READ_SETTINGS, type ReadSettings } from '../src/face/rule-settings.js';

export const read = (text: string, settings: ReadSettings = {}): Puzzle => readNamed(text, settings, READ_SETTINGS);
