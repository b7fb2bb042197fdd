/**
 * The engine's worker: answers one question after another. Code for the first questions is in its file; code for other
 * kinds is loaded with the first question of the kind.
 */
import { loadLanguage } from '../../../src/render/index.js';
import { inBatches } from './batches.js';
import { hint } from './hint.js';
import type { Answers, Question, QuestionKind, Reply } from './protocol.js';
import { solution } from './solution.js';

const answers: Answers = {
  read: async () => (await import('./read.js')).read,
  write: async () => (await import('./write.js')).write,
  solution: async () => solution,
  hint: async () => hint,
  why: async () => (await import('./why.js')).why,
  path: async () => (await import('./path.js')).path,
  steps: async () => (await import('./steps.js')).steps,
  grade: async () => (await import('./grade.js')).grade,
  whips: async () => (await import('./grade.js')).whips,
  difficulty: async () => (await import('./grade.js')).difficulty,
  practise: async () => (await import('./practise.js')).practise,
  strategies: async () => (await import('./strategies.js')).strategies,
  fitting: async () => (await import('./fitting.js')).fitting,
  make: async () => (await import('./make.js')).make,
};

async function answer<K extends QuestionKind>({
  id,
  kind,
  ask,
  language,
}: Extract<Question, { kind: K }>): Promise<void> {
  const reply = (told: Reply): void => postMessage(told);
  try {
    const [answering] = await Promise.all([answers[kind as K](), loadLanguage(language)]);
    const found = inBatches((all) => reply({ id, tells: 'found', found: all }));
    const done = await answering(ask, found.tell, language);
    found.end();
    reply({ id, tells: 'done', done });
  } catch (error) {
    const { code, message = String(error) } = error as { code?: string; message?: string };
    reply({ id, tells: 'failed', message, ...(code !== undefined && { code }) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));
