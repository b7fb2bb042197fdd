/** Numbers of texts, written as texts have them. */
import { HALF, type TextFold, type TextTree } from './tree.js';

const placeText = (place: number): string =>
  Math.abs(place) === HALF ? (place < 0 ? '-half' : 'half') : String(place);

function foldText({ fold, from, to, test }: TextFold): string {
  if (fold === 'sum' && from === to && !test) return `d[${placeText(from)}]`;
  const range = from === 1 && to === -1 ? [] : [`d[${placeText(from)}${from === to ? '' : `..${placeText(to)}`}]`];
  return `${fold}(${[...range, ...(test ? [spelt(test)] : [])].join(', ')})`;
}

/** Writes a tree as a text. Brackets stand round all that operators join within others. */
export function spelt(tree: TextTree, isInner = false): string {
  if (typeof tree !== 'object') return String(tree);
  if ('fold' in tree) return foldText(tree);
  const { operator, operands } = tree;
  const [left, right] = operands.map((operand) => spelt(operand, true));
  if (operator === 'abs') return `|${left!.replace(/^\((.*)\)$/, '$1')}|`;
  if (operator === 'in') return `${left} in {${operands.slice(1).join(', ')}}`;
  if (right === undefined) {
    const text = operator === 'not' ? `not ${left}` : `${left} is ${operator}`;
    return isInner ? `(${text})` : text;
  }
  const text = operator === '-' && operands[0] === 0 ? `-${right}` : `${left} ${operator} ${right}`;
  return isInner ? `(${text})` : text;
}
