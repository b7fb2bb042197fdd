import { css } from 'lit';
import { shared } from '../app/shared.styles.js';
import { tabs } from '../app/tabs.styles.js';

export const styles = [
  shared,
  tabs,
  css`
    .start {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-8) var(--gap-16);
      align-items: center;
      margin-block: var(--gap-16);
      color: var(--quiet);
    }

    .start p {
      margin: 0;
    }

    progress {
      flex: 1 1 8rem;
      max-width: 16rem;
    }

    .cards {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
      gap: var(--gap-8);
      margin-block: var(--gap-8) var(--gap-24);
    }

    .cards li {
      display: grid;
    }

    .cards a {
      display: flex;
      gap: var(--gap-16);
      align-items: center;
      padding: var(--gap-8);
    }

    .cards .next {
      border-color: var(--accent);
    }

    /* What is known is quieter than what is still to learn. */
    .cards .known {
      background: none;
      box-shadow: none;
    }

    .picture {
      position: relative;
      flex: none;
    }

    .tick {
      position: absolute;
      inset: auto -4px -4px auto;
      width: 24px;
      height: 24px;
      padding: var(--gap-4);
      fill: none;
      stroke: var(--sheet);
      stroke-width: 3;
      stroke-linecap: round;
      stroke-linejoin: round;
      background: var(--success);
      border-radius: 50%;
    }

    .cards span > *,
    .list small {
      display: block;
    }

    .cards small,
    h2 small {
      color: var(--quiet);
      font-size: var(--text-14);
      font-weight: 400;
      letter-spacing: 0;
    }

    .digits {
      fill: currentcolor;
      font-size: var(--text-14);
      text-anchor: middle;
      background: var(--sheet);
    }

    .digits path {
      fill: none;
      stroke: var(--line);
    }

    .cards sudoku-thumb {
      width: 4.5rem;
    }

    .list {
      columns: 24rem;
      column-gap: var(--gap-32);
      margin-block-end: var(--gap-16);
    }

    .list li {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      padding-block: var(--gap-4);
      break-inside: avoid;
    }

    .list span {
      flex: 1;
    }

    h2::first-letter {
      text-transform: capitalize;
    }

    .glossary dt {
      margin-block-start: var(--gap-16);
      font-weight: 600;
    }

    .glossary dd {
      max-width: 60ch;
    }
  `,
];
