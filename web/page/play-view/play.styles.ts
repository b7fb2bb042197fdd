import { css, unsafeCSS } from 'lit';
import { COLOUR_RULES } from '../../elements/board/board.styles.js';
import { shared } from '../app/shared.styles.js';
import { smallScreens } from './small-screens.styles.js';

export const styles = [
  shared,
  css`
    ${unsafeCSS(COLOUR_RULES)}

    .play {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
    }

    sudoku-board {
      width: 100%;
      max-width: calc(100vh - 5rem);
      margin-inline: auto;
    }

    @media (min-width: 48rem) {
      .play {
        grid-template-columns: minmax(0, min(62vw, calc(100vh - 5.5rem))) minmax(16rem, 28rem);
        align-items: start;
      }
    }

    .beside {
      display: flex;
      flex-direction: column;
    }

    .status {
      display: flex;
      flex-wrap: wrap;
      gap: 0.6rem;
      align-items: center;
      min-height: 2.6rem;
    }

    .status nav {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 1rem;
    }

    .solved {
      margin: 0;
      padding: 0.4rem 0.8rem;
      border-inline-start: 4px solid light-dark(#009e73, #2bc79a);
      background: light-dark(#e2f4ee, #16302a);
      border-radius: 0.3rem;
    }

    .time {
      font-variant-numeric: tabular-nums;
      color: var(--quiet);
    }

    .said {
      flex: 1 1 8rem;
    }

    .said:empty {
      display: none;
    }

    .modes {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 0.3rem;
      margin-block: 0.5rem;
    }

    .mode {
      padding-inline: 0.2rem;
    }

    .pad {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 0.3rem;
    }

    .pad.seven {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }

    .pad.many {
      grid-template-columns: repeat(9, minmax(0, 1fr));
    }

    .key {
      position: relative;
      min-width: 0;
      min-height: 3rem;
      padding: 0;
      font-size: 1.3rem;
      font-variant-numeric: tabular-nums;
    }

    .many .key {
      min-height: 2.4rem;
      font-size: 1rem;
    }

    .key small {
      display: block;
      font-size: 0.65rem;
      line-height: 1;
    }

    .key.done {
      opacity: 0.4;
    }

    .key.colour {
      border-width: 2px;
    }

    .tip {
      margin: 0.4rem 0 0;
      font-size: 0.9rem;
      color: var(--quiet);
    }

    .tools {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
      margin-block-start: 0.3rem;
    }

    .tools button {
      padding-inline: 0.6rem;
    }

    .tools:not(.first) button {
      min-height: 2.2rem;
      font-size: 0.9rem;
      border-color: transparent;
    }

    .tools.first {
      margin-block-start: 0.8rem;
    }

    .tools.first button {
      flex: 1 1 auto;
      padding-inline: 0.3rem;
    }

    /* Keys stay where they are while something is told: it stands below them where there is room. */
    @media (min-width: 48rem) {
      .answers {
        order: 1;
      }
    }

    .hint [aria-pressed='true'] {
      background: none;
      color: inherit;
      font-weight: 600;
    }

    .hint {
      border-inline-start: 4px solid var(--accent);
      padding: 0.2rem 0.8rem;
      margin-block: 0.6rem;
      background: var(--raised);
      border-radius: 0.3rem;
    }

    .mistake {
      margin: 0.3rem 0;
    }

    @media print {
      .status,
      .modes,
      .pad,
      .tip,
      .tools,
      .buttons {
        display: none;
      }

      .play {
        display: block;
      }

      sudoku-board {
        width: 16cm;
        max-width: 100%;
        margin-block: 1cm;
      }
    }
  `,
  smallScreens,
];
