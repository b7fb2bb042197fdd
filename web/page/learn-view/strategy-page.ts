/** Loads the data of strategies, which are files beside the built page, and renders their pages and drawings. */
import type { LanguageCode } from '../../../src/face/index.js';
import { escaped, type Picture, svgShapes } from '../../../src/render/index.js';
import { joinedTexts } from '../../elements/board/layers.js';
import type { StrategyData } from '../../site/strategy-data.js';
import { type Shown, type StrategyFrame, strategyMain } from '../../site/strategy-page.js';
import { hashOf, pageOf } from '../app/route.js';
import type { StrategyInfo } from '../engine/protocol.js';

const FOLDER = './learn/';

/** The style sheet of these pages, which the site has too. */
export const ARTICLE_STYLES = `${FOLDER}article.css`;

type OwnFrame = Pick<StrategyFrame, 'language' | 'pictures' | 'levels' | 'strategies'>;

/** Loads the page of a strategy. Resolves to undefined if its data are not available. */
export async function loadStrategyPage(
  strategy: StrategyInfo,
  frame: OwnFrame,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${FOLDER}strategies/${encodeURIComponent(strategy.id)}.json`, { signal });
    if (!answer.ok) return undefined;
    return strategyPage(strategy, (await answer.json()) as StrategyData, frame);
  } catch {
    return undefined;
  }
}

/** Renders the page of a strategy as HTML. Its pictures are drawn in it. */
export function strategyPage(own: StrategyInfo, data: StrategyData, frame: OwnFrame): string {
  const { language } = frame;
  let count = 0;
  return strategyMain(own, data, {
    ...frame,
    addressOf: ({ id }) => pageOf(id),
    familyAddress: (family) => hashOf('learn', { part: 'strategies', family }),
    canPlay: true,
    draw: (drawn, _name, shown) => svgIn(drawn, shown, language, `-${++count}`),
  });
}

/** Draws a picture within a page. `suffix`: the suffix of all ids in it. */
function svgIn(
  { width, height, shapes }: Picture,
  { words, isEnglish, width: pixels }: Shown,
  language: LanguageCode,
  suffix: string,
): string {
  const said = words
    ? `role="img" aria-label="${escaped(words)}"${isEnglish ? ' lang="en"' : ` lang="${language}"`}`
    : 'aria-hidden="true"';
  return `<svg ${said} viewBox="0 0 ${width} ${height}" width="${pixels}">${joinedTexts(svgShapes(shapes, suffix))}</svg>`;
}
