/** German templates: patterns that would leave two solutions, and odd loops. */
export const UNIQUENESS = {
  'The givens are symmetrical. {move}\nNow the givens are the same as before, so the solution is too. A candidate and the one that it becomes are true or false together. So a candidate is false if that other one is gone, or if the two exclude each other: {conclusion}.':
    'Die Vorgaben sind symmetrisch. {move}\nJetzt sind die Vorgaben dieselben wie zuvor, also auch die Lösung. Ein Kandidat und der, zu dem er wird, sind beide wahr oder beide falsch. Also ist ein Kandidat falsch, wenn der andere schon fehlt oder die zwei einander ausschließen: {conclusion}.',
  '{digit} and {image}': '{digit} und {image}',
  '{solved} are solved, and none of them was given. Suppose {supposed}. Then {pair} could be exchanged in these four cells, and the puzzle would have two solutions. So {conclusion}.':
    '{solved} sind gelöst, und keines davon war vorgegeben. Angenommen, {supposed} ist wahr. Dann ließen sich {pair} in diesen vier Feldern vertauschen, und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
  '{solved} are solved, and neither was given. If {open} were {pair} as well, these two digits could be exchanged, and the puzzle would have two solutions. To prevent that, one of {open} is {extra}. Cells that see both are not {extra}: {conclusion}.':
    '{solved} sind gelöst, und keines davon war vorgegeben. Wären {open} auch {pair}, so ließen sich diese beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Um das zu verhindern, steht die {extra} in einem von {open}. Felder, die beide sehen, sind nicht {extra}: {conclusion}.',
  'Without {surplus}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has no solution, or more than one. So {surplus} is true: {conclusion}.':
    'Ohne {surplus} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen. Eine solche Stellung hat keine Lösung oder mehrere. Also ist {surplus} wahr: {conclusion}.',
  '{why} So at least one of these is true. What each of them rules out is false: {conclusion}.':
    '{why} Also ist mindestens einer davon wahr. Was jeder von ihnen ausschließt, ist falsch: {conclusion}.',
  'If {cells} held only {digits}, the two lines could exchange these digits, and the puzzle would have two solutions.':
    'Hätten {cells} nur {digits}, so könnten die beiden Linien diese Ziffern tauschen, und das Rätsel hätte zwei Lösungen.',
  'In {lines}, the only places for {digit} are corners of the rectangle {corners}. Suppose {supposed}. Then {beside} are {digit}, and {bare} is {other} too: a deadly rectangle (two solutions). So {conclusion}.':
    'In {lines} hat die {digit} nur in Ecken des Rechtecks {corners} Platz. Angenommen, {supposed} ist wahr. Dann steht die {digit} in {beside}, und auch {bare} ist {other}: ein tödliches Rechteck (zwei Lösungen). Also: {conclusion}.',
  'The givens are symmetrical. {move}\nThen exchange these digits:{exchange}\nNow the givens are the same as before, so the solution is too. A candidate and the one that it becomes are true or false together. So a candidate is false if that other one is gone, or if the two exclude each other: {conclusion}.':
    'Die Vorgaben sind symmetrisch. {move}\nVertausche dann diese Ziffern:{exchange}\nJetzt sind die Vorgaben dieselben wie zuvor, also auch die Lösung. Ein Kandidat und der, zu dem er wird, sind beide wahr oder beide falsch. Also ist ein Kandidat falsch, wenn der andere schon fehlt oder die zwei einander ausschließen: {conclusion}.',
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
  '{why} To prevent that, one of {extra} is {digit}. Cells that see {extra:it|both|all of them} are not {digit}: {conclusion}.':
    '{why} Um das zu verhindern, steht die {digit} in einem von {extra}. Felder, die {extra:es|beide|alle} sehen, sind nicht {digit}: {conclusion}.',
  '{why} To prevent that, one of {extra} is {fins}. In {house}, that cell and {subset} use up {digits}: {conclusion}.':
    '{why} Um das zu verhindern, steht {fins} in einem von {extra}. In {house} verbrauchen dieses Feld und {subset} die Ziffern {digits}: {conclusion}.',
  '{why} In {house}, the only places for {locked} are {extra}, so one of these is {locked}. If the other were {others}, the pattern would be complete. So {conclusion}.':
    '{why} In {house} hat die {locked} nur in {extra} Platz, also steht die {locked} in einem davon. Wäre das andere {others}, so wäre das Muster vollständig. Also: {conclusion}.',
  'If the loop {cells} held only {pair}, these two digits could be exchanged all the way round, and the puzzle would have two solutions.':
    'Hätte der Ring {cells} nur {pair}, so ließen sich diese beiden Ziffern ringsum vertauschen, und das Rätsel hätte zwei Lösungen.',
  'In {lines}, the only places for {digit} are corners of the rectangle {corners}. So two opposite corners are {digit}. If these were {extra}, {bare} would be {other}: a deadly rectangle (two solutions). So {conclusion}.':
    'In {lines} hat die {digit} nur in Ecken des Rechtecks {corners} Platz. Also steht die {digit} in zwei gegenüberliegenden Ecken. Wären das {extra}, so stünde die {other} in {bare}: ein tödliches Rechteck (zwei Lösungen). Also: {conclusion}.',
  '{why} So the only other candidate there, {guardians}, is true: {conclusion}.':
    '{why} Also ist der einzige andere Kandidat dort, {guardians}, wahr: {conclusion}.',
  '{why} So at least one of the other candidates there is true: {guardians}. What each of them rules out is false: {conclusion}.':
    '{why} Also ist mindestens einer der anderen Kandidaten dort wahr: {guardians}. Was jeder von ihnen ausschließt, ist falsch: {conclusion}.',
  'If {corners} held only {pair}, these two digits could be exchanged, and the puzzle would have two solutions.':
    'Hätten {corners} nur {pair}, so ließen sich diese beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen.',
  'Without {extra}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has no solution, or more than one.':
    'Ohne {extra} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen. Eine solche Stellung hat keine Lösung oder mehrere.',
  'The {length} {loop} form a loop in which each sees the next. Their number is odd, so {pair} alone cannot alternate around it.':
    'Die {length} {loop} bilden einen Ring, in dem jedes das nächste sieht. Ihre Zahl ist ungerade, also können sich {pair} allein darin nicht abwechseln.',
  'In {boxes}, there is no way to fill {cells} with {trio} alone.':
    'In {boxes} lassen sich {cells} nicht mit {trio} allein füllen.',
  'The {length} {loop} form a loop in which each sees the next. Their number is odd, so {digit} cannot be in every second one. If {links} had no other place for {digit}, one of these houses would be left without it.':
    'Die {length} {loop} bilden einen Ring, in dem jedes das nächste sieht. Ihre Zahl ist ungerade, also kann {digit} nicht in jedem zweiten stehen. Gäbe es in {links} keinen anderen Platz für {digit}, so bliebe eines dieser Häuser ohne sie.',
} as const;
