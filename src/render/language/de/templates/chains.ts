/** German templates: wings, chains and loops, and the patterns in them. */
export const CHAINS = {
  'Then in {house}, {digit} is in {cells}.': 'Dann steht in {house} die {digit} in {cells}.',
  'Then in {house}, {cells} is {digit}, not {other}.':
    'Dann steht in {house} die {digit} in {cells}, das also nicht {other} ist.',
  'Then in {house}, {digit} is in {cells}, which rules out {off}.':
    'Dann steht in {house} die {digit} in {cells} und schließt {off} aus.',
  '{cell} cannot be both {digits}.': '{cell} kann nicht zugleich {digits} sein.',
  'By the rules of this puzzle, {pair} are not both true.':
    'Nach den Regeln dieses Rätsels sind {pair} nicht beide wahr.',
  '{cells} share {house}, so they are not both {digit}.':
    '{cells} liegen beide in {house}, sind also nicht beide {digit}.',
  '{ends} have only {pair}. In {house}, {link} is in {c}, which {a} sees, or in {d}, which {b} sees. So {a} and {b} are not both {link}: one of them is {digit}. Cells that see both are not {digit}: {conclusion}.':
    '{ends} haben nur {pair}. In {house} steht die {link} in {c}, das {a} sieht, oder in {d}, das {b} sieht. Also sind {a} und {b} nicht beide {link}: eines ist {digit}. Felder, die beide sehen, sind nicht {digit}: {conclusion}.',
  '{pivot} is {options}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of {pincers} is {z}. Cells that see both are not {z}: {conclusion}.':
    '{pivot} ist {options}. Ist es {x}, so steht die {z} in {a}; ist es {y}, so steht die {z} in {b}. Also steht die {z} in einem von {pincers}. Felder, die beide sehen, sind nicht {z}: {conclusion}.',
  '{pivot} is {options}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of these three cells is {z}. Cells that see all three are not {z}: {conclusion}.':
    '{pivot} ist {options}. Ist es {x}, so steht die {z} in {a}; ist es {y}, so steht die {z} in {b}. Also steht die {z} in einem dieser drei Felder. Felder, die alle drei sehen, sind nicht {z}: {conclusion}.',
  'Suppose {supposed} is false. Then, link by link, {start} is true: {chain}. So it is true in any case. That rules out {removed}: {conclusion}.':
    'Angenommen, {supposed} ist falsch. Dann ist, Glied für Glied, {start} wahr: {chain}. Also ist es auf jeden Fall wahr. Das schließt {removed} aus: {conclusion}.',
  '{pincers} Suppose {a} is false. {first} {second} {third} So one of the pincers is true. Both rule out {removed}: {conclusion}.':
    '{pincers} Angenommen, {a} ist falsch. {first} {second} {third} Also ist eine der Zangen wahr. Beide schließen {removed} aus: {conclusion}.',
  'The pincers are {a} and {z}, the {pivots:pivot is|pivots are} {pivots}.':
    'Die Zangen sind {a} und {z}, {pivots:die Angel ist|die Angeln sind} {pivots}.',
  'The pincers are {a} and {z}.': 'Die Zangen sind {a} und {z}.',
  'Then {cells} is {digit}, which rules out {off}.': 'Dann steht die {digit} in {cells} und schließt {off} aus.',
  'Then {cells} is {digit}.': 'Dann steht die {digit} in {cells}.',
  'At least one of {start} and {end} is true: {chain}. Both rule out {removed}: {conclusion}.':
    'Von beiden, {start} und {end}, ist mindestens eines wahr: {chain}. Beide schließen {removed} aus: {conclusion}.',
  'Set {set} has one digit more than cells, so without one of its digits it holds all others.':
    'Menge {set} hat eine Ziffer mehr als Felder. Fehlt ihr eine ihrer Ziffern, so enthält sie alle anderen.',
  'Sets {sets} each have one digit more than cells, so a set without one of its digits holds all others.':
    'Die Mengen {sets} haben je eine Ziffer mehr als Felder. Fehlt einer Menge eine ihrer Ziffern, so enthält sie alle anderen.',
  'In {lines}, {digit} makes an X-Wing (two lines with the same two places), except for {fins}. Unless {fins:this|one of these} is true, the X-Wing stands.':
    'In {lines} bildet die {digit}, von {fins} abgesehen, einen X-Wing (zwei Linien mit denselben zwei Plätzen). Ist {fins:das nicht|keines davon} wahr, so steht der X-Wing.',
  'In {house}, {digits} are only in {cells} (AHS, an almost hidden set). That is one cell more than digits, so at most one of these cells takes another digit.':
    'In {house} stehen {digits} nur in {cells} (AHS, eine fast versteckte Menge). Das ist ein Feld mehr als Ziffern; also nimmt höchstens eines dieser Felder eine andere Ziffer.',
  '{others} and {last}': '{others} und {last}',
  'If {cells} held only {pair}, these two digits could be exchanged, and the puzzle would have two solutions. So one of the other candidates there is true (UR, a unique rectangle).':
    'Hätten {cells} nur {pair}, so ließen sich diese beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Also ist einer der anderen Kandidaten dort wahr (UR, ein eindeutiges Rechteck).',
  'This chain closes on itself: {chain}. So exactly one side of each weak link (-) is true. What cannot be true with either side is false: {conclusion}.':
    'Diese Kette schließt sich: {chain}. Also ist genau eine Seite jeder schwachen Verbindung (-) wahr. Was mit keiner der beiden Seiten zusammen wahr sein kann, ist falsch: {conclusion}.',
  'This chain closes on itself: {chain}. So either every second candidate in it is true, or all the others are. What cannot be true in either case is false: {conclusion}.':
    'Diese Kette schließt sich: {chain}. Also ist entweder jeder zweite Kandidat darin wahr, oder alle anderen sind es. Was in keinem der beiden Fälle wahr sein kann, ist falsch: {conclusion}.',
  'Suppose {supposed}. Then, link by link, {start} is false: {chain}. So {conclusion}.':
    'Angenommen, {supposed} ist wahr. Dann ist, Glied für Glied, {start} falsch: {chain}. Also: {conclusion}.',
  'Suppose {supposed} is false. Then, link by link, {start} is true: {chain}. So {conclusion}.':
    'Angenommen, {supposed} ist falsch. Dann ist, Glied für Glied, {start} wahr: {chain}. Also: {conclusion}.',
  '{path} have only {digits} and form a chain in which each sees the next. So the two digits alternate: {odd} {odd:takes|take} one, {even} {even:takes|take} the other. A cell that sees one of each kind can take neither: {conclusion}.':
    '{path} haben nur {digits} und bilden eine Kette, in der jedes das nächste sieht. Also wechseln sich die beiden Ziffern ab: {odd} {odd:nimmt|nehmen} die eine, {even} {even:nimmt|nehmen} die andere. Ein Feld, das von beiden Arten eines sieht, kann keine von beiden nehmen: {conclusion}.',
} as const;
