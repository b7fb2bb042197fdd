import { css } from 'lit';
import { shared } from './shared.styles.js';

export const styles = [
  shared,
  css`
    :host {
      max-width: max(84rem, 100dvh + 26rem);
      margin-inline: auto;
      padding: 0.4rem 0.75rem 1rem;
    }

    header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.2rem 0.8rem;
      margin-block-end: 0.4rem;
    }

    h1 {
      font-size: 1.15rem;
      margin: 0;
    }

    nav {
      display: flex;
      gap: 0.2rem;
      flex: 1 1 auto;
    }

    nav a {
      padding: 0.5rem 0.6rem;
      color: inherit;
      text-decoration: none;
      border-block-end: 3px solid transparent;
    }

    nav a[aria-current] {
      border-color: var(--accent);
      font-weight: 600;
    }

    .notice {
      margin: 0 0 0.5rem;
      padding: 0.4rem 0.8rem;
      border-inline-start: 4px solid light-dark(#d55e00, #ff7a33);
      background: var(--raised);
      overflow-wrap: anywhere;
    }

    @media (max-width: 30rem) {
      h1 {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      header {
        position: relative;
        justify-content: space-between;
      }

      nav a {
        padding-inline: 0.3rem;
      }

      nav {
        flex-basis: 100%;
        justify-content: space-between;
      }
    }

    /* In German too the header takes two rows of the narrowest phones, and no more. */
    @media (max-width: 22.5rem) {
      header {
        gap: 0.1rem 0.4rem;
        font-size: 0.85rem;
      }

      nav a {
        padding-inline: 0.1rem;
      }
    }

    @media (max-width: 30rem) and (max-height: 44rem) {
      :host {
        --field: 2rem;
      }

      header {
        margin-block-end: 0.2rem;
      }

      nav a {
        padding-block: 0.25rem;
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
