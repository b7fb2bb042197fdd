/** The status of the game: its clock, facts about the puzzle, and messages. */
import { html, nothing } from 'lit';
import { LEVELS, type Level } from '../../../src/face/index.js';
import { dailyTitle, levelOf, midnight, today } from '../app/address-request.js';
import type { PageGame } from '../app/game.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import type { About } from '../engine/protocol.js';
import { isFull } from '../play/play.js';
import type { Wording } from '../words/en.js';

interface StatusData {
  readonly game: PageGame;
  readonly words: Wording;
  readonly hasTimer: boolean;
  /** What each level asks for, once these words are loaded. */
  readonly demands: Readonly<Record<Level, string>> | undefined;
  /** The message about the last action. */
  readonly message: string;
  /** The message that another puzzle is being made. */
  readonly making: string | undefined;
  /** True for a grid of practice, which has no clock and other ways to continue. */
  readonly isPractice: boolean;
  /** Shows the mistakes of a full grid. */
  showWrong(): void;
  pause(): void;
  /** Returns to the previous game. */
  back(): void;
  /** Stops the generator. */
  stop(): void;
}

export function status({
  game,
  words,
  hasTimer,
  demands,
  message,
  making,
  isPractice,
  showWrong,
  pause,
  back,
  stop,
}: StatusData) {
  const { solutionCheck, isPaused, isSolved } = game;
  const time = clockTime(game.seconds);
  const isWrong =
    isFull(game.play) && !isSolved && !isPaused && solutionCheck?.solutions === 'one' && game.isAnswerable;
  const asks = isWrong && !message && !making;
  const unfit = solutionCheck && solutionCheck.solutions !== 'one' && words.solutions[solutionCheck.solutions];
  const said = making ?? (isSolved ? '' : message || (isWrong ? '' : unfit));
  return html`<div class="status off-paper">
    ${
      hasTimer && !isSolved && !isPractice && !asks
        ? html`<span class="time" role="timer" aria-label=${words.time(time)}>${time}</span>
          ${isPaused ? nothing : html`<button type="button" class="pause plain" @click=${pause}>${words.pause}</button>`}`
        : nothing
    }
    <div class=${said ? 'message said' : 'message'} aria-live="polite">
      ${isSolved ? html`<p class="banner solved"><strong>${hasTimer ? words.solvedIn(time) : words.solved}</strong></p>` : nothing}
      ${asks ? html`<p class="banner">${words.full} <button type="button" @click=${showWrong}>${words.showWrong}</button></p>` : nothing}
      ${said || nothing}
    </div>
    ${message || making || asks || isSolved || isPractice || (said && isBare(game.about)) ? nothing : about(game.about, words)}
    ${making ? html`<button type="button" class="plain" @click=${stop}>${words.stop}</button>` : nothing}
    ${
      game.hasPrevious && game.isNew && !making
        ? html`<button type="button" class="back plain" aria-label=${words.back} @click=${back}>${words.backShort}</button>`
        : nothing
    }
    ${isPractice ? nothing : newMenu(words, demands)}
  </div>`;
}

const isBare = ({ title, author, level }: About): boolean => !title && !author && !level;

/** Renders the title of the puzzle and its level, which opens the other figures. */
function about(facts: About, words: Wording) {
  const { title, author, level, daily } = facts;
  const named = daily ? dailyTitle(daily, words) : [title, author && words.by(author)].filter(Boolean).join(' ');
  return html`<p class="about" title=${named || nothing}>
    ${daily ? html`<strong><span class="long">${named}</span><span class="short">${words.shortDate(midnight(daily))}</span></strong>` : named ? html`<strong>${named}</strong>` : nothing}
    ${level ? html`<sudoku-difficulty .about=${facts}>${levelName(level, words)}</sudoku-difficulty>` : nothing}
  </p>`;
}

export const clockTime = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
    .replace(/^00:/, '');

/** Renders the menu of new puzzles: the daily ones, one of each level, and links to other ways to a puzzle. */
function newMenu(words: Wording, demands: StatusData['demands']) {
  const day = today();
  const hardest = LEVELS.at(-1);
  return html`<sudoku-menu .label=${words.newPuzzle}>
    <a href=${hashOf('play', { daily: day })}>${words.daily} <small>${words.levels[levelOf(day)]}</small></a>
    <a class="ends" href=${hashOf('daily')}>${words.allDaily}</a>
    ${LEVELS.map(
      (level) =>
        html`<a class=${level === hardest ? 'ends' : ''} href=${hashOf('play', { new: level })}>${levelName(level, words)} <small>${demands?.[level]}</small></a>`,
    )}
    <a href=${hashOf('make')}>${words.moreChoices}</a>
    <a href=${hashOf('enter')}>${words.areas.enter}</a>
    <a class="ends" href=${hashOf('draw')}>${words.areas.draw}</a>
    <a href=${hashOf('history')}>${words.areas.history}</a>
  </sudoku-menu>`;
}
