/** What a step points at as JSON, and back. */
import type { Geometry } from '../../core/geometry.js';
import type { Mark, Role } from '../../logic/step/marks.js';
import {
  candidateJson,
  candidateOf,
  candidatesOf,
  cellJson,
  cellOf,
  houseJson,
  houseOf,
  type JsonCandidate,
  type JsonCell,
  type JsonHouse,
} from './cell.js';

export type JsonMark =
  | ({ readonly kind: 'candidate'; readonly role: Role } & JsonCandidate)
  | ({ readonly kind: 'cell'; readonly role: Role } & JsonCell)
  | ({ readonly kind: 'house'; readonly role: Role } & JsonHouse)
  | {
      readonly kind: 'link';
      readonly from: readonly JsonCandidate[];
      readonly to: readonly JsonCandidate[];
      readonly strong: boolean;
      /** Of a step that is told case by case: the case, from 1. */
      readonly branch?: number;
    };

export function markJson(geometry: Geometry, mark: Mark): JsonMark {
  switch (mark.kind) {
    case 'candidate':
      return { kind: 'candidate', ...candidateJson(geometry, mark.candidate), role: mark.role };
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, mark.cell), role: mark.role };
    case 'house':
      return { kind: 'house', ...houseJson(geometry, mark.house), role: mark.role };
    case 'link':
      return {
        kind: 'link',
        from: mark.from.map((candidate) => candidateJson(geometry, candidate)),
        to: mark.to.map((candidate) => candidateJson(geometry, candidate)),
        strong: mark.strong,
        ...(mark.branch !== undefined && { branch: mark.branch + 1 }),
      };
  }
}

export function markOf(geometry: Geometry, mark: JsonMark): Mark {
  switch (mark?.kind) {
    case 'candidate':
      return { kind: 'candidate', candidate: candidateOf(geometry, mark), role: mark.role };
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, mark), role: mark.role };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, mark), role: mark.role };
    case 'link':
      return {
        kind: 'link',
        from: candidatesOf(geometry, mark.from),
        to: candidatesOf(geometry, mark.to),
        strong: mark.strong,
        ...(mark.branch !== undefined && { branch: mark.branch - 1 }),
      };
    default:
      throw new RangeError(`'${(mark as { kind: string } | null)?.kind}' is no kind of mark`);
  }
}
