/** `npm start`: serves until it is told to stop. Limits come from the environment: `PORT=8080 WORKERS=4 QUEUE=1000 npm start`. */
import { availableParallelism } from 'node:os';
import { LIMITS, serve } from './server.js';

const set = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const { url, stop } = await serve(
  set('PORT', 8017),
  {
    workers: set('WORKERS', availableParallelism()),
    queue: set('QUEUE', LIMITS.queue),
    milliseconds: set('MILLISECONDS', LIMITS.milliseconds),
    bytes: set('BYTES', LIMITS.bytes),
    perClient: set('PER_CLIENT', LIMITS.perClient),
  },
  process.env.HOST,
);
console.log(url);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
