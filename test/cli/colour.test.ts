/** When output has colours. */
import { expect, test } from 'vitest';
import { wantsColour } from '../../src/cli/program.js';

test.each([
  [{}, true, false],
  [{ NO_COLOR: '1' }, false, false],
  [{ NO_COLOR: '' }, true, false],
  [{ CLICOLOR: '0' }, false, false],
  [{ CLICOLOR_FORCE: '1' }, true, true],
  [{ CLICOLOR_FORCE: '0' }, true, false],
  [{ CLICOLOR_FORCE: '1', NO_COLOR: '1' }, false, false],
  [{ FORCE_COLOR: '1' }, true, true],
  [{ FORCE_COLOR: '', NO_COLOR: '1' }, true, true],
  [{ FORCE_COLOR: '0' }, false, false],
])('%j: on a screen %s, elsewhere %s', (environment, onScreen, elsewhere) => {
  expect([wantsColour(environment, true), wantsColour(environment, false)]).toEqual([onScreen, elsewhere]);
});
