/** Loaded before the program: threads end as soon as they start. */
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) process.exit(1);
