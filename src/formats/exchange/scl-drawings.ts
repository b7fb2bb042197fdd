/**
 * Lines, arrows, circles and numbers outside that SudokuPad's JSON draws. Most looks stand for several rules: such a
 * drawing is a clue only if the setter's words speak of one of them.
 */
import { constraints } from '../../../constraints/index.js';
import { groupBy } from '../../core/arrays.js';
import type { DrawnClue, Statement } from '../../core/constraint.js';
import type { Cell } from '../../core/geometry.js';
import { seenFrom } from '../../variants/outside.js';
import { digitsText } from './clue-parts.js';
import { fieldsOf } from './scl-clues.js';
import { bulbOf, cellsAlong, colourOf, DISC, GREY, pointIn, pointsIn, type Waypoint } from './scl-shapes.js';

/** What a document draws, in lists. */
export interface SclDrawings {
  readonly lines: readonly unknown[];
  readonly arrows: readonly unknown[];
  readonly underlays: readonly unknown[];
  readonly overlays: readonly unknown[];
}

/** The clues among drawings, and the drawings that are none. */
interface DrawnClues {
  readonly statements: readonly Statement[];
  readonly others: SclDrawings;
}

type LookOf<Key extends string> = Extract<DrawnClue, Record<Key, unknown>>;

const DRAWN = constraints.flatMap(({ id, stated, exchange }) =>
  exchange?.sudokuPad ? [{ id, stated, look: exchange.sudokuPad }] : [],
);
const ofLook = <Key extends string>(key: Key) =>
  DRAWN.flatMap(({ id, stated, look }) => (key in look ? [{ id, stated, look: look as LookOf<Key> }] : []));

const LINES = ofLook('line');
const ARROWS = ofLook('arrow');
const CORNERS = ofLook('corner');
const SHAPES = ofLook('shape');
const NUMBERS = ofLook('outside');

/** Returns the clues among drawings, by the setter's words. */
export function clueDrawings(drawings: SclDrawings, rules: string, size: number): DrawnClues {
  const reader = new DrawingReader(drawings, rules, size);
  const statements = [
    ...reader.arrows(),
    ...reader.lines(),
    ...reader.corners(),
    ...reader.shapes(),
    ...reader.numbers(),
  ];
  return { statements, others: reader.others() };
}

class DrawingReader {
  /** The drawings that are part of a clue. */
  private readonly used = new Set<unknown>();

  constructor(
    private readonly drawings: SclDrawings,
    private readonly rules: string,
    private readonly size: number,
  ) {}

  /** Returns the drawings that are part of no clue. */
  others(): SclDrawings {
    const open = (list: readonly unknown[]): unknown[] => list.filter((drawing) => !this.used.has(drawing));
    const { lines, arrows, underlays, overlays } = this.drawings;
    return { lines: open(lines), arrows: open(arrows), underlays: open(underlays), overlays: open(overlays) };
  }

  private isTold(stated: RegExp | undefined): boolean {
    return stated?.test(this.rules) === true;
  }

  arrows(): Statement[] {
    const inside = ARROWS.find(({ look }) => look.arrow === 'from ring');
    const outside = ARROWS.find(({ look }) => look.arrow === 'from outside');
    const arms: { bulb: readonly Cell[]; shaft: readonly Cell[] }[] = [];
    const diagonals: Statement[] = [];
    for (const arrow of this.drawings.arrows) {
      const points = pointsIn(fieldsOf(arrow).wayPoints);
      const cells = cellsAlong(points, this.size);
      const bulb = cells && this.bulbAt(cells[0]!);
      if (inside && bulb) {
        this.used.add(arrow);
        arms.push({ bulb, shaft: cells.filter((cell) => !bulb.includes(cell)) });
      } else if (outside && !cells) {
        const clue = this.diagonalFrom(points);
        if (!clue) continue;
        this.used.add(arrow);
        diagonals.push({ kind: outside.id, ...clue });
      }
    }
    const byBulb = [...groupBy(arms, ({ bulb }) => String(bulb)).values()];
    return [
      ...byBulb.map((own) => ({ kind: inside!.id, lists: [own[0]!.bulb, ...own.map(({ shaft }) => shaft)] })),
      ...diagonals,
    ];
  }

  /** Returns the cells of the ring, or of the straight pill, round a cell. */
  private bulbAt(cell: Cell): readonly Cell[] | undefined {
    for (const overlay of this.drawings.overlays) {
      const cells = bulbOf(overlay, this.size);
      if (!cells?.includes(cell)) continue;
      this.used.add(overlay);
      return cells;
    }
    return undefined;
  }

  /** Returns the number and the cells of an arrow that starts outside the grid, beside a number there. */
  private diagonalFrom([first, ...others]: readonly Waypoint[]): Pick<Statement, 'value' | 'lists'> | undefined {
    const last = others.at(-1);
    if (!first || !last) return undefined;
    const step = last.map((at, axis) => Math.sign(at - first[axis]!));
    const place = first.map((at) => Math.floor(at) + 1);
    const label = this.numberAt(place);
    const cells = seenFrom(
      `r${place[0]}c${place[1]}r${place[0]! + step[0]!}c${place[1]! + step[1]!}`,
      'diagonal',
      this.size,
    );
    if (!label || !cells?.length) return undefined;
    this.used.add(label.overlay);
    return { value: label.value, lists: [cells] };
  }

  /** Returns the number that stands in a cell outside the grid. */
  private numberAt([row, column]: readonly number[]): { value: number; overlay: unknown } | undefined {
    for (const overlay of this.drawings.overlays) {
      const { center, text } = fieldsOf(overlay);
      const [down, right] = pointIn(center) ?? [];
      if (down === undefined || Math.floor(down) + 1 !== row || Math.floor(right!) + 1 !== column) continue;
      if (/^\d{1,3}$/.test(String(text ?? '').trim())) return { value: Number(text), overlay };
    }
    return undefined;
  }

  lines(): Statement[] {
    const found: { kind: string; value: number | undefined; cells: readonly Cell[]; isArm: boolean }[] = [];
    for (const line of this.drawings.lines) {
      const { wayPoints, color } = fieldsOf(line);
      const cells = cellsAlong(pointsIn(wayPoints), this.size);
      if (!cells || cells.length < 2) continue;
      const [start, end] = [this.discsAt(cells[0]!), this.discsAt(cells.at(-1)!)];
      const ends = start.length > 0 && end.length > 0 ? 'rings' : start.length + end.length > 0 ? 'disc' : undefined;
      const colour = colourOf(color);
      const kinds = LINES.filter(
        ({ stated, look }) => look.ends === ends && colour in look.line && this.isTold(stated),
      );
      if (kinds.length !== 1) continue;
      const [{ id, look }] = kinds as [(typeof kinds)[number]];
      for (const drawing of [line, ...start, ...end]) this.used.add(drawing);
      found.push({
        kind: id,
        value: look.line[colour],
        cells: ends === 'disc' && start.length === 0 ? cells.toReversed() : cells,
        isArm: ends === 'disc',
      });
    }
    // Arms from one disc are one clue.
    const keyOf = ({ kind, cells, isArm }: (typeof found)[number]): string =>
      isArm ? `${kind} ${cells[0]}` : `${kind} ${cells}`;
    return [...groupBy(found, keyOf).values()].map((own) => ({
      kind: own[0]!.kind,
      ...(own[0]!.value !== undefined && { value: own[0]!.value }),
      lists: own.map(({ cells }) => cells),
    }));
  }

  /** Returns the discs and rings that fill a cell. */
  private discsAt(cell: Cell): unknown[] {
    const { underlays, overlays } = this.drawings;
    return [...underlays, ...overlays].filter((drawing) => {
      const cells = bulbOf(drawing, this.size);
      return cells?.length === 1 && cells[0] === cell;
    });
  }

  corners(): Statement[] {
    const kind = CORNERS[0]?.id;
    if (kind === undefined) return [];
    return this.drawings.overlays.flatMap((overlay) => {
      const { center, text, rounded, width } = fieldsOf(overlay);
      const [row, column] = pointIn(center) ?? [];
      const digits = String(text ?? '').match(/\d+/g) ?? [];
      const isCorner = [row, column].every((at) => Number.isInteger(at) && at! > 0 && at! < this.size);
      const isRing = rounded === true && Number(width) >= DISC[0] && Number(width) <= DISC[1];
      if (!isCorner || !isRing || !/^[\s\d]+$/.test(String(text ?? '')) || digits.length === 0) return [];
      this.used.add(overlay);
      const first = (row! - 1) * this.size + column! - 1;
      const cells = [first, first + 1, first + this.size, first + this.size + 1];
      return [
        {
          kind,
          text: digitsText(this.size < 10 ? digits.flatMap((each) => [...each]) : digits, this.size),
          lists: [cells],
        },
      ];
    });
  }

  shapes(): Statement[] {
    const told = SHAPES.filter(({ stated }) => this.isTold(stated));
    const found = this.drawings.underlays.flatMap((underlay) => {
      if (this.used.has(underlay)) return [];
      const { rounded, backgroundColor } = fieldsOf(underlay);
      const cells = bulbOf({ ...fieldsOf(underlay), rounded: true }, this.size);
      const kind = told.find(({ look }) => (look.shape === 'circle') === (rounded === true))?.id;
      if (!kind || cells?.length !== 1 || colourOf(backgroundColor) !== GREY) return [];
      this.used.add(underlay);
      return [{ kind, cell: cells[0]! }];
    });
    return [...groupBy(found, ({ kind }) => kind)].map(([kind, own]) => ({
      kind,
      lists: [own.map(({ cell }) => cell)],
    }));
  }

  numbers(): Statement[] {
    const told = NUMBERS.filter(({ stated }) => this.isTold(stated));
    if (told.length !== 1) return [];
    return this.drawings.overlays.flatMap((overlay) => {
      const { center, text } = fieldsOf(overlay);
      const place = pointIn(center)?.map((at) => Math.floor(at) + 1);
      if (!place || this.used.has(overlay) || !/^\d{1,3}$/.test(String(text ?? '').trim())) return [];
      const cells = seenFrom(`r${place[0]}c${place[1]}`, 'line', this.size);
      if (!cells) return [];
      this.used.add(overlay);
      return [{ kind: told[0]!.id, value: Number(text), lists: [cells] }];
    });
  }
}
