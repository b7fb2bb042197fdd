import { css } from 'lit';

/** Styles of the hint panel. */
export const hintPanel = css`
  .hint [aria-pressed='true'] {
    background: none;
    color: inherit;
    font-weight: 600;
  }

  .hint {
    display: flex;
    flex-direction: column;
    min-height: 0;
    padding: var(--gap-4) var(--gap-16);
    margin-block: var(--gap-16) var(--gap-8);
    background: var(--sheet);
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }

  /* A long answer scrolls. */
  .hint .body {
    min-height: 0;
    overflow-y: auto;
  }

  /* One row: depths of the hint and its actions. The sentence below takes the rest. */
  .depths {
    display: flex;
    gap: var(--gap-4);
    align-items: center;
    flex-wrap: wrap;
  }

  .depths .depth {
    padding-inline: var(--gap-4);
    border-width: 0 0 3px;
    border-radius: 0;
  }

  .depths .depth[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: none;
    color: inherit;
  }

  /* What mends a mistake stays in view beside a long reason. */
  .hint .body .buttons {
    position: sticky;
    inset-block-end: 0;
    margin-block-end: 0;
    padding-block: var(--gap-4);
    background: var(--sheet);
  }

  .hint .close {
    margin-inline-start: auto;
  }

  .grounds {
    white-space: pre-wrap;
    margin: var(--gap-4) 0;
  }

  .mistake,
  .reason {
    margin: var(--gap-4) 0;
  }

  .result {
    font-weight: 600;
  }

  @media (forced-colors: active) {
    .hint .depth[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
