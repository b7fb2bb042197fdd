/** Loaded before the program: threads end as they begin. */
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) process.exit(1);
