/**
 * `npx tsx scripts/trust/parsers.ts 1000000 SEED`: so many texts that readers were not made for, each read in some way. Nothing but a Misread may
 * come of it, soon, with a reason and a place; and what is read as a puzzle is the same puzzle when it is written and read again.
 */
import { inPortions } from '../../test/trust/in-portions.js';
import { tryParsers } from '../../test/trust/try-parsers.js';

await inPortions(100_000, 20_000, tryParsers);
