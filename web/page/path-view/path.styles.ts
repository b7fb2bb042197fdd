import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    sudoku-walkthrough {
      --sudoku-around: 13rem;
    }

    @media (max-width: 30rem) {
      .tabs button {
        padding-inline: 0.45rem;
        font-size: 0.9rem;
      }
    }

    .all {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
    }

    @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
      .all {
        grid-template-columns: min(100dvh - 9rem, 100vw - 22rem) minmax(0, 60ch);
        align-items: start;
      }
    }

    .outcomes {
      list-style: none;
      margin: 0;
      padding: 0;
      max-height: 26rem;
      overflow-y: auto;
      border-block-start: 1px solid var(--line);
    }

    .outcomes li {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
      align-items: center;
      padding-block: 0.3rem;
      border-block-end: 1px solid var(--line);
    }

    .outcomes span {
      flex-basis: 100%;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }

    .way {
      min-height: 2rem;
      padding: 0.1rem 0.5rem;
    }

    .way[aria-pressed='true'] small {
      color: inherit;
    }

    dl {
      display: grid;
      grid-template-columns: max-content 1fr;
      gap: 0.3rem 1rem;
      font-size: 1.2rem;
    }

    dd {
      margin: 0;
      font-weight: 600;
    }

    table {
      width: 100%;
      max-width: 44rem;
      border-collapse: collapse;
    }

    th {
      text-align: start;
      font-weight: normal;
      padding-inline-end: 1rem;
    }

    .count {
      text-align: end;
      padding-inline-end: 0.6rem;
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

    rect.unfair,
    rect.extreme {
      fill: #d55e00;
    }
  `,
];
