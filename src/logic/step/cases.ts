/** Cases of which one holds, and all come to the same: the two states of a candidate, all that a need may take. */
import type { Candidate } from '../../core/geometry.js';
import { candidates, cells, digits, houses, type Message, say, type Term } from './message.js';
import type { Need } from './truths.js';

export type Cases = Need | { readonly kind: 'candidate'; readonly candidate: Candidate };

/** Terms of a case split: its common outcome, one line a case, and the closing sentence. */
interface CaseTerms {
  readonly outcome: Term;
  readonly branches: Term;
  readonly end: Term;
}

export function casesTold(of: Cases, terms: CaseTerms): Message {
  switch (of.kind) {
    case 'candidate':
      return say('Whether {premise} is true or false, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        premise: candidates([of.candidate]),
      });
    case 'cell':
      return say('Whatever {cell} takes, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        cell: cells([of.cell]),
      });
    case 'house':
      return say('Wherever {digit} is in {house}, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        digit: digits(of.digit),
        house: houses([of.house]),
      });
  }
}
