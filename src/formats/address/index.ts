/** Addresses of the page: a play, and what is told of its puzzle. Whoever opens one has the puzzle as it was shared. */

export { detailsIn, detailsText, type LinkDetails, LONGEST_NAME, LONGEST_RULES } from './details.js';
export { numbersIn, numbersText, packed, unpackedIn } from './packed.js';
export { addressIn, PAGE_ADDRESS } from './parts.js';
export { digitsIn, digitsText, type PackedPlay } from './play.js';
