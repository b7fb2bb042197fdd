/** The fenced blocks of README and the docs. */
import { readdirSync, readFileSync } from 'node:fs';

export interface DocBlock {
  readonly page: string;
  /** The line of the opening fence. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

const root = new URL('../', import.meta.url);

const pages = ['README.md', ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`)].filter((page) =>
  page.endsWith('.md'),
);

export const docBlocks: readonly DocBlock[] = pages.flatMap((page) => {
  const text = readFileSync(new URL(page, root), 'utf8');
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map(({ 1: indent, 2: language, 3: code, index }) => ({
    page,
    line: text.slice(0, index).split('\n').length,
    language: language!,
    code: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
});

export const blocksIn = (language: string): readonly DocBlock[] =>
  docBlocks.filter((block) => block.language === language);

/** The beginning of each block that no test runs, by its page, and why. */
export const NOT_RUN: readonly (readonly [page: string, begins: string, why: string])[] = [
  ['README.md', 'git clone', 'needs a network'],
  ['README.md', 'npm ci && node', 'installs; what follows it runs below'],
  ['README.md', 'npm ci && npm test', 'is this run'],
  ['docs/at-scale.md', 'test/scale/', 'needs root and daemons'],
  ['docs/at-scale.md', 'split ', 'needs other machines; test/scale/parallel-ssh.sh runs it'],
  ['docs/at-scale.md', 'sbatch ', 'needs Slurm; test/scale/slurm-array.sh runs it'],
  ['docs/at-scale.md', '#!/bin/sh', 'needs Slurm; test/scale/slurm-array.sh runs it'],
  ['docs/at-scale.md', 'def grade', 'needs Dask; test/scale/dask.sh runs it'],
  ['docs/in-an-app.md', 'esbuild ', 'bundles an app; bundlers.slow.test.ts does this'],
  ['docs/install.md', 'npm ci && npm pack', 'packs and installs; scripts/package/check.ts does this'],
  ['docs/install.md', 'git clone', 'needs a network'],
  ['docs/rules-as-text.md', 'rule    =', 'is a grammar'],
  ['docs/shared-puzzles.md', 'sudoku solve', 'has a link that is cut; test/formats/drawn has whole ones'],
  ['docs/shared-puzzles.md', 'javascript:', 'needs a network'],
  ['docs/page.md', 'sudoku open', 'serves until it is stopped; tests of the page do this'],
];

export const isRun = ({ page, code }: DocBlock): boolean =>
  !NOT_RUN.some(([of, begins]) => of === page && code.startsWith(begins));
