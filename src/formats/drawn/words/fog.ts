/** Sentences that may be dropped whole: fog hides clues from players, and an address leads elsewhere. */
import type { Token } from './tokens.js';

/** Concepts of sentences that may be dropped for what else they speak of, fog or an address. */
const OF_FOG = new Set(
  'fog clear cell segment divide region spot only required grid may all some around guess not no given one each other rule place position once least most small small start begin end first pass whole somewhere seen box clue 3 area:3x3 within without middle meet range row column if exactly'.split(
    ' ',
  ),
);

/** True for a word that may say something of digits, lines, cages and the like. */
export const tells = (token: Token): boolean =>
  token.kind === 'colour' || token.kind === 'name' || (token.kind === 'concept' && !OF_FOG.has(token.name));

export const isAboutFog = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'concept' && token.name === 'fog') &&
  !tokens.some((token) => token.kind === 'unknown' && TO_BE_FOUND.test(token.word));

/** Words for what fog may hide beside clues, and for finding it. */
const TO_BE_FOUND =
  /^(?:snakes?|paths?|loops?|queens?|maze|find|finding|found|(?:to )?be found|must be found|to be located|be located|draw|drawn|determine|determined)$/;

/** True for a sentence with an address, which states nothing unless the rules are there. */
export const leadsElsewhere = (text: string): boolean =>
  /https?:|www\.|\b\w+\.(?:com|net|org|app)\b/.test(text) && !/\b(?:rules?|regeln?|constraints?)\b/i.test(text);
