/** Puzzles of our own that are set by hand. */

/** What a setter draws with. */
export type Tool = 'mouse' | 'touch' | 'keys';

export interface PuzzleToSet {
  readonly name: string;
  readonly by: Tool;
  readonly line: string;
  /** The formats beside ours that can say it. */
  readonly formats: readonly ('f-puzzles' | 'sudokupad')[];
  /** A clue with a number that leaves no solution, which the setter then mends. */
  readonly mistake?: { readonly clue: number; readonly value: number };
}

const BOTH = ['f-puzzles', 'sudokupad'] as const;

export const PUZZLES_TO_SET: readonly PuzzleToSet[] = [
  {
    name: 'a killer',
    by: 'mouse',
    formats: BOTH,
    line: '................................................................................. killer-cage=5:r1c1r1c2;19:r1c3r1c4r2c3r2c4;12:r1c5r1c6;32:r1c7r2c7r2c8r3c7r4c7;5:r1c8r1c9;16:r2c1r2c2;21:r2c5r2c6r3c4r3c5r3c6;18:r2c9r3c8r3c9r4c8;13:r3c1r4c1;12:r3c2r4c2;18:r3c3r4c3r5c2r5c3r6c3;8:r4c4r5c4;17:r4c5r4c6;10:r4c9r5c9;19:r5c1r6c1r6c2;23:r5c5r6c4r6c5r7c5;6:r5c6r6c6;5:r5c7r6c7;13:r5c8r6c8;12:r6c9r7c8r7c9;9:r7c1r7c2;14:r7c3r8c3;12:r7c4r8c4;10:r7c6r7c7;13:r8c1r8c2r9c1;5:r8c5r9c5;12:r8c6r9c6;22:r8c7r8c8r8c9r9c9;10:r9c2r9c3r9c4;14:r9c7r9c8',
  },
  {
    name: 'arrows, two with a bulb of two cells',
    by: 'touch',
    formats: BOTH,
    line: '.......5..4...8.6..........53........7......5..........................8.2...6... arrow=r1c5r1c6/r1c4r1c3r2c3r3c3;r6c1r7c1/r8c1r8c2r7c3r8c4;r6c8/r5c9r4c9r4c8;r6c9/r5c8r6c7;r9c4/r8c5r8c6r7c7;r7c2/r6c3r5c4;r3c1/r2c2r3c2r4c2;r2c5/r2c6r2c7;r8c8/r8c9r9c9;r4c4/r5c5r4c6r5c6',
  },
  {
    name: 'thermometers, two of them branching',
    by: 'mouse',
    formats: BOTH,
    line: '.........1.............................3............................4.......2.... thermometer=r4c4r3c4r4c3r3c3/r3c4r2c5r1c5;r8c6r7c5r8c5r7c6/r7c5r8c4r9c4;r6c8r6c7r5c7r5c8r6c9;r8c3r9c3r9c2r9c1r8c2;r1c1r1c2r1c3r2c3r3c2;r3c5r3c6r4c7r4c6;r6c4r5c5r6c5r6c6;r7c4r7c3r6c3r5c3;r2c8r1c9r1c8r2c9r3c9',
  },
  {
    name: 'whispers with renbans',
    by: 'mouse',
    formats: BOTH,
    line: '..........27................9.....6..........5..2.....8..................3....... whisper=r9c6r9c5r8c6r9c7r9c8r8c9;r4c6r5c7r5c6r4c5r3c6;r3c2r3c1r4c2r4c1r5c2r5c3;r7c7r6c7r5c8r6c9r6c8 renban=r4c3r3c3r3c4r2c5r1c6;r5c9r4c8r3c9r2c8;r7c5r7c4r8c5r7c6;r3c5r2c4r1c4r1c5r2c6;r6c6r6c5r6c4r5c4r4c4',
  },
  {
    name: 'a jigsaw of seven',
    by: 'touch',
    formats: BOTH,
    line: '.6...4.............26..74.35.1.........2....3.... regions=AAABBBCAAABCCCADBBBCEFDDGGCEFDDGGCEFDDGGGEFFFFEEE',
  },
  {
    name: 'sandwiches in a grid of six',
    by: 'touch',
    formats: BOTH,
    line: '................3.........6......... sandwich=12:r0c3;5:r3c0;0:r0c2;0:r0c5;7:r2c0;3:r0c1;7:r5c0',
  },
  {
    name: 'quadruples in a grid of six',
    by: 'mouse',
    formats: BOTH,
    line: '..5....4...........................6 quadruple=1,2,4,6:r1c1r1c2r2c1r2c2;1,2,3,4:r2c5r2c6r3c5r3c6;1,2,2,6:r3c3r3c4r4c3r4c4;1,2,3,5:r4c5r4c6r5c5r5c6;1,4,4,6:r5c3r5c4r6c3r6c4',
  },
  {
    name: 'dots in a grid of six',
    by: 'keys',
    formats: BOTH,
    line: '.............1...................... black-dot=r1c2r2c2;r2c6r3c6;r4c1r4c2;r4c2r5c2;r5c3r5c4 white-dot=r1c4r1c5;r1c4r2c4;r1c5r1c6;r1c6r2c6;r2c3r3c3;r2c5r2c6;r3c5r3c6;r4c3r5c3;r4c5r5c5;r5c4r5c5',
  },
  {
    name: 'rules as text',
    by: 'mouse',
    formats: [],
    line: '...........5...4..26..4..........1........6.3.1..8..7.................4......49.. rule="pairs: 2 <= |a - b| <= 3":r8c5r7c6r6c7r6c8r7c9;"whole: sum() = 25":r9c9r9c8r8c8r7c7;"pairs: 2 <= |a - b| <= 3":r7c4r8c4r8c3r9c2r8c1;"whole: sum() = 25":r6c6r5c5r4c6r3c7;"pairs: 2 <= |a - b| <= 3":r2c5r1c6r2c6r3c5r2c4;"whole: sum() = 25":r2c8r3c8r2c9r1c8;"pairs: 2 <= |a - b| <= 3":r4c1r4c2r3c2r3c3r2c2;"whole: sum() = 25":r6c2r6c1r5c2r4c3',
  },
  {
    name: 'a killer of six with a wrong number',
    by: 'mouse',
    formats: BOTH,
    mistake: { clue: 4, value: 7 },
    line: '.................................... killer-cage=12:r1c1r1c2r2c1r2c2;9:r1c3r2c3;11:r1c4r1c5r1c6;8:r2c4r3c4;5:r2c5r2c6;10:r3c1r4c1;10:r3c2r3c3r4c2;9:r3c5r4c5;7:r3c6r4c6;10:r4c3r4c4r5c3r5c4;12:r5c1r5c2r6c1r6c2;8:r5c5r6c5;8:r5c6r6c6;7:r6c3r6c4',
  },
];
