/** Each link between README, the docs and the pages beside the code leads to a file that is there, and to a heading of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoom = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `${room}/${path}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/README.md', ...inRoom('docs')];

/** Returns the anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (text: string): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const targetsOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, image]) => (link ?? image)!)
    .filter((target) => !/^https?:/.test(target));

test.each(pages)('%s: each link leads to a file that is there, and to a heading of it', (page) => {
  const lost = targetsOf(readFileSync(join(root, page), 'utf8')).filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = path ? join(root, dirname(page), path) : join(root, page);
    return !existsSync(file) || (anchor && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor));
  });
  expect(lost).toEqual([]);
});

test('README leads to every page of the docs, directly or by another page', () => {
  const reached = new Set<string>();
  const visit = (page: string): void => {
    if (reached.has(page)) return;
    reached.add(page);
    for (const target of targetsOf(readFileSync(join(root, page), 'utf8'))) {
      const path = join(dirname(page), target.split('#')[0]!);
      if (path.endsWith('.md') && existsSync(join(root, path))) visit(path);
    }
  };
  visit('README.md');
  expect(inRoom('docs').filter((page) => !reached.has(page))).toEqual([]);
});
