import { css, unsafeCSS } from 'lit';
import { WIDE } from '../app/board-size.styles.js';

/**
 * The layout by the shape of the window. Keys and answers are beside the board if the window is wide, below it if it is
 * tall.
 */
export const windows = css`
  @media ${unsafeCSS(WIDE)} {
    .play {
      gap: var(--gap-24);
      grid-template: 'board beside' / var(--board) minmax(0, 32rem);
      align-items: start;
    }

    .play.keys-left {
      grid-template: 'beside board' / minmax(0, 32rem) var(--board);
    }

    /* Answers are below the keys, so that the keys keep their place. Long ones scroll, so that the board keeps its. */
    .play:not(.practice) .beside:not(:has(sudoku-result)) {
      max-height: var(--board);
    }

    .answers {
      order: 1;
      display: flex;
      flex-direction: column;
      min-height: 0;
    }

    .setter {
      flex: none;
      max-height: max(6rem, var(--board) - 27rem);
      overflow-y: auto;
    }
  }

  /* A tall tablet has room for two columns below the board. Answers have a place of their own. */
  @media (min-width: 40rem) and (max-aspect-ratio: 19/20) {
    .beside {
      display: grid;
      grid-template:
        'practice practice' auto
        'status keys' auto
        'tools keys' auto
        'answers keys' minmax(11rem, 1fr)
        'setter setter' auto
        / minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 var(--gap-16);
    }

    .keys-left .beside {
      grid-template-areas: 'practice practice' 'keys status' 'keys tools' 'keys answers' 'setter setter';
    }

    .tools {
      margin-block-start: var(--gap-4);
    }

    /* The first sentence is where answers will be. */
    .begin {
      grid-area: answers;
    }

    /* Answers are as tall as their place, and scroll. */
    .answers {
      grid-area: answers;
      contain: size;
      display: grid;
    }

    .hint {
      margin-block: var(--gap-4) 0;
    }

    .hint .body {
      flex: 1;
    }

    .hint :is(.buttons, .depths) {
      margin-block: var(--gap-4) var(--gap-4);
    }

    .hint :is(.buttons, .depths) button {
      min-height: 2.2rem;
      padding-inline: var(--gap-8);
      font-size: var(--text-14);
    }
  }

  /* Paper counts as a tall window, but shows the whole sentence. */
  @media print {
    .beside {
      display: block;
    }

    .answers {
      contain: none;
    }
  }
`;
