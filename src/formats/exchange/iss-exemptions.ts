/**
 * Rules that hold for all neighbours there, and here only for those without a clue between them. The difference is
 * struck from the candidates where single cells can show it: neighbours with a black dot between them that are not
 * consecutive have no 1.
 */
import type { Geometry } from '../../core/geometry.js';
import { constraintOf } from '../../variants/names.js';
import { groundOf } from '../../variants/rules.js';

/**
 * Returns the candidates that a rule of the whole grid excludes beside what a shape with its exemptions does; undefined
 * if candidates alone cannot say it.
 */
export function struckBy(id: string, geometry: Geometry): readonly number[] | undefined {
  const added = constraintOf(id)!.additions!(groundOf(geometry), []);
  const all = (typeof added === 'object' && added.exclusions) || [];
  const extra = all.filter(([a, b]) => !geometry.conflict(a, b));
  const both = extra.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const excluded = new Set(both.map(String));
  const struck = new Set(
    both.flatMap(([candidate, other]) => {
      const others = Array.from({ length: geometry.size }, (_, digit) =>
        geometry.candidate(geometry.cellOf(other), digit),
      );
      return others.every((each) => geometry.conflict(candidate, each) || excluded.has(String([candidate, each])))
        ? [candidate]
        : [];
    }),
  );
  return extra.every(([a, b]) => struck.has(a) || struck.has(b)) ? [...struck] : undefined;
}
