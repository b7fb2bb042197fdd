/**
 * Cosmetics that only draw a rule: editors write a rule under its own key and, so that other programs show it, a drawing
 * of it. Such a twin states nothing.
 */

type Json = Readonly<Record<string, unknown>>;

/** The keys of drawings. Of those in the second list, older editors do not say what they draw. */
const COSMETICS = ['text', 'circle', 'rectangle', 'line', 'cage'];
const UNTOLD = ['line', 'cage'];

const objectsIn = (list: unknown): readonly Json[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];

/** Returns the JSON of a puzzle without the drawings whose rule it has too. */
export function withoutTwins(object: Json): Json {
  const rules = Object.keys(object).filter((key) => !COSMETICS.includes(key) && key !== 'grid');
  const drawn = new Set(rules.flatMap((key) => objectsIn(object[key]).filter(hasPlace).map(drawingOf)));
  const isTwin = (cosmetic: unknown, key: string): boolean => {
    if (typeof cosmetic !== 'object' || cosmetic === null) return false;
    const { fromConstraint } = cosmetic as Json;
    if (fromConstraint)
      return rules.some((rule) => isKeyOf(rule, fromConstraint) && objectsIn(object[rule]).length > 0);
    return UNTOLD.includes(key) && hasPlace(cosmetic as Json) && drawn.has(drawingOf(cosmetic as Json));
  };
  return {
    ...object,
    ...Object.fromEntries(
      COSMETICS.flatMap((key) =>
        Array.isArray(object[key]) ? [[key, object[key].filter((each: unknown) => !isTwin(each, key))]] : [],
      ),
    ),
  };
}

/** True if a key is that of a rule by its name, as `regionsumline` of `Region Sum Line`. */
const isKeyOf = (key: string, name: unknown): boolean => {
  const bare = String(name)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return key === bare || key === `${bare}s` || `${key}s` === bare;
};

const hasPlace = ({ lines, cells }: Json): boolean => Array.isArray(lines) || Array.isArray(cells);

/** The lines, or the cells, without their direction, and the label: equal for a rule and a drawing of it without a name. */
const drawingOf = ({ lines, cells, value }: Json): string => {
  const lists = [Array.isArray(lines) ? lines : [cells]].flat();
  return JSON.stringify([lists.map((list) => (Array.isArray(list) ? list.toSorted() : list)), String(value ?? '')]);
};
