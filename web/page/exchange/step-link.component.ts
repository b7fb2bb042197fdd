import '../app/copy.component.js';
import { css, html, LitElement, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, SETTINGS, WORDS } from '../app/context.js';
import { LatestRequest } from '../app/latest-request.js';
import { hashOf, isOwnMachine } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import { shared } from '../app/shared.styles.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { About } from '../engine/protocol.js';
import { addressQuery, toldQuery } from '../play/address.js';
import { type Play, playOf, puzzleOf } from '../play/play.js';
import { type SentStep, stepName, stepNamed } from '../play/step-name.js';
import type { Wording } from '../words/en.js';
import { save } from './file.js';
import { exchangeWordsIn } from './words.js';

const own = css`
  /* What is unseen scrolls with the panel that the element is in. */
  :host {
    position: relative;
  }

  .buttons {
    align-items: start;
  }

  /* A hint on a small or low screen has room for its sentence alone: Path and All steps have the link there. */
  @media (max-width: 39.99rem), (max-height: 32rem) {
    :host(.in-hint) {
      display: none;
    }
  }
`;

/**
 * Sends a step: a link that opens the page at its position and shows it, and a file with which checkers prove it.
 *
 * @element sudoku-step-link
 */
class SudokuStepLink extends LitElement {
  static override styles = [shared, own];

  @property({ attribute: false }) step!: SentStep;
  /** The play before the step. */
  @property({ attribute: false }) play!: Play;
  /** What is told of the puzzle, which the link holds beside the play. */
  @property({ attribute: false }) about!: About;
  @given(SETTINGS) settings!: Settings;
  @given(WORDS) words!: Wording;
  @given(ENGINE) engine!: EngineClient;
  @state() private message = '';
  private link = '';
  private readonly request = new LatestRequest(this, () => this.words);

  override willUpdate(changed: PropertyValues<this>): void {
    const { step, play, about } = this;
    const isOther = changed.has('step') || changed.has('play');
    if (!isOther && !changed.has('about')) return;
    // A level that becomes known does not stop the making of a proof.
    if (isOther) {
      this.message = '';
      this.request.stop();
    }
    const hash = hashOf('play', {
      // Marks in corners, colours and drawings are not part of the position.
      ...addressQuery(playOf(puzzleOf(play)), toldQuery(about)),
      shown: stepName(step, play.geometry),
    });
    this.link = new URL(hash, location.href).href;
  }

  override render() {
    const { link, message, request, words } = this;
    const texts = exchangeWordsIn(this.settings.language);
    const remark = isOwnMachine(location) ? texts.linkOfThisMachine : '';
    return html`<div class="buttons">
        <sudoku-copy .text=${link} .remark=${remark}>${texts.copyStepLink}</sudoku-copy>
        <button type="button" title=${texts.saveProofTip} @click=${this.saveProof}>${texts.saveProof}</button>
      </div>
      <p class=${request.pending || request.error || message ? '' : 'unseen'} aria-live="polite">
        ${request.pending ? words.thinking : request.error || message}
      </p>`;
  }

  private readonly saveProof = async (): Promise<void> => {
    const { step, play, settings, engine } = this;
    this.message = '';
    const name = stepNamed(stepName(step, play.geometry), play.geometry)!;
    const ask = { grid: plainGridOf(puzzleOf(play)), step: name, ladder: settings.ladder };
    const answer = await this.request.run((signal) =>
      engine.ask('named', ask, { signal }).then((found) => ({ found })),
    );
    if (!answer) return;
    if (answer.found) save(new Blob([answer.found.certificate], { type: 'application/json' }), 'sudoku-step.json');
    else this.message = this.words.stepLost;
  };
}

define('sudoku-step-link', SudokuStepLink);
