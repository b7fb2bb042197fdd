import { css } from 'lit';
import { shared, unseen } from './shared.styles.js';

export const styles = [
  shared,
  css`
    :host {
      --edge: max(var(--gap-16), (100% - var(--column)) / 2);
    }

    /* Header and areas have the same edges. */
    header,
    main,
    .notice {
      padding-inline: var(--edge);
    }

    main {
      padding-block-end: var(--gap-16);
    }

    header {
      display: flex;
      align-items: stretch;
      gap: var(--gap-16);
      min-height: 3.25rem;
      margin-block-end: var(--gap-16);
      background: var(--sheet);
      border-block-end: 1px solid var(--line);
    }

    h1 {
      margin: 0;
      font-size: var(--text-20);
      font-weight: 600;
      letter-spacing: -0.01em;
    }

    h1 a {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      height: 100%;
      color: inherit;
      text-decoration: none;
    }

    h1 img {
      width: 1.75rem;
      height: 1.75rem;
    }

    nav {
      display: flex;
      flex: 1 1 auto;
      gap: var(--gap-4);
    }

    nav a {
      display: flex;
      align-items: center;
      padding-inline: var(--gap-16);
      color: var(--quiet);
      text-decoration: none;
      border-block: 3px solid transparent;
    }

    nav a:hover {
      color: inherit;
    }

    nav a[aria-current] {
      color: inherit;
      border-block-end-color: var(--accent);
      font-weight: 600;
    }

    .notice {
      margin: 0 0 var(--gap-8);
      padding-block: var(--gap-8);
      border-block-end: 2px solid var(--warning);
      background: var(--sheet);
      overflow-wrap: anywhere;
    }

    header button {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      padding-inline: var(--gap-8);
    }

    /* On a tablet buttons in the header have no texts, and on a phone there is no title either. */
    @media (max-width: 60rem) {
      header button span {
        ${unseen}
      }
    }

    @media (max-width: 45rem) {
      h1 span {
        ${unseen}
      }

      :host {
        --edge: var(--gap-8);
      }

      header {
        position: relative;
        gap: 0;
        min-height: 2.75rem;
        margin-block-end: var(--gap-8);
      }

      header button {
        padding-inline: var(--gap-4);
      }

      nav a {
        padding-inline: var(--gap-4);
      }

      nav {
        gap: 0;
        justify-content: space-between;
        margin-inline: var(--gap-8);
      }
    }

    @media (max-width: 24rem) {
      header {
        font-size: var(--text-14);
      }

      nav {
        gap: var(--gap-4);
      }

      nav a {
        padding-inline: 0;
      }

      h1 img {
        width: 1.5rem;
        height: 1.5rem;
      }

      header button {
        width: 1.625rem;
        padding-inline: 0;
        justify-content: center;
      }
    }

    @media (max-width: 30rem) and (max-height: 44rem) {
      :host {
        --field: 2rem;
      }
    }

    /* A low window keeps its height for the board. */
    @media (max-width: 30rem) and (max-height: 44rem), (max-height: 32rem) {
      header {
        min-height: 2.25rem;
        margin-block-end: var(--gap-4);
      }
    }

    @media (forced-colors: active) {
      nav a {
        border-color: Canvas;
      }

      nav a[aria-current] {
        border-color: Highlight;
      }
    }
  `,
];
