/**
 * The engine's worker: answers requests as they come. Its file contains the code for the first requests. Code for
 * another kind is loaded with the first request of that kind.
 */
import { serveWorker } from '../../../src/pool/web-worker.js';
import { loadLanguage, loadRetold, retoldOrSame } from '../../../src/render/index.js';
import '../../../src/search/fast.js';
import { inBatches } from './batches.js';
import { hint } from './hint.js';
import type { EngineRequest, Handlers, RequestKind } from './protocol.js';
import { solution } from './session.js';
import { strategies } from './views.js';

const handlers: Handlers = {
  read: async () => (await import('./texts.js')).read,
  write: async () => (await import('./texts.js')).write,
  solution: async () => solution,
  misread: async () => (await import('./misread.js')).misread,
  hint: async () => hint,
  why: async () => (await import('./why.js')).why,
  refute: async () => (await import('./why.js')).refute,
  named: async () => (await import('./named.js')).named,
  path: async () => (await import('./steps.js')).path,
  steps: async () => (await import('./steps.js')).steps,
  grade: async () => (await import('./grade.js')).grade,
  whips: async () => (await import('./grade.js')).whips,
  difficulty: async () => (await import('./grade.js')).difficulty,
  practise: async () => (await import('./practise.js')).practise,
  overlook: async () => (await import('./overlook.js')).overlook,
  spare: async () => (await import('./overlook.js')).spare,
  strategies: async () => strategies,
  fitting: async () => (await import('./make.js')).fitting,
  make: async () => (await import('./make.js')).make,
};

async function answer<K extends RequestKind>(
  { kind, input, language }: Extract<EngineRequest, { kind: K }>,
  report: (progress: unknown) => void,
): Promise<unknown> {
  try {
    const [handler] = await Promise.all([handlers[kind as K](), loadLanguage(language)]);
    const batches = inBatches(report);
    const result = await handler(input, batches.add, language);
    batches.flush();
    return result;
  } catch (error) {
    // The code of some errors is computed, and would be lost in a message.
    const { code, message = String(error) } = error as { code?: string; message?: string };
    await loadRetold(language).catch(() => {});
    throw Object.assign(new Error(retoldOrSame(message, language)), code !== undefined && { code });
  }
}

serveWorker<EngineRequest>(answer);
