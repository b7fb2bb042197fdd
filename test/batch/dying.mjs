/** Work whose thread ends: at the records named, as many times as are said for each, in one of the ways in which threads end. */
import { threadId } from 'node:worker_threads';

const ways = {
  exit: () => process.exit(1),
  memory: () => {
    for (const kept = []; ; ) kept.push(new Array(1e6).fill(Math.random()));
  },
};

export function dying({ line }, { at, way, died, most }) {
  if (at.includes(line) && Atomics.add(died, line, 1) < most) ways[way]();
  return { out: `${line} by ${threadId > 0 ? 'a thread' : 'nobody'}`, notes: [], status: 0 };
}
