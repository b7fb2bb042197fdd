/** Chart of a grade: the difficulty, and a bar for each technique, as long as the number of its steps. */
import { html, nothing, svg } from 'lit';
import type { Questions, TechniqueCount } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';

export function gradeChart({ grade, techniques }: Questions['grade']['done'], words: Wording) {
  const { hodoku, se, full } = grade;
  return html`<section class="grade">
    <dl>
      ${
        hodoku
          ? html`<dt>HoDoKu</dt>
            <dd>${words.levelWith(hodoku)}</dd>`
          : nothing
      }
      ${
        full
          ? html`<dt>${words.ladders.full}</dt>
            <dd>${words.levelWith(full)}</dd>`
          : nothing
      }
      ${
        se
          ? html`<dt>Sudoku Explainer</dt>
            <dd>${se.er === null ? words.atLeast(se.atLeast ?? 0) : [se.er, se.ep, se.ed].map((rating) => rating?.toFixed(1)).join(' / ')}</dd>`
          : nothing
      }
    </dl>
    ${techniques.length > 0 ? chart(techniques) : nothing}
  </section>`;
}

const chart = (techniques: readonly TechniqueCount[]) => {
  const most = Math.max(...techniques.map(({ count }) => count));
  return html`<table>
    <tbody>
      ${techniques.map(
        ({ name, level, count }) => html`<tr>
          <th scope="row">${name}</th>
          <td class="count">${count}</td>
          <td class="long">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              ${svg`<rect class=${level} width=${(100 * count) / most} height="10"></rect>`}
            </svg>
          </td>
        </tr>`,
      )}
    </tbody>
  </table>`;
};
