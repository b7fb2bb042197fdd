/** Nodes of a graph, each *on* (one of its candidates is true) or *off* (none is), and how the two are told apart. */

/** An index into a graph's nodes. Where every node is one candidate, it may be the candidate itself. */
export type Node = number;

/** A node and whether it is on: twice the node, plus one if it is. */
export type State = number;

export const on = (node: Node): State => node * 2 + 1;
export const off = (node: Node): State => node * 2;
export const isOn = (state: State): boolean => (state & 1) === 1;
export const nodeIn = (state: State): Node => state >> 1;

/** The same node in the other state. */
export const opposite = (state: State): State => state ^ 1;

/** Masks of a word of 32 states: those that are on, and those that are off. */
export const ONS = 0xaaaaaaaa | 0;
export const OFFS = 0x55555555;
