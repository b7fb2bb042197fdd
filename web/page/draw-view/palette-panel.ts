/** The palette as a group of choices, by families, and the rules of the whole grid as switches. */
import { html, nothing } from 'lit';
import type { Constraint } from '../../../constraints/index.js';
import { textsOf } from '../../../src/render/index.js';
import type { Wording } from '../words/en.js';
import { CHOOSE, GIVENS, NOTES, REGIONS } from './editor.js';
import type { Gesture } from './forms.js';
import { type PaletteEntry, type PaletteFamily, paletteOf } from './palette.js';
import type { SmallPictures } from './small-picture.js';
import type { DrawWords } from './words.js';

interface PaletteData {
  readonly known: readonly Constraint[];
  readonly pictures: SmallPictures;
  readonly tool: string;
  /** The rules of the whole grid that are on, and why some of them state nothing. */
  readonly whole: readonly string[];
  readonly refused: ReadonlyMap<string, string>;
  /** Words of kinds to look for. */
  readonly wanted: string;
  readonly texts: DrawWords;
  readonly words: Wording;
  take(tool: string): void;
  turn(id: string): void;
  find(text: string): void;
}

/** Returns the name of a constraint in the language of the page. */
export const nameOf = (constraint: Constraint, words: Wording): string =>
  textsOf(constraint, words.elements.pictures ?? { code: 'en' }).name;

/** Returns the rule of a constraint in the language of the page, as a part of a sentence. */
export const ruleOf = (constraint: Constraint, words: Wording): string =>
  textsOf(constraint, words.elements.pictures ?? { code: 'en' }).rule;

export function palettePanel(data: PaletteData) {
  const { known, texts, wanted, words } = data;
  const isWanted = ({ constraint }: PaletteEntry): boolean => isFound(wanted, constraint, words);
  const families = paletteOf(known)
    .map((each) => ({ ...each, entries: each.entries.filter(isWanted) }))
    .filter(({ entries }) => entries.length > 0);
  const first = families.flatMap(({ entries }) => entries).find(({ gesture }) => isDrawn(gesture));
  return html`<fieldset class="palette off-paper">
    <legend class="unseen">${texts.tools}</legend>
    <div class="plain">
      ${[CHOOSE, GIVENS, NOTES, REGIONS].map((tool) => choice(tool, plainName(tool, texts), data))}
      <input class="find" type="search" aria-label=${texts.find} placeholder=${texts.findShort} .value=${wanted} @input=${(event: Event) => data.find((event.target as HTMLInputElement).value)} @keydown=${(event: KeyboardEvent) => event.key === 'Enter' && first && data.take(first.constraint.id)} />
    </div>
    <div class="families">${families.length > 0 ? families.map((each) => family(each, data)) : html`<p class="quiet">${texts.noKind}</p>`}</div>
  </fieldset>`;
}

/** True if a part of a name of a constraint is wanted, also of those that people write: `german whisper`. */
export function isFound(wanted: string, constraint: Constraint, words: Wording): boolean {
  const { id, spellings = [] } = constraint;
  const bare = (text: string): string => text.toLocaleLowerCase().replaceAll(/[\s-]/g, '');
  return [nameOf(constraint, words), id, ...spellings].some((name) => bare(name).includes(bare(wanted)));
}

/** True if clues of a kind are drawn, each by a gesture. */
const isDrawn = (gesture: Gesture): boolean => gesture !== 'switch' && gesture !== 'regions';

const plainName = (tool: string, { choose, givens, notes, regions }: DrawWords): string =>
  ({ [CHOOSE]: choose, [GIVENS]: givens, [NOTES]: notes, [REGIONS]: regions })[tool]!;

function family({ family, entries }: PaletteFamily, data: PaletteData) {
  const drawn = entries.filter(({ gesture }) => isDrawn(gesture));
  const switches = entries.filter(({ gesture }) => gesture === 'switch');
  return html`<section aria-label=${data.texts.families[family]}>
    <h3>${data.texts.families[family]}</h3>
    ${drawn.length > 0 ? html`<div class="kinds">${drawn.map(({ constraint }) => choice(constraint.id, nameOf(constraint, data.words), data, constraint))}</div>` : nothing}
    ${switches.length > 0 ? html`<div class="switches">${switches.map(({ constraint }) => switchOf(constraint, data))}</div>` : nothing}
  </section>`;
}

const choice = (
  tool: string,
  name: string,
  { tool: inHand, pictures, texts, words, take }: PaletteData,
  drawn?: Constraint,
) =>
  html`<label class="kind" title=${drawn ? ruleOf(drawn, words) : nothing}>
    <input type="radio" name="tool" value=${tool} aria-label=${name} .checked=${tool === inHand} @change=${() => take(tool)} />
    ${drawn ? pictures.of(drawn) : nothing}<span>${texts.breakable(name)}</span>
  </label>`;

function switchOf(constraint: Constraint, { whole, refused, words, turn }: PaletteData) {
  const { id } = constraint;
  const why = refused.get(id);
  return html`<label class="check" title=${ruleOf(constraint, words)}>
      <input type="checkbox" .checked=${whole.includes(id)} @change=${() => turn(id)} /> ${nameOf(constraint, words)}
    </label>
    ${why === undefined ? nothing : html`<p class="fault" role="status">${why}</p>`}`;
}
