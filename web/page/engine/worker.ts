/** The engine: answers one question after another. What a kind of question needs is loaded with the first of it. */
import { inBatches } from './batches.js';
import type { Answers, Kind, Question, Reply } from './protocol.js';

const answers: Answers = {
  read: async () => (await import('./read.js')).read,
  write: async () => (await import('./write.js')).write,
  solution: async () => (await import('./solution.js')).solution,
  hint: async () => (await import('./hint.js')).hint,
  why: async () => (await import('./why.js')).why,
  path: async () => (await import('./path.js')).path,
  steps: async () => (await import('./steps.js')).steps,
  grade: async () => (await import('./grade.js')).grade,
  difficulty: async () => (await import('./grade.js')).difficulty,
  practise: async () => (await import('./practise.js')).practise,
  strategies: async () => (await import('./strategies.js')).strategies,
  make: async () => (await import('./make.js')).make,
};

async function answer<K extends Kind>({ id, kind, ask, language }: Extract<Question, { kind: K }>): Promise<void> {
  const reply = (told: Reply): void => postMessage(told);
  try {
    const answering = await answers[kind as K]();
    const found = inBatches((all) => reply({ id, tells: 'found', found: all }));
    const done = await answering(ask, found.tell, language);
    found.end();
    reply({ id, tells: 'done', done });
  } catch (error) {
    reply({ id, tells: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

// Hints are what is asked first, and at once.
void answers.hint();

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));
