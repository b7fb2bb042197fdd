import { expect, test, vi } from 'vitest';
import { Pool, type Request } from '../../src/pool/pool.js';
import { LostWorker, type Port, type Reply } from '../../src/pool/port.js';

/** A worker whose replies and death the test decides. */
class FakeWorker implements Port {
  readonly messages: unknown[] = [];
  isBusy = false;
  hasEnded = false;
  reply: (reply: Reply) => void = () => {};
  die: (reason: string) => void = () => {};

  post(message: unknown): void {
    this.messages.push(message);
  }

  listen(onReply: (reply: Reply) => void, onLost: (reason: string) => void): void {
    this.reply = onReply;
    this.die = onLost;
  }

  end(): void {
    this.hasEnded = true;
  }

  keepAlive(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}

function poolOf(count: number, queueLength = 1) {
  const workers: FakeWorker[] = [];
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, pool: new Pool({ start, count, queueLength }) };
}

const sharedFlag = () => new Int32Array(new SharedArrayBuffer(4));
const request = (message: unknown, rest: Partial<Request> = {}): Request => ({ message, ...rest });
const done = (result: unknown): Reply => ({ kind: 'done', result });

test('starts a worker for each request up to their number, and gives later ones to the first that is free', async () => {
  const { pool, workers } = poolOf(2);
  const results = ['a', 'b', 'c'].map((name) => pool.run<string>(request(name)).result);
  expect(workers.map(({ messages }) => messages)).toEqual([['a'], ['b']]);
  for (const worker of workers) worker.reply({ kind: 'ready' });
  workers[1]!.reply(done('B'));
  expect(workers.map(({ messages }) => messages)).toEqual([['a'], ['b', 'c']]);
  workers[1]!.reply(done('C'));
  workers[0]!.reply(done('A'));
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
  expect(workers.map(({ isBusy }) => isBusy)).toEqual([false, false]);
});

test('keeps the next requests waiting at a worker, and tells each when its turn comes', () => {
  const { pool, workers } = poolOf(1, 2);
  const begun: string[] = [];
  for (const name of ['a', 'b', 'c']) void pool.run(request(name, { onBegin: () => begun.push(name) }));
  const [worker] = workers;
  expect(worker!.messages).toEqual(['a', 'b']);
  expect(pool.hasRoom).toBe(false);
  expect(begun).toEqual([]);
  worker!.reply({ kind: 'ready' });
  expect(begun).toEqual(['a']);
  worker!.reply(done(1));
  expect(begun).toEqual(['a', 'b']);
  expect(worker!.messages).toEqual(['a', 'b', 'c']);
});

test('passes on the parts of a result as they come', async () => {
  const { pool, workers } = poolOf(1);
  const parts: unknown[] = [];
  const { result } = pool.run(request('a', { onPart: (part) => parts.push(part) }));
  workers[0]!.reply({ kind: 'ready' });
  workers[0]!.reply({ kind: 'part', part: 1 });
  workers[0]!.reply({ kind: 'part', part: 2 });
  workers[0]!.reply(done(3));
  expect([...parts, await result]).toEqual([1, 2, 3]);
});

test('rejects with the error of the work, its properties kept', async () => {
  const { pool, workers } = poolOf(1);
  const { result } = pool.run(request('a'));
  workers[0]!.reply({ kind: 'failed', error: { name: 'Misread', message: 'no', line: 3 } as never });
  await expect(result).rejects.toMatchObject({ name: 'Misread', message: 'no', line: 3 });
});

test('a worker that dies loses only the request it is at', async () => {
  const { pool, workers } = poolOf(1, 3);
  const first = pool.run(request('a')).result;
  const second = pool.run(request('b')).result;
  workers[0]!.reply({ kind: 'ready' });
  workers[0]!.die('out of memory');
  await expect(first).rejects.toThrow('the worker ended: out of memory');
  expect(workers[1]!.messages).toEqual(['b']);
  workers[1]!.reply({ kind: 'ready' });
  workers[1]!.reply(done('B'));
  expect(await second).toBe('B');
});

test('tries three times to start a worker, and then says why none starts', async () => {
  const { pool, workers } = poolOf(1);
  const { result } = pool.run(request('a'));
  for (let start = 0; start < 3; start++) workers[start]!.die('no permission');
  await expect(result).rejects.toMatchObject({ isMissing: true, message: /no permission/ });
  expect(workers).toHaveLength(3);
  await expect(pool.run(request('b')).result).rejects.toThrow(LostWorker);
});

test('says at once that workers cannot be made', async () => {
  const start = () => {
    throw new Error('there is no Worker');
  };
  const pool = new Pool({ start, count: 2 });
  await expect(pool.run(request('a')).result).rejects.toMatchObject({ isMissing: true, message: /there is no Worker/ });
});

test('a cancelled request raises its flag, and its worker goes on with the next', async () => {
  const { pool, workers } = poolOf(1);
  const flag = sharedFlag();
  const parts: unknown[] = [];
  const running = pool.run(request('a', { flag, onPart: (part) => parts.push(part) }));
  const next = pool.run(request('b')).result;
  running.cancel();
  expect(flag[0]).toBe(1);
  workers[0]!.reply({ kind: 'part', part: 'late' });
  workers[0]!.reply(done('late'));
  workers[0]!.reply(done('B'));
  expect(await next).toBe('B');
  expect(parts).toEqual([]);
  expect(workers[0]!.hasEnded).toBe(false);
});

test('a cancelled request without a flag ends its worker, and another takes what waited there', () => {
  const { pool, workers } = poolOf(1, 2);
  const running = pool.run(request('a'));
  void pool.run(request('b'));
  running.cancel();
  expect(workers.map(({ hasEnded, messages }) => [hasEnded, messages])).toEqual([
    [true, ['a', 'b']],
    [false, ['b']],
  ]);
});

test('what a worker says after its end is ignored', () => {
  const { pool, workers } = poolOf(1);
  pool.run(request('a')).cancel();
  expect(() => workers[0]!.reply(done('late'))).not.toThrow();
});

test('a worker may start before the first request, which it then gets', () => {
  const { pool, workers } = poolOf(2);
  pool.warmUp();
  pool.warmUp();
  void pool.run(request('a'));
  expect(workers.map(({ messages }) => messages)).toEqual([['a']]);
});

test('a cancelled request that waits never reaches a worker', () => {
  const { pool, workers } = poolOf(1);
  void pool.run(request('a'));
  pool.run(request('b')).cancel();
  workers[0]!.reply(done('A'));
  expect(workers.map(({ messages }) => messages)).toEqual([['a']]);
});

test('ends its workers, and rejects what they had', async () => {
  const { pool, workers } = poolOf(1);
  const results = ['a', 'b'].map((name) => pool.run(request(name)).result);
  await Promise.all([pool.end(), ...results.map((result) => expect(result).rejects.toThrow('its pool was ended'))]);
  expect(workers[0]!.hasEnded).toBe(true);
});

test('ends a worker that does not hear its flag, but not one that still loads', async () => {
  vi.useFakeTimers();
  const { pool, workers } = poolOf(1);
  pool.run(request('a', { flag: sharedFlag() })).cancel();
  vi.advanceTimersByTime(60_000);
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([false]);
  workers[0]!.reply({ kind: 'ready' });
  const { result } = pool.run<string>(request('b'));
  vi.advanceTimersByTime(1000);
  expect(workers.map(({ hasEnded, messages }) => [hasEnded, messages])).toEqual([
    [true, ['a']],
    [false, ['b']],
  ]);
  workers[1]!.reply({ kind: 'ready' });
  workers[1]!.reply(done('B'));
  expect(await result).toBe('B');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
