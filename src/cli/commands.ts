/** The commands, each loaded when it is called for. */
import type { Entry } from './command.js';

export const commands: readonly Entry[] = [
  { name: 'solve', summary: 'solve puzzles, or show step by step how', load: () => import('./commands/solve.js') },
  {
    name: 'grade',
    summary: 'level, score, rating and the techniques needed',
    load: () => import('./commands/grade.js'),
  },
  { name: 'hint', summary: 'the next step, or all possible steps', load: () => import('./commands/hint.js') },
  { name: 'create', summary: 'create puzzles on request', load: () => import('./commands/create.js') },
  {
    name: 'check',
    summary: 'the number of solutions, and clashing or unneeded givens',
    load: () => import('./commands/check.js'),
  },
  { name: 'convert', summary: 'write puzzles in another format', load: () => import('./commands/convert.js') },
  { name: 'print', summary: 'puzzles as a book, a sheet or lessons', load: () => import('./commands/print.js') },
  {
    name: 'canon',
    summary: 'the canonical form of a puzzle, or the moves between equivalent puzzles',
    load: () => import('./commands/canon.js'),
  },
  { name: 'dedupe', summary: 'the first of several equivalent puzzles', load: () => import('./commands/dedupe.js') },
  { name: 'morph', summary: 'equivalent puzzles, by random or given moves', load: () => import('./commands/morph.js') },
  {
    name: 'stats',
    summary: 'levels, ratings, givens, symmetries and techniques of many puzzles',
    load: () => import('./commands/stats.js'),
  },
  {
    name: 'strategies',
    summary: 'the catalogue, or the page of one strategy',
    load: () => import('./commands/strategies.js'),
  },
  {
    name: 'constraints',
    summary: 'the list of constraints, or the page of one',
    load: () => import('./commands/constraints.js'),
  },
  {
    name: 'open',
    summary: 'the page in the browser, to play, learn, grade and create',
    load: () => import('./commands/open.js'),
  },
  { name: 'verify', summary: 'prove every step of a JSON trace', load: () => import('./commands/verify.js') },
  {
    name: 'completion',
    summary: 'the completion script for bash, zsh or fish',
    load: async () => ({ command: (await import('./commands/completion.js')).completionOf(commands) }),
  },
  {
    name: 'man',
    summary: 'the manual page, in roff',
    load: async () => ({ command: (await import('./commands/man.js')).manOf(commands) }),
  },
];
