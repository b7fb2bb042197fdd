/** Whoever sits at a terminal, and what it can show. Plain data, so that threads can be told. */
export interface Screen {
  /** Whether it draws lines and bars: else plain letters and signs do. */
  readonly boxes: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** How a text is to look. */
export interface Look {
  readonly colour: boolean;
  readonly boxes: boolean;
  /** How wide it may be; as wide as it comes, if nothing is said. */
  readonly columns?: number;
}

/** What the environment says of a terminal: lines and bars are drawn where characters are UTF-8 and it is no dumb one. */
export const drawsBoxes = ({ LC_ALL, LC_CTYPE, LANG, TERM }: Readonly<Record<string, string | undefined>>): boolean =>
  TERM !== 'dumb' && /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
