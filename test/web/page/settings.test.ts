import { expect, test } from 'vitest';
import { DEFAULTS, keepSettings, settingsKept } from '../../../web/page/app/settings.js';

/** A browser's storage with one text in it. */
const storageOf = (kept: string | null) => ({ getItem: () => kept });

test('settings come back as they were kept', () => {
  let kept = '';
  const chosen = { ...DEFAULTS, tidy: false, ladder: 'se' as const, level: 'hard' as const, language: 'de' as const };
  keepSettings({ setItem: (_, text) => void (kept = text) }, chosen);
  expect(settingsKept(storageOf(kept), 'en')).toEqual(chosen);
});

test('what is not known of them is as by default', () => {
  const odd = JSON.stringify({ ladder: 'rope', level: 7, tidy: 'yes', same: false, more: 1, language: 'xx' });
  expect(settingsKept(storageOf(odd), 'en-GB')).toEqual({ ...DEFAULTS, same: false });
  for (const text of [null, '', '{', '[]', 'null', '3'])
    expect(settingsKept(storageOf(text), 'de-AT')).toEqual({ ...DEFAULTS, language: 'de' });
});
