/** The German names of groups of cells, by their English ones. */
import type { GroupKind } from '../../../core/constraint.js';
import type { OneAndSeveral } from '../../../core/languages.js';

type Names = Readonly<Record<string, OneAndSeveral>>;

const NOMINATIVE: Names = {
  group: ['Gruppe', 'Gruppen'],
  'hidden window': ['Zwischenfenster', 'Zwischenfenster'],
  set: ['Menge', 'Mengen'],
  'the asterisk': ['Stern', 'Stern'],
  'the cage from': ['Käfig ab', 'Käfige ab'],
  'the centre dots': ['Mittelfelder', 'Mittelfelder'],
  'the diagonal from': ['Diagonale ab', 'Diagonalen ab'],
  'the girandola': ['Girandola', 'Girandola'],
  'the renban from': ['Renban ab', 'Renbans ab'],
  window: ['Fenster', 'Fenster'],
};

/** The names in the dative that differ from those in the nominative. */
const DATIVE: Names = {
  'hidden window': ['Zwischenfenster', 'Zwischenfenstern'],
  'the asterisk': ['dem Stern', 'dem Stern'],
  'the cage from': ['dem Käfig ab', 'den Käfigen ab'],
  'the centre dots': ['den Mittelfeldern', 'den Mittelfeldern'],
  'the diagonal from': ['der Diagonale ab', 'den Diagonalen ab'],
  'the girandola': ['der Girandola', 'der Girandola'],
  'the renban from': ['der Renban ab', 'den Renbans ab'],
  window: ['Fenster', 'Fenstern'],
};

const namedIn = (names: Names, { names: { en } }: GroupKind): OneAndSeveral | undefined =>
  Object.hasOwn(names, en[0]) ? names[en[0]] : undefined;

/** Returns the names of a kind of groups in the nominative. */
export const groupNames = (kind: GroupKind): OneAndSeveral =>
  kind.names.de ?? namedIn(NOMINATIVE, kind) ?? kind.names.en;

/** Returns the names of a kind of groups in the dative, without an article where the preposition has none. */
export const groupNamesInDative = (kind: GroupKind): OneAndSeveral =>
  kind.names.de ?? namedIn(DATIVE, kind) ?? groupNames(kind);
