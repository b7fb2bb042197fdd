/** The public API is recorded in `api`, so that every change is visible. Requires `npm run build:package`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiReport } from '../../scripts/package/api.js';

const report = apiReport();

test('the report has a file for each entry, and no others', () => {
  expect(report.size).toBeGreaterThan(6);
  expect(readdirSync('api').sort()).toEqual([...report.keys()].sort());
});

test.each([...report])('the public names and types equal those of api/%s', (name, text) => {
  const written = readFileSync(`api/${name}`, 'utf8');
  const renew = 'if that is meant: npm run build:package && npm run api, and name it in CHANGELOG.md';
  expect(text === written ? [] : changesOf(written, text), renew).toEqual([]);
});

/** Returns the removed and the added lines. */
function changesOf(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const changes = [...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`)];
  changes.push(...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`));
  return changes.length > 0 ? changes : ['other order'];
}

test('the report lists every public name, and the entry that describes a name of several entries', () => {
  expect(report.get('index.md')).toMatch(/^export declare function solve\(/m);
  expect(report.get('formats.md')).toMatch(/^export \{ \w+ \} from 'sudoku-strategist(\/\w+)?';$/m);
  expect(report.get('async.md')).toContain('exported as workers.solve');
  expect(report.get('strategies.md')).toContain('const xyWing: Strategy');
  for (const text of report.values()) expect(text).not.toMatch(/\bprivate\b|\/\*\*/);
});
