/** How shared puzzles are read. */
export interface SharedSettings {
  /** The setter's words for a puzzle that has none with it, or has not all of them. */
  readonly words?: string;
  /** True to leave out what is not understood instead of refusing the puzzle; the reading says what. */
  readonly ignoresRules?: boolean;
  /** True to read without a look at the stated solution. */
  readonly ignoresSolution?: boolean;
}
