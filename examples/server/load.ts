/** `npm run load`: 200 mixed calls at once, some times over, and how long the slowest took. */
import { Agent, request } from 'node:http';
import { create } from 'sudoku-strategist';
import { serve } from './server.js';

const CALLS = 200;
const ROUNDS = 5;

const { port, stop } = await serve(0, { perClient: CALLS });
const agent = new Agent({ keepAlive: true, maxSockets: CALLS });

/** The status of a call, and its milliseconds. */
const timed = (path: string, body: object): Promise<readonly [number, number]> =>
  new Promise((done, fail) => {
    const begun = performance.now();
    const call = request({ port, path, agent, method: 'POST', headers: { 'Content-Type': 'application/json' } });
    call.on('error', fail);
    call.on('response', (response) => {
      response.resume().on('end', () => done([response.statusCode!, performance.now() - begun]));
    });
    call.end(JSON.stringify(body));
  });

const LEVELS = ['easy', 'medium', 'hard', 'unfair'] as const;
const puzzles: string[] = [];
for (let i = 0; i < 40; i++) puzzles.push((await create({ level: LEVELS[i % 4]!, seed: `load ${i}` })).puzzle);

/** Half of the calls are hints, three of ten grades, and one of five a puzzle to order. */
const mixed = (round: number, i: number): Promise<readonly [number, number]> => {
  const puzzle = puzzles[i % puzzles.length]!;
  if (i % 10 < 5) return timed('/hint', { puzzle });
  if (i % 10 < 8) return timed('/grade', { puzzle });
  return timed('/create', { level: LEVELS[i % 2]!, seed: `${round}/${i}` });
};

for (let round = 1; round <= ROUNDS; round++) {
  const used = process.cpuUsage();
  const results = await Promise.all(Array.from({ length: CALLS }, (_, i) => mixed(round, i)));
  const { user, system } = process.cpuUsage(used);
  const times = results.map(([, time]) => time).sort((a, b) => a - b);
  const statuses = [...new Set(results.map(([status]) => status))].join(', ');
  const shown = [0.5, 0.95, 1].map((part) => `${times[Math.ceil(part * CALLS) - 1]!.toFixed(0)} ms`);
  const cpu = ((user + system) / 1000).toFixed(0);
  console.log(
    `${CALLS} calls: half within ${shown[0]}, 95% ${shown[1]}, all ${shown[2]}; ${cpu} CPU ms; status ${statuses}`,
  );
}
agent.destroy();
await stop();
