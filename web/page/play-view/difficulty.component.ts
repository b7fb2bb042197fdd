import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import { placeNote } from '../app/note-placement.js';
import { decimal, levelName } from '../app/rating.js';
import { popover, shared } from '../app/shared.styles.js';
import type { About } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { levelDemandsIn } from '../words/levels.js';

const own = css`
  :host {
    display: inline;
  }

  button {
    display: inline;
    min-height: 0;
    padding: 0;
    background: none;
    border: none;
    border-radius: 0;
    border-block-end: 1px dotted currentcolor;
    cursor: help;
  }

  dl[popover] {
    color: CanvasText;
    line-height: 1.4;
  }

  dt {
    font-weight: 600;
  }

  dd:not(:last-child) {
    margin-block-end: var(--gap-8);
  }
`;

const ENGLISH = {
  level: (demand: string) =>
    `The level of the hardest step that the puzzle needs, from easy to extreme. It asks for ${demand}.`,
  points: (score: number) => `${score} points`,
  score: 'HoDoKu’s points: each step adds some, a hard one more. The more points, the longer and harder the way.',
  rating:
    'Sudoku Explainer’s rating of the hardest step, from 1.0 to about 12: singles rate up to 2.3, an X-Wing 3.2, chains from 6.5.',
};

const GERMAN: typeof ENGLISH = {
  level: (demand) =>
    `Die Stufe des schwersten Schritts, den das Rätsel braucht, von leicht bis extrem. Hier gefragt: ${demand}.`,
  points: (score) => `${score} Punkte`,
  score: 'HoDoKus Punkte: jeder Schritt zählt einige, ein schwerer mehr. Je mehr, desto länger und schwerer der Weg.',
  rating:
    'Sudoku Explainers Wert für den schwersten Schritt, von 1,0 bis etwa 12: Einer kommen bis 2,3, ein X-Wing auf 3,2, Ketten ab 6,5.',
};

/**
 * The difficulty of a puzzle as a button, which opens an explanation of its figures. Before the element is loaded, its
 * content is plain text.
 *
 * @element sudoku-difficulty
 */
class SudokuDifficulty extends LitElement {
  static override styles = [shared, popover, own];

  @property({ attribute: false }) about!: About;
  /** Further figures, each with its explanation. */
  @property({ attribute: false }) more: readonly (readonly [figure: string, text: string])[] | undefined;
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;

  override render() {
    const { about, more = [], words, language } = this;
    const { level, score, rating } = about;
    const texts = inLanguage(language, { en: ENGLISH, de: GERMAN });
    const entry = (figure: unknown, text: string) => (figure ? html`<dt>${figure}</dt><dd>${text}</dd>` : nothing);
    return html`<button type="button" popovertarget="figures"><slot></slot></button
      ><dl id="figures" popover @beforetoggle=${this.place}>
        ${level ? entry(levelName(level, words), texts.level(levelDemandsIn(language)[level])) : nothing}
        ${entry(score && texts.points(score), texts.score)}
        ${entry(rating && `SE ${decimal(rating, language)}`, texts.rating)}
        ${more.map(([figure, text]) => entry(figure, text))}
      </dl>`;
  }

  private place({ target, newState }: ToggleEvent): void {
    if (newState === 'open') placeNote(target as HTMLElement, this);
  }
}

define('sudoku-difficulty', SudokuDifficulty);
