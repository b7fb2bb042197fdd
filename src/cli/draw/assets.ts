/** What pages need that lies beside the program: their script, and the texts of the strategies' pages. */
import { existsSync, readFileSync } from 'node:fs';
import type { Strategy } from '../../logic/step/strategy.js';
import { packaged } from '../packaged.js';

/** The script of a walkthrough. Throws where the program was not built. */
export const walkthroughScript = (): string => readFileSync(packaged('dist/web/walkthrough-page.bundle.js'), 'utf8');

/** The first paragraph of a strategy's page. */
export function aboutStrategy({ family, id, name }: Strategy): string {
  const file = packaged(`strategies/${family}/${id}.md`);
  if (!existsSync(file)) return name;
  const [, paragraph = name] = readFileSync(file, 'utf8').split(/\n\s*\n/);
  return paragraph;
}
