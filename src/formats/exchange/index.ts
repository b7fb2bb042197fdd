/**
 * Formats of other programs. Each is loaded when it is first needed, and so is apart from our own, which are always
 * loaded.
 */

export type { SharedSettings } from '../drawn/settings.js';
export { HOLDERS, READ, WRITTEN, type Writer, type WriteSettings, writeAny } from './any.js';
export { type Codec, NotLoaded, Unwritable } from './codec.js';
export { EXCHANGE, type ExchangeFormat } from './formats.js';
export { load, readAny, readRecord, splitterOf, writerNamed } from './guarded.js';
export type { Split } from './splitter.js';
