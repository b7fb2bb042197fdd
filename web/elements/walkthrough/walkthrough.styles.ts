import { css, unsafeCSS } from 'lit';
import { svgStyle } from '../../../src/render/index.js';
import { sentenceStyles } from '../sentence.js';

export const styles = [
  sentenceStyles,
  css`
  ${unsafeCSS(svgStyle('page'))}

  :host {
    --accent: var(--sudoku-accent, light-dark(#0067a3, #7cc4f5));
    --quiet: light-dark(#5c5c5c, #a8adb5);
    --line: light-dark(#d5d5d5, #3a3f47);
    display: block;
    color: inherit;
    font: 1rem / 1.45 system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif;
  }

  .walkthrough {
    display: grid;
    grid-template: 'board' 'strip' 'beside' / minmax(0, 1fr);
    gap: 0.5rem 1rem;
  }

  sudoku-board {
    grid-area: board;
    width: 100%;
    max-width: var(--sudoku-board);
    margin-inline: auto;
  }

  .beside {
    grid-area: beside;
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
    .walkthrough {
      grid-template:
        'board strip' auto
        'board beside' 1fr
        / var(--sudoku-board, max(15rem, min(100% - 21rem, 100dvh - var(--sudoku-around, 5rem)))) minmax(0, 60ch);
      align-items: start;
    }

    .beside {
      min-height: calc(100dvh - var(--sudoku-around, 5rem) - var(--sudoku-head, 0px) - 3rem);
    }
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
  }

  /* Labels and summaries are as tall as a finger needs. */
  .head label,
  .more :is(a, button) {
    display: flex;
    align-items: center;
    min-height: 2rem;
  }

  summary {
    padding-block: 0.25rem;
    cursor: pointer;
  }

  .where {
    margin: 0;
    color: var(--quiet);
  }

  h2 {
    margin: 0.25rem 0;
    font-size: 1.25rem;
  }

  a {
    color: var(--accent);
  }

  .reasons {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
    gap: 0.5rem 1rem;
    margin: 0.5rem 0;
  }

  .reasons figure {
    margin: 0;
  }

  .reasons figcaption {
    font-size: 0.875rem;
  }

  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin: 0.5rem 0;
  }

  .more button {
    padding: 0;
    font: inherit;
    color: var(--accent);
    text-decoration: underline;
    background: none;
    border: 0;
    cursor: pointer;
  }

  .keys {
    margin: 0.5rem 0 0;
    color: var(--quiet);
    font-size: 0.875rem;
  }

  .about {
    white-space: pre-line;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    margin: 0.5rem 0;
  }

  .buttons button {
    font: inherit;
    padding: 0.25rem clamp(0.25rem, 1.3vw, 0.5rem);
    min-height: 2.5rem;
    min-width: 2.5rem;
    color: inherit;
    background: transparent;
    border: 1px solid var(--quiet);
    border-radius: 0.5rem;
    cursor: pointer;
  }

  @media (max-width: 30rem) {
    .buttons {
      gap: 0.25rem;
    }

    .buttons button {
      padding-inline: 0.25rem;
      min-width: 2.25rem;
      font-size: 0.875rem;
    }
  }

  .buttons .next {
    background: var(--accent);
    border-color: var(--accent);
    color: light-dark(#fff, #10151a);
  }

  .buttons button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  .list {
    margin: 0;
    padding: 0;
    list-style: none;
    flex: 1 0 12rem;
    height: 12rem;
    overflow-y: auto;
    border-block-start: 1px solid var(--line);
  }

  .list ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .list :is(a, summary) {
    display: flex;
    gap: 0.5rem;
    padding: 0.25rem;
    border-inline-start: 4px solid transparent;
    color: inherit;
    text-decoration: none;
  }

  /* The triangle of a run is at its end, so that all names have one edge. */
  .list summary::after {
    content: '▸';
    color: var(--quiet);
  }

  .list details[open] > summary::after {
    content: '▾';
  }

  .list ol a {
    padding-inline-start: 1.25rem;
  }

  .bottleneck {
    margin: 0 0 0.5rem;
  }

  .list :is(a, summary) span {
    min-width: 3.6ch;
    text-align: end;
    color: var(--quiet);
    font-variant-numeric: tabular-nums;
  }

  .list small {
    margin-inline-start: auto;
  }

  .list :is(a, summary):hover {
    text-decoration: underline;
  }

  .list i {
    color: var(--quiet);
    font-style: normal;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }

  .list :is(a, summary)[aria-current] {
    font-weight: 600;
    border-color: var(--accent);
  }

  .legend {
    display: block;
    max-width: 34rem;
  }

  .strip {
    grid-area: strip;
    display: block;
    width: 100%;
    height: 2.5rem;
    margin-block-start: var(--sudoku-head, 0px);
    cursor: pointer;
  }

  /* The strip runs in the direction of the text. */
  .strip:dir(rtl) {
    transform: scaleX(-1);
  }

  .bar { fill: #9db8c9; }
  .bar.hard { fill: #e69f00; }
  .bar.unfair, .bar.extreme { fill: #d55e00; }
  .bar.current { fill: var(--accent); }

  /* Only the board and the sentence are printed. */
  @media print {
    .walkthrough {
      display: block;
    }

    sudoku-board {
      width: 16cm;
      max-width: 100%;
      margin: 1cm auto;
    }

    .head label,
    .buttons,
    .more,
    .keys,
    .bottleneck,
    .list,
    .signs,
    .strip {
      display: none;
    }
  }
`,
];
