/** German templates: wings, chains and loops, and the patterns in them. */
export const CHAINS = {
  '{ends} have only {digit} and {link}. In {house}, {link} is in {c}, which {a} sees, or in {d}, which {b} sees. So {a} and {b} are not both {link}; one of them is {digit}, and no cell that sees both is: {conclusion}.':
    '{ends} haben nur {digit} und {link}. In {house} ist {link} in {c}, das {a} sieht, oder in {d}, das {b} sieht. Also sind {a} und {b} nicht beide {link}; eines nimmt {digit}, und kein Feld, das beide sieht, kann sie nehmen: {conclusion}.',
  '{pivot} is {x} or {y}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So {a} or {b} is {z}, and no cell that sees both is: {conclusion}.':
    '{pivot} ist {x} oder {y}. Ist es {x}, so steht {z} in {a}; ist es {y}, so steht {z} in {b}. Also steht {z} in {a} oder {b}, und kein Feld, das beide sieht, kann sie nehmen: {conclusion}.',
  '{pivot} is {x}, {y} or {z}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of these three cells is {z}, and no cell that sees all three is: {conclusion}.':
    '{pivot} ist {x}, {y} oder {z}. Ist es {x}, so steht {z} in {a}; ist es {y}, so steht {z} in {b}. Also steht {z} in einem dieser drei Felder, und kein Feld, das alle drei sieht, kann sie nehmen: {conclusion}.',
  'Suppose {supposed} is false. That leads back to {start} being true: {chain}. So it is true, and whatever conflicts with it is false: {conclusion}.':
    'Nehmen wir an, {supposed} ist falsch. Das führt darauf zurück, dass {start} wahr ist: {chain}. Also ist es wahr, und was dem widerspricht, ist falsch: {conclusion}.',
  '{pincers} Suppose {a} is false. {b}, which rules out {c}. {d}, which rules out {e}. {f}. So one of the pincers is true, and whatever conflicts with both is false: {conclusion}.':
    '{pincers} Nehmen wir an, {a} ist falsch. {b}, was {c} ausschließt. {d}, was {e} ausschließt. {f}. Also ist eine der Zangen wahr, und was beiden widerspricht, ist falsch: {conclusion}.',
  'The pincers are {a} and {z}, and the pivot is {pivot}.': 'Die Zangen sind {a} und {z}, die Angel ist {pivot}.',
  'The pincers are {a} and {z}.': 'Die Zangen sind {a} und {z}.',
  'In {house}, that leaves {node}': 'In {house} bleibt {node}',
  'In {cell}, that leaves {digit}': 'In {cell} bleibt {digit}',
  'Either {start} or {end} is true: {chain}. Whatever conflicts with both is false: {conclusion}.':
    'Entweder {start} oder {end} ist wahr: {chain}. Was beiden widerspricht, ist falsch: {conclusion}.',
  'Set {letter} ({cells}) has one digit more than cells ({digits}): without one of them it holds all others.':
    'Menge {letter} ({cells}) hat eine Ziffer mehr als Felder ({digits}): ohne eine davon enthält sie alle anderen.',
  'In {lines}, {digit} makes an X-Wing (two lines with the same two places), except for {fins}: either one of these is true or the X-Wing stands.':
    'In {lines} bildet {digit}, von {fins} abgesehen, einen X-Wing (zwei Linien mit denselben zwei Plätzen): entweder ist davon einer wahr, oder der X-Wing steht.',
  'In {house}, the only places for {digits} are {cells}: one cell more than there are digits, so at most one of these takes another digit (AHS, an almost hidden set).':
    'In {house} haben {digits} nur in {cells} Platz: ein Feld mehr, als es Ziffern sind. Also nimmt höchstens eines davon eine andere Ziffer (AHS, eine fast versteckte Menge).',
  'If {cells} held only {pair}, these two could be exchanged and the puzzle would have two solutions, so one of the other candidates there is true (UR, a unique rectangle).':
    'Hätten {cells} nur {pair}, so ließen sich diese beiden vertauschen, und das Rätsel hätte zwei Lösungen. Also ist einer der anderen Kandidaten dort wahr (UR, ein eindeutiges Rechteck).',
  'This chain closes on itself: {chain}. So exactly one side of each weak link (-) is true, and whatever conflicts with both sides is false: {conclusion}.':
    'Diese Kette schließt sich: {chain}. Also ist genau eine Seite jeder schwachen Verbindung (-) wahr, und was beiden Seiten widerspricht, ist falsch: {conclusion}.',
  'Suppose {supposed}. That leads back to {start} being false: {chain}. So {conclusion}.':
    'Nehmen wir {supposed} an. Das führt darauf zurück, dass {start} falsch ist: {chain}. Also: {conclusion}.',
  '{path} have only {digits}, and each sees the next, so the two digits alternate: {odd} take one, {even} take the other. A cell that sees one of each kind can take neither: {conclusion}.':
    '{path} haben nur {digits}, und jedes sieht das nächste. Also wechseln sich die beiden Ziffern ab: {odd} nehmen die eine, {even} die andere. Ein Feld, das von beiden Arten eines sieht, kann keine von beiden nehmen: {conclusion}.',
  'This chain closes on itself: {links}. So either every second candidate in it is true or all the others are, and whatever conflicts with both kinds is false: {conclusion}.':
    'Diese Kette schließt sich: {links}. Also ist entweder jeder zweite Kandidat darin wahr, oder alle anderen sind es, und was beiden Arten widerspricht, ist falsch: {conclusion}.',
  'Suppose {supposed}. That leads back to {start} being false: {links}. So {conclusion}.':
    'Nehmen wir {supposed} an. Das führt darauf zurück, dass {start} falsch ist: {links}. Also: {conclusion}.',
  'Suppose {supposed} is false. That leads back to {start} being true: {links}. So {conclusion}.':
    'Nehmen wir an, {supposed} ist falsch. Das führt darauf zurück, dass {start} wahr ist: {links}. Also: {conclusion}.',
} as const;
