import { expect, test } from 'vitest';
import { DEFAULTS, loadSettings, saveSettings } from '../../../web/page/app/settings.js';

/** Returns a storage that contains one text. */
const storageOf = (kept: string | null) => () => ({ getItem: () => kept });

test('settings are read back as stored', () => {
  let kept = '';
  const chosen = { ...DEFAULTS, tidy: false, ladder: 'se' as const, level: 'hard' as const, language: 'de' as const };
  saveSettings(chosen, () => ({ setItem: (_, text) => void (kept = text) }));
  expect(loadSettings('en', storageOf(kept))).toEqual(chosen);
});

test('invalid settings are replaced by defaults', () => {
  const odd = JSON.stringify({ ladder: 'rope', level: 7, tidy: 'yes', same: false, more: 1, language: 'xx' });
  expect(loadSettings('en-GB', storageOf(odd))).toEqual({ ...DEFAULTS, same: false });
  for (const text of [null, '', '{', '[]', 'null', '3'])
    expect(loadSettings('de-AT', storageOf(text))).toEqual({ ...DEFAULTS, language: 'de' });
});

test('clashes that an earlier version turned off stay off', () => {
  expect(loadSettings('en', storageOf('{"clashes":false}')).check).toBe('off');
  expect(loadSettings('en', storageOf('{"clashes":true}')).check).toBe('clashes');
  expect(loadSettings('en', storageOf('{"clashes":false,"check":"mistakes"}')).check).toBe('mistakes');
});
