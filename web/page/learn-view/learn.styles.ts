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
      accent-color: var(--accent);
    }

    .cards {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
      gap: var(--gap-8);
      margin: var(--gap-8) 0 var(--gap-24);
      padding: 0;
      list-style: none;
    }

    .cards a {
      display: flex;
      gap: var(--gap-16);
      align-items: center;
      padding: var(--gap-8);
      color: inherit;
      text-decoration: none;
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }

    .cards a:hover,
    .cards .next a {
      border-color: var(--accent);
    }

    .cards span > * {
      display: block;
    }

    img {
      flex: none;
      background: var(--sheet);
    }

    .list {
      columns: 24rem;
      column-gap: var(--gap-32);
      margin: 0 0 var(--gap-16);
      padding: 0;
      list-style: none;
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

    .list small {
      display: block;
    }

    h2::first-letter {
      text-transform: capitalize;
    }

    .glossary dt {
      margin-block-start: var(--gap-16);
      font-weight: 600;
    }

    .glossary dd {
      margin: 0;
      max-width: 60ch;
    }
  `,
];
