import type { DrawnForm, DrawnLook } from '../../core/shared-rule.js';
import type { Cell, Statement } from '../../core/statement.js';
import { Misread } from '../misread.js';
import { besides, isBeside, isOfGrid } from './besides.js';
import { hasUntoldNumber, withNumbersTold } from './cage-numbers.js';
import type { DrawnShape, SharedDrawing } from './drawing.js';
import type { Figure } from './figures.js';
import { isShapeNamed, meansAllLines, meansSome } from './named-looks.js';
import { isContradicted, isNamedIn, isSaidAgain } from './repeated.js';
import { drawnRules } from './rules.js';
import {
  type Choice,
  type FigureGroup,
  isMarked,
  regionsOf,
  statementsOf,
  touchingParts,
  withoutSaidAgain,
} from './statements.js';
import type { RuleClaim } from './words/claim.js';

/** What a group of figures was read as. */
export interface Matched {
  readonly group: FigureGroup;
  readonly claims: readonly RuleClaim[];
  readonly statements: readonly Statement[];
  /** What each claim states of them. */
  readonly stated: readonly { readonly claim: RuleClaim; readonly statements: readonly Statement[] }[];
}

/** One way to give each group its sentence. */
export interface Assignment {
  readonly matched: readonly Matched[];
  /** The names of rules of the whole grid. */
  readonly names: readonly string[];
  /** What is left over: groups without a sentence, sentences without a drawing. */
  readonly open: { readonly groups: readonly FigureGroup[]; readonly claims: readonly RuleClaim[] };
}

/** What the words of a puzzle are to its drawing. */
interface WordsBeside {
  /** False if it has none: drawings whose look alone tells them are clues then. */
  readonly hasWords: boolean;
  /** True if a sentence may speak of clues that the puzzle lacks. */
  readonly mayStateMore?: boolean;
}

/** Words for marks in cells. A mark in a puzzle whose words have none of them is an ornament. */
const MARKS = ['circle', 'square', 'diamond', 'shade', 'bulb'];

/** The forms of small shapes that are clues. */
const SHAPES: ReadonlySet<Figure['form']> = new Set(['dot on an edge', 'disc at a corner']);

/** The most assignments that are tried. */
const MOST_ASSIGNMENTS = 4096;

/** Returns figures in groups that look alike. */
export function groupsOf(figures: readonly Figure[]): FigureGroup[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) {
    const key = [figure.form, figure.colour, figure.ends ?? '', figure.shape ?? ''].join();
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return [...groups.values()].map((own) => ({ figures: own }));
}

/**
 * Returns the ways to give each group a sentence and each sentence a group that leave least over. In a puzzle without
 * words drawings are clues whose look alone tells what they are.
 */
export function assignmentsOf(
  figures: readonly Figure[],
  said: readonly RuleClaim[],
  drawing: Pick<SharedDrawing, 'size' | 'named' | 'regions'>,
  { hasWords, mayStateMore = false }: WordsBeside,
): readonly [Assignment, ...Assignment[]] {
  const claims = hasWords || drawing.named ? withNamesJoined(said) : [...said, ...CLAIMS_OF_LOOKS];
  const drawn = claims.filter((claim) => !isBeside(claim) && claim.options.some(({ rule }) => rule.drawn));
  const groups = groupsOf(figures.filter(({ form }) => form !== 'mark in a cell'));
  const marks = figures.filter(({ form }) => form === 'mark in a cell');
  const rowsOf = (of: readonly FigureGroup[]): (readonly (readonly Choice[])[])[] =>
    of.map((group) => {
      const choices = choicesFor(group, drawn);
      return choices.length > 0 ? choices : [[]];
    });
  const ofGrid = claims.filter((claim) => !drawn.includes(claim) && !isBeside(claim) && !isOfGrid(claim));
  const best: Assignment[] = [];
  let least = Infinity;
  let tried = 0;
  for (const chosen of products(rowsOf(groups))) {
    const markGroups = groupsOf(withoutParts(marks, groups, chosen));
    for (const markChosen of products(rowsOf(markGroups))) {
      if (++tried > MOST_ASSIGNMENTS) throw tooMany();
      const all = [...pairsOf(groups, chosen), ...pairsOf(markGroups, markChosen)];
      const found = assigned(all, claims, drawn, { ...drawing, figures }, { hasWords, mayStateMore });
      const stated = [...found.matched.flatMap(({ statements }) => statements), ...(drawing.named?.statements ?? [])];
      const assignment = { names: ofGrid.map((claim) => nameOf(claim, stated)), ...found };
      const { open } = assignment;
      const count = open.groups.length + open.claims.length;
      if (count < least) best.length = 0;
      least = Math.min(least, count);
      if (count === least) best.push(assignment);
    }
  }
  return best as [Assignment, ...Assignment[]];
}

/**
 * Returns the name of a rule of the whole grid. That all white dots are given excludes the numbers that they show, which
 * one name of it says of one, as other programs do.
 */
function nameOf({ options }: RuleClaim, statements: readonly Statement[]): string {
  const ids = options.map(({ rule: { id } }) => id);
  const areNumbered = statements.some(({ kind, value = 1 }) => kind === 'white-dot' && value !== 1);
  return ids.find((id) => (id === 'all-white-dots') === areNumbered) ?? ids[0]!;
}

/** A group with the choices that an assignment has for it. */
type Pair = readonly [group: FigureGroup, own: readonly Choice[]];

const pairsOf = (groups: readonly FigureGroup[], chosen: readonly (readonly Choice[])[]): Pair[] =>
  chosen.map((own, index) => [groups[index]!, own]);

/** Returns the shapes that are part of chosen lines and arrows: discs at their ends. */
const partsOf = (pairs: readonly Pair[]): ReadonlySet<DrawnShape> =>
  new Set(
    pairs
      .filter(([, own]) => own.some(({ drawn: { ends, form } }) => ends !== undefined || form === 'arrow'))
      .flatMap(([{ figures }]) => figures.flatMap(({ parts }) => parts)),
  );

/** Returns the marks in cells that are no part of chosen lines and arrows. */
function withoutParts(
  marks: readonly Figure[],
  groups: readonly FigureGroup[],
  chosen: readonly (readonly Choice[])[],
): Figure[] {
  const parts = partsOf(pairsOf(groups, chosen));
  return marks.filter((figure) => !figure.parts.some((part) => parts.has(part)));
}

/** Joins what is named to what the name means: *Gold lines are nabner lines* and *Nabner: no two digits on a line …*. */
function withNamesJoined(claims: readonly RuleClaim[]): RuleClaim[] {
  const idOf = ({ options }: RuleClaim): string | undefined => (options.length === 1 ? options[0]!.rule.id : undefined);
  const isMeaning = (claim: RuleClaim): boolean => !claim.isNameOnly && claim.colours.length === 0;
  const meaningOf = (name: RuleClaim): RuleClaim | undefined =>
    name.isNameOnly && name.colours.length > 0
      ? claims.find((claim) => isMeaning(claim) && idOf(claim) === idOf(name))
      : undefined;
  const named = claims.filter(({ isNameOnly }) => isNameOnly);
  return claims.flatMap((claim) => {
    const meaning = meaningOf(claim);
    if (meaning) return [{ ...meaning, colours: claim.colours }];
    return named.some((name) => meaningOf(name) === claim) ? [] : [claim];
  });
}

/** The claims of constraints whose look alone tells them. */
const CLAIMS_OF_LOOKS: readonly RuleClaim[] = drawnRules
  .filter(({ drawn = [] }) => drawn.some(({ isTelling }) => isTelling))
  .map((rule) => ({ sentence: '', options: [{ rule }], colours: [], looks: new Set(), isNameOnly: true, named: [] }));

/** Returns what the chosen sentences make of the groups. */
function assigned(
  all: readonly Pair[],
  claims: readonly RuleClaim[],
  drawn: readonly RuleClaim[],
  {
    size,
    named,
    regions,
    figures,
  }: Pick<SharedDrawing, 'size' | 'named' | 'regions'> & { readonly figures: readonly Figure[] },
  { hasWords, mayStateMore = false }: WordsBeside,
): Omit<Assignment, 'names'> {
  const regionOf = regionsOf({ size, ...(regions && { regions }) });
  const parts = partsOf(all);
  // Circles that count each other are one set: a sentence without a colour means those of all colours together.
  const isSplit = ({ claim, drawn: { areOne } }: Choice): boolean =>
    areOne === true &&
    claim.colours.length === 0 &&
    all.filter(([, own]) => own.some((choice) => choice.claim === claim)).length > 1;
  const figuresOf = (claim: RuleClaim): Figure[] =>
    all.flatMap(([{ figures }, own]) => (own.some((choice) => choice.claim === claim) ? figures : []));
  const isOfLine = (claim: RuleClaim): boolean =>
    meansAllLines(claim) &&
    claim.options.some(({ rule }) => rule.drawn?.some(({ form, ends }) => form === 'line' && !ends));
  const read = all.map(([group, own]) => {
    const read = own.map((choice) => ({
      choice,
      made: withNumbersTold(choice, statementsOf(group, choice, size, regionOf)),
    }));
    const isLost =
      own.length === 0 ||
      own.some(isSplit) ||
      own.some(({ claim }) => meansSome(claim, figuresOf(claim))) ||
      (group.figures[0]!.form === 'line' &&
        drawn.some((claim) => isOfLine(claim) && !own.some((choice) => choice.claim === claim))) ||
      hasUntoldNumber(group, read) ||
      (own.some(({ claim }) => claim.looks.has('unshaded')) &&
        all.some(([other]) => other !== group && isTinted(other))) ||
      read.some(({ made }) => made.includes(undefined));
    const stated = read.map(({ choice: { claim }, made }) => ({
      claim,
      statements: made.filter((statement) => statement !== undefined),
    }));
    return {
      group,
      claims: own.map(({ claim }) => claim),
      statements: isLost ? [] : withoutSaidAgain(stated.flatMap(({ statements }) => statements)),
      stated,
      isLost,
    };
  });
  const isMark = ({ figures: [first] }: FigureGroup): boolean => first!.form === 'mark in a cell';
  const areMarksMeant = claims.some(({ looks }) => MARKS.some((look) => looks.has(look)));
  const hasMarkClaims = drawn.some(({ options }) =>
    options.some(({ rule }) => rule.drawn?.some(({ form }) => form === 'mark in a cell')),
  );
  const lines = all.flatMap(([{ figures }, own]) =>
    own.some(({ drawn: { form } }) => form === 'line') ? figures : [],
  );
  const isOrnamentOfLines = ({ figures }: FigureGroup): boolean =>
    !hasMarkClaims &&
    figures.every(({ lists, names }) => {
      const own = lines.filter((line) => [...names].some((name) => line.names.has(name)));
      const cells = new Set(own.flatMap((line) => line.lists.flat()));
      return lists.length > 0 && lists.flat().every((cell) => cells.has(cell));
    });
  const hasClaims = (form: DrawnForm): boolean =>
    drawn.some(({ options }) => options.some(({ rule }) => rule.drawn?.some((each) => each.form === form)));
  // What looks like the dots and discs of a clue may be one of them, drawn askew.
  const looks = new Set(
    all.flatMap(([{ figures }, own]) => (own.length > 0 && SHAPES.has(figures[0]!.form) ? [figures[0]!.colour] : [])),
  );
  const isOrnament = (group: FigureGroup): boolean => {
    const [{ form, colour, label = '' }] = group.figures as readonly [Figure];
    if (
      form !== 'line' &&
      group.figures.every((figure) => figure.parts.length > 0 && figure.parts.every((part) => parts.has(part)))
    )
      return true;
    if (!hasWords || looks.has(colour)) return false;
    if (isMark(group)) return !areMarksMeant || isOrnamentOfLines(group);
    if (form === 'number outside') return !hasClaims(form) && !/[\d?<>=]/.test(label);
    if (form === 'dot on an edge' || form === 'other')
      return isNoClue(group) || (label === '' && !hasClaims('dot on an edge') && isOrnamentOfLines(group));
    return isNoClue(group);
  };
  const { found, covered, lost } = besides(claims, figures, all, { size, regionOf, named });
  const stated = [...read, ...found].flatMap(({ statements }) => statements);
  const isCovered = ({ figures: own }: FigureGroup): boolean =>
    own.every(
      (figure) =>
        covered.has(figure) ||
        (figure.form === 'sign on an edge' && stated.some((each) => isGreaterBy(each, figure.lists[0]!))) ||
        isAbbreviation(figure, claims),
    );
  const used = new Set(all.flatMap(([, own]) => own.map(({ claim }) => claim)));
  // A file that names its rules may say more than it has, where nothing drawn is left that could be meant.
  const isVacuous = mayStateMore && read.every(({ isLost }) => !isLost);
  return {
    matched: [...read, ...found].filter(({ statements }) => statements.length > 0),
    open: {
      groups: read
        .filter(
          ({ isLost, group, claims: own }) =>
            (isLost && (own.length > 0 || (!isCovered(group) && !isOrnament(group)))) ||
            group.figures.some((figure) => isMarked(figure) && !covered.has(figure)),
        )
        .map(({ group }) => group),
      claims: [
        ...lost,
        ...drawn.filter(
          (claim) =>
            claim.sentence !== '' &&
            !used.has(claim) &&
            !isSaidAgain(claim, used) &&
            (isContradicted(claim, claims, named, size) || (!isVacuous && !isNamedIn(claim, named))),
        ),
      ],
    },
  };
}

const isTinted = ({ figures: [first] }: FigureGroup): boolean => first!.form === 'tinted cell';
/** True if a statement makes the first of two neighbours the greater one. */
function isGreaterBy({ kind, lists: [own = []] }: Statement, [greater, smaller]: readonly Cell[]): boolean {
  if (greater === undefined || smaller === undefined) return false;
  if (kind === 'greater-than') return own[0] === greater && own[1] === smaller;
  const [inside, outside] = kind === 'maximum' ? [greater, smaller] : [smaller, greater];
  return (kind === 'maximum' || kind === 'minimum') && own.includes(inside) && !own.includes(outside);
}

/** True for a text beside the lines of a rule whose sentence has it in brackets: *Renban lines (R)*. */
const isAbbreviation = ({ form, label, names }: Figure, claims: readonly RuleClaim[]): boolean =>
  form === 'other' &&
  label !== undefined &&
  /^\p{Lu}{1,3}$/u.test(label) &&
  names.size === 0 &&
  claims.some(({ sentence }) => sentence.includes(`(${label})`));

/** Drawings that state nothing where every sentence has its own. */
const isNoClue = ({ figures: [first] }: FigureGroup): boolean =>
  first!.form === 'tinted cell' ||
  (first!.form === 'other' && first!.label === undefined && first!.lists.length === 0 && first!.parts.length > 0);

/**
 * Returns the choices of a group, each one or more claims: claims that name its colour go before those that name none,
 * and claims that name the same colours hold together.
 */
function choicesFor(group: FigureGroup, claims: readonly RuleClaim[]): (readonly Choice[])[] {
  const [first] = group.figures;
  const fitting = claims.flatMap((claim) => {
    const fits = claim.options.flatMap((option): Choice[] => {
      const isAlone = claim.sentence === '';
      const drawn = option.rule.drawn?.find((each) => isDrawnSo(first!, each) && (!isAlone || tells(first!, each)));
      if (!drawn) return [];
      const choice = { claim, option, drawn };
      return drawn.branches === 'as a set' && touchingParts(group.figures).length < group.figures.length
        ? [choice, { ...choice, areUnited: true }]
        : [choice];
    });
    const hasColour = claim.colours.length > 0;
    if (!isShapeNamed(claim, first!) || !speaksOf(claim, first!)) return [];
    if (fits.length === 0 || (hasColour && !claim.colours.some((name) => first!.names.has(name)))) return [];
    return [{ claim, fits, hasColour }];
  });
  const coloured = fitting.filter(({ hasColour }) => hasColour);
  const open = coloured.length > 0 ? coloured : preferred(fitting, first!);
  const bundles = new Map<string, Choice[][]>();
  for (const { claim, fits, hasColour } of open) {
    const key = hasColour || first!.form === 'cage' ? claim.colours.toSorted().join() : `${claims.indexOf(claim)}`;
    bundles.set(key, [...(bundles.get(key) ?? []), fits]);
  }
  return [...bundles.values()].flatMap((each) => [...products(each)]);
}

/** The concepts of the letters between cells. */
const LETTERS: Readonly<Record<string, string>> = { X: 'xLetter', V: 'vLetter' };

/** False for a letter of which a claim says nothing, where it names another one. */
function speaksOf({ looks }: RuleClaim, { form, label = '' }: Figure): boolean {
  if (form !== 'letter on an edge') return true;
  const named = Object.values(LETTERS).filter((letter) => looks.has(letter));
  return named.length === 0 || named.includes(LETTERS[label.toUpperCase()] ?? '');
}

/** Of claims without a colour, those whose usual colour it is; all, if none is. */
function preferred<Fit extends { readonly fits: readonly Choice[] }>(
  fitting: readonly Fit[],
  { colour, fill = colour }: Figure,
): readonly Fit[] {
  const usual = fitting.filter(({ fits }) => fits.some(({ drawn }) => drawn.colours?.includes(fill)));
  return usual.length > 0 ? usual : fitting;
}

/** True if a look tells a constraint without words: where it has usual colours, by one of them. */
const tells = ({ colour, fill = colour }: Figure, { isTelling, colours }: DrawnLook): boolean =>
  isTelling === true && (colours === undefined || colours.includes(fill));

const isDrawnSo = (figure: Figure, drawn: DrawnLook): boolean =>
  figure.form === drawn.form &&
  (drawn.only === undefined || figure.names.has(drawn.only)) &&
  (drawn.ends === undefined || drawn.ends === figure.ends) &&
  (drawn.letters === undefined || figure.label === undefined || figure.label.toUpperCase() in drawn.letters);

const tooMany = (): Misread => new Misread('the words fit the drawing in too many ways to try them all');

/** Returns every list that has one of each list. Throws a Misread if there are too many. */
function* products<Item>(lists: readonly (readonly Item[])[]): Generator<readonly Item[]> {
  const total = lists.reduce((count, list) => count * list.length, 1);
  if (total > MOST_ASSIGNMENTS) throw tooMany();
  for (let index = 0; index < total; index++) {
    let rest = index;
    yield lists.map((list) => {
      const item = list[rest % list.length]!;
      rest = Math.floor(rest / list.length);
      return item;
    });
  }
}
