/** The shortcuts of the board, as a list in each language; loaded after the first look. */
import type { LanguageCode } from '../../../src/face/index.js';

interface Shortcuts {
  readonly title: string;
  readonly close: string;
  /** Keys that do the same, and what they do. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

const ENGLISH: Shortcuts = {
  title: 'Shortcuts',
  close: 'Close',
  keys: [
    [['1 … 9', 'A …'], 'Write a digit; letters where digits end'],
    [['Shift+1 … 9'], 'Mark it in the corner'],
    [['Space'], 'The next kind: digit, corner, centre, colour'],
    [['Backspace', 'Delete', '0'], 'Erase'],
    [['Arrows', 'Home', 'End'], 'Go to another cell; with Shift, choose the cells on the way too'],
    [['Ctrl+A'], 'Choose all cells'],
    [['Ctrl+click'], 'Choose one more cell, or one less'],
    [['Double click'], 'Write the only mark of a cell'],
    [['Ctrl+Z'], 'Undo'],
    [['Ctrl+Y', 'Ctrl+Shift+Z'], 'Redo'],
    [['Ctrl+C', 'Ctrl+V'], 'Copy the puzzle; open the one that was copied'],
    [['Escape'], 'Close what is open; then choose no cell'],
    [['?'], 'Show this list'],
  ],
};

const GERMAN: Shortcuts = {
  title: 'Tasten',
  close: 'Schließen',
  keys: [
    [['1 … 9', 'A …'], 'Eine Ziffer schreiben; Buchstaben, wo die Ziffern enden'],
    [['Umschalt+1 … 9'], 'Sie in der Ecke notieren'],
    [['Leertaste'], 'Die nächste Art: Ziffer, Ecke, Mitte, Farbe'],
    [['Rücktaste', 'Entf', '0'], 'Löschen'],
    [['Pfeile', 'Pos1', 'Ende'], 'Zu einem anderen Feld; mit Umschalt auch die Felder auf dem Weg wählen'],
    [['Strg+A'], 'Alle Felder wählen'],
    [['Strg+Klick'], 'Ein Feld mehr oder weniger wählen'],
    [['Doppelklick'], 'Die einzige Notiz eines Feldes eintragen'],
    [['Strg+Z'], 'Rückgängig'],
    [['Strg+Y', 'Strg+Umschalt+Z'], 'Wiederholen'],
    [['Strg+C', 'Strg+V'], 'Das Rätsel kopieren; das kopierte öffnen'],
    [['Escape'], 'Schließen, was offen ist; dann kein Feld wählen'],
    [['?'], 'Diese Liste zeigen'],
  ],
};

export const shortcutsIn = (language: LanguageCode): Shortcuts => (language === 'de' ? GERMAN : ENGLISH);
