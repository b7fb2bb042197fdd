/** What a terminal is told in another language than English: remarks and errors, by templates. */
import type { LanguageCode } from '../core/languages.js';
import { loadRetold, retold, retoldOrSame } from '../render/language/retold.js';
import { type Terminal, terminalWith } from './command.js';
import { languageCode } from './options.js';

/** The parts of a line that stay before what is retold. */
const PREFIX = /^(?:\s*)(?:sudoku: )?/;

/** Returns the terminal of a language, and the words after an error that it has no words for; undefined for English. */
export async function toldIn(args: readonly string[]) {
  const code = codeIn(args);
  if (code === 'en') return undefined;
  await loadRetold(code);
  const lineIn = (line: string): string => {
    const [before] = PREFIX.exec(line)!;
    return before + (retold(line.slice(before.length), code) ?? line.slice(before.length));
  };
  const textIn = (text: string): string => text.split('\n').map(lineIn).join('\n');
  return {
    terminal: (terminal: Terminal): Terminal =>
      terminalWith(terminal, {
        note: (text) => terminal.note(textIn(text)),
        ...(terminal.progress && { progress: (text: string) => terminal.progress!(textIn(text)) }),
      }),
    apology: (message: string): string | undefined =>
      linesOf(message).every((line) => retold(line, code) !== undefined)
        ? undefined
        : `sudoku: ${retoldOrSame('this error is in English only', code)}`,
  };
}

/** Returns the lines of an error without what stands before them. */
const linesOf = (message: string): string[] =>
  message.split('\n').map((line) => line.replace(/^(?:sudoku|error): /, ''));

/** Returns the language that arguments ask for; English if they name none that there is. */
function codeIn(args: readonly string[]): LanguageCode {
  const at = args.findLastIndex((word) => /^--lang(?:=|$)/.test(word));
  const word = args[at]!.startsWith('--lang=') ? args[at]!.slice('--lang='.length) : args[at + 1];
  try {
    return languageCode(word ?? '', '--lang');
  } catch {
    return 'en';
  }
}
