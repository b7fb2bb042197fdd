/** Texts of drafts, loaded with them. */
import type { LanguageCode } from '../../../../src/face/index.js';
import { inLanguage } from '../../../course/in-language.js';

const english = {
  drafts: (count: number) => `Drafts (${count})`,
  begin: 'New draft',
  untitled: 'Untitled',
  name: (name: string) => `Name of ${name}`,
  facts: (size: number, clues: number, date: string) =>
    `${size}×${size}, ${clues === 1 ? '1 clue' : `${clues} clues`}, ${date}`,
  current: 'being drawn',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} is deleted.`,
  bringBack: 'Bring it back',
  none: 'What you draw is kept here by itself.',
};

const german: typeof english = {
  drafts: (count) => `Entwürfe (${count})`,
  begin: 'Neuer Entwurf',
  untitled: 'Ohne Titel',
  name: (name) => `Name von ${name}`,
  facts: (size, clues, date) => `${size}×${size}, ${clues === 1 ? '1 Hinweis' : `${clues} Hinweise`}, ${date}`,
  current: 'wird gezeichnet',
  open: 'Öffnen',
  openNamed: (name) => `${name} öffnen`,
  delete: 'Löschen',
  deleteNamed: (name) => `${name} löschen`,
  deleted: (name) => `${name} ist gelöscht.`,
  bringBack: 'Zurückholen',
  none: 'Was du zeichnest, bleibt hier von selbst erhalten.',
};

export type DraftWords = typeof english;

export const draftWordsIn = (language: LanguageCode): DraftWords => inLanguage(language, { en: english, de: german });
