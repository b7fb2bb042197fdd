/** Work on items, a few at once, with the results in the order of the items. */

/** The most items that are worked on at once. */
const MOST = 32;

/** Yields the result of each item as soon as it and those before it are there. */
export async function* inOrder<Item, Result>(
  items: AsyncGenerator<Item, void, void>,
  resultOf: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, void> {
  const begun: Promise<{ readonly result: Result }>[] = [];
  const next = async () => ({ item: await items.next() });
  let coming: ReturnType<typeof next> | undefined = next();
  try {
    while (coming || begun.length > 0) {
      const isNext = coming && begun.length < MOST;
      const event = await Promise.race([...begun.slice(0, 1), ...(isNext ? [coming!] : [])]);
      if ('result' in event) {
        begun.shift();
        yield event.result;
      } else if (event.item.done) coming = undefined;
      else {
        const result = resultOf(event.item.value).then((result) => ({ result }));
        // Its error is thrown when its turn comes.
        result.catch(() => {});
        begun.push(result);
        coming = next();
      }
    }
  } finally {
    coming?.catch(() => {});
    void items.return();
  }
}
