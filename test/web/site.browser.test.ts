import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../strategies/index.js';
import { seriousFaults } from './axe.js';
import { faultsOf, hasChromium, launch, openPage } from './browser.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = mkdtempSync(join(tmpdir(), 'site-'));

beforeAll(() => {
  execFileSync(join(root, 'node_modules/.bin/tsx'), ['web/site/build.ts', site], { cwd: root });
});

const files = (): string[] => readdirSync(site, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(site, file), 'utf8');

test('no link is broken, and every strategy is reachable from the first page', () => {
  const reached = new Set(['index.html']);
  const broken: string[] = [];
  for (const page of reached)
    for (const [, target] of read(page).matchAll(/(?:href|src)="([^"]*)"/g)) {
      const [path, anchor] = target!.split('#') as [string, string?];
      if (path.startsWith('data:')) continue;
      const file = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(site, file)) || (anchor && !read(file).includes(`id="${anchor}"`)))
        broken.push(`${page}: ${target}`);
      else if (file.endsWith('.html')) reached.add(file);
    }
  expect(broken).toEqual([]);
  for (const { family, id } of catalogue) expect(reached).toContain(`${family}/${id}.html`);
});

test('German pages are in German, except texts of strategies marked as English', () => {
  for (const { family, id } of catalogue) {
    const page = read(`de/${family}/${id}.html`);
    expect(page, id).toContain('<html lang="de">');
    const own = page.replace(
      /<section lang="en">.*?<\/section>|<p[^>]* lang="en">.*?<\/p>|<img lang="en"[^>]*>|<span lang="en">.*?<\/span>/gs,
      '',
    );
    expect(own, id).not.toMatch(/How to spot|Origin|Examples|Ratings here|Practise|\bthe\b/);
    for (const [section] of page.matchAll(/<section lang="en">.*?<\/section>/gs)) {
      expect(section, id).toContain('Dieser Text ist auf Englisch.');
      expect(section, id).not.toContain('<h2>');
    }
  }
});

test('every page shows ratings, and the cells of each example in its title', () => {
  for (const { family, id } of catalogue) {
    const page = read(`${family}/${id}.html`);
    expect(page, id).toContain('<td>full: ');
    for (const [, title] of page.matchAll(/<figcaption><strong>(.*?)<\/strong>/g))
      expect(title, id).toMatch(/r\d+c\d+/);
  }
  expect(read('fish/x-wing.html')).toContain('<td>140 points</td>');
});

test('each step of a page has a picture, and strategies link to related ones', () => {
  for (const { family, id } of catalogue) {
    const page = read(`${family}/${id}.html`);
    const steps = /<ol class="steps">.*?<\/ol>/.exec(page)?.[0] ?? '';
    expect([...steps.matchAll(/<img src="\.\.\/[a-z-]+\/[^"]+\.svg"/g)].length, id).toBe(
      steps.split('<li>').length - 1,
    );
    if (id !== 'full-house') expect(page, id).toContain('Learn first: <a');
  }
  expect(read('rank-zero/junior-exocet.html')).toContain('<ol class="steps">');
  expect(read('fish/x-wing.html')).toMatch(/What builds on it: .*Swordfish/);
});

const SIGNS: Readonly<Record<string, string>> = { '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const unescaped = (html: string): string => html.replaceAll(/&(?:#39|lt|gt|amp);/g, (sign) => SIGNS[sign]!);

test('the first example of a page is the one described in its text', () => {
  for (const { family, id } of catalogue) {
    const markdown = readFileSync(join(root, 'strategies', family, `${id}.md`), 'utf8');
    const [, said] = /<p class="sentence">(.*?)<\/p>/s.exec(read(`${family}/${id}.html`))!;
    expect(markdown.replaceAll('\n> ', '\n'), id).toContain(unescaped(said!));
  }
});

test('every page has a picture of its own, and pictures are valid', () => {
  for (const { family, id } of catalogue)
    expect(read(`${family}/${id}.html`)).toContain(`src="../${family}/${id}-1.svg"`);
  for (const file of files().filter((name) => name.endsWith('.svg')))
    expect(XMLValidator.validate(read(file)), file).toBe(true);
});

describe.skipIf(!hasChromium)('in a browser', () => {
  test.each([
    'index.html',
    'wings/w-wing.html',
    'forcing/forcing-net-contradiction.html',
    'de/fish/kraken-fish-1.html',
  ])('%s: axe finds no serious fault, the page fits a narrow screen, and no error is logged', async (file) => {
    const browser = await launch();
    const page = await openPage(browser, { viewport: { width: 360, height: 800 } });
    const faults = faultsOf(page);
    await page.goto(pathToFileURL(join(site, file)).href);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await browser.close();
  });

  test('a strategy is found by any of its names', async () => {
    const browser = await launch();
    const page = await openPage(browser);
    await page.goto(pathToFileURL(join(site, 'index.html')).href);
    await page.getByRole('searchbox').fill('semi-remote');
    expect(await page.getByText('1 strategy', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'W-Wing', exact: true }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('W-Wing');
    await browser.close();
  });
});
