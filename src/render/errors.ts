/** Errors of pictures and books. They are apart from these, so that types of the main entry can name them. */

/** Thrown if a package that a picture needs is not installed. */
export class PackageMissing extends Error {
  override readonly name = 'PackageMissing';
  readonly code = 'PACKAGE_MISSING';
}

/** Thrown if a title or a subtitle has characters that no font of the book has. */
export class Unprintable extends Error {
  override readonly name = 'Unprintable';
  readonly code = 'UNPRINTABLE';
  readonly characters: readonly string[];
  /** Packages with fonts for these characters, if known. */
  readonly packages: readonly string[];

  constructor(characters: readonly string[], packages: readonly string[] = []) {
    const install = packages.length > 0 ? `: npm install ${packages.join(' ')}` : '';
    super(`no font here has ${listed(characters)}${install}`);
    this.characters = characters;
    this.packages = packages;
  }
}

/** The most characters that a message names. */
const MOST_NAMED = 4;

function listed(characters: readonly string[]): string {
  const more = characters.length - MOST_NAMED;
  return `${characters.slice(0, MOST_NAMED).map(named).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Writes a character with its code point: `数 (U+6570)`. */
const named = (character: string): string =>
  `${character} (${[...character].map((each) => `U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')})`;
