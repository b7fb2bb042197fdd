/**
 * `npx tsx scripts/trust/parsers.ts 1000000 SEED`: gives this many random texts to the readers. The only allowed error
 * is a Misread, without delay, with a reason and a place. A text read as a puzzle must give the same puzzle when it is
 * written and read again.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryParsers } from '../../test/trust/try-parsers.js';

await inPortions(100_000, 20_000, tryParsers);
