/** The engine that looks over a drawing: one worker answers while another stands ready to take over. */
import type { LanguageCode } from '../../../src/face/index.js';
import { createEngine, type OwnedEngine } from './engine.js';

export const createOverlookEngine = (language: () => LanguageCode): OwnedEngine =>
  createEngine(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), language, 2);
