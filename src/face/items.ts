/** Lists that callers give, and items that come one after another. */
import { refusal } from '../settings/options.js';

/** Items in a list, or one after another. */
export type ItemsOf<Item> = Iterable<Item> | AsyncIterable<Item>;

const can = (items: unknown, way: symbol): boolean =>
  typeof items === 'object' && typeof Object(items)[way] === 'function';

/** Throws a BadOption for anything but a list. */
export function expectList(items: unknown, what: string): void {
  if (!can(items, Symbol.iterator)) throw refusal(what, items, `${what}, in a list`);
}

/** Yields the items of a list, or of what gives them one after another. Throws a BadOption for anything else. */
export async function* eachOf<Item>(items: unknown, what = 'puzzles'): AsyncGenerator<Item, void, void> {
  if (!can(items, Symbol.iterator) && !can(items, Symbol.asyncIterator))
    throw refusal(what, items, `${what}, in a list or one after another`);
  yield* items as AsyncIterable<Item>;
}
