import { expect, it } from 'vitest';
import { createEngine } from '../../../web/page/engine/engine.js';

/** A worker that answers at once, or fails to load. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  isEnded = false;
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'done', result: 'answer' } }));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

function engineOfFakes(count = 1) {
  const workers: FakeWorker[] = [];
  const engine = createEngine(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    () => 'en',
    count,
  );
  return { engine, workers };
}

it('replaces a worker that fails before its first request', async () => {
  const { engine, workers } = engineOfFakes();
  engine.start();
  workers[0]!.onerror!({ message: 'not loaded' });
  expect(await engine.ask('strategies', {})).toBe('answer');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it('ends the worker of a cancelled request, and answers the next one with another', async () => {
  const { engine, workers } = engineOfFakes();
  const controller = new AbortController();
  const first = engine.ask('strategies', {}, { signal: controller.signal });
  const second = engine.ask('strategies', {});
  controller.abort(new Error('stopped'));
  await expect(first).rejects.toThrow('stopped');
  expect(await second).toBe('answer');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});
