import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    section {
      display: grid;
      gap: var(--gap-16);
    }

    .card {
      padding: var(--gap-16);
    }

    h2 {
      margin-block: 0;
    }

    h2,
    h3 {
      line-height: 1.25;
    }

    h3 {
      margin: 0 0 var(--gap-8);
    }

    p {
      margin: 0;
    }

    small {
      display: block;
      font-size: var(--text-14);
      color: var(--quiet);
    }

    strong {
      font-weight: 600;
    }

    /* What goes on is the largest: its board is beside its text on a phone, and above it where there is room. */
    .go-on {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-16);
      align-items: center;
    }

    .go-on img {
      display: block;
      flex: 0 1 8rem;
      width: 8rem;
      min-width: 0;
    }

    .go-on div {
      flex: 1 1 7rem;
      display: grid;
      gap: var(--gap-4);
    }

    .go-on .main {
      flex: 1 0 100%;
      font-size: var(--text-20);
    }

    .link {
      display: flex;
      gap: var(--gap-16);
      align-items: center;
      justify-content: space-between;
    }

    .link h3 {
      margin-block-end: var(--gap-4);
    }

    sudoku-thumb {
      width: 4.5rem;
    }

    ul {
      display: grid;
    }

    li a {
      display: grid;
      grid-template-columns: 6rem 1fr;
      gap: var(--gap-8);
      align-items: center;
      min-height: var(--field, 2.5rem);
      color: inherit;
      text-decoration: none;
      border-block-start: 1px solid var(--line);
    }

    li a:hover strong {
      color: var(--accent);
    }

    .buttons {
      margin-block: 0;
    }

    @media (min-width: 60rem) {
      section {
        grid-template: 'go-on today' auto 'go-on learn' auto 'go-on new' auto 'go-on own' auto / minmax(0, 26rem) minmax(0, 1fr);
        align-items: stretch;
      }

      .go-on {
        grid-area: go-on;
        flex-direction: column;
        flex-wrap: nowrap;
        align-items: stretch;
      }

      .go-on img {
        flex: none;
        width: 100%;
      }

      .go-on :is(div, .main) {
        flex: none;
      }
    }
  `,
];
