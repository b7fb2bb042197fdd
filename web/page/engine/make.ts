/** Puzzles to order. */
import { create } from '../../../src/face/create.js';
import type { Answering } from './protocol.js';

export const make: Answering<'make'> = ({ request }, tell) => create(request, { onProgress: tell });
