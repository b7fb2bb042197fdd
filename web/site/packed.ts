/**
 * Steps as short lists of numbers, for files with the steps of all strategies. A mark is a list: the index of its kind,
 * what it marks, and its role; at the end its name, if it has one.
 */
import type { Drawn } from '../../src/render/index.js';
import type { Mark, PartName, PatternPart, Role } from '../../strategies/index.js';

const ROLES: readonly Role[] = ['pattern', 'cover', 'fin', 'on', 'off', 'target'];

type PackedName = readonly [part: PatternPart, letter?: number];
type PackedMark =
  | readonly [kind: 0 | 1 | 2, place: number, role: number, name?: PackedName]
  | readonly [
      kind: 3,
      from: readonly number[],
      to: readonly number[],
      strong: 0 | 1,
      branch: number | null,
      name?: PackedName,
    ];

export interface PackedStep {
  readonly place?: readonly number[];
  readonly remove?: readonly number[];
  readonly marks: readonly PackedMark[];
}

const nameOf = ({ part, letter }: PartName): PackedName => (letter === undefined ? [part] : [part, letter]);

function packedMark(mark: Mark): PackedMark {
  const name: readonly [] | readonly [PackedName] = mark.name ? [nameOf(mark.name)] : [];
  switch (mark.kind) {
    case 'candidate':
      return [0, mark.candidate, ROLES.indexOf(mark.role), ...name];
    case 'cell':
      return [1, mark.cell, ROLES.indexOf(mark.role), ...name];
    case 'house':
      return [2, mark.house, ROLES.indexOf(mark.role), ...name];
    case 'link':
      return [3, mark.from, mark.to, mark.strong ? 1 : 0, mark.branch ?? null, ...name];
  }
}

function markIn(packed: PackedMark): Mark {
  const named = (name: PackedName | undefined): { readonly name?: PartName } =>
    name ? { name: { part: name[0], ...(name[1] !== undefined && { letter: name[1] }) } } : {};
  if (packed[0] === 3) {
    const [, from, to, strong, branch, name] = packed;
    return { kind: 'link', from, to, strong: strong === 1, ...(branch !== null && { branch }), ...named(name) };
  }
  const [kind, at, role, name] = packed;
  const own = { role: ROLES[role]!, ...named(name) };
  if (kind === 0) return { kind: 'candidate', candidate: at, ...own };
  return kind === 1 ? { kind: 'cell', cell: at, ...own } : { kind: 'house', house: at, ...own };
}

export const packedMarks = (marks: readonly Mark[]): readonly PackedMark[] => marks.map(packedMark);

export const marksIn = (packed: readonly PackedMark[]): readonly Mark[] => packed.map(markIn);

export const packedStep = ({ place, remove, marks }: Drawn): PackedStep => ({
  ...(place.length > 0 && { place }),
  ...(remove.length > 0 && { remove }),
  marks: packedMarks(marks),
});

export const stepIn = ({ place = [], remove = [], marks }: PackedStep): Drawn => ({
  place,
  remove,
  marks: marksIn(marks),
});
