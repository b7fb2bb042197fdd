/** The entry of a release in CHANGELOG.md. */

/** Until a release is named, its entry is the one of what comes next. */
const NEXT = 'Next';

export interface ChangelogEntry {
  readonly title: string;
  /** Lines that tell a change. */
  readonly lines: number;
  /** True if the version has an entry below that of what comes next, so that it needs another number. */
  readonly isTaken: boolean;
}

/** The entry of a version, or of what comes next. Throws where it is not the first one, or tells nothing. */
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
