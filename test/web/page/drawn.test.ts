import { expect, test } from 'vitest';
import { playOf } from '../../../web/page/play/play.js';
import { drawnPosition } from '../../../web/page/play-view/drawn.js';
import { read } from '../../read-text.js';

test('cells that a step marks as a whole show the candidates that its sentence counts', () => {
  const play = playOf(read('1...............'));
  const marks = [{ kind: 'cell', cell: 5, role: 'pattern' }] as const;
  const { digits } = drawnPosition(play, { place: [], remove: [], marks });
  expect(digits[5]).toBe(0b1110);
  expect(digits[6]).toBe(0);
});
