/** Rules that hold beside what else drawings state, and those of the whole grid that are stated cell by cell. */
import type { Cell, Statement } from '../../core/statement.js';
import type { SharedDrawing } from './drawing.js';
import type { Figure } from './figures.js';
import { isShapeNamed } from './named-looks.js';
import { spokenOf, spokenOfGrid } from './reach.js';
import { type Choice, type FigureGroup, touchingParts } from './statements.js';
import type { RuleClaim } from './words/claim.js';

/** True for a claim that takes no drawing from another one. */
export const isBeside = ({ options }: RuleClaim): boolean => options.every(({ rule }) => rule.spoken?.isBeside);

/** True for a claim of the whole grid that no name of a constraint states. */
export const isOfGrid = ({ options }: RuleClaim): boolean => {
  const { spoken, drawn } = options[0]!.rule;
  return spoken !== undefined && drawn === undefined;
};

interface Found {
  readonly group: FigureGroup;
  readonly claims: readonly RuleClaim[];
  readonly statements: readonly Statement[];
  readonly stated: readonly { readonly claim: RuleClaim; readonly statements: readonly Statement[] }[];
}

interface Besides {
  readonly found: readonly Found[];
  /** The figures of which such a rule says something. */
  readonly covered: ReadonlySet<Figure>;
  /** The claims that no drawing fits. */
  readonly lost: readonly RuleClaim[];
}

interface Ground {
  readonly size: number;
  readonly regionOf: (cell: Cell) => number;
  readonly named?: SharedDrawing['named'] | undefined;
}

/** Returns what such claims state of figures and of the grid, beside the choices that were made for groups. */
export function besides(
  claims: readonly RuleClaim[],
  figures: readonly Figure[],
  chosen: readonly (readonly [group: FigureGroup, own: readonly Choice[]])[],
  ground: Ground,
): Besides {
  const covered = new Set<Figure>();
  const found: Found[] = [];
  const lost: RuleClaim[] = [];
  const keep = (claim: RuleClaim, own: readonly Figure[], statements: readonly Statement[]): void => {
    for (const figure of own) covered.add(figure);
    found.push({ group: { figures: own }, claims: [claim], statements, stated: [{ claim, statements }] });
  };
  for (const claim of claims.filter(isBeside)) {
    const [option] = claim.options as readonly [RuleClaim['options'][number]];
    const own = figures.filter((figure) => isMeant(claim, figure));
    const { isOrnament } = option.rule.spoken!;
    const isTaken = chosen.some(
      ([group, choices]) => choices.length > 0 && group.figures.some((each) => own.includes(each)),
    );
    const areJoined = own.some(({ form }) => form === 'line') && touchingParts(own).length < own.length;
    const made = spokenOf(own, option, ground).filter((each) => each !== undefined);
    const isLost =
      own.length === 0 || claim.options.length > 1 || (isOrnament ? isTaken : areJoined || made.length === 0);
    if (isLost) lost.push(claim);
    else keep(claim, own, made);
  }
  for (const claim of claims.filter(isOfGrid)) {
    const [option] = claim.options as readonly [RuleClaim['options'][number]];
    const isOfDiagonals = option.rule.spoken!.reach === 'long diagonals';
    const own = isOfDiagonals ? figures.filter(({ form }) => form === 'diagonal') : [];
    if (own.length === 1) lost.push(claim);
    else keep(claim, own, spokenOfGrid(option, ground, markedIn(claim, chosen, ground)));
  }
  return { found, covered, lost };
}

/** True for a figure of which a claim speaks. */
const isMeant = (claim: RuleClaim, figure: Figure): boolean =>
  claim.options.some(({ rule }) => rule.drawn?.some(({ form }) => form === figure.form)) &&
  isShapeNamed(claim, figure) &&
  (claim.colours.length === 0 || claim.colours.some((colour) => figure.names.has(colour)));

/** Returns the pairs of cells with a clue like those that a claim says to be all given. */
function markedIn(
  { options }: RuleClaim,
  chosen: readonly (readonly [group: FigureGroup, own: readonly Choice[]])[],
  { named }: Ground,
): (readonly Cell[])[] {
  const [id] = options[0]!.rule.spoken!.negates ?? [];
  const forms = new Set(
    chosen.flatMap(([, own]) => own.flatMap(({ option, drawn }) => (option.rule.id === id ? [drawn.form] : []))),
  );
  return [
    ...chosen.flatMap(([{ figures }, own]) =>
      own.length > 0
        ? figures.filter(({ form }) => (forms as ReadonlySet<string>).has(form)).map(({ lists }) => lists[0]!)
        : [],
    ),
    ...(named?.statements ?? []).filter(({ kind }) => kind === id).map(({ lists }) => lists.flat()),
  ];
}
