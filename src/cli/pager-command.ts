/** The program that shows long texts. Apart from the pager itself, which is loaded when there is something to show. */

/** The command that shows them; undefined where none is wanted. */
export function pagerCommand({ SUDOKU_PAGER, PAGER, TERM }: NodeJS.ProcessEnv): string | undefined {
  const command = (SUDOKU_PAGER ?? PAGER ?? 'less -FRX').trim();
  return command === '' || command === 'cat' || TERM === 'dumb' ? undefined : command;
}
