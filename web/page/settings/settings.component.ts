import '../app/sheet.component.js';
import { css, html, LitElement } from 'lit';
import { state } from 'lit/decorators.js';
import { LADDERS, LANGUAGES, LEVELS } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { given, SETTINGS, WORDS } from '../app/context.js';
import { CHECKS, FIRST, type Settings, THEMES } from '../app/settings.js';
import { shared } from '../app/shared.styles.js';
import type { Wording } from '../words/en.js';
import { LANGUAGE_NAMES } from '../words/words.js';
import { settingsWordsIn } from './words.js';

const styles = [
  shared,
  css`
    fieldset {
      margin: 0 0 var(--gap-16);
      padding: 0;
      border: 0;
    }

    legend {
      padding: 0;
      font-weight: 600;
    }

    label {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      justify-content: space-between;
      min-height: 2rem;
      margin-block: var(--gap-4);
    }

    label:has([type='checkbox']) {
      justify-content: flex-start;
    }
  `,
];

/** The settings that are on or off. */
type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

/**
 * A form for the player's settings.
 *
 * @element sudoku-settings
 * @event sudoku-settings - A setting was changed: `detail` holds all settings.
 */
export class SudokuSettings extends LitElement {
  static override styles = styles;

  @given(WORDS) words!: Wording;
  @given(SETTINGS) settings!: Settings;
  @state() private isOpen = false;

  override render() {
    const { words, texts } = this;
    return html`<sudoku-sheet .label=${words.settings} .closing=${words.close} .isOpen=${this.isOpen} @sudoku-close=${this.close}>
        <fieldset>
          <legend>${words.areas.play}</legend>
          ${this.choice('first', FIRST, texts.firsts)} ${this.choice('check', CHECKS, texts.checks)}
          ${this.switch('tidy')} ${this.switch('places')} ${this.switch('timer')}
        </fieldset>
        <fieldset>
          <legend>${texts.highlights}</legend>
          ${this.switch('same')} ${this.switch('marks')} ${this.switch('seen')}
        </fieldset>
        <fieldset>
          <legend>${words.hint}</legend>
          ${this.choice('ladder', LADDERS, words.ladders)} ${this.choice('level', LEVELS, words.levels)}
        </fieldset>
        <fieldset>
          <legend>${texts.page}</legend>
          ${this.choice('language', LANGUAGES, LANGUAGE_NAMES)} ${this.choice('theme', THEMES, texts.themes)}
          ${this.switch('keysLeft')}
        </fieldset>
        <a href="./licences.txt" target="_blank">${texts.licences}</a>
    </sudoku-sheet>`;
  }

  private get texts() {
    return settingsWordsIn(this.settings.language);
  }

  show(): void {
    this.isOpen = true;
  }

  private close(): void {
    this.isOpen = false;
  }

  private switch(name: Switch) {
    return html`<label
      ><input type="checkbox" .checked=${this.settings[name]} @change=${(event: Event) => this.set(name, (event.target as HTMLInputElement).checked)} />
      ${this.texts[name]}</label
    >`;
  }

  private choice(
    name: Exclude<keyof Settings, Switch>,
    values: readonly string[],
    names: Readonly<Record<string, string>>,
  ) {
    return html`<label
      >${name === 'level' ? this.words.level : this.texts[name]}
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
