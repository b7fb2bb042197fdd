/** Runs in a module worker: what takes long keeps nobody from typing there. */
import { create, grade, hint, solve } from 'sudoku-strategist';

const faces = { solve, grade, hint, create };

export interface Errand {
  readonly call: keyof typeof faces;
  readonly argument: never;
}

addEventListener('message', async ({ data: { call, argument } }: MessageEvent<Errand>) => {
  try {
    postMessage({ call, result: await faces[call](argument) });
  } catch (error) {
    postMessage({ call, error: (error as Error).message });
  }
});
