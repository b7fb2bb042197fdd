import { css } from 'lit';
import { shared } from '../app/shared.styles.js';
import { tabs } from '../app/tabs.styles.js';

export const styles = [
  shared,
  tabs,
  css`
    sudoku-walkthrough {
      font: inherit;
      --sudoku-around: 13rem;
    }

    .head {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4) var(--gap-24);
      align-items: center;
      margin-block: var(--gap-4);
    }

    .progress {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      color: var(--quiet);
    }

    /* On a phone the progress is at the foot, so that the board does not move when the work begins or ends. */
    @media (max-width: 40rem) {
      .tabs {
        font-size: var(--text-14);
      }

      .progress {
        position: fixed;
        inset: auto 0 0;
        z-index: 1;
        justify-content: space-between;
        padding-inline: var(--gap-8);
        background: var(--raised);
      }
    }

    .all {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gap-8);
    }

    .outcomes {
      list-style: none;
      margin: 0;
      padding: 0;
      max-height: 26rem;
      overflow-y: auto;
      border-block-start: 1px solid var(--line);
    }

    @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
      .all {
        grid-template-columns: min(100dvh - 9rem, 100vw - 22rem) minmax(0, 60ch);
        align-items: start;
      }

      .outcomes {
        max-height: max(12rem, 100dvh - 21rem);
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
      margin: 0;
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
