/** CITATION.cff names the version and the licence that the package has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('what is cited is the package', () => {
  const { name, version, license, author } = JSON.parse(read('package.json'));
  const citation = read('CITATION.cff');
  for (const line of [`title: ${name}`, `version: ${version}`, `license: ${license}`, `  - name: ${author}`])
    expect(citation.split('\n')).toContain(line);
});
