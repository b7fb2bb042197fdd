/** A puzzle that cannot be what is asked of it, because it has no solution, or several. */
export class UnfitPuzzle extends Error {
  override readonly name = 'UnfitPuzzle';

  constructor(
    message: string,
    /** 0, or 2 for several. */
    readonly solutions: number,
  ) {
    super(message);
  }
}
