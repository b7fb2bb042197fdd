/**
 * Items in, results out in the same order: worked at on this thread, and on others where they pay. Each of these has to
 * load and compile for itself what this one has at hand, so none begins before this one has worked a while.
 */
import { isUp } from '../core/clock.js';
import type { Crew, Unanswered } from './crew.js';
import { Desk } from './desk.js';
import { interruption } from './interrupt.js';

/** Reads no further ahead than keeps all threads busy. Gives what an interrupt left. */
export async function* relayed<Item, Result>(
  items: AsyncIterator<Item>,
  crew: Crew<Item, Result>,
): AsyncGenerator<Result, Unanswered<Item, Result> | undefined, void> {
  const { flag, came, forget } = interruption();
  let stir = (): void => {};
  came.then(() => stir());
  const desk = new Desk(crew, flag, () => stir());
  let held = 0;
  let [isReading, isOver] = [false, false];
  let failure: { readonly error: unknown } | undefined;

  const read = async (): Promise<void> => {
    isReading = true;
    try {
      const { done, value } = await items.next();
      if (done) isOver = true;
      else {
        desk.put(value);
        held += crew.weight(value);
      }
    } catch (error) {
      failure = { error };
      isOver = true;
    }
    isReading = false;
    stir();
  };

  try {
    for (;;) {
      if (isUp(flag)) return desk.unanswered();
      const { oldest } = desk;
      if (oldest?.failure) throw oldest.failure.error;
      if (oldest?.result !== undefined) {
        desk.shift();
        held -= crew.weight(oldest.item);
        crew.given?.(oldest.item);
        yield oldest.result;
        continue;
      }
      if (!oldest && isOver) {
        if (failure) throw failure.error;
        return undefined;
      }
      desk.spread(isOver);
      if (!isOver && !isReading && held < crew.most * crew.threads && desk.isHungry) read();
      await new Promise<void>((resolve) => {
        stir = resolve;
      });
    }
  } finally {
    Atomics.store(flag, 0, 1);
    forget();
    await desk.end();
  }
}
