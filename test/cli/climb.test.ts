import { afterEach, expect, test, vi } from 'vitest';
import { climb } from '../../src/cli/climb.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a way that is cut short by the time says so: on a thread there may be time for a better one', () => {
  const record = { text: '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..', line: 1 };
  /** A clock that goes on by one whenever it is looked at. */
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => looks++);
  const within = (milliseconds: number) => {
    looks = 0;
    return climb(record, {
      ladder: 'full',
      way: 'shortest',
      explain: true,
      guess: true,
      isNamed: false,
      json: false,
      colour: false,
      language: 'en',
      milliseconds,
    });
  };
  const whole = within(1e9);
  expect(whole).toMatchObject({ status: 0, isCut: false });
  const cut = within(looks - 5);
  expect(cut).toMatchObject({ status: 0, isCut: true });
  expect(cut.notes.join()).toContain('the search was cut');
});
