/**
 * Makes the file of a picture smaller without a change of its look: it keeps only the styles in use, and joins texts of
 * the same style to one element.
 */
import { joinedTexts } from '../elements/board/layers.js';

/** Matches a rule of a style sheet: its selectors and its declarations. */
const RULE = /([^{}]+)(\{[^{}]*\})/g;

/** Matches consecutive texts of one character each, with which a picture ends. */
const TEXTS = /(?:<text class="[^"]*" x="[^"]*" y="[^"]*" font-size="[^"]*">.<\/text>\n?)+/g;

export function compact(svg: string): string {
  const body = svg.replace(/<style>[\s\S]*?<\/style>/, '');
  const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
  const isUsed = (selector: string): boolean =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name]) => used.has(name!));
  const rules = (css: string): string =>
    css.replace(RULE, (_, selectors: string, declarations: string) => {
      const own = selectors.split(',').filter(isUsed);
      return own.length > 0 ? own.join(',') + declarations : '';
    });
  const styles = (css: string): string =>
    css.replace(/(@media[^{]*\{)((?:[^{}]+\{[^{}]*\})*)\}|([^@]+)/g, (_, media, within, plain) =>
      media === undefined ? rules(plain) : `${media}${rules(within)}}`,
    );
  return svg
    .replace(/(<style>)([\s\S]*?)(<\/style>)/, (_, start, css, end) => start + styles(css) + end)
    .replace(TEXTS, (lines) => `${joinedTexts(lines.trimEnd())}\n`);
}
