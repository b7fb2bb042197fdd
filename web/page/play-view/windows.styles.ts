import { css } from 'lit';

/**
 * The layout by the shape of the window. Keys and answers are beside the board if the window is wide, below it if it is
 * tall.
 */
export const windows = css`
  @media (min-width: 36rem) and (min-aspect-ratio: 19/20) {
    .play {
      --board: min(100dvh - var(--head), 100cqw - var(--gap-24) - 17rem);
      gap: var(--gap-24);
      grid-template-columns: var(--board) minmax(0, 32rem);
      align-items: start;
    }

    /* Answers are below the keys, so that the keys keep their place. */
    .answers {
      order: 1;
    }
  }

  /* In a low window, as at 200 %, answers are at the foot, cover at most the tools, and scroll. */
  @media (min-width: 36rem) and (min-aspect-ratio: 19/20) and (max-height: 32rem) {
    .answers {
      position: fixed;
      z-index: 1;
      inset-block-end: 0;
      inset-inline-end: var(--gap-8);
      width: 17rem;
    }

    .message {
      flex-basis: 4rem;
      font-size: var(--text-14);
    }

    .hint {
      display: flex;
      flex-direction: column;
      max-height: max(7rem, 100dvh - 16.5rem);
      margin: 0;
    }

    .hint .explanation {
      flex: 1;
      overflow-y: auto;
    }

    .hint :is(.buttons, .depths) {
      gap: var(--gap-4);
      margin-block: var(--gap-4);
    }

    .hint :is(.buttons, .depths) button {
      min-height: 2rem;
      padding-inline: var(--gap-4);
      font-size: var(--text-14);
    }
  }

  /* A tall tablet has room for two columns below the board. Answers have a place of their own. */
  @media (min-width: 40rem) and (max-aspect-ratio: 19/20) {
    .play {
      --keys: 17.5rem;
    }

    .beside {
      display: grid;
      grid-template:
        'practice practice' auto
        'keys status' auto
        'keys tools' auto
        'keys answers' minmax(11rem, 1fr)
        / minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 var(--gap-16);
    }

    sudoku-practise {
      grid-area: practice;
    }

    .keys,
    sudoku-result {
      grid-area: keys;
    }

    .status {
      grid-area: status;
    }

    .tools {
      grid-area: tools;
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
      display: flex;
      flex-direction: column;
      min-height: 0;
      margin-block: var(--gap-4) 0;
    }

    .hint .explanation {
      flex: 1;
      overflow-y: auto;
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
