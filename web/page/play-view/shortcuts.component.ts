import '../app/sheet.component.js';
import { css, html, LitElement } from 'lit';
import { state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE } from '../app/context.js';
import { shared } from '../app/shared.styles.js';
import { isInField } from './keyboard.js';

const own = css`
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--gap-8) var(--gap-16);
    margin: 0 0 var(--gap-16);
  }

  kbd {
    padding: 0 var(--gap-8);
    font: inherit;
    white-space: nowrap;
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  @media (max-width: 30rem) {
    dl {
      grid-template-columns: 1fr;
      gap: var(--gap-4);
    }

    dd {
      margin-block-end: var(--gap-8);
    }
  }
`;

/**
 * The list of shortcuts. The key `?` or the menu of tools opens it, and Escape closes it.
 *
 * @element sudoku-shortcuts
 */
export class SudokuShortcuts extends LitElement {
  static override styles = [shared, own];

  @given(LANGUAGE) language!: LanguageCode;
  @state() private isOpen = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.key);
  }

  override render() {
    const { title, close, keys } = shortcutsIn(this.language);
    return html`<sudoku-sheet .label=${title} .closing=${close} .isOpen=${this.isOpen} @sudoku-close=${this.close}>
      <dl>
        ${keys.map(([names, does]) => html`<dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${does}</dd>`)}
      </dl>
    </sudoku-sheet>`;
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isInField(event)) return;
    event.preventDefault();
    this.show();
  };

  show(): void {
    this.isOpen = true;
  }

  private close(): void {
    this.isOpen = false;
  }
}

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
    [['H'], 'A hint; again: more of it'],
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
    [['H'], 'Ein Hinweis; noch einmal: mehr davon'],
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

const shortcutsIn = (language: LanguageCode): Shortcuts => inLanguage(language, { en: ENGLISH, de: GERMAN });

define('sudoku-shortcuts', SudokuShortcuts);
