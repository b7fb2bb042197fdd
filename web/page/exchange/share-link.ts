/** The link by which a puzzle is sent. Programs for messages cut long ones. */
import { hashOf } from '../app/route.js';
import type { About } from '../engine/protocol.js';
import { addressQuery, detailsOf, type ToldQuery, toldQuery } from '../play/address.js';
import type { Play } from '../play/play.js';

/** The most signs of a link that hardly any program cuts. */
export const LONGEST_LINK = 8000;

export interface SharedLink {
  readonly link: string;
  /** True if the link would be too long with what is drawn beside the clues. */
  readonly isWithoutOrnaments: boolean;
}

/** Returns the link to a play with what is told of its puzzle, as long as that is not too much. */
export function linkTo(
  play: Play,
  about: About,
  { href }: Pick<Location, 'href'>,
  query: Readonly<Record<string, string>> = {},
): SharedLink {
  const linkWith = (told: ToldQuery): string =>
    new URL(hashOf('play', { ...query, ...addressQuery(play, told) }), href).href;
  const whole = linkWith(toldQuery(about));
  if (whole.length <= LONGEST_LINK || about.isUnread) return { link: whole, isWithoutOrnaments: false };
  const { signs, ...others } = about;
  const told = (facts: About): string => {
    const details = detailsOf(facts);
    return linkWith(details === undefined ? {} : { about: details });
  };
  const packed = told(about);
  if (packed.length <= LONGEST_LINK || !signs) return { link: packed, isWithoutOrnaments: false };
  return { link: told(others), isWithoutOrnaments: true };
}
