/** Columns beside the puzzles of a sheet: those of rules are read with the puzzle, words that may state one are told. */
import { quoted } from '../../core/printable.js';
import { cluesNamed } from '../../variants/names.js';
import { leftOutText } from '../beside/left-out.js';
import { isSet, isVariant } from '../beside/unsupported.js';
import { mayStateRule } from '../beside/words.js';
import { areLetters, isRegionsName, regionsIn } from '../json/regions.js';
import { isOfRules } from '../json/rules.js';
import { isJson } from '../json/written.js';
import { isCount } from '../pasted/words.js';
import type { PuzzleRecord } from '../record.js';

/** What the other cells of a row add to its record. */
type Added = Partial<Pick<PuzzleRecord, 'text' | 'leftOut'>>;

/** Columns whose words may name a rule. */
const OF_WORDS =
  /^\s*(?:title|name|description|comments?|remarks?|notes?|text|label|category|kind|genre|titel|regeln|beschreibung|bemerkung(?:en)?|kommentare?|notiz(?:en)?)\s*$/i;

/** Parts of rules as we write them. */
const OURS = /^(?:variants?|regions|digits|pairs|constraints)$/;

/** What people write in the place of a rule, if there is none. */
const NO_RULE = /^\W*(?:(?:none|null|n\/a|usual|classic|standard|normal|plain)\W*)?$/i;

const ON = /^\s*(?:true|yes|on|1)\s*$/i;

/** Returns a function from the cells of a row to what those beside the puzzle add to its record. */
export function rulesBeside(names: readonly string[], puzzle: number): (cells: readonly string[]) => Added {
  const columns = names.flatMap((name, index) =>
    index !== puzzle && (isRuleName(name.trim()) || OF_WORDS.test(name)) ? [{ name: name.trim(), index }] : [],
  );
  if (columns.length === 0) return () => ({});
  return (cells) => {
    const text = cells[puzzle] ?? '';
    const isPlain = !isJson(text) && !/^\s*https?:/i.test(text);
    const rules: Record<string, string> = {};
    let leftOut: string | undefined;
    for (const { name, index } of columns) {
      const cell = cells[index] ?? '';
      if (!isSet(cell) || NO_RULE.test(cell)) continue;
      if (isPlain && isRead(name, cell)) rules[partOf(name)] = cell;
      else if (mayState(name, cell)) leftOut ??= leftOutText(`its column ${quoted(name)} is not read`, cell);
    }
    return {
      ...(Object.keys(rules).length > 0 && { text: JSON.stringify({ puzzle: text, ...rules }) }),
      ...(leftOut !== undefined && { leftOut }),
    };
  };
}

/** Returns the name that JSON has for a column: ours are in lower case. */
const partOf = (name: string): string => (OURS.test(name.toLowerCase()) ? name.toLowerCase() : name);

/** True if a column may hold rules. A letter, as x, is a name of data too. */
const isRuleName = (name: string): boolean =>
  name.length > 1 &&
  (OURS.test(name.toLowerCase()) ||
    isRegionsName(name) ||
    isOfRules(name) ||
    isVariant(name) ||
    cluesNamed(name) !== undefined);

/** True if a cell states a rule. Names of clues are names of techniques too: theirs has cells. */
const isRead = (name: string, cell: string): boolean =>
  OURS.test(name.toLowerCase()) ||
  (isRegionsName(name) && regionsIn(cell) !== undefined) ||
  isOfRules(name, cell) ||
  /r\d+c\d/i.test(cell) ||
  (isVariant(name) && ON.test(cell));

/** True if a cell that is not read may state a rule. */
const mayState = (name: string, cell: string): boolean =>
  (mayStateRule(cell) && !isCount(cell)) ||
  (isRegionsName(name) && areLetters(cell)) ||
  (isVariant(name) && !/^\s*\d/.test(cell)) ||
  (cluesNamed(name) !== undefined && ON.test(cell));
