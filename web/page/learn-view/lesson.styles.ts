import { css } from 'lit';
import { shared } from '../app/shared.styles.js';
import { tabs } from '../app/tabs.styles.js';

export const styles = [
  shared,
  tabs,
  css`
    p {
      margin-block: var(--gap-4) var(--gap-8);
    }

    .needs {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--gap-24);
      color: var(--quiet);
    }

    .explanation {
      min-height: 8rem;
      margin-block-start: var(--gap-8);
    }

    /* The buttons stay in reach, however long the text is. */
    .guided .buttons {
      position: sticky;
      inset-block-end: 0;
      padding-block: var(--gap-4);
      background: var(--ground);
    }

    progress {
      width: 100%;
      accent-color: var(--accent);
    }

    .exercises {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-8);
      margin-block: var(--gap-8) var(--gap-16);
    }

    .exercises .button {
      min-width: 3rem;
    }

    h3 {
      margin: var(--gap-16) 0 var(--gap-4);
      font-size: var(--text-16);
    }

    .onward {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--gap-8) var(--gap-24);
    }

    @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
      .guided {
        grid-template-columns: max(16rem, min(100dvh - 16rem, 100vw - 24rem)) minmax(0, 60ch);
      }

      /* Most texts leave the buttons where they are. */
      .explanation {
        min-height: min(16rem, 100dvh - 24rem);
      }
    }
  `,
];
