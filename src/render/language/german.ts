/** Deutsch: die Vorlagen von den Singles bis zu den Ketten und zur Eindeutigkeit; andere werden englisch erzählt. */
import type { Language } from './language.js';

export const GERMAN: Language = {
  code: 'de',
  and: 'und',
  or: 'oder',
  houses: {
    row: ['Zeile', 'Zeilen'],
    column: ['Spalte', 'Spalten'],
    box: ['Block', 'Blöcken'],
    extra: ['Haus', 'Häusern'],
  },
  region: ['Gebiet', 'Gebieten'],
  groups: {
    diagonal: ['Diagonale ab', 'Diagonalen ab'],
    window: ['Fenster', 'Fenstern'],
    'hidden window': ['Zwischenfenster', 'Zwischenfenstern'],
    group: ['Gruppe', 'Gruppen'],
    asterisk: ['Stern', 'Stern'],
    'centre dots': ['Mittelfeldern', 'Mittelfeldern'],
    girandola: ['Girandola', 'Girandola'],
    set: ['Menge', 'Mengen'],
  },
  units: {
    cell: ['Feld', 'Felder'],
    digit: ['Ziffer', 'Ziffern'],
    step: ['Schritt', 'Schritte'],
    way: ['Weg', 'Wege'],
  },
  place: 'setze',
  in: 'in',
  inOneOf: 'in einer von',
  remove: 'entferne',
  from: 'aus',
  isFalse: ['ist falsch', 'sind falsch'],
  mistakes: {
    clash: (digit, house, cells) => `Widerspruch: ${digit} steht zweimal in ${house}: ${cells}.`,
    alike: (digit, cells) => `Widerspruch: ${digit} steht in ${cells}, die verschieden sein müssen.`,
    wrong: (digit, cell, right) => `Falsch: ${digit} in ${cell}${right === undefined ? '' : `, richtig ist ${right}`}.`,
    lost: (cell, digit) =>
      `Verloren: was in ${cell} gehört${digit === undefined ? '' : `, ${digit},`} ist nicht unter seinen Kandidaten.`,
    stale: (digit, cell, by) => `Überholt: den Kandidaten ${digit} in ${cell} schließt ${digit} in ${by} aus.`,
  },
  lookAt: (houses) => `Sieh dich um in: ${houses}.`,
  seenIn: (technique, cells) => `${technique} mit ${cells}.`,
  templates: {
    // Singles
    'In {house}, {cell} is the last empty cell and {digit} the last digit missing.':
      'In {house} ist {cell} das letzte leere Feld und {digit} die letzte Ziffer, die fehlt.',
    'In {house}, the only place for {digit} is {cell}.': 'In {house} ist {cell} der einzige Platz für {digit}.',
    '{digit} is the only candidate left in {cell}.': '{digit} ist der einzige Kandidat, der in {cell} übrig ist.',

    // Intersections
    'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}: {conclusion}.':
      'In {from} liegt jeder Platz für {digit} in {to} ({cells}). Also ist die {digit} von {to} in {from}: {conclusion}.',
    'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}, and {house} has one place left for it: {conclusion}.':
      'In {from} liegt jeder Platz für {digit} in {to} ({cells}). Also ist die {digit} von {to} in {from}, und in {house} bleibt für sie ein Platz: {conclusion}.',
    'In {house}, {digit} is in {places}. {from} sees all of these, in {common}: {conclusion}.':
      'In {house} ist {digit} in {places}. {from} sieht alle davon, in {common}: {conclusion}.',
    'In {house}, {digit} is in {places}. By the rules of this puzzle, {from} differs from each of these. So wherever {digit} is placed in {house}, {from} is not {digit}: {conclusion}.':
      'In {house} ist {digit} in {places}. Nach den Regeln dieses Rätsels ist {from} von jedem davon verschieden. Wo immer {digit} in {house} steht, in {from} steht sie nicht: {conclusion}.',
    'In {house}, {digit} is in {places}. {from} sees {inHouses} in {common}, and by the rules of this puzzle it differs from {byPairs}. So wherever {digit} is placed in {house}, {from} is not {digit}: {conclusion}.':
      'In {house} ist {digit} in {places}. {from} sieht {inHouses} in {common} und ist nach den Regeln dieses Rätsels von {byPairs} verschieden. Wo immer {digit} in {house} steht, in {from} steht sie nicht: {conclusion}.',
    'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). {digit} has no place in {there}, so it has none in {here}: {conclusion}.':
      'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). {digit} hat in {there} keinen Platz, also auch in {here} nicht: {conclusion}.',
    'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). One of {there} is {digit}, so one of {here} is {digit} too. It has only one place there: {conclusion}.':
      'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). Eines von {there} ist {digit}, also ist auch eines von {here} {digit}. Dort hat sie nur einen Platz: {conclusion}.',
    'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). One of {there} is {digit}, so one of {here} is {digit} too, in {places}. A cell that sees all of these cannot be {digit}: {conclusion}.':
      'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). Eines von {there} ist {digit}, also ist auch eines von {here} {digit}, in {places}. Ein Feld, das diese alle sieht, kann nicht {digit} sein: {conclusion}.',
    'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). A {digit} on one side needs a {digit} on the other, and of {there} only {places} can take it. So {digit} is false wherever in {here} it would rule that out: {conclusion}.':
      'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). Eine {digit} auf der einen Seite braucht eine auf der anderen, und in {there} kann sie nur in {places} stehen. Also ist {digit} in {here} überall dort falsch, wo sie das ausschlösse: {conclusion}.',

    // Subsets
    '{cells} have only {digits} between them, so they take one each, and no other cell in {houses} can take them: {conclusion}.':
      '{cells} haben zusammen nur {digits}. Jedes Feld nimmt eine davon, also kann kein anderes Feld in {houses} sie nehmen: {conclusion}.',
    'In {house}, the only places for {digits} are {cells}. So these cells take nothing else: {conclusion}.':
      'In {house} haben {digits} nur in {cells} Platz. Also nehmen diese Felder nichts anderes: {conclusion}.',
    'In {house}, the only places for {digits} are {cells}. So these cells take nothing else, and {digit} has one place left there: {conclusion}.':
      'In {house} haben {digits} nur in {cells} Platz. Also nehmen diese Felder nichts anderes, und für {digit} bleibt dort ein Platz: {conclusion}.',

    // Fish
    'In {base}, every place for {digit} lies in {cover} ({body}). Each of {base} needs one {digit}, and each of {cover} has room for one. So {digit} is nowhere else in {cover}: {conclusion}.':
      'In {base} liegt jeder Platz für {digit} in {cover} ({body}). In {base} wird je eine {digit} gebraucht, in {cover} hat je eine Platz. Also steht {digit} in {cover} nirgends sonst: {conclusion}.',
    'In {base}, every place for {digit} lies in {cover} ({body}), except for {fins} (fins, extra places). If a fin is {digit}, it rules out what it sees. If none is, {cover} have their {digit} in {base} and nowhere else. Either way, {conclusion}.':
      'In {base} liegt jeder Platz für {digit} in {cover} ({body}), außer {fins} (Flossen, zusätzliche Plätze). Ist eine Flosse {digit}, so schließt sie aus, was sie sieht. Ist keine es, so steht die {digit} in {cover} nur in {base}. In beiden Fällen: {conclusion}.',

    // Single digit
    'In {first}, {digit} is in {a} or {b}; in {second}, it is in {c} or {d}. {b} and {c} see each other, so they are not both {digit}. So {a} or {d} is {digit}, and no cell that sees both is: {conclusion}.':
      'In {first} ist {digit} in {a} oder {b}, in {second} in {c} oder {d}. {b} und {c} sehen einander, sind also nicht beide {digit}. Also ist {a} oder {d} {digit}, und kein Feld, das beide sieht: {conclusion}.',
    'In {box}, every place for {digit} lies in {first} or in {second}; in {link}, {digit} is in {near} or {far}. Suppose {supposed}. That rules out {far} and, in {box}, the places in {second}. Then {near} is {digit}, which rules out the places in {first} as well, and {box} has no place left for {digit}. So {conclusion}.':
      'In {box} liegt jeder Platz für {digit} in {first} oder in {second}; in {link} ist {digit} in {near} oder {far}. Angenommen {supposed}. Das schließt {far} aus und in {box} die Plätze in {second}. Dann ist {near} {digit}, was auch die Plätze in {first} ausschließt, und in {box} bleibt kein Platz für {digit}. Also: {conclusion}.',
    'There are two of these patterns here, and they share a part.{both}':
      'Hier sind zwei dieser Muster, und sie teilen sich ein Stück.{both}',

    // Wings
    '{pivot} is {x} or {y}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So {a} or {b} is {z}, and no cell that sees both is: {conclusion}.':
      '{pivot} ist {x} oder {y}. Ist es {x}, so ist {a} {z}; ist es {y}, so ist {b} {z}. Also ist {a} oder {b} {z}, und kein Feld, das beide sieht: {conclusion}.',
    '{pivot} is {x}, {y} or {z}. If it is {x}, {a} is {z}; if it is {y}, {b} is {z}. So one of these three cells is {z}, and no cell that sees all three is: {conclusion}.':
      '{pivot} ist {x}, {y} oder {z}. Ist es {x}, so ist {a} {z}; ist es {y}, so ist {b} {z}. Also ist eines dieser drei Felder {z}, und kein Feld, das alle drei sieht: {conclusion}.',
    '{ends} have only {digit} and {link}. In {house}, {link} is in {c}, which {a} sees, or in {d}, which {b} sees. So {a} and {b} are not both {link}; one of them is {digit}, and no cell that sees both is: {conclusion}.':
      '{ends} haben nur {digit} und {link}. In {house} ist {link} in {c}, das {a} sieht, oder in {d}, das {b} sieht. Also sind {a} und {b} nicht beide {link}; eines ist {digit}, und kein Feld, das beide sieht: {conclusion}.',
    '{pincers} Suppose {a} is false. {b}, which rules out {c}. {d}, which rules out {e}. {f}. So one of the pincers is true, and whatever conflicts with both is false: {conclusion}.':
      '{pincers} Angenommen, {a} ist falsch. {b} und schließt {c} aus. {d} und schließt {e} aus. {f}. Also ist eine der Zangen wahr, und was beiden widerspricht, ist falsch: {conclusion}.',
    'The pincers are {a} and {z}, and the pivot is {pivot}.': 'Die Zangen sind {a} und {z}, die Angel ist {pivot}.',
    'The pincers are {a} and {z}.': 'Die Zangen sind {a} und {z}.',
    'In {house}, that leaves {node}': 'In {house} bleibt {node}',
    'In {cell}, that leaves {digit}': 'In {cell} bleibt {digit}',
    'Either {start} or {end} is true: {chain}. Whatever conflicts with both is false: {conclusion}.':
      'Entweder {start} oder {end} ist wahr: {chain}. Was beiden widerspricht, ist falsch: {conclusion}.',

    // Colours
    'Houses with only two places for {digit} link these cells: {digit} is either in all cells of colour {a} ({one}) or in all cells of colour {b} ({other}). Two cells of the same colour see each other, so that whole colour is false: {conclusion}.':
      'Häuser mit nur zwei Plätzen für {digit} verbinden diese Felder: {digit} ist entweder in allen Feldern der Farbe {a} ({one}) oder in allen der Farbe {b} ({other}). Zwei Felder derselben Farbe sehen einander, also ist diese ganze Farbe falsch: {conclusion}.',
    'Houses with only two places for {digit} link these cells: {digit} is either in all cells of colour {a} ({one}) or in all cells of colour {b} ({other}). A cell that sees both colours cannot be {digit}: {conclusion}.':
      'Häuser mit nur zwei Plätzen für {digit} verbinden diese Felder: {digit} ist entweder in allen Feldern der Farbe {a} ({one}) oder in allen der Farbe {b} ({other}). Ein Feld, das beide Farben sieht, kann nicht {digit} sein: {conclusion}.',
    'Houses with only two places for {digit} link these cells: {digit} is either in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and either in all cells of colour {c} ({ofC}) or in all of {d} ({ofD}). Where {a} or {b} sees {c} or {d}, those two colours cannot both be {digit}, so at least one of their opposites is. A cell that sees both opposites cannot be {digit}: {conclusion}.':
      'Häuser mit nur zwei Plätzen für {digit} verbinden diese Felder: {digit} ist entweder in allen Feldern der Farbe {a} ({ofA}) oder in allen von {b} ({ofB}), und entweder in allen Feldern der Farbe {c} ({ofC}) oder in allen von {d} ({ofD}). Wo {a} oder {b} eine der Farben {c} und {d} sieht, können diese beiden nicht beide {digit} sein; also ist es mindestens eine ihrer Gegenfarben. Ein Feld, das beide Gegenfarben sieht, kann nicht {digit} sein: {conclusion}.',
    'Houses with only two places for {digit} link these cells: {digit} is either in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and either in all cells of colour {c} ({ofC}) or in all of {d} ({ofD}). Whichever of {a} and {b} sees both {c} and {d} is certain to see {digit}, so it is false: {conclusion}.':
      'Häuser mit nur zwei Plätzen für {digit} verbinden diese Felder: {digit} ist entweder in allen Feldern der Farbe {a} ({ofA}) oder in allen von {b} ({ofB}), und entweder in allen Feldern der Farbe {c} ({ofC}) oder in allen von {d} ({ofD}). Diejenige der Farben {a} und {b}, die sowohl {c} als auch {d} sieht, sieht sicher eine {digit} und ist also falsch: {conclusion}.',
    'Cells with two candidates and houses with two places for a digit link these candidates: either all of colour {a} ({one}) are true, or all of colour {b} ({other}). A candidate that conflicts with both colours is false: {conclusion}.':
      'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten: entweder sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). Ein Kandidat, der beiden Farben widerspricht, ist falsch: {conclusion}.',
    'Cells with two candidates and houses with two places for a digit link these candidates: either all of colour {a} ({one}) are true, or all of colour {b} ({other}). If all of {supposed} were true, {cell} would be left without any candidate. So all of these are false: {conclusion}.':
      'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten: entweder sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). Wären alle von {supposed} wahr, bliebe {cell} ohne Kandidaten. Also sind sie alle falsch: {conclusion}.',
    'Cells with two candidates and houses with two places for a digit link these candidates: either all of colour {a} ({one}) are true, or all of colour {b} ({other}). If all of {supposed} were true, {house} would have no place left for {digit}. So all of these are false: {conclusion}.':
      'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten: entweder sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). Wären alle von {supposed} wahr, bliebe in {house} kein Platz für {digit}. Also sind sie alle falsch: {conclusion}.',
    'Cells with two candidates and houses with two places for a digit link these candidates: either all of colour {a} ({one}) are true, or all of colour {b} ({other}). Some of {supposed} rule each other out, so all of these are false: {conclusion}.':
      'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden diese Kandidaten: entweder sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). Einige von {supposed} schließen einander aus, also sind sie alle falsch: {conclusion}.',

    // Chains
    '{path} have only {digits}, and each sees the next, so the two digits alternate: {odd} take one, {even} take the other. A cell that sees one of each kind can take neither: {conclusion}.':
      '{path} haben nur {digits}, und jedes sieht das nächste. Also wechseln sich die beiden Ziffern ab: {odd} nehmen die eine, {even} die andere. Ein Feld, das von beiden Arten eines sieht, kann keine von beiden nehmen: {conclusion}.',
    'Suppose {supposed}. That leads back to {start} being true: {chain}. So it is true, and whatever conflicts with it is false: {conclusion}.':
      'Angenommen {supposed}. Das führt darauf zurück, dass {start} wahr ist: {chain}. Also ist es wahr, und was dem widerspricht, ist falsch: {conclusion}.',
    'Suppose {supposed}. That leads back to {start} being false: {chain}. So {conclusion}.':
      'Angenommen {supposed}. Das führt darauf zurück, dass {start} falsch ist: {chain}. Also: {conclusion}.',
    'This chain closes on itself: {chain}. So exactly one side of each weak link (-) is true, and whatever conflicts with both sides is false: {conclusion}.':
      'Diese Kette schließt sich: {chain}. Also ist genau eine Seite jeder schwachen Verbindung (-) wahr, und was beiden Seiten widerspricht, ist falsch: {conclusion}.',
    '{saying} {rest}': '{saying} {rest}',
    'Set {letter} ({cells}) has one digit more than cells ({digits}): without one of them it holds all others.':
      'Menge {letter} ({cells}) hat eine Ziffer mehr als Felder ({digits}): ohne eine davon enthält sie alle anderen.',
    'In {house}, the only places for {digits} are {cells}: one cell more than there are digits, so at most one of these takes another digit (AHS, an almost hidden set).':
      'In {house} haben {digits} nur in {cells} Platz: ein Feld mehr, als es Ziffern sind. Also nimmt höchstens eines davon eine andere Ziffer (AHS, eine fast versteckte Menge).',
    'If {cells} held only {pair}, these two could be exchanged and the puzzle would have two solutions, so one of the other candidates there is true (UR, a unique rectangle).':
      'Hätten {cells} nur {pair}, so ließen sich diese beiden vertauschen und das Rätsel hätte zwei Lösungen. Also ist einer der anderen Kandidaten dort wahr (UR, ein eindeutiges Rechteck).',
    'In {lines}, {digit} makes an X-Wing (two lines with the same two places), except for {fins}: either one of these is true or the X-Wing stands.':
      'In {lines} bildet {digit} einen X-Wing (zwei Linien mit denselben zwei Plätzen), außer in {fins}: entweder ist eines davon wahr oder der X-Wing steht.',

    // Uniqueness
    'If {corners} held only {pair}, these two could be exchanged and the puzzle would have two solutions.':
      'Hätten {corners} nur {pair}, so ließen sich diese beiden vertauschen und das Rätsel hätte zwei Lösungen.',
    'If the loop {cells} held only {pair}, these two could be exchanged all the way round and the puzzle would have two solutions.':
      'Hätte die Schleife {cells} nur {pair}, so ließen sich diese beiden ringsum vertauschen und das Rätsel hätte zwei Lösungen.',
    'If {cells} held only {digits}, these could be exchanged between the two lines and the puzzle would have two solutions.':
      'Hätten {cells} nur {digits}, so ließen sich diese zwischen den beiden Linien vertauschen und das Rätsel hätte zwei Lösungen.',
    '{why} Only {corner} has other candidates, so it takes one of those: {conclusion}.':
      '{why} Nur {corner} hat andere Kandidaten, also nimmt es einen von ihnen: {conclusion}.',
    '{why} So one of {extra} is {digit}, and no cell that sees all of them is: {conclusion}.':
      '{why} Also ist eines von {extra} {digit}, und kein Feld, das alle sieht: {conclusion}.',
    '{why} So one of {extra} takes {fins}. Together with {subset} in {house} it uses up {digits}: {conclusion}.':
      '{why} Also nimmt eines von {extra} {fins}. Zusammen mit {subset} in {house} verbraucht es {digits}: {conclusion}.',
    '{why} In {house}, the only places for {locked} are {extra}, so one of these takes it. If the other took {others}, the forbidden pattern would be complete. So {conclusion}.':
      '{why} In {house} hat {locked} nur in {extra} Platz, also nimmt es eines davon. Nähme das andere {others}, so wäre das verbotene Muster vollständig. Also: {conclusion}.',
    'In {lines}, the only places for {digit} are corners of the rectangle {corners}, so it is in two corners diagonally opposite each other. If these were {extra}, the rectangle would hold only {pair}. These two could be exchanged, and the puzzle would have two solutions. So {conclusion}.':
      'In {lines} hat {digit} nur in Ecken des Rechtecks {corners} Platz, steht also in zwei schräg gegenüberliegenden. Wären das {extra}, so hätte das Rechteck nur {pair}. Diese beiden ließen sich vertauschen, und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
    'In {lines}, the only places for {digit} are corners of the rectangle {corners}. Suppose {supposed}. Then the two corners beside it are {digit}, {bare} is {other} as well, {pair} could be exchanged, and the puzzle would have two solutions. So {conclusion}.':
      'In {lines} hat {digit} nur in Ecken des Rechtecks {corners} Platz. Angenommen {supposed}. Dann sind die beiden Ecken daneben {digit}, {bare} ist auch {other}, {pair} ließen sich vertauschen, und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
    'None of {solved} was given. Suppose {supposed}. Then {pair} could be exchanged in this rectangle and the puzzle would have two solutions. So {conclusion}.':
      'Keines von {solved} war vorgegeben. Angenommen {supposed}. Dann ließen sich {pair} in diesem Rechteck vertauschen und das Rätsel hätte zwei Lösungen. Also: {conclusion}.',
    'Neither of {solved} was given. If {open} completed them to a rectangle of {pair}, these two could be exchanged and the puzzle would have two solutions. So one of {open} is {extra}, and no cell that sees both is: {conclusion}.':
      'Keines von {solved} war vorgegeben. Ergänzten {open} sie zu einem Rechteck aus {pair}, so ließen sich diese beiden vertauschen und das Rätsel hätte zwei Lösungen. Also ist eines von {open} {extra}, und kein Feld, das beide sieht: {conclusion}.',
    'Without {surplus}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none, so {surplus} is true, and its cell takes nothing else: {conclusion}.':
      'Ohne {surplus} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen. Eine solche Stellung hat zwei Lösungen oder keine; also ist {surplus} wahr, und das Feld nimmt nichts anderes: {conclusion}.',
    'Without {extra}, every unsolved cell would have two candidates, and every digit two places in each house or none. Such a position has two solutions or none.':
      'Ohne {extra} hätte jedes offene Feld zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze oder keinen. Eine solche Stellung hat zwei Lösungen oder keine.',
    '{why} So at least one of these is true, and a candidate that all of them rule out is false: {conclusion}.':
      '{why} Also ist mindestens einer davon wahr, und ein Kandidat, den sie alle ausschließen, ist falsch: {conclusion}.',
  },
};
