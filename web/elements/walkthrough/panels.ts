/**
 * Parts of the walkthrough besides board and sentence: the legend, the reasons, the list of steps, and the strip of
 * their levels.
 */
import { html, nothing, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { LEVELS } from '../../../src/face/index.js';
import type { GridReason } from '../../../src/render/index.js';
import { drawnOf, picture, reasonPicture, type Shape, svgShapes } from '../../../src/render/index.js';
import { legendOf } from '../board/layers.js';
import type { ElementWords } from '../words.js';
import { bottleneckOf, type Run, runsOf } from './runs.js';
import type { Scene, TraceStep } from './trace.js';

/** Returns the text of a legend for screen readers. */
const wordsIn = (shapes: readonly Shape[]): string =>
  shapes.flatMap((shape) => (shape.kind === 'text' && shape.style === 'caption' ? [shape.text] : [])).join(', ');

/** Renders the legend of the marks on the board. */
export function signs({ shown, drawn }: Scene, words: ElementWords) {
  if (!drawn) return nothing;
  const language = words.pictures;
  const drawing = picture(shown, drawn, {
    legend: true,
    labels: false,
    ...(language && { language }),
  });
  const { grid, width, height } = drawing;
  const { legend } = legendOf(drawing);
  if (legend.length === 0) return nothing;
  return html`<details class="signs"><summary>${words.signs}</summary>
    <svg class="legend" role="img" aria-label=${wordsIn(legend)} viewBox="0 ${grid.bottom} ${width} ${height - grid.bottom}">${unsafeSVG(svgShapes(legend, '-legend'))}</svg>
  </details>`;
}

/** Renders a small picture with a caption for each part of the argument. */
export function reasons({ shown, step }: Scene) {
  if (!step?.reasons) return nothing;
  const small = ({ text, marks }: GridReason, index: number) => {
    const drawn = reasonPicture(shown, drawnOf(shown.geometry, { ...step, marks }));
    return html`<figure>
      <figcaption>${text}</figcaption>
      <svg role="img" aria-label=${text} viewBox="0 0 ${drawn.width} ${drawn.height}">${unsafeSVG(svgShapes(drawn.shapes, `-reason-${index}`))}</svg>
    </figure>`;
  };
  return html`<div class="reasons">${step.reasons.map(small)}</div>`;
}

interface ListedSteps {
  readonly steps: readonly TraceStep[];
  /** The index of the current step. */
  readonly index: number;
  goTo(index: number): void;
}

/** Renders the list of all steps by name. Each is a link to its step. Runs of one strategy are folded, and open by a press. */
export const list = (listed: ListedSteps, words: ElementWords) => {
  const item = (run: Run) => {
    const [first] = run.steps as [TraceStep];
    if (run.steps.length === 1) return html`<li>${entry(first, run.from, listed, words)}</li>`;
    const count = run.steps.length;
    const at = listed.index - run.from;
    const isWithin = at >= 0 && at < count;
    return html`<li>
      <details>
        <summary aria-current=${isWithin ? 'step' : nothing}><span>${count} ×</span> ${first.name} ${isWithin ? html`<i>${at + 1}/${count}</i>` : nothing} <small class=${first.level ?? nothing}>${levelName(first, words)}</small></summary>
        <ol>
          ${run.steps.map((step, at) => html`<li>${entry(step, run.from + at, listed, words)}</li>`)}
        </ol>
      </details>
    </li>`;
  };
  return html`<ol class="list" aria-label=${words.steps}>${runsOf(listed.steps).map(item)}</ol>`;
};

function entry(step: TraceStep, at: number, { index, goTo }: ListedSteps, words: ElementWords) {
  return html`<a href="#step-${at + 1}" aria-current=${at === index ? 'step' : nothing} @click=${followed(() => goTo(at))}>
    <span>${step.number ?? at + 1}</span> ${step.name} <small class=${step.level ?? nothing}>${levelName(step, words)}</small>
  </a>`;
}

/** Renders the link to the hardest step, if one is harder than others. */
export function bottleneck({ steps, goTo }: ListedSteps, label: string, words: ElementWords) {
  const at = bottleneckOf(steps);
  const step = steps[at ?? 0];
  if (at === undefined || !step) return nothing;
  return html`<p class="bottleneck">${label} <a href="#step-${at + 1}" @click=${followed(() => goTo(at))}>${step.number ?? at + 1}. ${step.name}</a> <small>${levelName(step, words)}</small></p>`;
}

/** Returns the handler of a link that leads to a step of the element. */
const followed = (go: () => void) => (event: Event) => {
  event.preventDefault();
  go();
};

export const levelName = ({ level }: TraceStep, words: ElementWords): string =>
  level === undefined ? '' : (words.levels?.[level] ?? level);

/**
 * Renders the strip, which has a bar for each step, as high as its level; nothing if a level is not known. It repeats
 * the list, so the keyboard and screen readers skip it.
 */
export function strip({ steps, index, goTo }: ListedSteps) {
  const levels = steps.flatMap(({ level }) => level ?? []);
  if (levels.length < steps.length) return nothing;
  const high = LEVELS.length;
  const pick = (event: MouseEvent): void => {
    const own = event.currentTarget as Element;
    const { left, right, width } = own.getBoundingClientRect();
    const along = (own.matches(':dir(rtl)') ? right - event.clientX : event.clientX - left) / width;
    goTo(Math.floor(along * steps.length));
  };
  const bar = (at: number) => {
    const height = LEVELS.indexOf(levels[at]!) + 1;
    return svg`<rect class="bar ${levels[at]} ${at === index ? 'current' : ''}" x=${at + 0.08} y=${high - height} width="0.84" height=${height}></rect>`;
  };
  return html`<svg class="strip" viewBox="0 0 ${Math.max(1, steps.length)} ${high}" preserveAspectRatio="none" aria-hidden="true" @click=${pick}>
    ${levels.map((_, at) => bar(at))}
  </svg>`;
}
