/** German templates: patterns that would leave two solutions, and odd loops. */
export const UNIQUENESS = {
  'None of {solved} was given. Suppose {supposed}. Then {pair} could be exchanged in this rectangle and the puzzle would have two solutions. So {conclusion}.':
    'Keines von {solved} war vorgegeben. Nehmen wir {supposed} an. Dann ließen sich {pair} in diesem Rechteck vertauschen, und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
  'Neither of {solved} was given. If {open} completed them to a rectangle of {pair}, these two could be exchanged and the puzzle would have two solutions. So one of {open} is {extra}, and no cell that sees both is: {conclusion}.':
    'Keines von {solved} war vorgegeben. Ergänzten {open} sie zu einem Rechteck aus {pair}, so ließen sich diese beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also steht {extra} in einem von {open}, und kein Feld, das beide sieht, kann sie nehmen: {conclusion}.',
  'Without {surplus}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none, so {surplus} is true, and its cell takes nothing else: {conclusion}.':
    'Ohne {surplus} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen. Eine solche Stellung hat zwei Lösungen oder keine; also ist {surplus} wahr, und das Feld nimmt nichts anderes: {conclusion}.',
  '{why} So at least one of these is true, and a candidate that all of them rule out is false: {conclusion}.':
    '{why} Also ist mindestens einer davon wahr, und ein Kandidat, den sie alle ausschließen, ist falsch: {conclusion}.',
  'If {cells} held only {digits}, these could be exchanged between the two lines and the puzzle would have two solutions.':
    'Hätten {cells} nur {digits}, so ließen sich diese zwischen den beiden Linien vertauschen, und das Rätsel hätte zwei Lösungen.',
  'In {lines}, the only places for {digit} are corners of the rectangle {corners}. Suppose {supposed}. Then the two corners beside it are {digit}, {bare} is {other} as well, {pair} could be exchanged, and the puzzle would have two solutions. So {conclusion}.':
    'In {lines} hat {digit} nur in Ecken des Rechtecks {corners} Platz. Nehmen wir {supposed} an. Dann sind die beiden Ecken daneben {digit}, {bare} ist auch {other}, {pair} ließen sich vertauschen, und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
  'The givens are symmetrical. {move}\nThen change the digits:{exchange}\nNow each given is where the same digit was given before, so the only solution turns into itself. A candidate is false if the one it turns into has been removed or cannot be true together with it: {conclusion}.':
    'Die Vorgaben sind symmetrisch. {move}\nVertausche dann die Ziffern:{exchange}\nJetzt steht jede Vorgabe dort, wo vorher dieselbe Ziffer vorgegeben war; also geht die einzige Lösung in sich selbst über. Ein Kandidat ist falsch, wenn der, in den er übergeht, entfernt ist oder nicht mit ihm zusammen wahr sein kann: {conclusion}.',
  '{digit} to {image}': '{digit} wird {image}',
  'Give the grid half a turn.': 'Drehe das Gitter um eine halbe Umdrehung.',
  'Give the grid a quarter turn to the right.': 'Drehe das Gitter um eine Viertelumdrehung nach rechts.',
  'Flip the grid from top to bottom.': 'Klappe das Gitter von oben nach unten um.',
  'Flip the grid from left to right.': 'Klappe das Gitter von links nach rechts um.',
  'Mirror the grid in the diagonal through {corner}.': 'Spiegele das Gitter an der Diagonale durch {corner}.',
  'Mirror the grid in the diagonal that does not go through {corner}.':
    'Spiegele das Gitter an der Diagonale, die nicht durch {corner} geht.',
  '{from} to {to}': '{from} wird zu {to}',
  'Move the lines:{list}': 'Verschiebe die Linien:{list}',
  '{why} Only {corner} has other candidates, so it takes one of those: {conclusion}.':
    '{why} Nur {corner} hat andere Kandidaten, also nimmt es einen von ihnen: {conclusion}.',
  '{why} So one of {extra} is {digit}, and no cell that sees all of them is: {conclusion}.':
    '{why} Also steht {digit} in einem von {extra}, und kein Feld, das alle sieht, kann sie nehmen: {conclusion}.',
  '{why} So one of {extra} takes {fins}. Together with {subset} in {house} it uses up {digits}: {conclusion}.':
    '{why} Also steht {fins} in einem von {extra}. Zusammen mit {subset} in {house} verbraucht es {digits}: {conclusion}.',
  '{why} In {house}, the only places for {locked} are {extra}, so one of these takes it. If the other took {others}, the forbidden pattern would be complete. So {conclusion}.':
    '{why} In {house} hat {locked} nur in {extra} Platz, also steht sie in einem davon. Nähme das andere {others}, so wäre das verbotene Muster vollständig. Also: {conclusion}.',
  'If the loop {cells} held only {pair}, these two could be exchanged all the way round and the puzzle would have two solutions.':
    'Hätte der Ring {cells} nur {pair}, so ließen sich diese beiden ringsum vertauschen, und das Rätsel hätte zwei Lösungen.',
  'In {lines}, the only places for {digit} are corners of the rectangle {corners}, so it is in two corners diagonally opposite each other. If these were {extra}, the rectangle would hold only {pair}. These two could be exchanged, and the puzzle would have two solutions. So {conclusion}.':
    'In {lines} hat {digit} nur in Ecken des Rechtecks {corners} Platz, steht also in zwei schräg gegenüberliegenden. Wären das {extra}, so hätte das Rechteck nur {pair}. Diese beiden ließen sich vertauschen, und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
  '{why} So the only other candidate there, {guardians}, is true: {conclusion}.':
    '{why} Also ist der einzige andere Kandidat dort, {guardians}, wahr: {conclusion}.',
  '{why} So at least one of the other candidates there is true: {guardians}. A candidate that all of them rule out is false: {conclusion}.':
    '{why} Also ist mindestens einer der anderen Kandidaten dort wahr: {guardians}. Ein Kandidat, den sie alle ausschließen, ist falsch: {conclusion}.',
  'If {corners} held only {pair}, these two could be exchanged and the puzzle would have two solutions.':
    'Hätten {corners} nur {pair}, so ließen sich diese beiden vertauschen, und das Rätsel hätte zwei Lösungen.',
  'Without {extra}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none.':
    'Ohne {extra} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen. Eine solche Stellung hat zwei Lösungen oder keine.',
  'The {length} {loop} form a loop with an odd number of cells, each of which sees the next. {pair} alone cannot alternate around it.':
    'Die {length} {loop} bilden einen Ring aus einer ungeraden Zahl von Feldern, von denen jedes das nächste sieht. {pair} allein können sich darin nicht abwechseln.',
  'In {boxes}, there is no way to fill {cells} with {trio} alone.':
    'In {boxes} lassen sich {cells} nicht mit {trio} allein füllen.',
  'The {length} {loop} form a loop with an odd number of cells, each of which sees the next. If these were the only places for {digit} in {links}, one of these houses would be left without it.':
    'Die {length} {loop} bilden einen Ring aus einer ungeraden Zahl von Feldern, von denen jedes das nächste sieht. Hätte {digit} in {links} nur dort Platz, so bliebe eines dieser Häuser ohne sie.',
} as const;
