/** What pages need that lies beside the program: their script, and the texts of the strategies' pages. */
import { existsSync, readFileSync } from 'node:fs';
import type { Strategy } from '../../logic/step/strategy.js';

/** From `dist/src/cli/draw`, or in tests from `src/cli/draw`. */
const fileNamed = (path: string): URL => {
  const built = new URL(`../../../../${path}`, import.meta.url);
  return existsSync(built) ? built : new URL(`../../../${path}`, import.meta.url);
};

/** The script of a walkthrough. Throws where the program was not built. */
export const walkthroughScript = (): string => readFileSync(fileNamed('dist/web/walkthrough-page.bundle.js'), 'utf8');

/** The first paragraph of a strategy's page. */
export function aboutStrategy({ family, id, name }: Strategy): string {
  const file = fileNamed(`strategies/${family}/${id}.md`);
  if (!existsSync(file)) return name;
  const [, paragraph = name] = readFileSync(file, 'utf8').split(/\n\s*\n/);
  return paragraph;
}
