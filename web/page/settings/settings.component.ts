import '../app/sheet.component.js';
import { html, LitElement } from 'lit';
import { LADDERS, LANGUAGES, LEVELS } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import type { Settings } from '../app/settings.js';
import type { Wording } from '../words/en.js';
import { LANGUAGE_NAMES } from '../words/words.js';
import { styles } from './settings.styles.js';

const SWITCHES = ['tidy', 'same', 'marks', 'seen', 'clashes', 'places', 'timer'] as const;

/**
 * A form for the player's settings.
 *
 * @element sudoku-settings
 * @event sudoku-settings - A setting was changed: `detail` holds all settings.
 */
export class SudokuSettings extends LitElement {
  static override styles = styles;
  static override properties = {
    words: { attribute: false },
    settings: { attribute: false },
    isOpen: { state: true },
  };

  declare words: Wording;
  declare settings: Settings;
  declare private isOpen: boolean;

  constructor() {
    super();
    this.isOpen = false;
  }

  override render() {
    const { words, settings } = this;
    return html`<sudoku-sheet .label=${words.settings} .closing=${words.close} .isOpen=${this.isOpen} @sudoku-close=${this.close}>
        ${SWITCHES.map(
          (name) => html`<label
            ><input type="checkbox" .checked=${settings[name]} @change=${(event: Event) => this.set(name, (event.target as HTMLInputElement).checked)} />
            ${words[name]}</label
          >`,
        )}
        ${this.choice('ladder', LADDERS, words.ladders)} ${this.choice('level', LEVELS, words.levels)}
        ${this.choice('language', LANGUAGES, LANGUAGE_NAMES)}
        <a href="./licences.txt" target="_blank">${words.licences}</a>
    </sudoku-sheet>`;
  }

  show(): void {
    this.isOpen = true;
  }

  private close(): void {
    this.isOpen = false;
  }

  private choice(
    name: 'ladder' | 'level' | 'language',
    values: readonly string[],
    names: Readonly<Record<string, string>>,
  ) {
    return html`<label
      >${this.words[name]}
      <select .value=${this.settings[name]} @change=${(event: Event) => this.set(name, (event.target as HTMLSelectElement).value)}>
        ${values.map((value) => html`<option value=${value} ?selected=${value === this.settings[name]}>${names[value]}</option>`)}
      </select></label
    >`;
  }

  private set(name: keyof Settings, value: string | boolean): void {
    const detail = { ...this.settings, [name]: value };
    this.dispatchEvent(new CustomEvent('sudoku-settings', { detail, bubbles: true, composed: true }));
  }
}

define('sudoku-settings', SudokuSettings);
