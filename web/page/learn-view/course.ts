/** The course: its lessons by chapter, the next lesson, and the progress. */
import { html, nothing } from 'lit';
import { CHAPTERS, LESSONS, type Lesson, nextLesson } from '../../course/lessons.js';
import { hashOf } from '../app/route.js';
import { thumbOf } from './lesson-data.js';
import { type CourseProgress, EXERCISES, isDone } from './progress.js';
import type { LearnWords } from './words.js';

/** Renders the course. `nameOf` returns the name of a strategy. */
export function course(progress: CourseProgress, words: LearnWords, nameOf: (id: string) => string) {
  const next = nextLesson((id) => isDone(progress, id));
  const done = LESSONS.filter(({ id }) => isDone(progress, id)).length;
  const isBegun = Object.keys(progress).length > 0;
  const card = (lesson: Lesson) => {
    const { id } = lesson;
    const solved = progress[id]?.length ?? 0;
    const isNext = lesson === next;
    return html`<li class=${isNext ? 'next' : ''}>
      <a href=${hashOf('learn', { lesson: id })}>
        <img src=${thumbOf(id)} alt="" loading="lazy" width="72" height="72" />
        <span>
          <small>${words.lesson(LESSONS.indexOf(lesson) + 1)}</small>
          <strong>${nameOf(id)}</strong>
          <small>${isDone(progress, id) ? html`✓ ${words.done}` : solved > 0 ? words.exercisesOf(solved, EXERCISES) : nothing}</small>
        </span>
      </a>
    </li>`;
  };
  return html`
    <div class="start">
      ${
        next
          ? html`<a class="button main" href=${hashOf('learn', { lesson: next.id })}>${isBegun ? words.goOn : words.startHere}: ${nameOf(next.id)}</a>`
          : html`<p>${words.allDone}</p>`
      }
      <span>${words.doneOf(done, LESSONS.length)}</span>
      <progress max=${LESSONS.length} value=${done} aria-label=${words.doneOf(done, LESSONS.length)}></progress>
    </div>
    ${CHAPTERS.map(
      (chapter) => html`<h2>${words.chapters[chapter]}</h2>
        <ol class="cards">
          ${LESSONS.filter((lesson) => lesson.chapter === chapter).map(card)}
        </ol>`,
    )}
  `;
}
