/** The German words of remarks, errors and reasons that are told in English. */
import type { SameSlots, Translations } from '../../language.js';
import { retellingBy } from '../../retelling.js';
import { ANSWERS } from './answers.js';
import { COMMANDS } from './commands.js';
import { FAULTS } from './faults.js';
import { GRADES } from './grades.js';
import { MAKING } from './making.js';
import { NOUNS } from './nouns.js';
import { OPTIONS } from './options.js';
import { PROOFS } from './proofs.js';
import { READING } from './reading.js';

const ALL = [ANSWERS, COMMANDS, OPTIONS, READING, FAULTS, GRADES, MAKING, PROOFS, NOUNS] as const;

export const TABLES: readonly Translations[] = ALL satisfies SameSlots<typeof ALL>;

/** Writes a number with a decimal comma, and points between thousands. */
const numberOf = (number: string): string | undefined =>
  /^\d[\d,.]*$/.test(number) ? number.replaceAll(/[,.]/g, (sign) => (sign === ',' ? '.' : ',')) : undefined;

export const retoldInGerman = retellingBy(TABLES, numberOf);
