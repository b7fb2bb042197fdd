/** The chart of a grade: the rating on each scale, and a bar for each technique, as long as its number of steps. */
import { html, nothing, svg } from 'lit';
import { type LanguageCode, LEVELS } from '../../../src/face/index.js';
import { decimal } from '../app/rating.js';
import type { GradeView, Requests, TechniqueCount } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { pathWordsIn } from './words.js';

type Whips = Requests['whips']['result'];

interface GradeChart extends GradeView {
  /** True while Sudoku Explainer's rating is computed. */
  readonly awaitsSe: boolean;
  /** The rating by whips; true while it is computed, undefined if the computation was stopped. */
  readonly whips: Whips | true | undefined;
}

export function gradeChart({ grade, techniques, awaitsSe, whips }: GradeChart, words: Wording, language: LanguageCode) {
  const { hodoku, se, full } = grade;
  const own = pathWordsIn(language);
  const scale = (name: string, rating: unknown, text: string) =>
    html`<dt>${name}</dt>
      <dd>${rating} <p>${text}</p></dd>`;
  return html`<section class="grade">
    <dl>
      ${hodoku ? scale('HoDoKu', words.levelWith(hodoku), own.hodoku) : nothing}
      ${full ? scale(words.ladders.full, words.levelWith(full), own.full) : nothing}
      ${awaitsSe ? scale('Sudoku Explainer', own.working, own.se) : nothing}
      ${se ? scale('Sudoku Explainer', se.er === null ? own.atLeast(se.atLeast ?? 0) : [se.er, se.ep, se.ed].map((rating) => decimal(rating!, language)).join(' / '), own.se) : nothing}
      ${hodoku && whips ? scale(own.whips, ratingOf(whips, language), own.whipsText) : nothing}
    </dl>
    ${techniques.length > 0 ? chart(techniques, words, language) : nothing}
  </section>`;
}

function ratingOf(whips: Whips | true, language: LanguageCode): string {
  const own = pathWordsIn(language);
  if (whips === true) return own.working;
  return 'w' in whips ? `W ${whips.w}` : own.atLeast(whips.atLeast);
}

const bar = (
  level: string,
  width: number,
) => html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  ${svg`<rect class=${level} width=${width} height="10"></rect>`}
</svg>`;

function chart(techniques: readonly TechniqueCount[], words: Wording, language: LanguageCode) {
  const own = pathWordsIn(language);
  const most = Math.max(...techniques.map(({ count }) => count));
  return html`<table>
      <caption>${own.caption}</caption>
      <tbody>
        ${techniques.map(
          ({ name, level, count }) => html`<tr>
            <th scope="row">${name}</th>
            <td class="count">${count}</td>
            <td class="long">${bar(level, (100 * count) / most)}<span class="unseen">${words.levels[level]}</span></td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="key">${own.colours} ${LEVELS.map((level) => html`<span>${bar(level, 100)}${words.levels[level]}</span>`)}</p>`;
}
