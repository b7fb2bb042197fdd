/** The header of the page: links to its areas, and buttons that open its sheets. */
import { html, nothing } from 'lit';
import type { Wording } from '../words/en.js';
import { icon } from './icons.js';
import { type Area, MAIN_AREAS } from './route.js';

const SHEETS = ['open', 'share', 'settings'] as const;
export type PageSheet = (typeof SHEETS)[number];

interface Header {
  readonly area: Area;
  readonly words: Wording;
  /** Returns the address of an area. */
  addressOf(area: Area): string;
  show(sheet: PageSheet): void;
}

export const header = ({ area, words, addressOf, show }: Header) => html`<header class="off-paper">
  <h1>
    <a href=${addressOf('home')} title=${words.areas.home} aria-current=${area === 'home' ? 'page' : nothing}><img src="./icon.svg" alt=""><span>${words.title}</span></a>
  </h1>
  <nav aria-label=${words.areasLabel}>
    ${MAIN_AREAS.map(
      (each) =>
        html`<a href=${addressOf(each)} aria-current=${each === area ? 'page' : nothing}>${words.areas[each]}</a>`,
    )}
  </nav>
  ${SHEETS.map(
    (sheet) =>
      html`<button type="button" class="plain" aria-haspopup="dialog" title=${words[sheet]} @click=${() => show(sheet)}>${icon(sheet)}<span>${words[sheet]}</span></button>`,
  )}
</header>`;
