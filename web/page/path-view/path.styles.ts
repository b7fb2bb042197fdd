import { css, unsafeCSS } from 'lit';
import { boardSize, WIDE } from '../app/board-size.styles.js';
import { shared } from '../app/shared.styles.js';
import { tabs } from '../app/tabs.styles.js';

export const styles = [
  shared,
  boardSize,
  tabs,
  css`
    .path {
      --tabs: 3.25rem;
      position: relative;
    }

    sudoku-walkthrough {
      font: inherit;
      --sudoku-around: var(--head);
      --sudoku-board: var(--board);
      --sudoku-head: var(--tabs);
    }

    /* The tabs are after the board, in a place that is kept for them, so that the board is where it is in Play. */
    .head {
      position: absolute;
      inset: calc(var(--board) + var(--gap-8)) 0 auto;
      height: var(--tabs);
    }

    .tabs {
      flex-wrap: nowrap;
      white-space: nowrap;
    }

    .progress {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      justify-content: space-between;
      font-size: var(--text-14);
      line-height: 1.25;
      color: var(--quiet);
    }

    .progress button {
      flex: none;
    }

    .all {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gap-8);
    }

    .all sudoku-board {
      width: 100%;
      max-width: var(--board);
      margin-inline: auto;
    }

    .beside {
      padding-block-start: var(--tabs);
    }

    /* On a phone the progress is at the foot, so that nothing moves when the work begins or ends. */
    @media (max-width: 35.99rem), (max-aspect-ratio: 19/20) {
      .tabs {
        font-size: var(--text-14);
      }

      .progress:has(button) {
        position: fixed;
        inset: auto 0 0;
        z-index: 1;
        padding-inline: var(--gap-8);
        background: var(--raised);
      }
    }

    .outcomes {
      max-height: 26rem;
      overflow-y: auto;
      border-block-start: 1px solid var(--line);
    }

    @media ${unsafeCSS(WIDE)} {
      .path {
        --tabs: 6rem;
      }

      .head {
        inset: 0 0 auto calc(var(--board) + var(--gap-16));
        max-width: 60ch;
      }

      .head .tabs {
        gap: var(--gap-16);
      }

      .progress {
        min-height: 3rem;
      }

      .all {
        grid-template-columns: var(--board) minmax(0, 60ch);
        gap: var(--gap-16);
        align-items: start;
      }

      .outcomes {
        max-height: max(12rem, 100dvh - 24rem);
      }
    }

    .outcomes li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4);
      align-items: center;
      padding-block: var(--gap-4);
      border-block-end: 1px solid var(--line);
    }

    .outcomes span {
      flex-basis: 100%;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }

    .way {
      min-height: 2rem;
      padding: 0 var(--gap-8);
    }

    .way[aria-pressed='true'] small {
      color: inherit;
    }

    dl {
      display: grid;
      grid-template-columns: max-content 1fr;
      gap: var(--gap-4) var(--gap-16);
      font-size: var(--text-20);
    }

    dd {
      font-weight: 600;
    }

    @media (max-width: 30rem) {
      dl {
        grid-template-columns: minmax(0, 1fr);
      }
    }

    dd p {
      margin: 0;
      font-size: var(--text-14);
      font-weight: normal;
      color: var(--quiet);
    }

    caption {
      padding-block: var(--gap-8);
      text-align: start;
      font-weight: 600;
    }

    .key {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4) var(--gap-16);
      font-size: var(--text-14);
      color: var(--quiet);
    }

    .key span {
      display: flex;
      gap: var(--gap-4);
      align-items: center;
    }

    .key svg {
      width: 1rem;
      height: 0.75rem;
    }

    table {
      width: 100%;
      max-width: 44rem;
      border-collapse: collapse;
    }

    th {
      text-align: start;
      font-weight: normal;
      padding-inline-end: var(--gap-16);
    }

    .count {
      text-align: end;
      padding-inline-end: var(--gap-8);
      font-variant-numeric: tabular-nums;
    }

    .long {
      width: 50%;
    }

    .long svg {
      display: block;
      width: 100%;
      height: 0.9rem;
    }

    rect {
      fill: light-dark(#9db8c9, #54788d);
    }

    rect.hard {
      fill: #e69f00;
    }

    rect.easy {
      fill: light-dark(#c9d6de, #3d5663);
    }

    rect.unfair {
      fill: #d55e00;
    }

    rect.extreme {
      fill: light-dark(#a3257a, #e29cc4);
    }
  `,
];
