/** `sudoku completion`: the script by which a shell completes commands, options and their words. */
import type { Option } from 'commander';
import { catalogue } from '../../../strategies/index.js';
import { SYMMETRIES } from '../../create/symmetries.js';
import { FORMATS } from '../../formats/format.js';
import { SHEETS } from '../../formats/sheet/cells.js';
import { FAMILIES, LEVELS } from '../../logic/step/strategy.js';
import { LANGUAGES } from '../../render/language/language.js';
import { PAPERS } from '../../render/pdf/page.js';
import { THEMES } from '../../render/picture/palette.js';
import { SCALES } from '../../solver/grade.js';
import { LADDERS } from '../../solver/ladder.js';
import { type CommandModule, commandOf, type Entry, oneOf } from '../command.js';
import { BOOK_PARTS, DRAWN_FORMATS } from '../draw/options.js';
import { SOURCES, TARGETS } from '../sheet-options.js';
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

/** The words of each option. A key with a command, as in `convert to`, overrides the option's own. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  level: LEVELS,
  'from-level': LEVELS,
  'max-level': LEVELS,
  difficulty: LEVELS,
  ladder: LADDERS,
  scale: SCALES,
  family: FAMILIES,
  strategy: IDS,
  require: IDS,
  only: IDS,
  from: SOURCES,
  format: [...FORMATS, ...DRAWN_FORMATS],
  to: SHEETS,
  'convert to': [...TARGETS, ...DRAWN_FORMATS],
  lang: LANGUAGES,
  theme: THEMES,
  symmetry: SYMMETRIES,
  paper: PAPERS,
  book: BOOK_PARTS,
};

/** The words of each command's operands; the other commands take files. */
const OPERANDS: Readonly<Record<string, readonly string[]>> = {
  strategies: IDS,
  create: LEVELS,
  completion: SHELLS,
};

/** Returns the words that an option takes; undefined if it takes free text or nothing. */
const wordsOf = (command: string, option: Option): readonly string[] | undefined => {
  const name = option.long!.replace(/^--/, '');
  return WORDS[`${command} ${name}`] ?? WORDS[name];
};

const takesText = (option: Option): boolean => option.required || option.optional;
const longNames = (options: readonly Option[]): string[] => options.map(({ long }) => long!);

function bash(tree: readonly Declared[]): string {
  const values = tree.flatMap(({ name, options }) =>
    options.filter(takesText).map((option) => {
      const words = wordsOf(name, option);
      return `    '${name} ${option.long}') ${words ? `words='${words.join(' ')}'` : 'files=1'} ;;`;
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
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ -n "$files" ] && COMPREPLY+=($(compgen -f -- "$current"))
  return 0
}
complete -o filenames -F _sudoku sudoku
`;
}

const ZSH = '#compdef sudoku\nautoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n';

const fish = (tree: readonly Declared[]): string =>
  tree
    .flatMap(({ name, summary, options }) => [
      `complete -c sudoku -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
      ...(OPERANDS[name]
        ? [`complete -c sudoku -n '__fish_seen_subcommand_from ${name}' -f -a '${OPERANDS[name].join(' ')}'`]
        : []),
      ...options.map((option) => {
        const words = wordsOf(name, option);
        const takes = !takesText(option) ? '' : words ? ` -x -a '${words.join(' ')}'` : ' -r';
        const short = option.short ? ` -s ${option.short.slice(1)}` : '';
        return `complete -c sudoku -n '__fish_seen_subcommand_from ${name}'${short} -l ${option.long!.slice(2)}${takes} -d ${quote(option.description)}`;
      }),
    ])
    .join('\n')
    .concat('\n');

const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
