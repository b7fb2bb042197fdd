import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    fieldset {
      margin: 0 0 var(--gap-16);
      padding: 0;
      border: 0;
    }

    legend {
      padding: 0;
      font-weight: 600;
    }

    label {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      justify-content: space-between;
      min-height: 2rem;
      margin-block: var(--gap-4);
    }

    label:has([type='checkbox']) {
      justify-content: flex-start;
    }
  `,
];
