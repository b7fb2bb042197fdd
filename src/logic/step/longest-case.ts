/** How much a reader has to hold in mind who follows a supposition: the lines of the longest case. */
import type { Message, Term } from './message.js';
import type { Explanation } from './strategy.js';

/** Returns an explanation that supposes something, with the number of lines of its longest case. */
export const supposing = (explanation: Explanation): Explanation => ({
  ...explanation,
  longestCase: linesIn(explanation.message),
});

/**
 * Returns the number of lines of a message. A numbered line counts once, with all lines that explain it. A strong link of
 * a chain counts as a line, for it says what follows. A clash after the lines is one more. Of cases only the longest counts.
 */
function linesIn({ terms }: Message): number {
  let count = 0;
  for (const [slot, term] of Object.entries(terms)) {
    if (slot === 'number' && term.kind === 'line-numbers') count++;
    if (slot === 'clash' && term.kind === 'clause') count++;
    count += linesOf(term, slot === 'branches');
  }
  return count;
}

function linesOf(term: Term, areCases: boolean): number {
  switch (term.kind) {
    case 'clause':
      return linesIn(term.clause);
    case 'chain':
      return term.nodes.filter(({ strong }, index) => index > 0 && strong).length;
    case 'lines': {
      const counts = term.lines.map(linesIn);
      return areCases ? Math.max(...counts) : counts.reduce((sum, each) => sum + each, 0);
    }
    default:
      return 0;
  }
}
