/** HoDoKu's choice among what forcing chains or nets conclude: the placement in the lowest cell, else the lowest removal. */
import type { Board } from '../../core/board.js';
import { closuresOf } from '../../logic/closures.js';
import { type Contradiction, Forcing, type Verity } from '../../logic/forcing.js';
import { type Implications, implicationsOf } from '../../logic/implications.js';
import { netOf } from '../../logic/net.js';
import { candidateIn, isOn, type Literal, type Nodes } from '../../logic/nodes.js';

export type Conclusion = Contradiction | Verity;

export function chosenConclusion(
  board: Board,
  implications: Implications,
  counts: (conclusion: Conclusion) => boolean,
): Conclusion | undefined {
  const { nodes } = implications;
  const forcing = new Forcing(board, nodes, closuresOf(implications), true);
  let chosen: Conclusion | undefined;
  let lowest = Infinity;
  const isWanted = (conclusion: Literal): boolean => rank(nodes, conclusion) < lowest;
  const consider = (conclusion: Conclusion): void => {
    if (!counts(conclusion)) return;
    chosen = conclusion;
    lowest = rank(nodes, conclusion.conclusion);
  };
  for (const contradiction of forcing.contradictions(isWanted)) consider(contradiction);
  for (const verity of forcing.verities(isWanted)) consider(verity);
  return chosen;
}

function rank(nodes: Nodes, conclusion: Literal): number {
  const { geometry } = nodes;
  const candidate = candidateIn(nodes, conclusion);
  return isOn(nodes, conclusion) ? geometry.cellOf(candidate) : geometry.cells + candidate;
}

export const chosenByChains = (board: Board): Conclusion | undefined =>
  chosenConclusion(board, implicationsOf(board, true), () => true);

export const chosenByNets = (board: Board): Conclusion | undefined => chosenConclusion(board, netOf(board), () => true);
