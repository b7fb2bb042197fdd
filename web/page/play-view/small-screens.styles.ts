import { css } from 'lit';

/** Styles of the play area on small screens, such as phones. */
export const smallScreens = css`
  /* Messages take the place of less important parts, and long ones scroll, so that keys stay in reach. */
  @media (max-width: 39.99rem) and (max-aspect-ratio: 19/20) {
    .play {
      --head: 3rem;
      --keys: 17.5rem;
      gap: var(--gap-8);
    }

    /* Practice has its task above the keys. */
    .practice {
      --keys: 27rem;
    }

    .message {
      flex-basis: 0;
    }

    .message:not(:has(*)) {
      max-height: 2.6rem;
      overflow: hidden;
      font-size: var(--text-14);
      line-height: 1.15;
    }

    /* Answers are at the foot of the window and cover at most the tools, so that keys keep their place. */
    .answers {
      position: fixed;
      inset: auto 0 0;
      z-index: 1;
    }

    .hint {
      display: flex;
      flex-direction: column;
      max-height: max(7rem, 100dvh - 100vw - var(--head) - 11.5rem);
      margin: 0;
      padding-inline: var(--gap-8);
      border-radius: 0;
      box-shadow: 0 0 var(--gap-16) rgb(0 0 0 / 0.25);
    }

    /* The panel grows upwards, so the row is at its foot. */
    .hint .depths {
      order: 1;
    }

    .hint .explanation {
      flex: 1;
      overflow-y: auto;
    }

    .hint h2,
    .hint .sentence {
      display: inline;
      margin: 0;
      font-size: var(--text-16);
    }

    .hint :is(.buttons, .depths) {
      gap: var(--gap-4);
      margin-block: var(--gap-4) var(--gap-4);
    }

    .hint :is(.buttons, .depths) button {
      min-height: 2.2rem;
      padding-inline: var(--gap-8);
      font-size: var(--text-14);
    }
  }

  @media (max-width: 22.5rem) {
    .tools {
      gap: var(--gap-4);
      font-size: var(--text-14);
    }

    .tools button {
      padding-inline: var(--gap-4);
      font-size: inherit;
    }

    .hint :is(.buttons, .depths) {
      gap: var(--gap-4);
    }

    .hint :is(.buttons, .depths) button {
      padding-inline: var(--gap-4);
      font-size: var(--text-14);
    }
  }

  @media (max-width: 39.99rem) and (max-aspect-ratio: 19/20) and (max-height: 44rem) {
    .top {
      margin-block: var(--gap-4);
    }

    .key {
      min-height: 2.5rem;
    }

    .tools {
      margin-block-start: var(--gap-8);
    }
  }
`;
