/** What a text in some format does not have of a puzzle. It is read back, since words may say less than they seem to. */
import { constraints } from '../../../constraints/index.js';
import type { Geometry } from '../../../src/core/index.js';
import { type LanguageCode, Misread, type Puzzle } from '../../../src/face/index.js';
import type { Writer } from '../../../src/formats/exchange/index.js';
import { lostOf, type Metadata, type Part, partsOf, rulesOfGrid } from '../../../src/formats/index.js';
import { languageOf, textsOf } from '../../../src/render/index.js';
import type { Lost } from './protocol.js';

export const NOTHING_LOST: Lost = { rules: [], areDrawn: false, boxes: [], details: [] };

interface Written {
  readonly writer: Writer;
  readonly puzzle: Puzzle;
  readonly details: Metadata;
  /** Reads what was written. Rejects with a Misread. */
  read(): Promise<Geometry>;
}

/** Returns what a text that was written does not have, with the names of rules in a language. */
export async function lostIn({ writer, puzzle, details, read }: Written, language: LanguageCode): Promise<Lost> {
  const { geometry } = puzzle;
  const { parts, rules } = lostOf(writer, partsOf(puzzle, details), geometry);
  const isOther = (part: Part): boolean => part !== 'rules' && !isOfBoxes(part);
  const isChecked = writer.holds.includes('rules') && !geometry.isPlain;
  const lost = isChecked ? await lostRules(geometry, rules, read) : rules;
  return {
    rules: lost.map((id) => nameOf(id, language)),
    areDrawn: writer.holdsDrawings === true,
    boxes: parts.filter(isOfBoxes),
    details: parts.filter(isOther),
  };
}

const isOfBoxes = (part: Part): boolean => part === 'boxes' || part === 'rowBoxes';

/** Returns the ids of the rules that a text does not state when it is read; `told`: those that its format cannot state. */
async function lostRules(
  geometry: Geometry,
  told: readonly string[],
  read: Written['read'],
): Promise<readonly string[]> {
  try {
    const again = await read();
    if (again === geometry) return [];
    const [before, after] = [rulesById(geometry), rulesById(again)];
    const missing = [...before].filter(([id, rule]) => after.get(id) !== rule).map(([id]) => id);
    return [...new Set([...told, ...missing])];
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return told.length > 0 ? told : [...rulesById(geometry).keys()];
  }
}

/** Returns the rules of a grid by their ids, as texts that compare. */
function rulesById(geometry: Geometry): ReadonlyMap<string, string> {
  const { variant = [], regions, digits, pairs = [], constraints: clues = [] } = rulesOfGrid(geometry);
  const found = new Map<string, string>(variant.map((id) => [id, '']));
  if (regions !== undefined) found.set('regions', regions);
  if (digits !== undefined) found.set('digits', digits);
  if (pairs.length > 0) found.set('pairs', [...pairs].sort().join());
  for (const clue of clues) {
    const id = typeof clue === 'string' ? clue : String(clue.kind);
    found.set(id, [...(found.get(id)?.split('\n') ?? []), JSON.stringify(clue)].sort().join('\n'));
  }
  return found;
}

/** Returns the name of a rule in a language; of what has none, the name by which texts have it. */
function nameOf(id: string, language: LanguageCode): string {
  const own = constraints.find((each) => each.id === (id === 'regions' ? 'jigsaw' : id));
  return own ? textsOf(own, languageOf(language)).name : id;
}
