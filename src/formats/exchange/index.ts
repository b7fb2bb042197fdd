/** Formats of other programs, apart from those that every puzzle is read with: each is loaded when it is asked for. */
export { type Codec, Unwritable } from './codec.js';
export { EXCHANGE, type ExchangeFormat } from './formats.js';
