/** The entry of a release in CHANGELOG.md. */

/** The heading of the entry for the next release, until its version is known. */
const NEXT = 'Next';

export interface ChangelogEntry {
  readonly title: string;
  /** The lines with changes. */
  readonly lines: number;
  /** True if the version already has an entry below the next one, so that the release needs another number. */
  readonly isTaken: boolean;
}

/** Returns the entry of a version or of the next release. Throws if it is not the first one or has no changes. */
export function entryOf(changelog: string, version: string): ChangelogEntry {
  const [, first = '', ...others] = changelog.split(/^## /m);
  const [title = '', ...rest] = first.split('\n');
  const titles = others.map((entry) => entry.split('\n')[0]);
  if (title !== version && title !== NEXT)
    throw new Error(`CHANGELOG.md: its first entry is '${title}'; '${version}' or '${NEXT}' is wanted`);
  const lines = rest.filter((line) => line.startsWith('- ')).length;
  if (lines === 0) throw new Error(`CHANGELOG.md: the entry '${title}' tells nothing`);
  return { title, lines, isTaken: title === NEXT && titles.includes(version) };
}
