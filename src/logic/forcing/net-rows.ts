/**
 * The rows of a net: the row of a premise has the states that its trial recorded, in that order (`net`). Within a row, a
 * removal follows from the last placement before it. A placement follows from the removals of its rivals: the other
 * candidates of its cell, or of its digit in a house. Its main cause is the first rival in that order, and the way to a
 * state leads through main causes.
 */
import type { House } from '../../core/geometry.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, off, type State } from '../links/state.js';
import type { Net } from './net.js';
import { candidateIn, isGroup, statesOf } from './nodes.js';

/** The reason for a state: last candidate of its cell, last place of its digit in a house, or a link. */
export type NetReason = 'cell' | 'link' | { readonly house: House };

/** The reason for a state, undefined if a rival was still left, and the states of its row that caused it. */
export interface NetOrigin {
  readonly reason: NetReason | undefined;
  readonly causes: readonly State[];
}

/** A link of the net, as its index in `net.to`. */
type Link = number;

/** In place of a link: the premise of the row. */
const PREMISE = -1;

/**
 * The length of a way, and a flag, in one number, since a net of a large grid has millions of links: twice the number of
 * steps from the premise, which counts as one; plus one if a state on the way has a second cause.
 */
export type Way = number;

export const stepsOf = (way: Way): number => way >> 1;
export const isBranched = (way: Way): boolean => (way & 1) !== 0;
/** Returns a way to which another can be added: the sum branches if the other does. */
export const withoutFlag = (way: Way): Way => way & ~1;

/** The way to the premise itself, and a further step. */
const ONE_STEP: Way = 2;

export class NetRows {
  /** By link, the way to its state in its row; zero until the row is read. */
  readonly ways: Uint16Array;
  private readonly isRead: Uint8Array;
  /** By state, its link in the row that was read last, and the premise of the last row that had it. */
  private readonly linkTo: Int32Array;
  private readonly lastRow: Int32Array;

  constructor(private readonly net: Net) {
    const states = statesOf(net.nodes);
    this.ways = new Uint16Array(net.start[states]!);
    this.isRead = new Uint8Array(states);
    this.linkTo = new Int32Array(states);
    this.lastRow = new Int32Array(states).fill(-1);
  }

  /** Finds the way to each state of a row. */
  read(premise: State): void {
    const { net, isRead, ways, linkTo, lastRow } = this;
    const { nodes, start, to } = net;
    if (isRead[premise]) return;
    isRead[premise] = 1;
    lastRow[premise] = premise;
    linkTo[premise] = PREMISE;
    let placed = PREMISE;
    for (let link = start[premise]!; link < start[premise + 1]!; link++) {
      const state = to[link]!;
      lastRow[state] = premise;
      linkTo[state] = link;
      let mainCause = placed;
      let causes = 0;
      if (isGroup(nodes, state) || isGroup(nodes, premise)) mainCause = PREMISE;
      else if (isOn(state)) {
        placed = link;
        mainCause = PREMISE;
        for (const rival of this.rivalsOf(link))
          if (lastRow[rival] === premise && linkTo[rival] !== PREMISE && causes++ === 0) mainCause = linkTo[rival]!;
      }
      const before = mainCause === PREMISE ? ONE_STEP : ways[mainCause]!;
      ways[link] = (before + ONE_STEP) | (causes > 1 ? 1 : 0);
    }
  }

  /** Returns the origin of a state in a row. */
  originOf(premise: State, state: State): NetOrigin {
    const { nodes, start, to } = this.net;
    if (isGroup(nodes, state) || isGroup(nodes, premise)) return { reason: 'link', causes: [premise] };
    const link = to.indexOf(state, start[premise]);
    if (!isOn(state)) return { reason: 'link', causes: [this.placedBefore(premise, link)] };
    const earlier = to.subarray(start[premise], link);
    const rivals = this.rivalsOf(link);
    const causes = rivals.filter((rival) => rival === premise || earlier.includes(rival));
    return { reason: causes.length === rivals.length ? this.reasonFor(link) : undefined, causes };
  }

  /** Returns the last candidate placed before a link in its row, or the premise. */
  private placedBefore(premise: State, link: Link): State {
    const { nodes, start, to } = this.net;
    for (let before = link - 1; before >= start[premise]!; before--)
      if (isOn(to[before]!) && !isGroup(nodes, to[before]!)) return to[before]!;
    return premise;
  }

  private reasonFor(link: Link): Exclude<NetReason, 'link'> {
    const house = this.net.cause[link]!;
    return house === BY_CELL ? 'cell' : { house };
  }

  /** Returns the removals that make a placement a single: the others of its cell, or of its digit in the house. */
  private rivalsOf(link: Link): State[] {
    const { nodes, to, cause } = this.net;
    const { geometry, nodeOf } = nodes;
    const candidate = candidateIn(nodes, to[link]!);
    const digit = geometry.digitOf(candidate);
    const house = cause[link]!;
    const rivals: State[] = [];
    for (let i = 0; i < geometry.size; i++) {
      const other = house === BY_CELL ? candidate - digit + i : geometry.candidate(geometry.cellAt(house, i), digit);
      if (other !== candidate && nodeOf[other]! >= 0) rivals.push(off(nodeOf[other]!));
    }
    return rivals;
  }
}
