import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    section {
      display: grid;
      gap: var(--gap-16) var(--gap-32);
      align-items: start;
    }

    h3 {
      margin: 0;
    }

    small {
      font-size: var(--text-14);
      font-weight: 400;
      color: var(--quiet);
    }

    .notes p {
      margin: 0 0 var(--gap-8);
      font-size: var(--text-14);
      color: var(--quiet);
    }

    .today {
      padding: var(--gap-16);
    }

    .today p {
      margin: var(--gap-8) 0 var(--gap-16);
    }

    .figures {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: var(--gap-8);
      margin: 0;
    }

    .figures div {
      display: flex;
      flex-direction: column-reverse;
    }

    dt {
      font-size: var(--text-14);
      color: var(--quiet);
    }

    dd {
      font-size: var(--text-20);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }

    .month {
      display: grid;
      grid-template-columns: 2.5rem 1fr 2.5rem;
      align-items: center;
      text-align: center;
    }

    table {
      width: 100%;
      margin-block: var(--gap-8) var(--gap-16);
      border-spacing: var(--gap-4);
      table-layout: fixed;
      font-variant-numeric: tabular-nums;
    }

    th {
      padding-block: var(--gap-4);
      font-size: var(--text-14);
      font-weight: 600;
    }

    th small,
    td small {
      display: block;
    }

    td {
      padding: 0;
      text-align: center;
    }

    td :is(a, .later) {
      position: relative;
      display: block;
      min-height: 3.5rem;
      padding: var(--gap-4);
      color: inherit;
      text-decoration: none;
      border: 1px solid transparent;
      border-radius: var(--radius);
    }

    td a {
      background: var(--sheet);
      border-color: var(--line);
    }

    td .solved {
      background: var(--raised);
    }

    td a:hover,
    td a[aria-current] {
      border-color: var(--accent);
    }

    td a[aria-current] {
      box-shadow: inset 0 0 0 1px var(--accent);
      font-weight: 600;
    }

    td .later {
      color: var(--quiet);
    }

    @media (forced-colors: active) {
      td .later {
        border-color: Canvas;
      }

      td a[aria-current] {
        outline: 2px solid Highlight;
      }
    }

    @media (min-width: 60rem) {
      section {
        grid-template:
          'title title' auto
          'today archive' auto
          'figures archive' auto
          'notes archive' 1fr
          / 22rem minmax(0, 1fr);
      }

      h2 {
        grid-area: title;
      }

      .archive {
        grid-area: archive;
      }
    }

    @media (max-width: 30rem) {
      th small {
        display: none;
      }

      td :is(a, .later) {
        padding-inline: 0;
      }
    }

    @media (max-width: 22rem) {
      table {
        border-spacing: 0;
      }
    }
  `,
];
