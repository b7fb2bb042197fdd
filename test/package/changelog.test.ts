import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf } from '../../scripts/package/changelog.js';

test('finds the entry of the release by its version or as the unreleased one', () => {
  expect(entryOf('# Changelog\n\n## 1.2.3\n\n- one\n- two\n  more\n\n## 1.2.2\n\n- old\n', '1.2.3')).toEqual({
    title: '1.2.3',
    lines: 2,
    isTaken: false,
  });
  expect(entryOf('## Next\n\n- one\n', '1.2.3')).toEqual({ title: 'Next', lines: 1, isTaken: false });
  expect(entryOf('## Next\n\n- one\n\n## 1.2.3\n', '1.2.3').isTaken).toBe(true);
});

test('rejects a changelog without an entry for the release', () => {
  expect(() => entryOf('## 1.2.2\n\n- old\n', '1.2.3')).toThrow("'1.2.3' or 'Next' is wanted");
  expect(() => entryOf('## Next\n\n## 1.2.2\n\n- old\n', '1.2.3')).toThrow('tells nothing');
  expect(() => entryOf('', '1.2.3')).toThrow('wanted');
});

test('our changelog has an entry for the release', () => {
  const root = new URL('../../', import.meta.url);
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  expect(entryOf(readFileSync(new URL('CHANGELOG.md', root), 'utf8'), version).lines).toBeGreaterThan(0);
});
