/** The numbers of cages, and which sentence says what they are. */
import type { Statement } from '../../core/statement.js';
import type { Choice, FigureGroup } from './statements.js';
import type { RuleClaim } from './words/claim.js';

/** What the number of a cage may be. */
const NUMBERED = ['sum', 'total', 'product'];

const speaksOfNumber = ({ isNameOnly, looks }: RuleClaim): boolean =>
  isNameOnly || NUMBERED.some((name) => looks.has(name));

type Made = readonly (Statement | undefined)[];

/** Leaves the number of a cage out where a sentence says only that its digits differ: another one tells what it is. */
export const withNumbersTold = ({ claim, option, drawn }: Choice, made: Made): Made =>
  drawn.form === 'cage' && option.rule.id === 'killer-cage' && !speaksOfNumber(claim)
    ? made.map((each) => each && { kind: each.kind, lists: each.lists })
    : made;

/** True for cages with a number that no sentence of theirs takes. */
export const hasUntoldNumber = (
  { figures }: FigureGroup,
  read: readonly { readonly choice: Choice; readonly made: Made }[],
): boolean =>
  figures[0]!.form === 'cage' &&
  figures.some(({ label }) => label !== undefined) &&
  (read.every(({ choice: { claim } }) => !speaksOfNumber(claim)) ||
    figures.some(
      ({ label = '' }) =>
        /\d/.test(label) && !read.some(({ made }) => made.some((each) => each && takes(each, label.trim()))),
    ));

/** True if a statement has the number of a label, or says what signs beside one mean. */
const takes = ({ kind, value, text = '' }: Statement, label: string): boolean =>
  value === Number(label) || (kind === 'rule' && /^\d+$/.test(label) ? text.includes(label) : text !== '');
