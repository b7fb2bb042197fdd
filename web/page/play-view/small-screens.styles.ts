import { css } from 'lit';

/** The board to play on where there is little room, as on a phone. */
export const smallScreens = css`
  /* Where there is little room what is said takes the place of what can wait, and what is long scrolls: keys stay in reach. */
  @media (max-width: 39.99rem) and (max-aspect-ratio: 19/20) {
    .play {
      --pad: 6.8rem;
      --keys: 13rem;
      --head: 6.3rem;
    }

    .said {
      flex-basis: 0;
      font-size: 0.9rem;
      line-height: 1.2;
    }

    .beside:has(.hint) .status {
      display: none;
    }

    .hint {
      margin-block: 0;
      padding-inline: 0.6rem;
    }

    .hint .told {
      max-height: max(3rem, calc(100dvh - 100vw - var(--head) - var(--pad) - 6rem));
      overflow-y: auto;
    }

    .hint h2,
    .hint .sentence {
      display: inline;
      margin: 0;
      font-size: 1rem;
    }

    .hint .buttons {
      gap: 0.25rem;
      margin-block: 0.3rem 0.2rem;
    }

    .hint .buttons button {
      min-height: 2.2rem;
      padding-inline: 0.4rem;
      font-size: 0.85rem;
    }
  }

  @media (max-width: 22.5rem) {
    .about .figures {
      display: none;
    }

    .hint .buttons {
      gap: 0.2rem;
    }

    .hint .buttons button {
      padding-inline: 0.25rem;
      font-size: 0.8rem;
    }
  }

  @media (max-width: 39.99rem) and (max-aspect-ratio: 19/20) and (max-height: 44rem) {
    .play {
      --pad: 5.7rem;
      --keys: 11.5rem;
      --head: 4.8rem;
      gap: 0.4rem;
    }

    .modes {
      margin-block: 0.3rem;
    }

    .key {
      min-height: 2.5rem;
    }

    .tools.first {
      margin-block-start: 0.4rem;
    }
  }
`;
