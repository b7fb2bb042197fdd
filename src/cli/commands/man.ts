/** `sudoku man`: the manual page, in roff, from the options that the commands declare. */
import { Command, type Option } from 'commander';
import { type CommandModule, commandOf, type Entry, longName, type OptionWords } from '../command.js';
import { EXAMPLES } from '../examples.js';

export const manOf = (commands: readonly Entry[]): CommandModule =>
  commandOf({
    options: {},
    async run(_operands, _options, terminal) {
      await terminal.write(await manPage(commands));
      return 0;
    },
  });

export const manPage = async (commands: readonly Entry[]): Promise<string> => pageOf(await declaredCommands(commands));

const pageOf = (tree: readonly Declared[]): string => `.TH SUDOKU 1
.SH NAME
sudoku ${dash} solves, grades and makes Sudoku the way people do
.SH SYNOPSIS
.B sudoku
.I command
[options] [operands]
.SH EXAMPLES
.nf
${Object.values(EXAMPLES).flat().map(plain).join('\n')}
.fi
.SH COMMANDS
${tree.map(commandText).join('\n')}
.SH EXIT STATUS
${STATUSES.map(([status, about]) => `.TP\n.B ${status}\n${plain(about)}`).join('\n')}
.SH SEE ALSO
${plain('sudoku COMMAND --help, sudoku help notation')}
`;

const STATUSES = [
  ['0', 'done'],
  ['1', 'a puzzle has no solution, has several although one was requested, or was not solved'],
  ['2', 'usage, or input that cannot be read'],
  ['3', 'a limit was reached'],
  ['74', 'what was to be written could not be'],
  ['130', 'interrupted'],
] as const;

const dash = '\\-';

const commandText = ({ name, summary, operands, options }: Declared): string =>
  [
    `.SS ${plain(['sudoku', name, ...operands.map(([word]) => word)].join(' '))}`,
    plain(summary),
    ...options.map(
      ({ flags, description, defaultValue }) =>
        `.TP\n.B ${plain(flags)}\n${plain(description)}${typeof defaultValue === 'string' ? plain(` (default: ${defaultValue})`) : ''}`,
    ),
  ].join('\n');

/** Escapes the characters that roff would interpret. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', dash)
    .replace(/^(?=[.'])/, '\\&');

export interface Declared {
  readonly name: string;
  readonly summary: string;
  /** The operands: each has a name, as in `[puzzles...]`, and a description. */
  readonly operands: readonly (readonly [name: string, about: string])[];
  readonly options: readonly Option[];
  /** The words that options take, by their long names. */
  readonly words: ReadonlyMap<string, OptionWords>;
}

export const declaredCommands = (commands: readonly Entry[]): Promise<Declared[]> =>
  Promise.all(
    commands.map(async ({ name, summary, load }) => {
      const declared = new Command(name);
      const { command } = await load();
      command.declare(declared);
      const operands = declared.registeredArguments.map((operand) => {
        const word = operand.variadic ? `${operand.name()}...` : operand.name();
        return [operand.required ? word : `[${word}]`, operand.description] as const;
      });
      const words = new Map(
        Object.values(command.options).flatMap((option) => (option.words ? [[longName(option), option.words]] : [])),
      );
      return { name, summary, operands, options: declared.options, words };
    }),
  );
