/** Formats of other programs, apart from those that every puzzle is read with: each is loaded when it is asked for. */
export { HOLDERS, load, READ, readAny, WRITTEN, type Writer, writerNamed } from './any.js';
export { type Codec, Unwritable } from './codec.js';
export { EXCHANGE, type ExchangeFormat } from './formats.js';
export { type Split, splitterOf } from './splitter.js';
