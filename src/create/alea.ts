/**
 * Alea, a generator of random numbers by Johannes Baagøe (2010): a multiply-with-carry generator of lag 3. It gives the
 * same numbers as the package seedrandom, which the seeds of earlier puzzles relied on.
 */

const TO_FRACTION = 2 ** -32;
const MULTIPLIER = 2091639;

/** Returns a source of numbers from 0 up to, not including, 1, that depends on the seed alone. */
export function alea(seed: string): () => number {
  const hash = hasher();
  const mixed = (value: number): number => {
    const rest = value - hash(seed);
    return rest < 0 ? rest + 1 : rest;
  };
  // Variables of a closure in place of the properties would take three times as long.
  const state = { first: hash(' '), second: hash(' '), third: hash(' '), carry: 1 };
  state.first = mixed(state.first);
  state.second = mixed(state.second);
  state.third = mixed(state.third);
  return () => {
    const next = MULTIPLIER * state.first + state.carry * TO_FRACTION;
    state.first = state.second;
    state.second = state.third;
    state.carry = next | 0;
    return (state.third = next - state.carry);
  };
}

/** Makes a function that maps texts to fractions. Each result depends on all texts before it too. */
function hasher(): (text: string) => number {
  let state = 0xefc8249d;
  return (text) => {
    for (let i = 0; i < text.length; i++) {
      state += text.charCodeAt(i);
      const product = 0.02519603282416938 * state;
      const whole = product >>> 0;
      const mixed = (product - whole) * whole;
      state = mixed >>> 0;
      state += (mixed - state) * 2 ** 32;
    }
    return (state >>> 0) * TO_FRACTION;
  };
}
