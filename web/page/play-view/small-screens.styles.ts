import { css, unsafeCSS } from 'lit';
import { LOW, UPRIGHT } from '../app/board-size.styles.js';

/** Styles of the play area on small screens. */
export const smallScreens = css`
  /* Answers are at the foot, cover at most the tools, and scroll, so that keys and board stay in reach. */
  @media ${unsafeCSS(`${UPRIGHT}, ${LOW}`)} {
    .play {
      --room: var(--board);
    }

    .beside {
      display: grid;
      grid-template:
        'practice' auto
        'status' auto
        'keys' auto
        'tools' auto
        'rest' minmax(0, 1fr)
        'setter' auto
        / minmax(0, 1fr);
      min-height: var(--room);
    }

    /* Practice has its task above the keys, and scrolls; so does a result. */
    .practice .beside,
    .beside:has(sudoku-result) {
      height: auto;
      min-height: var(--room);
    }

    .tools {
      margin-block-start: var(--gap-8);
    }

    .begin,
    sudoku-combinations {
      grid-area: rest;
    }

    .answers {
      grid-area: tools / tools / rest / rest;
      z-index: 1;
      align-self: end;
      display: flex;
      flex-direction: column;
      /* The row of tools stays free if the window has room below it, and the page does not grow. */
      max-height: max(7rem, 100dvh - var(--head) - var(--board) - var(--keys) + 2rem);
    }

    .hint {
      margin: 0;
      padding-inline: var(--gap-8);
    }

    .hint .body .buttons {
      position: static;
    }

    .hint :is(h2, .sentence) {
      display: inline;
      margin: 0;
      font-size: var(--text-16);
    }

    .hint :is(.buttons, .depths) {
      gap: var(--gap-4);
      margin-block: var(--gap-4);
    }

    .hint :is(.buttons, .depths) button {
      min-height: 2rem;
      padding-inline: var(--gap-8);
      font-size: var(--text-14);
    }
  }

  @media ${unsafeCSS(UPRIGHT)} {
    .play {
      --room: calc(100dvh - var(--head) - var(--board) - var(--gap-8));
      margin-block-end: calc(-1 * var(--gap-16));
    }

    /* Practice has its task above the keys. */
    .practice {
      --keys: 27rem;
    }

    .practice .answers {
      position: fixed;
      inset: auto 0 0;
      max-height: max(7rem, 100dvh - 100vw - var(--head) - 11.5rem);
    }

    .answers {
      margin-inline: calc(-1 * var(--gap-8));
    }

    .hint {
      border-radius: 0;
      box-shadow: 0 0 var(--gap-16) rgb(0 0 0 / 0.25);
    }

    .message {
      flex-basis: 0;
    }

    .message:not(:has(*)) {
      max-height: 2.6rem;
      overflow: hidden;
      font-size: var(--text-14);
      line-height: 1.15;
    }

    /* The panel grows upwards, so the row is at its foot. */
    .hint .depths {
      order: 1;
    }
  }

  @media ${unsafeCSS(`${UPRIGHT} and (max-height: 44rem), ${LOW}`)} {
    .status,
    .banner {
      min-height: 2.25rem;
    }

    .banner button {
      min-height: 2rem;
    }

    .top {
      margin-block: var(--gap-4);
    }
  }

  @media ${unsafeCSS(UPRIGHT)} and (max-height: 44rem) {
    .practice {
      --keys: 27rem;
    }

    .key {
      min-height: 2.5rem;
      line-height: 1.25;
    }
  }

  /* Keys of a low window are smaller, and in one row if it is wide. */
  @media ${unsafeCSS(LOW)} {
    .play {
      --field: 2.25rem;
    }

    .message {
      flex-basis: 4rem;
      font-size: var(--text-14);
    }

    .mode {
      min-height: 1.75rem;
    }

    .key {
      min-height: 2.25rem;
      line-height: 1;
    }
  }

  @media ${unsafeCSS(LOW)} and (min-width: 48rem) {
    .pad:not(.many) {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      grid-template-columns: none;
    }
  }

  @media (max-width: 22.5rem), ${unsafeCSS(LOW)} {
    .tools {
      --menu-edge: var(--gap-4);
      font-size: var(--text-14);
    }

    .tools :is(button, .drawn) {
      padding-inline: var(--gap-4);
      font-size: inherit;
    }
  }

  @media (max-width: 22.5rem) {
    .hint :is(.buttons, .depths) {
      gap: var(--gap-4);
    }

    .hint :is(.buttons, .depths) button {
      padding-inline: var(--gap-4);
      font-size: var(--text-14);
    }
  }
`;
