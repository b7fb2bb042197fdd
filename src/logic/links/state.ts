/** Nodes of a graph, and their states: *on* (one of the node's candidates is true) or *off* (none is). */

/** An index into a graph's nodes. If every node is one candidate, it may be the candidate itself. */
export type Node = number;

/** A node and its state as a number: twice the node, plus one if it is on. */
export type State = number;

export const on = (node: Node): State => node * 2 + 1;
export const off = (node: Node): State => node * 2;
export const isOn = (state: State): boolean => (state & 1) === 1;
export const nodeIn = (state: State): Node => state >> 1;

/** Returns the same node in the other state. */
export const opposite = (state: State): State => state ^ 1;

/** Masks of a word of 32 states: those that are on, and those that are off. */
export const ONS = 0xaaaaaaaa | 0;
export const OFFS = 0x55555555;
