/** The main file of a worker thread where the library runs from its sources: Node 20 passes loaders on to no thread. */
import { register } from 'tsx/esm/api';

register();
await import('./node-worker.ts');
