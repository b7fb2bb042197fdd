/**
 * Freezes a value that all callers share, and the lists and plain objects in it, so that none of them can change it. The
 * mark lets bundlers drop what nobody uses.
 */
// @__NO_SIDE_EFFECTS__
export function frozen<const Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isPlain) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
