import { css } from 'lit';
import { shared } from './shared.styles.js';

export const styles = [
  shared,
  css`
    :host {
      max-width: max(84rem, 100dvh + 26rem);
      margin-inline: auto;
      padding: var(--gap-8) var(--gap-8) var(--gap-16);
    }

    header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gap-4) var(--gap-16);
      margin-block-end: var(--gap-8);
    }

    h1 {
      font-size: var(--text-20);
      margin: 0;
    }

    nav {
      display: flex;
      gap: var(--gap-4);
      flex: 1 1 auto;
    }

    nav a {
      padding: var(--gap-8) var(--gap-8);
      color: inherit;
      text-decoration: none;
      border-block-end: 3px solid transparent;
    }

    nav a[aria-current] {
      border-color: var(--accent);
      font-weight: 600;
    }

    main:focus {
      outline: none;
    }

    .notice {
      margin: 0 0 var(--gap-8);
      padding: var(--gap-8) var(--gap-16);
      border-inline-start: 4px solid light-dark(#d55e00, #ff7a33);
      background: var(--raised);
      overflow-wrap: anywhere;
    }

    header button {
      display: flex;
      gap: var(--gap-4);
      align-items: center;
      padding-inline: var(--gap-8);
    }

    /* On a phone the header is one row, without title and button texts. */
    @media (max-width: 45rem) {
      h1,
      header button span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      header {
        position: relative;
        flex-wrap: nowrap;
        gap: 0;
        font-size: var(--text-14);
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
      }
    }

    @media (max-width: 24rem) {
      header {
        font-size: var(--text-12);
      }

      nav {
        gap: var(--gap-4);
      }

      nav a {
        padding-inline: 0;
      }
    }

    @media (max-width: 30rem) and (max-height: 44rem) {
      :host {
        --field: 2rem;
      }

      header {
        margin-block-end: var(--gap-4);
      }

      nav a {
        padding-block: var(--gap-4);
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

    @media print {
      header {
        display: none;
      }
    }
  `,
];
