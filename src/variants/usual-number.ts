/** Numbers of clues that need not be said, since they are the usual ones. */
import type { Statement } from '../core/statement.js';
import { constraintOf } from './names.js';

/** Returns a statement without its number if that is the usual one: a whisper of 5 on a 9×9 is a whisper. */
export function withoutUsualNumber(statement: Statement, size: number): Statement {
  const { value, ...others } = statement;
  const isUsual = value !== undefined && value === constraintOf(statement.kind)?.takes?.value?.usual?.(size);
  return isUsual ? others : statement;
}
