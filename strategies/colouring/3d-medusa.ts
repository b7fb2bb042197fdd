import { lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { eachConflict } from '../../src/core/seeing.js';
import { clashMarks, clashOf, pairMarks } from '../../src/logic/digit/colours.js';
import { linkTruths } from '../../src/logic/links/chain.js';
import { type LinkGraph, plainGraph } from '../../src/logic/links/graph.js';
import { hasLinks } from '../../src/logic/links/link-list.js';
import { type Node, nodeIn, off } from '../../src/logic/links/state.js';
import { type Mark, markCandidates, markCells, markHouses, markLink, named } from '../../src/logic/step/marks.js';
import {
  candidates,
  cells,
  clause,
  conclusion,
  digits,
  houses,
  letter,
  lines,
  type Message,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { notBothMessage } from '../../src/logic/step/not-both.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, houseTruths, isOf, type Truth } from '../../src/logic/step/truths.js';

export interface Medusa {
  /** Candidates of two colours: all of one colour are true, and all of the other false. */
  readonly colours: readonly [readonly Candidate[], readonly Candidate[]];
  /** Truths behind the links between them. */
  readonly truths: readonly Truth[];
  /** The false colour, if one contradicts itself or leaves a cell, or a digit of a house, without a candidate. */
  readonly wrap?: { readonly colour: 0 | 1; readonly empties?: Truth };
}

/** Colouring over all digits: cells with two candidates and houses with two places link the same net. */
export const threeDMedusa: Strategy<Medusa> = {
  id: '3d-medusa',
  name: '3D Medusa',
  aliases: ['multi-digit colouring', 'medusa colouring'],
  learnAfter: ['simple-colors-trap', 'simple-colors-wrap', 'xy-chain'],
  family: 'colouring',
  level: 'unfair',
  score: 250,

  *find(board) {
    const graph = plainGraph(board);
    const coloured = new Uint8Array(graph.singleCount);
    const { cells, houses, size } = board.geometry;
    const [one, other] = [0, 1].map(() => ({
      digits: new Int32Array(cells),
      cells: [],
      slots: new Int32Array(houses * size),
      places: [],
    }));
    for (let node = 0; node < graph.singleCount; node++) {
      if (coloured[node] || !hasLinks(graph, off(node))) continue;
      yield* inNet(board, graph, colour(graph, node, coloured), [one!, other!]);
    }
  },

  explain,
};

interface Net {
  readonly colours: readonly [readonly Candidate[], readonly Candidate[]];
  /** Indices of the links between them in the graph. */
  readonly links: readonly number[];
}

/** Returns all nodes joined by strong links to a node, in two colours. */
function colour(graph: LinkGraph, first: Node, coloured: Uint8Array): Net {
  const { nodes, start, to } = graph;
  const colours: [Candidate[], Candidate[]] = [[], []];
  const links: number[] = [];
  const sides = new Map<Node, 0 | 1>([[first, 0]]);
  for (const [node, side] of sides) {
    coloured[node] = 1;
    colours[side].push(nodes[node]![0]!);
    for (let at = start[off(node)]!; at < start[off(node) + 1]!; at++) {
      const other = nodeIn(to[at]!);
      if (sides.has(other)) continue;
      sides.set(other, side === 0 ? 1 : 0);
      links.push(at);
    }
  }
  for (const list of colours) list.sort((a, b) => a - b);
  return { colours, links };
}

function* inNet(
  board: Markup,
  graph: LinkGraph,
  net: Net,
  seen: readonly [Exclusion, Exclusion],
): Generator<Hit<Medusa>, void, void> {
  const { geometry } = board;
  const medusa = (): Medusa => ({ colours: net.colours, truths: net.links.flatMap((at) => linkTruths(graph, at)) });
  for (const side of [0, 1] as const) {
    const own = net.colours[side];
    exclude(board, own, seen[side]);
    if (clashes(geometry, own, seen[side])) yield removing({ ...medusa(), wrap: { colour: side } }, own);
    else {
      const empties = emptied(board, seen[side]);
      if (empties) yield removing({ ...medusa(), wrap: { colour: side, empties } }, own);
    }
  }
  const trapped: Candidate[] = [];
  for (const cell of seen[0].cells)
    for (let rest = seen[0].digits[cell]! & seen[1].digits[cell]!; rest; rest &= rest - 1) {
      const candidate = geometry.candidate(cell, lowestBit(rest));
      if (!net.colours[0].includes(candidate) && !net.colours[1].includes(candidate)) trapped.push(candidate);
    }
  if (trapped.length > 0)
    yield removing(
      medusa(),
      trapped.sort((a, b) => a - b),
    );
}

/** The candidates that a colour excludes: digits by cell, slots by `house * size + digit`, and the places of both. */
interface Exclusion {
  readonly digits: Int32Array;
  readonly cells: Cell[];
  readonly slots: Int32Array;
  readonly places: number[];
}

/** Fills an exclusion anew with the candidates that a colour rules out. */
function exclude(board: Markup, colour: readonly Candidate[], into: Exclusion): void {
  for (const cell of into.cells) into.digits[cell] = 0;
  for (const place of into.places) into.slots[place] = 0;
  into.cells.length = into.places.length = 0;
  const { geometry } = board;
  const excludeIt = (candidate: Candidate): void =>
    excludeOne(board, geometry.cellOf(candidate), geometry.digitOf(candidate), into);
  for (const candidate of colour) eachConflict(board, candidate, excludeIt);
}

/** True if a colour excludes one of its own candidates. */
function clashes(geometry: Geometry, colour: readonly Candidate[], { digits }: Exclusion): boolean {
  for (const candidate of colour)
    if (digits[geometry.cellOf(candidate)]! & (1 << geometry.digitOf(candidate))) return true;
  return false;
}

function excludeOne({ geometry }: Markup, cell: Cell, digit: Digit, into: Exclusion): void {
  const { size, houseStart, cellHouses, cellSlots } = geometry;
  const before = into.digits[cell]!;
  if (before & (1 << digit)) return;
  if (before === 0) into.cells.push(cell);
  into.digits[cell] = before | (1 << digit);
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const place = cellHouses[at]! * size + digit;
    if (into.slots[place] === 0) into.places.push(place);
    into.slots[place]! |= 1 << cellSlots[at]!;
  }
}

/** Returns the first cell, or digit of a house, all of whose candidates are excluded, none of them of the colour. */
function emptied({ geometry, digits, slots }: Markup, excluded: Exclusion): Truth | undefined {
  const { size } = geometry;
  let first = Infinity;
  for (const cell of excluded.cells) if (cell < first && digits[cell] === excluded.digits[cell]) first = cell;
  if (first < Infinity) return cellTruths([first])[0];
  for (const place of excluded.places) if (place < first && slots[place] === excluded.slots[place]) first = place;
  return first < Infinity ? houseTruths([Math.floor(first / size)], first % size)[0] : undefined;
}

/** Returns the two candidates of a cell or of a digit in a house, one of each colour. */
function linkBetween(colours: Medusa['colours'], truth: Truth, geometry: Geometry): Mark[] {
  const [one, other] = colours.map((list) => list.find((candidate) => isOf(truth, candidate, geometry)));
  return one === undefined || other === undefined ? [] : named('colour', [markLink([one], [other], true)]);
}

const NET =
  'Cells with two candidates and houses with two places for a digit link candidates of opposite colours. So all of colour {a} ({one}) are true, or all of colour {b} ({other}).';

function explain(hit: Hit<Medusa>, geometry: Geometry): Explanation {
  const { remove, pattern } = hit;
  const { colours, truths, wrap } = pattern;
  const empties = wrap?.empties;
  return {
    message: messageOf(hit, geometry),
    marks: [
      ...truths.flatMap((truth) => linkBetween(colours, truth, geometry)),
      ...pairMarks(colours[0], colours[1]),
      ...(wrap && !empties ? clashMarks(clashOf(remove, remove, geometry)) : []),
      ...(empties?.kind === 'cell' ? markCells('cover', [empties.cell]) : []),
      ...(empties?.kind === 'house' ? markHouses('cover', [empties.house]) : []),
      ...markCandidates('target', remove),
    ],
    truths: empties ? [...truths, empties] : truths,
  };
}

function messageOf({ place, remove, pattern: { colours, wrap } }: Hit<Medusa>, geometry: Geometry): Message {
  const letters = colours.map((list, index) =>
    letter(
      index,
      list.map((candidate) => geometry.cellOf(candidate)),
    ),
  );
  const [a, b] = letters as [Term, Term];
  const terms = {
    a,
    b,
    one: candidates(colours[0]),
    other: candidates(colours[1]),
    conclusion: conclusion({ place, remove }),
  };
  if (!wrap)
    return say(`${NET} What both colours rule out is false:{reasons}\nSo {conclusion}.`, {
      ...terms,
      reasons: lines(
        remove.map((target) => {
          const [x, y] = colours.map((list) => list.find((candidate) => geometry.conflict(candidate, target))!);
          return say('{x} ({a}) and {y} ({b}) each rule out {target}', {
            a,
            b,
            x: candidates([x!]),
            y: candidates([y!]),
            target: candidates([target]),
          });
        }),
      ),
    });
  const colour = letters[wrap.colour]!;
  switch (wrap.empties?.kind) {
    case 'cell':
      return say(`${NET} {colour} rules out every candidate of {cell}, so all of {colour} are false: {conclusion}.`, {
        ...terms,
        colour,
        cell: cells([wrap.empties.cell]),
      });
    case 'house':
      return say(
        `${NET} {colour} rules out every place for {digit} in {house}, so all of {colour} are false: {conclusion}.`,
        {
          ...terms,
          colour,
          house: houses([wrap.empties.house]),
          digit: digits(wrap.empties.digit),
        },
      );
    default:
      return say(`${NET} {notBoth} Both are in colour {colour}, so all of {colour} are false: {conclusion}.`, {
        ...terms,
        colour,
        notBoth: clause(notBothMessage(...clashOf(remove, remove, geometry)!, geometry)),
      });
  }
}
