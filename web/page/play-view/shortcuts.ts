/** The list of shortcuts in each language, loaded on demand. */
import type { LanguageCode } from '../../../src/face/index.js';

interface Shortcuts {
  readonly title: string;
  readonly close: string;
  /** Keys with the same action, and the action. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

const ENGLISH: Shortcuts = {
  title: 'Shortcuts',
  close: 'Close',
  keys: [
    [['1 … 9', 'A …'], 'Write a digit; letters where digits end'],
    [['Enter'], 'Write the chosen digit, if the settings say that the digit is chosen first'],
    [['Shift+1 … 9'], 'Mark it in the corner'],
    [
      ['Ctrl+1 … 9', 'Ctrl+Shift+1 … 9'],
      'Mark it in the centre; colour the cells (where the browser leaves these keys to the page)',
    ],
    [['Z', 'X', 'C', 'V'], 'Write digits, corner marks, centre marks, colours'],
    [['Space'], 'The next of these kinds'],
    [['B'], 'Light up cells with two candidates; a digit without a chosen cell lights up its places'],
    [['Backspace', 'Delete', '0'], 'Erase'],
    [['Arrows', 'Home', 'End'], 'Go to another cell; with Shift, choose the cells on the way too'],
    [['Ctrl+A'], 'Choose all cells'],
    [['Ctrl+click', 'Shift+click'], 'Choose one more cell, or one less; all cells up to there'],
    [['Double click'], 'Write the only mark of a cell; on a digit: choose all of its cells'],
    [['Ctrl+Z'], 'Undo'],
    [['Ctrl+Y', 'Ctrl+Shift+Z'], 'Redo'],
    [['Ctrl+C', 'Ctrl+V'], 'Copy the puzzle; open the one that was copied'],
    [['Escape'], 'Close what is open; then light up nothing, then choose no cell'],
    [['?'], 'Show this list'],
  ],
};

const GERMAN: Shortcuts = {
  title: 'Tasten',
  close: 'Schließen',
  keys: [
    [['1 … 9', 'A …'], 'Eine Ziffer schreiben; Buchstaben, wo die Ziffern enden'],
    [['Eingabe'], 'Die gewählte Ziffer schreiben, wenn nach den Einstellungen zuerst die Ziffer gewählt wird'],
    [['Umschalt+1 … 9'], 'Sie in der Ecke notieren'],
    [
      ['Strg+1 … 9', 'Strg+Umschalt+1 … 9'],
      'Sie in der Mitte notieren; die Felder färben (wo der Browser der Seite diese Tasten lässt)',
    ],
    [['Z', 'X', 'C', 'V'], 'Ziffern, Marken in der Ecke, in der Mitte, Farben'],
    [['Leertaste'], 'Die nächste dieser Arten'],
    [['B'], 'Felder mit zwei Kandidaten hervorheben; eine Ziffer ohne gewähltes Feld hebt ihre Plätze hervor'],
    [['Rücktaste', 'Entf', '0'], 'Löschen'],
    [['Pfeile', 'Pos1', 'Ende'], 'Zu einem anderen Feld; mit Umschalt auch die Felder auf dem Weg wählen'],
    [['Strg+A'], 'Alle Felder wählen'],
    [['Strg+Klick', 'Umschalt+Klick'], 'Ein Feld mehr oder weniger wählen; alle bis dahin'],
    [['Doppelklick'], 'Die einzige Marke eines Feldes eintragen; auf einer Ziffer: alle ihre Felder wählen'],
    [['Strg+Z'], 'Rückgängig'],
    [['Strg+Y', 'Strg+Umschalt+Z'], 'Wiederholen'],
    [['Strg+C', 'Strg+V'], 'Das Rätsel kopieren; das kopierte öffnen'],
    [['Escape'], 'Schließen, was offen ist; dann nichts hervorheben, dann kein Feld wählen'],
    [['?'], 'Diese Liste zeigen'],
  ],
};

export const shortcutsIn = (language: LanguageCode): Shortcuts => (language === 'de' ? GERMAN : ENGLISH);
