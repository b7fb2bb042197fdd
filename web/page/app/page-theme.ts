import type { Settings } from './settings.js';

/** Sets the colour scheme of the document on screens. On paper it is always light. */
export class PageTheme {
  private readonly sheet = new CSSStyleSheet();
  private theme: Settings['theme'] = 'system';

  constructor() {
    document.adoptedStyleSheets.push(this.sheet);
  }

  show(theme: Settings['theme']): void {
    if (theme === this.theme) return;
    this.theme = theme;
    this.sheet.replaceSync(theme === 'system' ? '' : `@media screen { :root { color-scheme: ${theme}; } }`);
  }
}
