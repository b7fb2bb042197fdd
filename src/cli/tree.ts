/** All commands with their options: what completions and the manual page are made of. */
import { Command, type Option } from 'commander';
import type { Entry } from './command.js';

export interface Declared {
  readonly name: string;
  readonly summary: string;
  /** What operands are called, as in `[puzzles...]`, with what is said of each. */
  readonly operands: readonly (readonly [name: string, about: string])[];
  readonly options: readonly Option[];
}

export const declaredCommands = (commands: readonly Entry[]): Promise<Declared[]> =>
  Promise.all(
    commands.map(async ({ name, summary, load }) => {
      const declared = new Command(name);
      (await load()).command.declare(declared);
      const operands = declared.registeredArguments.map((operand) => {
        const word = operand.variadic ? `${operand.name()}...` : operand.name();
        return [operand.required ? word : `[${word}]`, operand.description] as const;
      });
      return { name, summary, operands, options: declared.options };
    }),
  );
