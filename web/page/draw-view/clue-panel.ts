/** The chosen clue: what it lacks, its number or text, its parts, and what can be done with it. */
import { html, nothing } from 'lit';
import type { Constraint, Statement } from '../../../constraints/index.js';
import type { Cell, Geometry } from '../../../src/core/index.js';
import { cellName, cellNames } from '../../../src/render/index.js';
import type { Wording } from '../words/en.js';
import { typedOf } from './clue-acts.js';
import type { Fault } from './faults.js';
import { formOf, gestureOf, mostLists, takesTyping } from './forms.js';
import { CLUE_KEYS, type ClueAct } from './keys.js';
import { outsideAt, outsideName, outsidePlaces } from './outside-places.js';
import { nameOf } from './palette-panel.js';
import type { DrawWords } from './words.js';

interface ClueData {
  readonly clue: Statement;
  readonly constraint: Constraint;
  readonly fault: Fault | undefined;
  readonly part: number | undefined;
  readonly geometry: Geometry;
  readonly texts: DrawWords;
  readonly words: Wording;
  /** Acts that can be done now. */
  readonly able: ReadonlySet<ClueAct>;
  type(text: string): void;
  act(act: ClueAct): void;
  choosePart(part: number): void;
  placeAt(cells: readonly Cell[]): void;
}

/** Names cells, those of a line in their order; or the place of a clue outside the grid. */
export function cellsOfClue({ lists }: Statement, constraint: Constraint, geometry: Geometry): string {
  const { outside } = formOf(constraint)!;
  if (outside) return outsideName(outside, lists[0]!, geometry.size);
  return lists.map((cells) => namesOf(cells, constraint, geometry)).join(' / ');
}

const namesOf = (cells: readonly Cell[], constraint: Constraint, geometry: Geometry): string =>
  (gestureOf(constraint) === 'line' ? cells.map((cell) => cellName(geometry, cell)) : cellNames(geometry, cells)).join(
    ' ',
  );

export function cluePanel(data: ClueData) {
  const { clue, constraint, fault, geometry, texts, words, able, act, part } = data;
  const typed = takesTyping(constraint);
  return html`<div class="clue" role="group" aria-label=${nameOf(constraint, words)}>
    <p><strong>${nameOf(constraint, words)}</strong> <span class="quiet">${cellsOfClue(clue, constraint, geometry)}</span></p>
    <p class="fault" role="status">${fault ? html`${sentence(texts.fault(fault))} ${texts.statesNothing}` : part === undefined ? nothing : texts.partHow}</p>
    ${typed ? sayField(data) : nothing} ${placeField(data)} ${parts(data)}
    <div class="buttons">
      ${(Object.keys(CLUE_KEYS) as ClueAct[]).map(
        (each) =>
          html`<button type="button" title="${texts.acts[each]} (${CLUE_KEYS[each]})" aria-disabled=${able.has(each) ? 'false' : 'true'} @click=${() => able.has(each) && act(each)}>${texts.acts[each]}</button>`,
      )}
    </div>
  </div>`;
}

/** Returns a text of the library, which begins with a small letter and has no full stop, as a sentence. */
const sentence = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;

/** Renders the field for the number or the text. Texts with names are offered. */
function sayField({ clue, constraint, geometry: { size }, texts, type }: ClueData) {
  const { value, text } = formOf(constraint)!;
  const isNumber = value !== undefined && text === undefined;
  const named = text?.named ?? [];
  const offered = named.map((each) => (each.number === undefined ? each.id : `${each.id}=${each.number}`));
  return html`<label class="say">${value ? texts.number : texts.text}
      <input
        .value=${typedOf(clue)}
        inputmode=${isNumber ? 'numeric' : 'text'}
        spellcheck="false"
        autocomplete="off"
        placeholder=${value ? (value.usual?.(size) ?? '') : (text?.example ?? '')}
        list=${offered.length > 0 ? 'named-texts' : nothing}
        @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
      /></label>
    ${offered.length > 0 ? html`<datalist id="named-texts">${offered.map((each) => html`<option value=${each}></option>`)}</datalist>` : nothing}`;
}

/** Renders the place of a clue outside the grid, as a choice of all places. */
function placeField({ clue, constraint, geometry: { size }, texts, placeAt }: ClueData) {
  const { outside } = formOf(constraint)!;
  if (!outside) return nothing;
  const places = outsidePlaces(outside, size).flatMap((place) => {
    const cells = outsideAt(outside, size, place);
    return cells ? [{ cells, name: outsideName(outside, cells, size) }] : [];
  });
  const own = outsideName(outside, clue.lists[0]!, size);
  return html`<label class="say">${texts.place}
    <select @change=${(event: Event) => placeAt(places[(event.target as HTMLSelectElement).selectedIndex]!.cells)}>
      ${places.map(({ name }) => html`<option .selected=${name === own}>${name}</option>`)}
    </select></label>`;
}

/** Renders the lists of cells of a clue that can have several, each to be drawn anew. */
function parts({ clue, constraint, part, geometry, texts, choosePart }: ClueData) {
  if (mostLists(constraint) < 2) return nothing;
  const { lists } = clue;
  const button = (index: number, text: string) =>
    html`<button type="button" aria-pressed=${part === index ? 'true' : 'false'} @click=${() => choosePart(index)}>${text}</button>`;
  return html`<div class="buttons" role="group" aria-label=${texts.parts}>
    ${lists.map((cells, index) => button(index, texts.part(index + 1, namesOf(cells, constraint, geometry))))}
    ${lists.length < mostLists(constraint) ? button(lists.length, texts.furtherPart) : nothing}
  </div>`;
}
