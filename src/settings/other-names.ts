/**
 * Settings by other names that people try: options of the program, former names, and words for the same thing. Typing
 * errors need no entry here, because they resemble the name that is meant.
 */
import { unknownText } from './unknown.js';

/** The settings that a name may mean, the likeliest first. Of these, an error names the first that the function has. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  abortSignal: ['signal'],
  count: ['limit'],
  difficulty: ['level', 'maxLevel'],
  exclude: ['without'],
  freshFrom: ['against'],
  givens: ['clues'],
  highestLevel: ['maxLevel'],
  jobs: ['count'],
  lang: ['language'],
  level: ['maxLevel'],
  only: ['strategy'],
  strategies: ['strategy'],
  techniques: ['strategy'],
  timeLimit: ['milliseconds'],
  timeout: ['milliseconds'],
};

/** What to call in place of a setting that no function has. */
const INSTEAD: Readonly<Record<string, string>> = {
  clues: '`withClues` of /strategies adds them',
  format: '`await write(puzzle, format)` writes a format',
};

/** Returns a name as settings are written: `maxLevel` for `max-level`, an option of the program. */
const asSetting = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the message for a name that is none of the settings of a function, with the setting or the call that is meant. */
export function unknownSettingText(name: string, settings: readonly string[]): string {
  const written = asSetting(name);
  const meant = [written, ...(Object.hasOwn(MEANT, written) ? MEANT[written]! : [])].find((each) =>
    settings.includes(each),
  );
  const listed = settings.map((id) => ({ id }));
  const told = unknownText('setting', name, listed, meant === undefined ? undefined : { id: meant });
  return told.endsWith('?') || !Object.hasOwn(INSTEAD, written) ? told : `${told} ${INSTEAD[written]}`;
}
