/**
 * A game of a puzzle that is data already, as `parseLine` of `/formats` returns it. An app that reads no other texts
 * weighs a quarter of one with `Game`.
 */
export type { UntoldMistake } from '../../render/json/mistake.js';
export type { MistakeSettings } from '../mistake-settings.js';
export type { CellLike, GameMove } from './moves.js';
export { type GameCell, PuzzleGame, type SavedMoves } from './puzzle-game.js';
