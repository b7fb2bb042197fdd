/** Nodes of chains see whatever a rule excludes beside them. */
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { candidatesOf, plainGraph } from '../../src/logic/links/graph.js';
import { refutedByGroupedChains } from '../../src/logic/links/refuted.js';
import { seenByBoth, sees } from '../../src/logic/links/seen.js';
import { puzzleWith } from './puzzles.js';

test.each(['dots', 'mixed', 'greater-than', 'lines'])(
  '%s: a node sees exactly what conflicts with all of it',
  (kind) => {
    const board = boardOf(puzzleWith(kind, 6, 'seen').puzzle);
    const { geometry } = board;
    for (const graph of [plainGraph(board), refutedByGroupedChains(board).graph])
      for (const [node, list] of graph.nodes.entries()) {
        const seen = candidatesOf(board).filter((each) => sees(graph, node, each));
        const all = candidatesOf(board).filter((each) =>
          list.every((one) => one !== each && geometry.conflict(one, each)),
        );
        expect(seen).toEqual(all);
        const other = (node * 7) % graph.nodes.length;
        expect(seenByBoth(graph, node, other)).toEqual(seen.filter((each) => sees(graph, other, each)));
      }
  },
);
