/**
 * Cells that are low or high, or odd or even, in turn, as rules between two cells say it: two colours, one of which is
 * low. A house has only so many low digits, so colours that meet in one may settle or join each other there.
 */
import { type Bits, countBits } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Cell, Geometry, House } from '../core/geometry.js';
import { digitsAt } from './fillings.js';
import { type JoinedCells, joinedCells } from './joined-cells.js';

/** Two classes of digits. Heights leave out the middle one of an odd number of digits. */
export interface Poles {
  readonly id: 'height' | 'parity';
  readonly classes: readonly [Bits, Bits];
}

/** Two cells of one class, or of different ones. */
export interface PolarPair {
  readonly first: Cell;
  readonly second: Cell;
  readonly areAlike: boolean;
}

const BOTH = [0, 1] as const;

type Colours = readonly [readonly Cell[], readonly Cell[]];

/** Cells that pairs join, in two colours. */
export interface PolarPiece {
  readonly colours: Colours;
  readonly pairs: readonly PolarPair[];
}

/** Pieces that houses join, with their colours so that the first ones are alike. */
export interface PolarNet {
  readonly pieces: readonly PolarPiece[];
  readonly joins: readonly HouseJoin[];
}

/** A first colour and the second one of another piece, too many cells of a house to be alike. */
export interface HouseJoin {
  readonly house: House;
  readonly cells: readonly Cell[];
  /** The cells of the house that are known to be of either class. */
  readonly known: readonly Cell[];
}

/** What a house says of cells in two colours each. */
export interface PolarFind {
  readonly poles: Poles;
  readonly house: House;
  /** The class that the house has too few digits of, 0 or 1. */
  readonly scarce: 0 | 1;
  /** The net of which a colour is not of that class, and that colour. Absent if the class is used up without it. */
  readonly net?: PolarNet;
  readonly colour?: 0 | 1;
  /** Other nets with cells in the house, and its cells that are known to be of that class. */
  readonly others: readonly PolarNet[];
  readonly known: readonly Cell[];
  /** How many cells of these are of that class in any case. */
  readonly rest: number;
  /** The digits that each cell loses. */
  readonly lost: readonly (readonly [Cell, Bits])[];
}

function polesOf(numbers: readonly number[]): readonly Poles[] {
  const size = numbers.length;
  const half = (1 << (size >> 1)) - 1;
  let odd = 0;
  for (let digit = 0; digit < size; digit++) if (numbers[digit]! % 2 === 1) odd |= 1 << digit;
  return [
    { id: 'height', classes: [half, half << ((size + 1) >> 1)] },
    { id: 'parity', classes: [odd, ((1 << size) - 1) & ~odd] },
  ];
}

/** Returns the pairs of a grid that rules make polar, for each pair of classes. */
const polarPairs = (geometry: Geometry): { readonly poles: Poles; readonly pairs: readonly PolarPair[] }[] =>
  polesOf(geometry.numbers).map((poles) => ({
    poles,
    pairs: joinedCells(geometry).flatMap((joined) => {
      const areAlike = alikeIn(joined, poles);
      return areAlike === undefined ? [] : [{ first: joined.first, second: joined.second, areAlike }];
    }),
  }));

/** True if two cells are of one class whatever they take, false if they never are; undefined if it depends. */
function alikeIn({ allowed }: JoinedCells, { classes }: Poles): boolean | undefined {
  let isAlike = false;
  let isOther = false;
  for (const [digit, set] of allowed.entries())
    for (const own of BOTH) {
      if ((classes[own] & (1 << digit)) === 0) continue;
      isAlike ||= (set & classes[own]) !== 0;
      isOther ||= (set & classes[1 - own]!) !== 0;
    }
  return isAlike === isOther ? undefined : isAlike;
}

/** Yields what houses say of the polar cells of a position. */
export function* polarFinds(board: Markup): Generator<PolarFind, void, void> {
  for (const { poles, pairs } of board.geometry.memo(polarPairs)) {
    if (pairs.length === 0) continue;
    const pieces = piecesOn(board, poles, pairs);
    if (pieces.length === 0) continue;
    const places = placesOf(joinedNets(board, poles, pieces));
    for (let house = 0; house < board.geometry.houses; house++)
      yield* findsIn(countsIn(board, poles, places, house), board);
  }
}

/** Returns the pieces of cells that may be of either class and have no other digits. */
function piecesOn(board: Markup, { classes }: Poles, pairs: readonly PolarPair[]): PolarPiece[] {
  const isOpen = (cell: Cell): boolean => {
    const set = board.digits[cell]!;
    return (set & classes[0]) !== 0 && (set & classes[1]) !== 0 && (set & ~(classes[0] | classes[1])) === 0;
  };
  const beside = new Map<Cell, PolarPair[]>();
  for (const pair of pairs)
    if (isOpen(pair.first) && isOpen(pair.second))
      for (const cell of [pair.first, pair.second]) beside.set(cell, [...(beside.get(cell) ?? []), pair]);
  const colourOf = new Map<Cell, 0 | 1>();
  return [...beside.keys()].flatMap((start) => {
    if (colourOf.has(start)) return [];
    colourOf.set(start, 0);
    const cells = [start];
    const used: PolarPair[] = [];
    let isSound = true;
    for (const cell of cells)
      for (const pair of beside.get(cell)!) {
        const other = pair.first === cell ? pair.second : pair.first;
        const colour = pair.areAlike ? colourOf.get(cell)! : ((1 - colourOf.get(cell)!) as 0 | 1);
        if (colourOf.has(other)) {
          isSound &&= colourOf.get(other) === colour;
          continue;
        }
        colourOf.set(other, colour);
        cells.push(other);
        used.push(pair);
      }
    const coloured = (colour: 0 | 1): Cell[] =>
      cells.filter((cell) => colourOf.get(cell) === colour).sort((a, b) => a - b);
    return isSound ? [{ colours: [coloured(0), coloured(1)] as const, pairs: used }] : [];
  });
}

/** The cells of a net that have a colour. */
export const coloured = ({ pieces }: PolarNet, colour: 0 | 1): Cell[] =>
  pieces.flatMap(({ colours }) => colours[colour]);

/** The cells of a house: those of each net in each colour, and those that are known to be of each class. */
interface Counts {
  readonly poles: Poles;
  readonly house: House;
  readonly nets: readonly { readonly net: PolarNet; readonly cells: Colours }[];
  readonly known: Colours;
}

/** The net and the colour of each cell that has one. */
type Places = ReadonlyMap<Cell, { readonly net: PolarNet; readonly colour: 0 | 1 }>;

const placesOf = (nets: readonly PolarNet[]): Places =>
  new Map(
    nets.flatMap((net) =>
      BOTH.flatMap((colour) => coloured(net, colour).map((cell) => [cell, { net, colour }] as const)),
    ),
  );

function countsIn(board: Markup, poles: Poles, places: Places, house: House): Counts {
  const { geometry } = board;
  const { size } = geometry;
  const nets = new Map<PolarNet, readonly [Cell[], Cell[]]>();
  const known: [Cell[], Cell[]] = [[], []];
  for (let slot = 0; slot < size; slot++) {
    const cell = geometry.cellAt(house, slot);
    const place = places.get(cell);
    if (place) {
      const cells = nets.get(place.net) ?? [[], []];
      cells[place.colour].push(cell);
      nets.set(place.net, cells);
      continue;
    }
    const set = digitsAt(board, cell);
    for (const side of BOTH) if (set !== 0 && (set & ~poles.classes[side]) === 0) known[side].push(cell);
  }
  return { poles, house, nets: [...nets].map(([net, cells]) => ({ net, cells })), known };
}

const fewer = ([first, second]: Colours): number => Math.min(first.length, second.length);

/** Returns how many cells of a house are of a class, whatever the colours of the nets are, but for one of them. */
const restOf = ({ nets, known }: Counts, side: 0 | 1, without?: PolarNet): number =>
  nets.reduce((sum, { net, cells }) => sum + (net === without ? 0 : fewer(cells)), known[side].length);

function* findsIn(counts: Counts, board: Markup): Generator<PolarFind, void, void> {
  const { poles, house, nets, known } = counts;
  const { classes } = poles;
  for (const scarce of BOTH) {
    const room = countBits(classes[scarce]);
    for (const { net, cells } of nets) {
      const rest = restOf(counts, scarce, net);
      const colour = cells[0].length > cells[1].length ? 0 : 1;
      if (rest + cells[colour].length <= room || rest + fewer(cells) > room) continue;
      const lost = [
        ...coloured(net, colour).map((cell) => [cell, classes[scarce]] as const),
        ...coloured(net, colour === 0 ? 1 : 0).map((cell) => [cell, classes[1 - scarce]!] as const),
      ];
      const others = nets.flatMap((other) => (other.net === net || fewer(other.cells) === 0 ? [] : other.net));
      yield { poles, house, scarce, net, colour, others, known: known[scarce], rest, lost };
    }
    const others = nets.flatMap(({ net, cells }) => (fewer(cells) === 0 ? [] : net));
    if (others.length === 0 || restOf(counts, scarce) !== room) continue;
    const used = [...known[scarce], ...others.flatMap((net) => [...coloured(net, 0), ...coloured(net, 1)])];
    const lost = board.geometry
      .cellsOf(house)
      .filter((cell) => !used.includes(cell) && board.digits[cell]! & classes[scarce])
      .map((cell) => [cell, classes[scarce]] as const);
    if (lost.length > 0) yield { poles, house, scarce, others, known: known[scarce], rest: room, lost };
  }
}

/** Joins pieces in houses that have no room for two of their colours to be alike, until there are no more. */
function joinedNets(board: Markup, poles: Poles, pieces: readonly PolarPiece[]): PolarNet[] {
  let nets: PolarNet[] = pieces.map((piece) => ({ pieces: [piece], joins: [] }));
  let places = placesOf(nets);
  for (let isJoined = true; isJoined; ) {
    isJoined = false;
    for (let house = 0; house < board.geometry.houses; house++)
      for (let join: HouseNets | undefined; (join = joinIn(countsIn(board, poles, places, house))); ) {
        const { of, net } = join;
        nets = [...nets.filter((each) => !of.includes(each)), net];
        places = placesOf(nets);
        isJoined = true;
      }
  }
  return nets;
}

/** Two nets that a house joins, and the net that they are together. */
interface HouseNets {
  readonly of: readonly PolarNet[];
  readonly net: PolarNet;
}

/** Returns two nets of a house that it joins; undefined if there are none. */
function joinIn(counts: Counts): HouseNets | undefined {
  const { nets, house, poles, known } = counts;
  for (const [at, first] of nets.entries())
    for (const second of nets.slice(at + 1))
      for (const colour of BOTH)
        for (const other of BOTH) {
          const cells = [...first.cells[colour], ...second.cells[other]];
          const isTooMany = BOTH.every((side) => known[side].length + cells.length > countBits(poles.classes[side]));
          if (!isTooMany || first.cells[colour].length === 0 || second.cells[other].length === 0) continue;
          // The two colours differ, so one is alike to the opposite of the other.
          const turned = colour === other ? flipped(second.net) : second.net;
          const join = { house, cells: cells.sort((a, b) => a - b), known: known.flat().sort((a, b) => a - b) };
          const net = {
            pieces: [...first.net.pieces, ...turned.pieces],
            joins: [...first.net.joins, ...turned.joins, join],
          };
          return { of: [first.net, second.net], net };
        }
  return undefined;
}

const flipped = ({ pieces, joins }: PolarNet): PolarNet => ({
  pieces: pieces.map(({ colours: [first, second], pairs }) => ({ colours: [second, first], pairs })),
  joins,
});
