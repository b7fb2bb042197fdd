/** Requests of a page to its workers that a test delays. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EngineRequest, RequestKind } from '../../../web/page/engine/protocol.js';

/**
 * Makes a page delay requests of one kind to its workers. It sends the others, such as those that grade the puzzle
 * after a while.
 */
export const holding =
  (kind: RequestKind) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((delayed) => {
      const { postMessage } = Worker.prototype;
      let isReleased = false;
      const held: (() => void)[] = [];
      Worker.prototype.postMessage = function (message: EngineRequest) {
        const send = (): void => postMessage.call(this, message);
        if (message.kind === delayed && !isReleased) held.push(send);
        else send();
      };
      const release = (): void => {
        isReleased = true;
        for (const send of held.splice(0)) send();
      };
      Object.assign(globalThis, { held, release });
    }, kind);

/** Sends the delayed requests, and from now on the others of their kind too. */
export const release = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { release(): void }).release());

/** Waits until a request is delayed. */
export const untilHeld = (page: Page) =>
  expect.poll(() => page.evaluate(() => (globalThis as unknown as { held: unknown[] }).held.length)).toBe(1);
