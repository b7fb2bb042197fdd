/**
 * Calls: each is a task for a worker. What has arrived of its answer stays here, so that no time limit and no abort loses
 * it.
 */
import { OutOfTime } from '../../core/clock.js';
import type { Running } from '../../pool/pool.js';
import type { Step } from '../../render/json/step.js';
import { BadOption } from '../../settings/options.js';
import { callback, settingsOf } from '../../settings/settings.js';
import { withSteps } from '../errors.js';
import { languageIn } from '../language-setting.js';
import { isTimeout, limitsOf, reasonOf, type Signal } from '../limits.js';
import { type AnswerPart, type CallTask, type PartialAnswer, packed, withNames } from './message.js';
import type { TaskName } from './tasks.js';
import { runRequest } from './workers.js';

type Callback = (...values: readonly unknown[]) => unknown;

/** Runs a task and returns its answer. */
export async function run<Result>(name: TaskName, argument: unknown, settings: object): Promise<Result> {
  return new Call<Result>(name, argument, settings).result;
}

/** A call that can be cancelled: its result stays pending then. */
export interface Cancellable<Result> {
  readonly result: Promise<Result>;
  cancel(): void;
}

/** Begins a task that the caller may cancel. */
export const begin = <Result>(name: TaskName, argument: unknown, settings: object): Cancellable<Result> =>
  new Call<Result>(name, argument, settings);

/** Runs a task and yields its items as they come. Leaving the loop ends the task. */
export async function* runItems<Item>(
  name: TaskName,
  argument: unknown,
  settings: object,
): AsyncGenerator<Item, void, void> {
  const items: Item[] = [];
  let wakeUp = (): void => {};
  const onItem = (item: unknown): void => {
    items.push(item as Item);
    wakeUp();
  };
  const call = new Call<void>(name, argument, settings, onItem);
  let isOver = false;
  const over = call.result.finally(() => {
    isOver = true;
    wakeUp();
  });
  // Its error is thrown only after the items that came before.
  over.catch(() => {});
  try {
    while (!isOver || items.length > 0) {
      if (items.length > 0) yield items.shift()!;
      else await new Promise<void>((resolve) => (wakeUp = resolve));
    }
    await over;
  } finally {
    call.cancel();
  }
}

/** Functions whose answers are lists of steps, which an abort keeps too. */
const LISTS_STEPS: ReadonlySet<TaskName> = new Set(['explain', 'allSteps'] as const);

/** Milliseconds after its time limit in which a worker may answer with what it knows. */
const GRACE = 200;

const PROGRESS = { onProgress: callback<Callback>() };

class Call<Result> implements Cancellable<Result> {
  readonly result: Promise<Result>;
  private readonly task: CallTask;
  private readonly settings: Readonly<Record<string, unknown>>;
  private readonly signal: Signal | undefined;
  private running: Running<unknown> | undefined;
  private hasBegun = false;
  private soFar: (PartialAnswer & { steps?: Step[] }) | undefined;
  private resolve!: (result: Result) => void;
  private reject!: (error: unknown) => void;
  /** Functions that stop its timers and listeners. */
  private readonly stops: (() => void)[] = [];

  constructor(
    name: TaskName,
    argument: unknown,
    settings: object,
    private readonly onItem?: (item: unknown) => void,
  ) {
    const { signal, milliseconds } = limitsOf(settings);
    // The worker has a function of its own in its place.
    settingsOf(PROGRESS, settings);
    this.signal = signal;
    this.settings = { ...settings };
    this.task = taskOf(name, argument, settings, onItem !== undefined);
    this.result = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
    if (signal?.aborted) {
      this.hearAbort();
      return;
    }
    if (signal) this.stops.push(onAbort(signal, () => this.hearAbort()));
    this.running = runRequest({
      message: this.task,
      flag: this.task.flag,
      onBegin: () => {
        this.hasBegun = true;
        if (milliseconds !== undefined) this.giveUpAfter(milliseconds + GRACE);
      },
      onPart: (part) => this.receive(part),
    });
    this.running.result.then(
      (result) => this.settle(() => this.resolve(this.whole(result as PartialAnswer) as Result)),
      (error) => (error instanceof OutOfTime ? this.giveUp(error) : this.settle(() => this.reject(error))),
    );
  }

  /** Ends the task. The result stays pending. */
  cancel(): void {
    this.settle(() => {});
    this.running?.cancel();
  }

  private settle(settle: () => void): void {
    for (const stop of this.stops.splice(0)) stop();
    settle();
  }

  /** Keeps a part, and passes it on. An error of the caller's own function ends the call. */
  private receive(part: AnswerPart): void {
    try {
      if (part.kind === 'item') this.onItem!(part.item);
      else if (part.kind === 'callback') this.callBack(part.name, ...part.values);
      else {
        if (part.kind === 'answer') this.soFar = part.answer as PartialAnswer & { steps?: Step[] };
        else this.soFar!.steps!.push(part.step);
        if (this.settings.onProgress) this.callBack('onProgress', structuredClone(this.soFar));
      }
    } catch (error) {
      this.cancel();
      this.reject(error);
    }
  }

  private callBack(name: string, ...values: readonly unknown[]): void {
    (this.settings[name] as Callback | undefined)?.(...values);
  }

  /** Replaces the indices of steps, which have arrived as parts, by the steps. */
  private whole(answer: Omit<PartialAnswer, 'steps'> & { readonly steps?: readonly (Step | number)[] }): PartialAnswer {
    const steps = this.soFar?.steps;
    const stepOf = (told: Step | number): Step => (typeof told === 'number' ? steps![told]! : told);
    return steps ? { ...answer, steps: answer.steps!.map(stepOf) } : (answer as PartialAnswer);
  }

  private hearAbort(): void {
    const { signal, task } = this;
    if (!isTimeout(signal)) {
      this.cancel();
      const reason = reasonOf(signal!);
      this.reject(LISTS_STEPS.has(task.name) ? withSteps(reason, this.soFar?.steps ?? []) : reason);
    } else if (task.flag && this.hasBegun) {
      Atomics.store(task.flag, 0, 1);
      this.giveUpAfter(GRACE);
    } else this.giveUp();
  }

  private giveUpAfter(milliseconds: number): void {
    if (milliseconds >= LONGEST_TIMER) return;
    const timer = setTimeout(() => this.giveUp(), milliseconds);
    this.stops.push(() => clearTimeout(timer));
  }

  /** Ends the call with the answer so far if there is one, or else with an error. */
  private giveUp(error = new OutOfTime()): void {
    this.cancel();
    if (this.soFar) this.resolve(this.soFar as Result);
    else this.reject(error);
  }
}

const LONGEST_TIMER = 2 ** 31;

/** Makes a task of plain data, with a flag in place of the signal if memory can be shared. Throws a BadOption. */
function taskOf(name: TaskName, argument: unknown, settings: object, hasItems: boolean): CallTask {
  const { signal, ladder, modules, language: _, ...rest } = { ...settings } as Record<string, unknown>;
  if (Array.isArray(ladder))
    throw new BadOption('ladder', 'takes a name here: give strategies of your own as modules, which a worker can load');
  // Functions of a language do not travel: the worker loads it by its code.
  const language = languageIn(settings);
  const own: Record<string, unknown> = {
    ...rest,
    ...(ladder !== undefined && { ladder }),
    ...(modules !== undefined && { modules: urlsIn(modules) }),
    ...(language && { language: language.code }),
  };
  const packedArgument = packed(argument);
  const callbacks = Object.keys(own).filter((key) => typeof own[key] === 'function');
  const hasEnd = signal !== undefined || own.milliseconds !== undefined || 'onProgress' in own;
  const hasParts = LISTS_STEPS.has(name) || (name === 'grade' && hasEnd);
  const isShared =
    typeof SharedArrayBuffer === 'function' &&
    (globalThis as { crossOriginIsolated?: boolean }).crossOriginIsolated !== false;
  const data = Object.entries(withNames(own)).filter(([key]) => !callbacks.includes(key));
  try {
    return {
      name,
      ...structuredClone({ ...packedArgument, settings: Object.fromEntries(data) }),
      callbacks,
      wants: hasItems ? 'items' : hasParts ? 'parts' : 'answer',
      ...(isShared && { flag: new Int32Array(new SharedArrayBuffer(4)) }),
    };
  } catch {
    throw new BadOption('settings', 'take plain data, which can be sent to a worker');
  }
}

const urlsIn = (modules: unknown): unknown =>
  Array.isArray(modules) ? modules.map((module) => (module instanceof URL ? module.href : module)) : modules;

/** A signal that some call waits for. */
interface Heard {
  readonly callbacks: Set<() => void>;
  /** Removes the listener. */
  readonly stop: () => void;
}

const heard = new WeakMap<Signal, Heard>();

/**
 * Calls back when the signal aborts. Returns a function that stops this. A signal is heard with one listener, since Node
 * warns of a leak if the calls that share one have each their own.
 */
function onAbort(signal: Signal, callback: () => void): () => void {
  const { callbacks, stop } = heard.get(signal) ?? hear(signal);
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    stop();
    heard.delete(signal);
  };
}

/** Begins to hear a signal. One without events, such as a shared flag, is polled. */
function hear(signal: Signal): Heard {
  const callbacks = new Set<() => void>();
  const callAll = (): void => {
    for (const callback of callbacks) callback();
  };
  let stop: () => void;
  if (signal instanceof AbortSignal) {
    signal.addEventListener('abort', callAll);
    stop = () => signal.removeEventListener('abort', callAll);
  } else {
    const timer = setInterval(() => signal.aborted && callAll(), POLL_INTERVAL);
    stop = () => clearInterval(timer);
  }
  const entry = { callbacks, stop };
  heard.set(signal, entry);
  return entry;
}

const POLL_INTERVAL = 20;
