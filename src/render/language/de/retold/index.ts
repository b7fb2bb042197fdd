/** The German words of remarks, errors and reasons that are told in English. */
import type { SameSlots, Translations } from '../../language.js';
import { retellingBy } from '../../retelling.js';
import { ANSWERS } from './answers.js';
import { CLUES } from './clues.js';
import { COMMANDS } from './commands.js';
import { FAULTS } from './faults.js';
import { GRADES } from './grades.js';
import { MAKING } from './making.js';
import { NOUNS } from './nouns.js';
import { numberInGerman } from './numbers.js';
import { OPTIONS } from './options.js';
import { PROGRAMS } from './programs.js';
import { PROOFS } from './proofs.js';
import { READING } from './reading.js';

const ALL = [ANSWERS, COMMANDS, OPTIONS, READING, FAULTS, PROGRAMS, CLUES, GRADES, MAKING, PROOFS, NOUNS] as const;

export const TABLES: readonly Translations[] = ALL satisfies SameSlots<typeof ALL>;

export const retoldInGerman = retellingBy(TABLES, numberInGerman);
