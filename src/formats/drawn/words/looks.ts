/** Words for what is drawn. */
import type { DrawnForm } from '../../../core/shared-rule.js';
import type { Token } from './token.js';

/** The words for what joins two cells. */
const BETWEEN_CELLS = ['joined', 'between', 'cell', 'both', 'anyTwo'];

/** The words for forms, which every phrase of a constraint with such a form allows. */
export const LOOKS: Readonly<Record<DrawnForm, readonly string[]>> = {
  line: ['line', 'cell', 'joined', 'small', 'thick', 'thin'],
  arrow: ['arrow', 'circle', 'bulb', 'toward', 'joined', 'cell', 'line', 'pill', 'shaft', 'thick', 'thin'],
  'arrow from outside': ['outside', 'clue', 'arrow', 'grid', 'diagonal', 'direction', 'point', 'given', 'corner'],
  cage: ['cage', 'cell', 'within', 'dashed'],
  'dot on an edge': ['dot', 'circle', 'adjacent', 'orthogonal', 'kropki', 'border', ...BETWEEN_CELLS],
  'letter on an edge': ['joined', 'adjacent', 'orthogonal', 'border', 'xLetter', 'vLetter', 'sign', ...BETWEEN_CELLS],
  'sign on an edge': ['sign', ...BETWEEN_CELLS],
  'disc at a corner': ['circle', 'cell', 'corner', 'between', 'around', 'joined', 'small', 'large'],
  'mark in a cell': ['circle', 'square', 'cell', 'diamond', 'shade', 'filled', 'large'],
  'tinted cell': ['square', 'cell', 'shade'],
  'number outside': ['outside', 'clue', 'grid', 'row', 'column', 'direction', 'respective', 'given', 'or'],
  diagonal: ['diagonal', 'given', 'line', 'whichDiagonal', 'both', 'thick', 'thin'],
};

/** The words that a later clause of a sentence may take over from an earlier one. */
const TAKEN_OVER = new Set([
  'line',
  'cage',
  'arrow',
  'circle',
  'dot',
  'square',
  'diamond',
  'thermometer',
  'outside',
  'clue',
  'diagonal',
  'box',
  'bulb',
  'quad',
  'pill',
  'xLetter',
  'vLetter',
]);

/** Words that say that a clause is about something drawn. */
export const EVIDENCE = new Set([...TAKEN_OVER, 'sign', 'shade', 'colours', 'corner', 'palindrome']);

/** True for a word for a form, a colour or a name. */
export const isLook = (token: Token): boolean =>
  token.kind === 'colour' || token.kind === 'name' || (token.kind === 'concept' && TAKEN_OVER.has(token.name));

/** Words for what a group of like drawings does not tell. */
const UNSEEN = ['thick', 'thin', 'dashed', 'filled', 'large'];

interface WithLooks {
  readonly colours: readonly string[];
  readonly looks: ReadonlySet<string>;
  readonly options: readonly { readonly rule: { readonly drawn?: readonly { readonly form: string }[] } }[];
}

/** True if a claim names an unseen look that another one, of the same colours and form, does not name. */
export function isToldApart(claim: WithLooks, claims: readonly WithLooks[]): boolean {
  const unseen = unseenIn(claim);
  if (unseen === '') return false;
  const forms = formsOf(claim);
  return claims.some(
    (other) =>
      unseenIn(other) !== unseen &&
      (other.colours.length === 0 ||
        claim.colours.length === 0 ||
        other.colours.some((each) => claim.colours.includes(each))) &&
      formsOf(other).some((form) => forms.includes(form)),
  );
}

const unseenIn = ({ looks }: WithLooks): string => UNSEEN.filter((word) => looks.has(word)).join();

const formsOf = ({ options }: WithLooks): string[] =>
  options.flatMap(({ rule: { drawn = [] } }) => drawn.map(({ form }) => form));

/** Words for cells that have a colour, which no colour names. */
const TINTED = new Set(['shade', 'colours']);

/** True for a colour among tokens, or, where those of tinted cells will do, for a word or a name for these. */
export const hasColour = (tokens: readonly Token[], needed: true | 'tint'): boolean =>
  tokens.some(
    ({ kind, ...token }) =>
      kind === 'colour' ||
      (needed === 'tint' && (kind === 'name' || (kind === 'concept' && 'name' in token && TINTED.has(token.name)))),
  );
