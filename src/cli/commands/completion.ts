/** `sudoku completion`: the script by which a shell completes commands, options and their words. */
import type { Option } from 'commander';
import { constraints } from '../../../constraints/index.js';
import { catalogue } from '../../../strategies/index.js';
import { LEVELS } from '../../logic/step/strategy.js';
import { type CommandModule, commandOf, type Entry, oneOf } from '../command.js';
import { SOURCES } from '../sheet-options.js';
import { type Declared, declaredCommands } from './man.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const completionOf = (commands: readonly Entry[]): CommandModule =>
  commandOf({
    operands: {
      '<shell>': `${SHELLS.join(', ')}: eval "$(sudoku completion bash)", or what your shell reads at its start`,
    },
    options: {},
    async run([word = ''], _options, terminal) {
      const shell = oneOf('shell', word, SHELLS);
      const tree = await declaredCommands(commands);
      await terminal.write(shell === 'fish' ? fish(tree) : shell === 'zsh' ? ZSH + bash(tree) : bash(tree));
      return 0;
    },
  });

const IDS = catalogue.map(({ id }) => id);

/** The words of each command's operands; the other commands take files. */
const OPERANDS: Readonly<Record<string, readonly string[]>> = {
  man: [],
  strategies: IDS,
  constraints: constraints.map(({ id }) => id),
  create: LEVELS,
  completion: SHELLS,
};

/** Returns the words that an option takes, or `files`; undefined if it takes free text or nothing. */
function wordsOf({ words }: Declared, { long }: Option): readonly string[] | 'files' | undefined {
  const own = words.get(long!);
  return own === 'strategies' ? IDS : own === 'formats' ? SOURCES : own;
}

const takesText = (option: Option): boolean => option.required || option.optional;
const longNames = (options: readonly Option[]): string[] => options.map(({ long }) => long!);

function bash(tree: readonly Declared[]): string {
  const values = tree.flatMap((command) =>
    command.options.filter(takesText).map((option) => {
      const words = wordsOf(command, option);
      const offered = words === 'files' ? 'files=1' : `words='${words?.join(' ') ?? ''}'`;
      return `    '${command.name} ${option.long}') ${offered} ;;`;
    }),
  );
  const rest = tree.map(({ name, options }) => {
    const operands = OPERANDS[name] ? `words='${OPERANDS[name].join(' ')}'` : 'files=1';
    return `    '${name} '*) case $current in -*) words='${[...longNames(options), '--help'].join(' ')}' ;; *) ${operands} ;; esac ;;`;
  });
  return `_sudoku() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words='' files='' chosen=''
  [ "$COMP_CWORD" -gt 1 ] && chosen="\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}"
  case $chosen in
    '') words='${[...tree.map(({ name }) => name), 'help', '--help', '--version'].join(' ')}' ;;
${[...values, ...rest].join('\n')}
    'help '*) words='${[...tree.map(({ name }) => name), 'notation'].join(' ')}' ;;
  esac
  local before=''
  case $current in *,*) before="\${current%,*}," ;; esac
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${current##*,}"))
  [ -n "$files" ] && COMPREPLY+=($(compgen -f -- "$current"))
  return 0
}
complete -o filenames -F _sudoku sudoku
`;
}

const ZSH = '#compdef sudoku\nautoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n';

const fish = (tree: readonly Declared[]): string =>
  tree
    .map((command) => ({ ...command, command }))
    .flatMap(({ name, summary, options, command }) => [
      `complete -c sudoku -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
      ...(OPERANDS[name]
        ? [`complete -c sudoku -n '__fish_seen_subcommand_from ${name}' -f -a '${OPERANDS[name].join(' ')}'`]
        : []),
      ...options.map((option) => {
        const words = wordsOf(command, option);
        const takes = !takesText(option) ? '' : words === 'files' ? ' -r' : ` -x${listIn(words)}`;
        const short = option.short ? ` -s ${option.short.slice(1)}` : '';
        return `complete -c sudoku -n '__fish_seen_subcommand_from ${name}'${short} -l ${option.long!.slice(2)}${takes} -d ${quote(option.description)}`;
      }),
    ])
    .join('\n')
    .concat('\n');

/** Returns the words of an option in fish, which come after commas too. */
const listIn = (words: readonly string[] = []): string =>
  words.length > 0 ? ` -a '(__fish_append , ${words.join(' ')})'` : '';

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
