/** The German words of what readers of texts say, for whoever needs no other remarks: the page. */
import { retellingBy } from '../../retelling.js';
import { CLUES } from './clues.js';
import { FAULTS } from './faults.js';
import { NOUNS } from './nouns.js';
import { numberInGerman } from './numbers.js';
import { PROGRAMS } from './programs.js';
import { READING } from './reading.js';

export const ofTextsInGerman = retellingBy([READING, FAULTS, PROGRAMS, CLUES, NOUNS], numberInGerman);
