/** Reads the clipboard with the programs that systems have for it. */
import { UsageError } from '../command.js';

const PROGRAMS: readonly (readonly [name: string, ...args: string[]])[] =
  process.platform === 'darwin'
    ? [['pbpaste']]
    : process.platform === 'win32'
      ? [['powershell', '-NoProfile', '-Command', 'Get-Clipboard']]
      : [
          ...(process.env.WAYLAND_DISPLAY ? [['wl-paste', '--no-newline'] as const] : []),
          ['xclip', '-selection', 'clipboard', '-out'],
          ['xsel', '--clipboard', '--output'],
          ['wl-paste', '--no-newline'],
          ['powershell.exe', '-NoProfile', '-Command', 'Get-Clipboard'],
        ];

/** The largest text that is read from the clipboard. */
const MOST_BYTES = 1 << 28;

/** Yields the text on the clipboard. Throws a UsageError if no program can read it. */
export async function* clipboardText(): AsyncGenerator<string, void, void> {
  const { spawnSync } = await import('node:child_process');
  const refusals: string[] = [];
  for (const [name, ...args] of PROGRAMS) {
    const { status, stdout, stderr, error } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: MOST_BYTES });
    if (status === 0) {
      yield stdout;
      return;
    }
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT')
      refusals.push(`${name}: ${(error?.message ?? stderr).trim() || `status ${status}`}`);
  }
  throw new UsageError(
    refusals.length > 0
      ? `the clipboard cannot be read (${refusals.join('; ')})`
      : 'there is no program that reads the clipboard: install wl-clipboard (Wayland), xclip or xsel (X11)',
  );
}
