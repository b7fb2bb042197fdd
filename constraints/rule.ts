/** A rule of the puzzle's own, as a line of text. */
import { type Constraint, listed, type Statement, type TextLook, type ToldClue } from '../src/core/constraint.js';
import { type LanguageCode, translated } from '../src/core/languages.js';
import { quoted } from '../src/core/printable.js';
import { edgeOf, linesOf, type Sign } from '../src/core/sign.js';
import { letterOfText } from '../src/rules/clue-signs.js';
import { differingBy, excludedBy, rulesOf } from '../src/rules/text/clue.js';
import { eitherIn } from '../src/rules/text/either.js';
import { definitionIn, fullText, lengthFault, namedIn, numbered, readText } from '../src/rules/text/meaning.js';
import { NAMED_TEXTS } from '../src/rules/text/named.js';
import { eitherRules, kindDefinitions, readEither, refuseKind } from './either.js';

/** How sentences call the text of a clue: its form, its name if it has one, and what it tests. */
interface CalledText {
  readonly form: string;
  readonly name?: string;
  /** True if the puzzle itself gives it its name. */
  readonly isDefined?: true;
  /** What its name says, as a clause. */
  readonly rule?: string;
  readonly test: string;
}

/** Returns how sentences in a language call the text of a clue. */
export function calledText({ text = '' }: Pick<ToldClue, 'text'>, code: LanguageCode): CalledText {
  if (eitherIn(text)) return { form: 'either', test: text.slice('either '.length) };
  const own = namedIn(text);
  const [, form = '', test = ''] = /^(\w+) ?: ?(.*)$/.exec(fullText(text)) ?? [];
  if (!own) return { form, test };
  if (definitionIn(text)) return { form, test, name: own.named.id, isDefined: true };
  const { names, rule } = own.named;
  return { form, test, name: numbered(translated(names, code), own), rule: numbered(translated(rule, code), own) };
}

/** Returns what a text tests, with its form if it is not clear without. */
export const withForm = ({ form, test }: CalledText): string =>
  form === 'whole' ? test : form === 'either' ? `${form} ${test}` : `${form}: ${test}`;

/** The looks of named texts, and that of all others. */
const LOOKS: Readonly<Record<TextLook | 'other', Parameters<typeof linesOf>[2]>> = {
  'bulb line': { hue: 'violet', width: 'medium', start: 'bulb' },
  line: { hue: 'violet', width: 'medium', isDashed: true },
  cage: {},
  other: { hue: 'violet', width: 'fine', isDashed: true, start: 'ring' },
};

/** What stands on lines of which the text says that they are one of several kinds. */
const EITHER_MARK = 'or';

/** Returns what stands on a clue: the mark or the number of its name, or a letter if several texts without a name look alike. */
function markOf(text: string, own: readonly Statement[]): string | undefined {
  const named = namedIn(text);
  if (named) return named.named.mark?.replace('N', named.number ?? '') ?? named.number;
  const unnamed = own.flatMap(({ text = '' }) => (namedIn(text) ? [] : text));
  return letterOfText(text, unnamed) ?? (eitherIn(text) ? EITHER_MARK : undefined);
}

/**
 * Draws a clue: its lines with its mark on their first edge, or on the last one if they begin with a sign. Of a single cell,
 * or where cells have no order, an outline with its mark or its number.
 */
function drawn({ text = '', lists }: Statement, size: number, own: readonly Statement[]): readonly Sign[] {
  const look = eitherIn(text) ? 'line' : (namedIn(text)?.named.look ?? 'other');
  const mark = markOf(text, own);
  const outlined = look === 'cage' ? lists : lists.filter(({ length }) => length === 1);
  const outlines = outlined.map(
    (cells): Sign => ({ kind: 'outline', cells, line: 'dashed', ...(mark !== undefined && { text: mark }) }),
  );
  if (look === 'cage') return outlines;
  const marks = lists.flatMap((cells): Sign[] => {
    const [a, b] = LOOKS[look].start ? cells.slice(-2) : cells;
    return mark === undefined || b === undefined
      ? []
      : [{ kind: 'label', at: edgeOf([a!, b], size), on: 'gap', text: mark }];
  });
  return [...linesOf(lists, size, LOOKS[look]), ...outlines, ...marks];
}

/** The clues about one list. Throws a RangeError for several lists, which a text of another form takes. */
const ofOneList = (own: readonly Statement[], numbers: readonly number[]) =>
  own
    .filter(({ text }) => !eitherIn(text!))
    .map((clue) => {
      if (clue.lists.length > 1)
        throw new RangeError(
          `rule ${quoted(clue.text!)}: a text takes one list of cells, but for one that begins with either`,
        );
      return { clue, cells: clue.lists[0]!, numbers };
    });

export const rule: Constraint = listed({
  id: 'rule',
  family: 'lines',
  digits: 'any',
  names: { en: 'Rules as text' },
  rule: {
    en: 'what a text says of its cells holds (dashed line with a ring, or a look of its own)',
  },
  onCell: { en: () => 'on a line with a rule' },
  holds: { demands: [{ text: true, kinds: kindDefinitions }] },
  told: {
    en(clue) {
      const { form, name, test, isDefined } = calledText(clue, 'en');
      const noun = name === undefined || isDefined ? `rule "${name ?? withForm({ form, test })}"` : name;
      return form !== 'pairs' && form !== 'all'
        ? `${noun} in ${clue.all}`
        : `${clue.names[0]} and ${clue.names[1]} obey ${name ? `the rule "${name}"` : `${test} (rule)`}`;
    },
  },
  toldAlong: {
    en(clue) {
      const { form, name, test } = calledText(clue, 'en');
      const those = form === 'pairs' ? 'neighbours on the line' : 'any two of';
      return `${those} ${clue.names.join(', ')} obey ${name ? `the rule "${name}"` : `${test} (rule)`}`;
    },
  },
  partner: {
    en(clue) {
      const { name } = calledText(clue, 'en');
      return `neighbour by the rule${name ? ` "${name}"` : ''}`;
    },
  },
  general: {
    en(clue) {
      const called = calledText(clue, 'en');
      const named = called.name === undefined ? `"${withForm(called)}"` : `"${called.name}" (${withForm(called)})`;
      return called.rule ?? `the rule ${named} holds in ${clue.whole}`;
    },
  },
  takes: {
    text: {
      name: 'text',
      example: 'pairs: |a - b| <= 2',
      read(text) {
        refuseKind(text);
        return readText(text, readEither);
      },
      fault: lengthFault,
      isQuoted: true,
      named: NAMED_TEXTS,
    },
    lists: { least: 1, most: Infinity },
    areUneven: true,
    cells: { least: 1, most: Infinity },
  },
  additions: ({ numbers }, own) => ({
    pairs: ofOneList(own, numbers).flatMap(differingBy),
    exclusions: ofOneList(own, numbers).flatMap(excludedBy),
  }),
  rules: (ground, own) => [
    ...ofOneList(own, ground.numbers).flatMap((each) => rulesOf(each, ground)),
    ...own.flatMap((clue) => {
      const parts = eitherIn(clue.text!);
      return parts ? eitherRules(clue, parts, ground, rule) : [];
    }),
  ],
  inOrder: '-',
  draw: drawn,
});
