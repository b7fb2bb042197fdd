import { css, unsafeCSS } from 'lit';

/** Phones held upright. */
export const UPRIGHT = '(max-width: 39.99rem) and (max-aspect-ratio: 19/20)';
/** Windows with room beside the board. */
export const WIDE = '(min-width: 36rem) and (min-aspect-ratio: 19/20)';
/** Phones on their side, and other low windows, as at 200 %. */
export const LOW = `${WIDE} and (max-height: 32rem)`;

/**
 * The side of the board, by the shape of the window. It is the same in Play and in Path, so that the board keeps its size
 * between them: the largest square that leaves room for the keys, which are below it in a tall window.
 */
export const boardSize = css`
  :host {
    container-type: inline-size;
  }

  .sized {
    --head: 5.5rem;
    --keys: 17.5rem;
    --board: clamp(14rem, 100dvh - var(--head) - var(--keys), 100cqw);
  }

  @media ${unsafeCSS(WIDE)} {
    .sized {
      --board: min(100dvh - var(--head), 100cqw - var(--gap-24) - 18rem);
    }
  }

  @media ${unsafeCSS(UPRIGHT)} {
    .sized {
      --head: 3.5rem;
    }
  }

  @media ${unsafeCSS(UPRIGHT)} and (max-height: 44rem) {
    .sized {
      --head: 2.75rem;
      --keys: 18rem;
    }
  }

  @media ${unsafeCSS(LOW)} {
    .sized {
      --head: 3.875rem;
    }
  }
`;
