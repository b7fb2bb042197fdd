/** The course: its lessons by chapter, the next lesson, and the progress. */
import './thumb.component.js';
import { html, nothing, svg } from 'lit';
import { CHAPTERS, LESSONS, nextLesson, numberOf } from '../../course/lessons.js';
import { RULES_LESSON } from '../../course/rules.js';
import type { summariesIn } from '../../course/summaries.js';
import { hashOf } from '../app/route.js';
import { type CourseProgress, EXERCISES, isDone } from './progress.js';
import type { LearnWords } from './words.js';

const tick = html`<svg class="tick" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 13 5 5L20 6"></path></svg>`;

/** The picture of the rules: a box with all digits. */
const digits = html`<svg class="digits" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
  <path d="M.5.5h71v71H.5zM24.5 0v72M48.5 0v72M0 24.5h72M0 48.5h72"></path>
  ${Array.from({ length: 9 }, (_, index) => svg`<text x=${12 + 24 * (index % 3)} y=${17 + 24 * Math.floor(index / 3)}>${index + 1}</text>`)}
</svg>`;

/** Renders the course. `nameOf` returns the name of a strategy. */
export function course(
  progress: CourseProgress,
  words: LearnWords,
  summaries: ReturnType<typeof summariesIn>,
  nameOf: (id: string) => string,
) {
  const next = nextLesson((id) => isDone(progress, id));
  const done = LESSONS.filter(({ id }) => isDone(progress, id)).length;
  const isBegun = Object.keys(progress).length > 0;
  const nameIn = (id: string): string => (id === RULES_LESSON ? words.rules.title : nameOf(id));
  const card = (id: string) => {
    const solved = progress[id]?.length ?? 0;
    const isKnown = isDone(progress, id);
    const isNext = isBegun ? id === next?.id : id === RULES_LESSON;
    return html`<li>
      <a class="card ${isNext ? 'next' : ''} ${isKnown ? 'known' : ''}" href=${hashOf('learn', { lesson: id })}>
        <span class="picture">
          ${id === RULES_LESSON ? digits : html`<sudoku-thumb .strategy=${id}></sudoku-thumb>`}
          ${isKnown ? tick : nothing}
        </span>
        <span>
          <small>${[words.lesson(numberOf(id)), isKnown ? words.done : solved > 0 && words.exercisesOf(solved, EXERCISES)].filter(Boolean).join(' · ')}</small>
          <strong>${nameIn(id)}</strong>
          <small>${summaries[id]}</small>
        </span>
      </a>
    </li>`;
  };
  const linkTo = (id: string, text: string, name = '') =>
    html`<a class=${name} href=${hashOf('learn', { lesson: id })}>${text}</a>`;
  return html`
    <div class="start">
      ${
        isBegun
          ? next
            ? linkTo(next.id, `${words.goOn}: ${nameIn(next.id)}`, 'button main')
            : html`<p>${words.allDone}</p>`
          : [
              linkTo(RULES_LESSON, `${words.startHere}: ${nameIn(RULES_LESSON)}`, 'button main'),
              linkTo(LESSONS[0]!.id, words.knowsRules),
            ]
      }
      <span>${words.doneOf(done, LESSONS.length)}</span>
      <progress max=${LESSONS.length} value=${done} aria-label=${words.doneOf(done, LESSONS.length)}></progress>
    </div>
    ${CHAPTERS.map((chapter, index) => {
      const own = LESSONS.filter((lesson) => lesson.chapter === chapter).map(({ id }) => id);
      const ids = index === 0 ? [RULES_LESSON, ...own] : own;
      const known = own.filter((id) => isDone(progress, id)).length;
      return html`<h2>${words.chapters[chapter]} <small>${words.ofChapter(known, own.length)}</small></h2>
        <ol class="bare cards" start=${index === 0 ? 0 : nothing}>
          ${ids.map(card)}
        </ol>`;
    })}
  `;
}
