/** The policy that a host sends is the page's own, and more: pages cannot forbid frames themselves. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../web/page/${path}`, import.meta.url), 'utf8');

test('the policy of hosts is that of the page, and forbids frames', () => {
  const [, own] = /content="(default-src[^"]*)"/.exec(read('index.html'))!;
  const [, hosted] = /Content-Security-Policy: (.*)/.exec(read('public/_headers'))!;
  expect(hosted).toBe(`${own}; frame-ancestors 'none'`);
});
