/**
 * Formats of other programs. Each is loaded when it is first needed, and so is apart from our own, which are always
 * loaded.
 */
export {
  HOLDERS,
  load,
  READ,
  readAny,
  WRITTEN,
  type Writer,
  type WriteSettings,
  writeAny,
  writerNamed,
} from './any.js';
export { type Codec, NotLoaded, Unwritable } from './codec.js';
export { EXCHANGE, type ExchangeFormat } from './formats.js';
export { type Split, splitterOf } from './splitter.js';
