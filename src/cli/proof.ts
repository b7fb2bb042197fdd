/** `solve --explain --proof FOLDER`: a file for each conclusion, for a SAT solver to check that it follows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conclusionsOf, dimacsOf } from '../check/index.js';
import type { Markup } from '../core/board.js';
import type { PuzzleRecord } from '../formats/record.js';
import type { Step } from '../solver/step.js';
import { WriteError } from './command.js';
import { makeFolder } from './output.js';

/** Writes what proves a step, found on a board: `012-3.cnf`, step and conclusion. Throws a WriteError. */
export type ProofWriter = (board: Markup, step: Step, number: number) => void;

/** Puzzles of several have a folder of their own, called after their line. */
export function proofWriter(folder: string, { line, source }: PuzzleRecord, isNamed: boolean): ProofWriter {
  const own = isNamed ? join(folder, `${source ? `${source.replaceAll(/[^\w.-]+/g, '-')}-` : ''}line-${line}`) : folder;
  return (board, { explanation, place, remove }, number) => {
    makeFolder(own);
    try {
      for (const [index, conclusion] of conclusionsOf({ place, remove }).entries())
        writeFileSync(
          join(own, `${String(number).padStart(3, '0')}-${index + 1}.cnf`),
          dimacsOf(board, explanation.truths, conclusion),
        );
    } catch (error) {
      throw new WriteError(`cannot write to ${own}: ${(error as Error).message}`);
    }
  };
}
