/** What a text in some format does not have of a puzzle, in words. */
import type { Lost } from '../engine/protocol.js';
import type { ExchangeWords } from './words.js';

/** Says what is lost without which the puzzle is another one. */
export function lossTexts({ rules, areDrawn, boxes }: Lost, format: string, texts: ExchangeWords): readonly string[] {
  return [
    ...(rules.length > 0 ? [(areDrawn ? texts.onlyDrawn : texts.lostRules)(format, rules.join(', '))] : []),
    ...(boxes.length > 0 ? [texts.lost(format, namesOf(boxes, texts))] : []),
  ];
}

/** Says what is lost of that which is beside the puzzle. */
export const detailTexts = ({ details }: Lost, format: string, texts: ExchangeWords): readonly string[] =>
  details.length > 0 ? [texts.lost(format, namesOf(details, texts))] : [];

const namesOf = (parts: Lost['details'], { parts: names }: ExchangeWords): string =>
  parts.map((part) => names[part]).join(', ');
