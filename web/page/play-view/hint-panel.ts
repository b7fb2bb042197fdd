/** The hint panel: a pending request, a hint at the chosen depth, or the reason why a candidate can be removed. */
import { html, nothing } from 'lit';
import type { Cell } from '../../../src/core/index.js';
import { DEPTHS, type Depth } from '../../../src/render/index.js';
import { spokenPart } from '../../elements/sentence.js';
import { icon } from '../app/icons.js';
import { hashOf, pageOf } from '../app/route.js';
import type { About, HintView, MistakeView, StepView, Why } from '../engine/protocol.js';
import type { Play } from '../play/play.js';
import type { SentStep } from '../play/step-name.js';
import type { Wording } from '../words/en.js';
import { type HintState, wrongValuesOf } from './hints.js';
import type { PlayerInput } from './player-input.js';

interface HintPanel {
  readonly hints: HintState;
  readonly words: Wording;
  readonly input: PlayerInput;
  readonly about: About;
}

export function hintPanel({ hints, words, input, about }: HintPanel) {
  const { pending, hint, why, refutation, depth } = hints;
  const close = (): void => {
    hints.stop();
    hints.toggleWhy(false);
  };
  const light = (cells: readonly Cell[]): void => hints.pointAt(cells);
  const apply = (step: StepView): void => input.apply(step);
  const send = (step: StepView) => stepLink(step, hints.drawnPlay, about, 'in-hint');
  const thinking = html`${words.thinking} <button type="button" @click=${() => hints.stop()}>${words.stop}</button>`;
  if (hint && (!pending || depth === 'why')) {
    const against = pending ? html`<p>${thinking}</p>` : refutation && refuted(refutation, words, light);
    return stepPanel({
      words,
      hint,
      depth,
      against,
      light,
      close,
      apply,
      send,
      input,
      deepen: (deeper) => hints.deepen(deeper),
    });
  }
  if (pending) return html`<p class="hint">${thinking}</p>`;
  if (why)
    return whyPanel({
      words,
      answer: why.answer,
      light,
      close,
      apply,
      send,
      askForAnswer: () => hints.askWhy(why.cell, why.digit, true),
    });
  return hints.isAskingWhy ? html`<p class="hint">${words.whyNotHelp}</p>` : nothing;
}

/** Renders the ways to send a step at a position of a puzzle. */
export function stepLink(step: SentStep, play: Play, about: About, place = '') {
  import('../exchange/step-link.component.js');
  return html`<sudoku-step-link class=${place} .step=${step} .play=${play} .about=${about}></sudoku-step-link>`;
}

interface StepPanel {
  readonly words: Wording;
  readonly hint: HintView;
  readonly depth: Depth;
  /** What is against a wrong value that clashes with no other. */
  readonly against: unknown;
  deepen(depth: Depth): void;
  apply(step: StepView): void;
  send(step: StepView): unknown;
  /** Mends mistakes. */
  readonly input: Pick<PlayerInput, 'takeOut' | 'backBeforeMistake' | 'entriesSinceMistake'>;
  close(): void;
  light(cells: readonly Cell[]): void;
}

function stepPanel({ words, hint, depth, against, deepen, apply, send, input, close, light }: StepPanel) {
  const { step, mistakes } = hint;
  const wrong = wrongValuesOf(hint);
  const depths = DEPTHS.filter(() => step ?? wrong[0]);
  const entries = mistakes.length > 0 ? input.entriesSinceMistake : 0;
  const canTakeOut = entries > 0 && wrong.length > 0 && depth !== 'where';
  /** True if the way back undoes the wrong digit alone. */
  const isSame = canTakeOut && entries === 1 && wrong.length === 1;
  /** At first only the place is said, and no way is offered that costs more than the wrong digit. */
  const canGoBack = entries > 0 && !isSame && (depth !== 'where' || wrong.length === 0);
  return html`<section class="hint" aria-label=${words.hint}>
    <div class="depths">
      ${depths.map(
        (each) =>
          html`<button type="button" class="depth plain" aria-pressed=${each === depth} @click=${() => deepen(each)}>${words[each]}</button>`,
      )}
      ${step && depth === 'why' ? html`<button type="button" class="main" @click=${() => apply(step)}>${words.apply}</button>` : nothing}
      ${closing(words, close)}
    </div>
    <div class="body">
      <div class="explanation" aria-live="polite">
        ${mistakesAt(depth, mistakes, words).map((mistake) => html`<p class="mistake">${spokenPart(mistake, light)}</p>`)}
        ${depth === 'why' && against ? against : nothing}
        ${hint.canGoOn || mistakes.length > 0 ? nothing : html`<p>${words.cannotGoOn}</p>`}
        ${hint.canGoOn && !step && !hint.isFull ? html`<p>${words.nothingFound}</p>` : nothing}
        ${step ? stepText(step, depth, words, light) : nothing}
        ${step && depth === 'why' ? groundsText(step, words, light) : nothing}
      </div>
      ${
        canTakeOut || canGoBack
          ? html`<div class="buttons off-paper">
              ${canTakeOut ? html`<button type="button" class="main" @click=${() => input.takeOut(wrong.map(({ cell }) => cell))}>${words.takeOut(wrong)}</button>` : nothing}
              ${canGoBack ? html`<button type="button" @click=${() => input.backBeforeMistake()}>${words.goBack(entries)}</button>` : nothing}
            </div>`
          : nothing
      }
      ${step && depth === 'why' ? send(step) : nothing}
    </div>
  </section>`;
}

/** Returns what is said of mistakes at a depth: of wrong values first where to look, at last why they are wrong. */
function mistakesAt(depth: Depth, mistakes: readonly MistakeView[], words: Wording): readonly MistakeView[] {
  const first = mistakes.find(({ wrong }) => wrong);
  return mistakes.flatMap((mistake) => {
    const { wrong } = mistake;
    if (wrong && depth === 'where')
      return mistake === first ? [{ text: `${words.thereIsMistake} ${wrong.where}`, cells: wrong.house }] : [];
    return [mistake, ...(depth === 'why' ? (wrong?.why ?? []) : [])];
  });
}

/** What is against a wrong value: a step at the position or later, or the solution alone. */
function refuted(
  { wrong, answer }: NonNullable<HintState['refutation']>,
  words: Wording,
  light: (cells: readonly Cell[]) => void,
) {
  if (answer.kind === 'not-found') return html`<p class="reason">${words.onlySolution(wrong.digit, wrong.at)}</p>`;
  if (answer.kind === 'step' && answer.before === 0)
    return html`${answer.placed ? html`<p class="reason">${words.whyResult(answer.digit, answer.at, answer.placed)}</p>` : nothing}
      ${sentence(answer.step, light)}`;
  return html`${text(answer, words, light)}${pathLink(answer, words)}`;
}

/** A link to the step on the path, if the path has it. */
const pathLink = (answer: Why, words: Wording) =>
  answer.kind === 'step' && answer.onPath !== undefined
    ? html`<a class="button" href=${hashOf('path', { step: String(answer.onPath + 1) })}>${words.whyOnPath}</a>`
    : nothing;

const closing = (words: Wording, close: () => void) =>
  html`<button type="button" class="close plain" aria-label=${words.close} title=${words.close} @click=${close}>${icon('close')}</button>`;

export const stepText = (step: StepView, depth: Depth, words: Wording, light: (cells: readonly Cell[]) => void) => {
  if (depth !== 'why') return html`<p class="sentence">${step[depth]}</p>`;
  return html`<h2><a href=${pageOf(step.strategy)}>${step.name}</a> <small>${words.levels[step.level]}</small></h2>
    ${sentence(step, light)}`;
};

function sentence(step: StepView, light: (cells: readonly Cell[]) => void) {
  import('../learn-view/gloss.component.js');
  const parts = step.says ?? [{ text: step.text }];
  return html`<p class="sentence"><sudoku-gloss .parts=${parts} .light=${light}>${parts.map((part) => spokenPart(part, light))}</sudoku-gloss></p>`;
}

/** What an experienced player sees without being told, on demand. */
const groundsText = ({ grounds = [] }: StepView, words: Wording, light: (cells: readonly Cell[]) => void) =>
  grounds.length === 0
    ? nothing
    : html`<details>
        <summary>${words.inFull}</summary>
        ${grounds.map((parts) => html`<p class="grounds">${parts.map((part) => spokenPart(part, light))}</p>`)}
      </details>`;

interface WhyPanel {
  readonly words: Wording;
  readonly answer: Why;
  /** Asks again, for an answer that may spoil the puzzle. */
  askForAnswer(): void;
  apply(step: StepView): void;
  send(step: StepView): unknown;
  close(): void;
  light(cells: readonly Cell[]): void;
}

const whyPanel = ({ words, answer, askForAnswer, apply, send, close, light }: WhyPanel) => html`
  <section class="hint" aria-label=${words.whyNot}>
    <div class="explanation body" aria-live="polite">${text(answer, words, light)}</div>
    <div class="buttons off-paper">
      ${answer.kind === 'not-found' || answer.kind === 'not-ruled-out' ? html`<button type="button" @click=${askForAnswer}>${words.whyAsk}</button>` : nothing}
      ${
        answer.kind === 'step' && answer.before === 0
          ? html`<button type="button" class="main" @click=${() => apply(answer.step)}>${words.apply}</button>`
          : nothing
      }
      ${pathLink(answer, words)}
      ${closing(words, close)}
    </div>
    ${answer.kind === 'step' && answer.before === 0 ? send(answer.step) : nothing}
  </section>
`;

function text(answer: Why, words: Wording, light: (cells: readonly Cell[]) => void) {
  switch (answer.kind) {
    case 'step':
      return html`<p class="reason result">${words.whyResult(answer.digit, answer.at, answer.placed)}</p>
        <p class="reason">${words.whyStep(answer.before)}</p>
        ${stepText(answer.step, 'why', words, light)}`;
    case 'ruled-out':
      return html`<p>${words.whyRuledOut(answer.candidate, answer.value, answer.house)}</p>`;
    case 'not-ruled-out':
      return html`<p>${words.whyNotRuledOut(answer.candidate)}</p>`;
    case 'right':
      return html`<p>${words.whyRight}</p>`;
    case 'wrong':
      return html`<p>${words.whyWrong}</p>`;
    case 'not-found':
      return html`<p>${words.whyNotFound}</p>`;
  }
}
