/** Names of families of strategies, for headings and lists. */
import type { LanguageCode } from '../../src/face/index.js';
import type { Family } from '../../strategies/index.js';
import { inLanguage } from './in-language.js';

const ENGLISH: Readonly<Record<Family, string>> = {
  singles: 'Singles',
  intersections: 'Intersections',
  subsets: 'Subsets',
  fish: 'Fish',
  'single-digit': 'Single digit',
  wings: 'Wings',
  uniqueness: 'Uniqueness',
  colouring: 'Colouring',
  chains: 'Chains',
  als: 'Almost locked sets',
  'rank-zero': 'Rank zero',
  rules: 'Sums and clues',
  oddagons: 'Oddagons',
  forcing: 'Forcing',
  whips: 'Whips',
  'last-resort': 'Last resort',
};

const GERMAN: Readonly<Record<Family, string>> = {
  singles: 'Einer',
  intersections: 'Schnittmengen',
  subsets: 'Teilmengen',
  fish: 'Fische',
  'single-digit': 'Eine Ziffer',
  wings: 'Flügel',
  uniqueness: 'Eindeutigkeit',
  colouring: 'Färben',
  chains: 'Ketten',
  als: 'Fast gesperrte Mengen',
  'rank-zero': 'Rang null',
  rules: 'Summen und Hinweise',
  oddagons: 'Ungerade Ringe',
  forcing: 'Erzwingen',
  whips: 'Whips und Braids',
  'last-resort': 'Letzte Mittel',
};

/** Returns the name of a family; for an unknown family, its id. */
export const familyIn = (language: LanguageCode, family: string): string =>
  inLanguage(language, { en: ENGLISH, de: GERMAN })[family as Family] ?? family;
