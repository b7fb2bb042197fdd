/** What an address holds: a play, and what else its puzzle needs to be shown as it was shared. */
import { detailsText } from '../../../src/formats/address/index.js';
import type { About } from '../engine/protocol.js';
import { linkOf } from './link.js';
import type { Play } from './play.js';

/** The part of the query of an address that tells of a puzzle. */
export type ToldQuery = { readonly puzzle: string } | { readonly about?: string };

/** Returns what an address tells of a puzzle: its source, if it was read from one, or else its details. */
export function toldQuery(about: About): ToldQuery {
  const { source, packed } = about;
  if (source !== undefined) return { puzzle: source };
  const details = packed ?? detailsOf(about);
  return details === undefined ? {} : { about: details };
}

/** Returns the details of a puzzle as text; undefined if there are none. */
export function detailsOf(about: About): string | undefined {
  const { title, daily, author, rules, signs, fog, stated, notUnderstood = [], leftOut = [] } = about;
  // Whoever opens the link decides anew what to leave out.
  const lost = [...notUnderstood, ...leftOut];
  return detailsText({
    // A puzzle of a day is named in the language of the player.
    ...(title !== undefined && daily === undefined && { title }),
    ...(author !== undefined && { author }),
    ...(rules !== undefined && { rules }),
    ...(signs && { signs }),
    ...(lost.length > 0 && { notUnderstood: lost }),
    ...(fog && { fog }),
    ...(stated && { stated }),
  });
}

/** Returns what an address tells of its puzzle, which is still to be read. */
export function toldIn(query: URLSearchParams): About {
  const [source, packed] = [query.get('puzzle'), query.get('about')];
  if (source !== null) return { source, isUnread: true };
  return packed === null ? {} : { packed, isUnread: true };
}

/** Returns the query of an address. */
export const addressQuery = (play: Play, told: ToldQuery): Readonly<Record<string, string>> => ({
  p: linkOf(play),
  ...told,
});
