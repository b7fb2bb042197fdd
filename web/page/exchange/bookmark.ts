/** The bookmark that hands the puzzle open in SudokuPad over to this page: a short link there holds no puzzle. */
import '../app/copy.component.js';
import { html } from 'lit';
import type { LanguageCode } from '../../../src/face/index.js';
import { hashOf } from '../app/route.js';
import { exchangeWordsIn } from './words.js';

/** Returns the bookmark for a page at an address. */
export function bookmarkFor(address: string): string {
  // A browser decodes what is percent-encoded in a script before it runs it.
  const page = JSON.stringify(`${new URL(hashOf('play'), address)}?puzzle=`).replaceAll('%', '%25');
  return `javascript:fetch('/api/puzzle/'+location.pathname.slice(1).replace(/^sudoku\\//,'')).then(r=>r.text()).then(t=>open(${page}+encodeURIComponent(t)))`;
}

/** Renders the bookmark as a link to drag, with a button that copies it. `isOpen`: the reader needs it now. */
export function bookmark(language: LanguageCode, isOpen = false) {
  const words = exchangeWordsIn(language);
  const text = bookmarkFor(location.href);
  return html`<details class="bookmark" ?open=${isOpen}>
    <summary>${words.bookmark}</summary>
    <p>${words.bookmarkHow}</p>
    <p><a class="button" href=${text} @click=${(event: Event) => event.preventDefault()}>${words.bookmarkName}</a></p>
    <sudoku-copy .text=${text}>${words.copyBookmark}</sudoku-copy>
  </details>`;
}
