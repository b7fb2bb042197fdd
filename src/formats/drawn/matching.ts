/** Figures and claims as the statements of a puzzle: each group of like figures belongs to a sentence, and each to one. */
import { groupBy } from '../../core/arrays.js';
import type { DrawnForm, DrawnLook } from '../../core/shared-rule.js';
import type { Cell, Statement } from '../../core/statement.js';
import { digitsText } from '../exchange/clue-parts.js';
import { usualShape } from '../format.js';
import type { DrawnShape, SharedDrawing } from './drawing.js';
import type { Figure } from './figures.js';
import { drawnRules } from './rules.js';
import type { ClaimOption, RuleClaim } from './words/claims.js';

/** Figures that look alike. */
export interface FigureGroup {
  readonly figures: readonly Figure[];
}

/** A claim with the constraint that a group gives it. */
interface Choice {
  /** True if lines that touch are one set of cells. */
  readonly areUnited?: boolean;
  readonly claim: RuleClaim;
  readonly option: ClaimOption;
  readonly drawn: DrawnLook;
}

/** What a group of figures was read as. */
export interface Matched {
  readonly group: FigureGroup;
  readonly claims: readonly RuleClaim[];
  readonly statements: readonly Statement[];
}

/** One way to give each group its sentence. */
export interface Assignment {
  readonly matched: readonly Matched[];
  /** The names of rules of the whole grid. */
  readonly names: readonly string[];
  /** What is left over: groups without a sentence, sentences without a drawing. */
  readonly open: { readonly groups: readonly FigureGroup[]; readonly claims: readonly RuleClaim[] };
}

/** Words for marks in cells. A mark in a puzzle whose words have none of them is an ornament. */
const MARKS = ['circle', 'square', 'diamond', 'shade', 'bulb'];

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
  hasWords: boolean,
): readonly [Assignment, ...Assignment[]] {
  const claims = hasWords || drawing.named ? withNamesJoined(said) : [...said, ...CLAIMS_OF_LOOKS];
  const drawn = claims.filter(({ options }) => options.some(({ rule }) => rule.drawn));
  const groups = groupsOf(figures.filter(({ form }) => form !== 'mark in a cell'));
  const marks = figures.filter(({ form }) => form === 'mark in a cell');
  const rows = groups.map((group): readonly (readonly Choice[])[] => {
    const choices = choicesFor(group, drawn);
    return choices.length > 0 ? choices : [[]];
  });
  const names = claims.filter((claim) => !drawn.includes(claim)).flatMap(({ options }) => options[0]!.rule.id);
  const best: Assignment[] = [];
  let least = Infinity;
  for (const chosen of products(rows, MOST_ASSIGNMENTS)) {
    const assignment = { names, ...assigned(groups, chosen, marks, claims, drawn, drawing, hasWords) };
    const { open } = assignment;
    const count = open.groups.length + open.claims.length;
    if (count < least) best.length = 0;
    least = Math.min(least, count);
    if (count === least) best.push(assignment);
  }
  return best as [Assignment, ...Assignment[]];
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
  .map((rule) => ({ sentence: '', options: [{ rule }], colours: [], looks: new Set(), isNameOnly: true }));

/** Returns what the chosen sentences make of the groups, and of the marks in cells that are no part of them. */
function assigned(
  groups: readonly FigureGroup[],
  chosen: readonly (readonly Choice[])[],
  marks: readonly Figure[],
  claims: readonly RuleClaim[],
  drawn: readonly RuleClaim[],
  { size, named, regions }: Pick<SharedDrawing, 'size' | 'named' | 'regions'>,
  hasWords: boolean,
): Omit<Assignment, 'names'> {
  const usual = usualShape(size);
  const regionOf = (cell: Cell): number => regions?.[cell] ?? (usual ? usual.indexOf(usual.houseOf('box', cell)) : 0);
  const figuresOf = (isWanted: (choice: Choice) => boolean): readonly Figure[] =>
    chosen.flatMap((own, index) => (own.some(isWanted) ? groups[index]!.figures : []));
  const parts = new Set(
    figuresOf(({ drawn: { ends, form } }) => ends !== undefined || form === 'arrow').flatMap((figure) => figure.parts),
  );
  const markGroups = groupsOf(marks.filter((figure) => !figure.parts.some((part) => parts.has(part))));
  const markChoices = markGroups.map((group) => choicesFor(group, drawn)[0] ?? []);
  const all = [
    ...chosen.map((own, index) => [groups[index]!, own] as const),
    ...markChoices.map((own, index) => [markGroups[index]!, own] as const),
  ];
  const read = all.map(([group, own]) => {
    const stated = own.flatMap((choice) => statementsOf(group, choice, size, regionOf));
    const isLost = own.length === 0 || stated.includes(undefined);
    return {
      group,
      claims: own.map(({ claim }) => claim),
      statements: isLost ? [] : withoutSaidAgain(stated.filter((statement) => statement !== undefined)),
      isLost,
    };
  });
  const isMark = ({ figures: [first] }: FigureGroup): boolean => first!.form === 'mark in a cell';
  const areMarksMeant = claims.some(({ looks }) => MARKS.some((look) => looks.has(look)));
  const hasMarkClaims = drawn.some(({ options }) =>
    options.some(({ rule }) => rule.drawn?.some(({ form }) => form === 'mark in a cell')),
  );
  const lineCells = new Set(figuresOf(({ drawn: { form } }) => form === 'line').flatMap(({ lists }) => lists.flat()));
  const isOrnamentOfLines = ({ figures }: FigureGroup): boolean =>
    !hasMarkClaims && figures.every(({ lists }) => lists.flat().every((cell) => lineCells.has(cell)));
  const hasClaims = (form: DrawnForm): boolean =>
    drawn.some(({ options }) => options.some(({ rule }) => rule.drawn?.some((each) => each.form === form)));
  const isOrnament = (group: FigureGroup): boolean => {
    if (group.figures.every((figure) => figure.parts.length > 0 && figure.parts.every((part) => parts.has(part))))
      return true;
    if (!hasWords) return false;
    const [{ form, label = '' }] = group.figures as readonly [Figure];
    if (isMark(group)) return !areMarksMeant || isOrnamentOfLines(group);
    if (form === 'number outside') return !hasClaims(form) && !/[\d?<>=]/.test(label);
    if (form === 'dot on an edge' || form === 'other')
      return isNoClue(group) || (label === '' && !hasClaims('dot on an edge') && isOrnamentOfLines(group));
    return isNoClue(group);
  };
  const used = new Set(all.flatMap(([, own]) => own.map(({ claim }) => claim)));
  return {
    matched: read.filter(({ statements }) => statements.length > 0),
    open: {
      groups: read
        .filter(({ isLost, group, claims: own }) => isLost && (own.length > 0 || !isOrnament(group)))
        .map(({ group }) => group),
      claims: drawn.filter(
        (claim) => claim.sentence !== '' && !used.has(claim) && !isSaidAgain(claim, used) && !isNamedIn(claim, named),
      ),
    },
  };
}

const isCage = (kind: string): boolean => drawnRules.find(({ id }) => id === kind)?.drawn?.[0]?.form === 'cage';

/** True for a claim of a constraint that the file itself states under its name. */
const isNamedIn = ({ options }: RuleClaim, named: SharedDrawing['named']): boolean =>
  options.some(
    ({ rule: { id } }) =>
      named?.variant?.includes(id) ||
      named?.statements?.some(({ kind }) => kind === id || (isCage(id) && isCage(kind))) ||
      (id === 'x' && (named?.sets?.length ?? 0) > 0),
  );

/** True for a claim that a used one repeats: the same constraint, or its name alone. */
const isSaidAgain = (claim: RuleClaim, used: ReadonlySet<RuleClaim>): boolean =>
  [...used].some((other) =>
    other.options.some(({ rule, value }) =>
      claim.options.some(
        (own) => own.rule === rule && (claim.isNameOnly || (own.value === value && claim.colours.length === 0)),
      ),
    ),
  );

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
    if (!isShapeNamed(claim, first!)) return [];
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
  return [...bundles.values()].flatMap((each) => [
    ...products(
      each.map((fits) => merged(fits)),
      16,
    ),
  ]);
}

const merged = (fits: readonly Choice[]): readonly Choice[] => fits;

/** The words for the shapes of marks. */
const SHAPE_WORDS: Readonly<Record<DrawnShape['form'], string>> = {
  round: 'circle',
  square: 'square',
  diamond: 'diamond',
};

/** False for a mark in a cell of another shape than a claim names. */
function isShapeNamed({ looks }: RuleClaim, { form, shape }: Figure): boolean {
  if (form !== 'mark in a cell') return true;
  const named = Object.values(SHAPE_WORDS).filter((word) => looks.has(word));
  return named.length === 0 || (shape !== undefined && named.includes(SHAPE_WORDS[shape]));
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
  (drawn.ends === undefined || drawn.ends === figure.ends) &&
  (drawn.letters === undefined || figure.label === undefined || figure.label.toUpperCase() in drawn.letters);

/** Returns every list that has one of each list, up to a number of them. */
function* products<Item>(lists: readonly (readonly Item[])[], most: number): Generator<readonly Item[]> {
  const total = Math.min(
    most,
    lists.reduce((count, list) => Math.min(most, count * list.length), 1),
  );
  for (let index = 0; index < total; index++) {
    let rest = index;
    yield lists.map((list) => {
      const item = list[rest % list.length]!;
      rest = Math.floor(rest / list.length);
      return item;
    });
  }
}

/** The sign of a clue whose number the puzzle does not tell. */
const UNKNOWN = '?';

/** Returns what the figures of a group state; undefined for one that the constraint cannot have so. */
function statementsOf(
  { figures }: FigureGroup,
  { option: { rule, value }, drawn, claim, areUnited }: Choice,
  size: number,
  regionOf: (cell: Cell) => number,
): readonly (Statement | undefined)[] {
  const kind = rule.id;
  const { takes } = rule.constraint;
  const own = value === undefined ? {} : { value };
  if (drawn.areOne) return [{ kind, lists: [figures.flatMap(({ lists }) => lists.flat())] }];
  switch (drawn.form) {
    case 'line': {
      if (drawn.ends === 'disc') return arms(figures).map((lists) => ({ kind, ...own, lists }));
      if (areUnited)
        return touchingParts(figures).map((part) => ({
          kind,
          ...own,
          lists: [asOneLine(part, regionOf)],
        }));
      const lists = figures.map((figure) =>
        drawn.branches === 'as a set' && crossesItself(cellsOf(figure))
          ? asOneLine([figure], regionOf)
          : cellsOf(figure),
      );
      const runs = drawn.branches === 'edge by edge' ? lists.flatMap(withoutCrossings) : lists;
      return runs.map((cells) => ({ kind, ...own, lists: [cells] }));
    }
    case 'arrow':
      return [...groupBy(figures, ({ lists }) => String(lists[0])).values()].map((same) => ({
        kind,
        lists: [same[0]!.lists[0]!, ...same.map(({ lists }) => lists[1]!)],
      }));
    case 'cage':
      return figures.flatMap(({ lists, label, areDifferent }): (Statement | undefined)[] => {
        const number = label === undefined ? value : numberIn(label);
        if (label !== undefined && number === undefined) return [undefined];
        if (number === undefined && takes?.value && !takes.value.isOptional) return [];
        return [{ kind: cageKind(kind, areDifferent), ...(number !== undefined && { value: number }), lists }];
      });
    case 'letter on an edge':
      return figures.map(({ lists, label }) => ({ kind, value: drawn.letters![label!.toUpperCase()]!, lists }));
    case 'dot on an edge':
      return figures.map(({ lists, label }) => {
        const number = label === undefined ? value : numberIn(label);
        return label !== undefined && number === undefined
          ? undefined
          : { kind, ...(number !== undefined && { value: number }), lists };
      });
    case 'disc at a corner':
      return figures.map(({ lists, label = '' }) => {
        const digits = size < 10 ? [...label.replaceAll(/[\s,]/g, '')] : label.split(/[\s,]+/);
        const areDigits =
          digits.length > 0 && digits.length <= lists[0]!.length && digits.every((each) => /^\d+$/.test(each));
        return areDigits ? { kind, text: digitsText(digits, size), lists } : undefined;
      });
    case 'arrow from outside':
    case 'number outside':
      return figures.flatMap(({ lists, label = UNKNOWN }): (Statement | undefined)[] => {
        if (label === UNKNOWN) return [];
        const number = numberIn(label);
        return [number === undefined ? undefined : { kind, value: number, lists }];
      });
    case 'mark in a cell':
    case 'tinted cell':
      return [{ kind, lists: [figures.flatMap(({ lists }) => lists.flat())] }];
    case 'diagonal':
      return figures.map(({ lists }) => ({ kind, lists }));
    default:
      return claim ? figures.map(({ lists }) => ({ kind, ...own, lists })) : [];
  }
}

/** Returns the lists of cells of lines that leave a disc: those from one disc are one clue. */
const arms = (figures: readonly Figure[]): (readonly (readonly Cell[])[])[] =>
  [...groupBy(figures, ({ lists }) => String(lists[0]![0])).values()].map((own) => own.map(({ lists }) => lists[0]!));

/** The file itself may say whether the digits of a cage differ. */
const cageKind = (kind: string, areDifferent: boolean | undefined): string =>
  kind === 'sum' && areDifferent ? 'killer-cage' : kind === 'killer-cage' && areDifferent === false ? 'sum' : kind;

const numberIn = (label: string): number | undefined => (/^\d{1,3}$/.test(label.trim()) ? Number(label) : undefined);

const cellsOf = ({ lists }: Figure): readonly Cell[] => lists[0]!;

/** Returns lines in parts: those of one part touch. */
function touchingParts(figures: readonly Figure[]): Figure[][] {
  const parts: Figure[][] = [];
  for (const figure of figures) {
    const touching = parts.filter((part) =>
      part.some((other) => cellsOf(other).some((cell) => cellsOf(figure).includes(cell))),
    );
    for (const part of touching) parts.splice(parts.indexOf(part), 1);
    parts.push([...touching.flat(), figure]);
  }
  return parts;
}

/**
 * Returns the cells of lines that touch, once each, in the order of one line: cells that the lines join within a region
 * together, and no such part after another one of its region.
 */
function asOneLine(figures: readonly Figure[], regionOf: (cell: Cell) => number): Cell[] {
  const lines = figures.map(cellsOf);
  const steps = lines.flatMap((cells) => cells.slice(1).map((cell, at) => [cells[at]!, cell] as const));
  const partOf = new Map([...new Set(lines.flat())].map((cell) => [cell, cell]));
  for (const [from, to] of steps.filter(([a, b]) => regionOf(a) === regionOf(b))) {
    const [kept, gone] = [partOf.get(from)!, partOf.get(to)!];
    for (const [cell, part] of partOf) if (part === gone) partOf.set(cell, kept);
  }
  const open = [...groupBy(partOf.keys(), (cell) => partOf.get(cell)!).values()];
  const ordered: Cell[] = [];
  const left = (region: number): number => open.filter(([cell]) => regionOf(cell!) === region).length;
  while (open.length > 0) {
    const last = ordered.length > 0 ? regionOf(ordered.at(-1)!) : undefined;
    const next =
      open
        .toSorted((a, b) => left(regionOf(b[0]!)) - left(regionOf(a[0]!)))
        .find(([cell]) => regionOf(cell!) !== last) ?? open[0]!;
    open.splice(open.indexOf(next), 1);
    ordered.push(...next);
  }
  return ordered;
}

/** True for a line that visits a cell twice, other than one that ends where it begins. */
const crossesItself = (cells: readonly Cell[]): boolean => new Set(cells.slice(1)).size < cells.length - 1;

/** Returns a line that crosses itself as lines that do not. */
function withoutCrossings(cells: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  let run: Cell[] = [];
  if (!crossesItself(cells)) return [[...cells]];
  for (const cell of cells) {
    if (run.includes(cell)) {
      runs.push(run);
      run = [run.at(-1)!];
    }
    run.push(cell);
  }
  return [...runs, run].filter(({ length }) => length > 1);
}

/** Leaves out sums of cages whose digits differ too: the killer cage has the sum. */
const withoutSaidAgain = (statements: readonly Statement[]): Statement[] =>
  statements.filter(
    ({ kind, lists }) =>
      kind !== 'sum' ||
      !statements.some((other) => other.kind === 'killer-cage' && String(other.lists) === String(lists)),
  );
