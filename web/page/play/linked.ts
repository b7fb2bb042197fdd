/** Reads plays from links at once, where the code of constraints is at hand. */
import { geometryIn } from '../engine/with-rules.js';
import { linkIn } from './link.js';
import type { Play } from './play.js';

/** Reads a play from a link. Returns undefined if the text is not one, because an address may contain anything. */
export function playInLink(text: string): Play | undefined {
  const link = linkIn(text);
  try {
    return link?.playOn(geometryIn(link.shape));
  } catch {
    return undefined;
  }
}
