/** What each level asks of a player, in words beside its name. They are loaded after the first view. */
import type { LanguageCode, Level } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

type LevelDemands = Readonly<Record<Level, string>>;

const ENGLISH: LevelDemands = {
  easy: 'singles',
  medium: 'pairs, triples, boxes and lines',
  hard: 'fish and wings',
  unfair: 'chains: if this, then that',
  extreme: 'many chains at once, case by case',
};

const GERMAN: LevelDemands = {
  easy: 'Einer',
  medium: 'Paare, Dreier, Blöcke und Linien',
  hard: 'Fische und Flügel',
  unfair: 'Ketten: wenn dies, dann das',
  extreme: 'viele Ketten zugleich, Fall für Fall',
};

export const levelDemandsIn = (language: LanguageCode): LevelDemands =>
  inLanguage(language, { en: ENGLISH, de: GERMAN });
