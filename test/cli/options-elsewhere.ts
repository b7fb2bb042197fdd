/** Options of many commands whose effect other tests show: on how puzzles are read, and on how long a run takes. */
export const ELSEWHERE = [
  ...['--box', '--constraint', '--regions', '--from', '--column', '--paste'],
  ...['--rules', '--ignore-rules', '--ignore-solution'],
  ...[
    '--verbose',
    '--quiet',
    '--jobs',
    '--resume',
    '--time-limit',
    '--no-pager',
    '--no-guess',
    '--spoil',
    '--overwrite',
  ],
];
