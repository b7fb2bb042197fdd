/** German templates: sums, dots and other rules about some cells. */
export const RULES = {
  'By the {clue}, {equation}. The candidates left allow only {ways}. So {conclusion}.':
    'Nach {clue:dem} gilt {equation}. Die übrigen Kandidaten lassen nur {ways} zu. Also: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nSo {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nAlso: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nThe cells other than {cell} make at least {ofRest}, so {cell} is at most {limit}. Limits like this one rule out some candidates: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nDie Felder außer {cell} ergeben mindestens {ofRest}, also ist {cell} höchstens {limit}. Solche Grenzen schließen manche Kandidaten aus: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nThe cells other than {cell} make at most {ofRest}, so {cell} is at least {limit}. Limits like this one rule out some candidates: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nDie Felder außer {cell} ergeben höchstens {ofRest}, also ist {cell} mindestens {limit}. Solche Grenzen schließen manche Kandidaten aus: {conclusion}.',
  'The digits of {houses} add up to {whole}.': 'Die Ziffern in {houses} ergeben zusammen {whole}.',
  'Take away the {cage}.': 'Davon geht {cage:der} ab.',
  'Add the {cage}.': 'Dazu kommt {cage:der}.',
  'By the {clue}, {equation}.': 'Nach {clue:dem} gilt {equation}.',
  'the number in {cells}': 'die Zahl in {cells}',
  '{sets} would leave the {other} no way to its sum.':
    '{sets} ließe dem Nachbarn, {other}, keinen Weg zu seiner Summe.',
  '{sets} would leave the {other} no combination.': '{sets} ließe dem Nachbarn, {other}, keine Kombination.',
  '{sets} would leave {cell} no candidate.': '{sets} ließe in {cell} keinen Kandidaten übrig.',
  'These cages lie in {house}, so no two of them share a digit.{lines}\nOnly what these combinations hold is left: {conclusion}.':
    'Diese Käfige liegen in {house}, also haben keine zwei eine gemeinsame Ziffer.{lines}\nNur was in diesen Kombinationen vorkommt, bleibt: {conclusion}.',
  'These clues lie in {house}, so no two of them share a digit.{lines}\nOnly what these combinations hold is left: {conclusion}.':
    'Diese Hinweise liegen in {house}, also haben keine zwei eine gemeinsame Ziffer.{lines}\nNur was in diesen Kombinationen vorkommt, bleibt: {conclusion}.',
  'The {cage} can be {sets}.': '{cage:der} kann {sets} sein.',
  'The {cage} could be {sets}, but beside the others only {kept}.':
    '{cage:der} könnte {sets} sein, neben den anderen aber nur {kept}.',
  'In the {clue}, {reason}: {conclusion}.': '{clue:im} gilt: {reason}. Also: {conclusion}.',
  'With the candidates left, the {clue} allows only {ways}: {conclusion}.':
    'Mit den übrigen Kandidaten lässt {clue:der} nur {ways} zu: {conclusion}.',
  '{clues}. The candidates left allow only {ways}. So {conclusion}.':
    '{clues}. Die übrigen Kandidaten lassen nur {ways} zu. Also: {conclusion}.',
  'Without {digit}, the {cage} cannot reach its sum, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    'Ohne die {digit} ist die Summe nicht zu erreichen: {cage:der} hat die {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  'However the {cage} is filled, it has another {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    '{cage:der} hat immer eine weitere {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  'However the {cage} is filled, it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    '{cage:der} hat immer die {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  '{digit} is needed twice:{lines}\nAll of these cells are {one} or {two}, where {digit} has no more than two places. So these are used up: {conclusion}.':
    'Die {digit} wird zweimal gebraucht:{lines}\nAlle diese Felder sind {one} oder {two}, wo die {digit} nicht mehr als zwei Plätze hat. Diese sind also vergeben: {conclusion}.',
  'The {clue} has {digit}, in {places}.': '{clue:der} hat die {digit}, und zwar in {places}.',
  'In {house}, {digit} is in {places}.': 'In {house} steht die {digit} in {places}.',
  'in the {clue}': '{clue:im}',
  'in {house}': 'in {house}',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so the cells left, {innies}, add up to {total}. {why}':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}, also ergeben die übrigen Felder, {innies}, zusammen {total}. {why}',
  'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. {why}':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen, die sie bedecken, ergeben {parts}. Den Unterschied, {total}, {outies:macht das Feld|machen die Felder} außerhalb aus, {outies}. {why}',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} is {total} more than {outies}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also ist {innies} um {total} größer als {outies}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {outies} is {total} more than {innies}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also ist {outies} um {total} größer als {innies}: {conclusion}.',
  'The digits of {houses} add up to {whole}, and the sum inside takes {parts} of this. The one cell left, {innies}, is the rest, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}, und davon nimmt die Summe darin {parts}. Das eine Feld, das übrig bleibt, {innies}, ist der Rest, {total}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this. The one cell left, {innies}, is the rest, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}. Das eine Feld, das übrig bleibt, {innies}, ist der Rest, {total}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}. The one cell outside, {outies}, is the difference, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen, die sie bedecken, ergeben {parts}. Das eine Feld außerhalb, {outies}, ist der Unterschied, {total}: {conclusion}.',
  '{cell} is {digits}.': '{cell} ist {digits}.',
  'The {cage} is {sets}, so it has at least one of {digits}.':
    '{cage:der} ist {sets}, hat also mindestens eine von {digits}.',
  'The {cage} is {sets}, so it has at least {least} of {digits}.':
    '{cage:der} ist {sets}, hat also mindestens {least} von {digits}.',
  'In {house}, {all} use up {digits}:{lines}\nSo no other cell of {house} is {any}, and no cage has more of them: {conclusion}.':
    'In {house} verbrauchen {all} zusammen {digits}:{lines}\nAlso ist in {house} kein anderes Feld {any}, und kein Käfig hat mehr davon: {conclusion}.',
  'In {house}, {all} use up {digits}:{lines}\nSo no other cell of {house} is {any}, and no clue has more of them: {conclusion}.':
    'In {house} verbrauchen {all} zusammen {digits}:{lines}\nAlso ist in {house} kein anderes Feld {any}, und kein Hinweis hat mehr davon: {conclusion}.',
  'In {house}, {digit} can only be in the {cage}, which then takes {sets}: {conclusion}.':
    'In {house} kann die {digit} nur {cage:im} stehen. Damit bleibt dort {sets}: {conclusion}.',
  'In {house}, {digit} can only be in {places}, in the {cage}, which then takes {sets}: {conclusion}.':
    'In {house} kann die {digit} nur in {places} stehen, {cage:im}. Damit bleibt dort {sets}: {conclusion}.',
  'The {cage} is a single cell, so this cell is {total}: {conclusion}.':
    '{cage:der} ist ein einziges Feld, also ist dieses {total}: {conclusion}.',
  '{cells} that add up to {total} have {digits}. The {cage} can have nothing else: {conclusion}.':
    '{cells}, die zusammen {total} ergeben, haben {digits}. {cage:der} kann nichts anderes enthalten: {conclusion}.',
  low: 'niedrig',
  high: 'hoch',
  odd: 'ungerade',
  even: 'gerade',
  'Colour {a}: {ofA}.': 'Farbe {a}: {ofA}.',
  'Colour {a}: {ofA}. Colour {b}: {ofB}.': 'Farbe {a}: {ofA}. Farbe {b}: {ofB}.',
  'In {house}, {cells} are too many to be all of one kind.':
    'In {house} sind {cells} zu viele, um alle von einer Art zu sein.',
  'In {house}, beside {known}, {cells} are too many to be all of one kind.':
    'In {house} sind {cells} neben {known} zu viele, um alle von einer Art zu sein.',
  '{clues}. So in {house}, {room} of {others} {room:is|are} {one} in any case, and only {room} digits are: {oneDigits}. No other cell of it is {one}: {conclusion}.':
    '{clues}. Also sind in {house} {room} von {others} in jedem Fall {one}, und nur {room} Ziffern sind es: {oneDigits}. Kein anderes Feld dort ist {one}: {conclusion}.',
  '{clues}. {colours} {house} {end}: {conclusion}.': '{clues}. {colours} {house} {end}: {conclusion}.',
  '{clues}. So each colour is either {one} or {other}, and two side by side are not the same:{lines}\n{house} {end}: {conclusion}.':
    '{clues}. Also ist jede Farbe entweder {one} oder {other}, und zwei nebeneinander sind verschieden:{lines}\n{house} {end}: {conclusion}.',
  'So {first} must be of one kind, {second} of the other.':
    'Also {first:gehört|gehören} {first} zur einen Art, {second} zur anderen.',
  'So {cells} are all {one} or all {other}.': 'Also sind {cells} alle {one} oder alle {other}.',
  'So of the colours {a} ({ofA}) and {b} ({ofB}), one is {one} and the other {other}.':
    'Also ist von den Farben {a} ({ofA}) und {b} ({ofB}) die eine {one} und die andere {other}.',
  'If {own} were {one}, {house} would have {count} such cells, but only {room} digits are {one}: {oneDigits}.':
    'Mit {own} als {one} gäbe es in {house} {count} solche Felder, aber nur {room} Ziffern sind {one}: {oneDigits}.',
  'In {house}, {others} must be {one}. If {own} were too, these would be {count}, but only {room} digits are: {oneDigits}.':
    'In {house} {others:muss|müssen} {others} {one} sein. Mit {own} wären es {count} Felder, aber nur {room} Ziffern sind es: {oneDigits}.',
  'In {house}, {rest} of {others} {rest:is|are} {one} in any case. If {own} were too, these would be {count}, but only {room} digits are: {oneDigits}.':
    'In {house} {rest:ist|sind} in jedem Fall {rest} von {others} {one}. Mit {own} wären es {count} Felder, aber nur {room} Ziffern sind es: {oneDigits}.',
  'So {cells} must be {kind}': 'Also {cells:muss|müssen} {cells} {kind} sein',
  'So {a} is {first} and {b} is {second}': 'Also ist {a} {first} und {b} {second}',
  '{clues}. {digit} in {cell} would leave only {left} both in {first} and in {second}, which see each other: {conclusion}.':
    '{clues}. {digit} in {cell} ließe sowohl in {first} als auch in {second} nur {left} übrig, und diese sehen einander: {conclusion}.',
  '{clues}: that rules out {removed}': '{clues}; das schließt {removed} aus',
  '{clues}: that is no longer possible': '{clues}; das ist nicht mehr möglich',
  'The {clue:all} {clue:leaves|leave} no room for {removed}': '{clue:im} ist kein Platz für {removed}',
  'The {clue} cannot be filled without {one} and {other}, so at least one of the two is true (C, a clue).':
    '{clue:im} geht es nicht ohne {one} und {other}; mindestens eines von beiden ist also wahr (C, ein Hinweis).',
  '{clues}. Without {one} and {other} that is impossible, so at least one of the two is true (C, a clue).':
    '{clues}. Ohne {one} und {other} geht das nicht; mindestens eines von beiden ist also wahr (C, ein Hinweis).',
  'The sums in {houses} cannot come out without {one} and {other}, so at least one of the two is true (C, a clue).':
    'Die Summen in {houses} gehen ohne {one} und {other} nicht auf; mindestens eines von beiden ist also wahr (C, ein Hinweis).',
  'In the {clue}, {own} needs {partner}. So if {other} is false, {partner} is true (C, a clue).':
    '{clue:im} verlangt {own}, dass {partner} wahr ist. Wenn {other} falsch ist, ist also {partner} wahr (C, ein Hinweis).',
  '{clues}. {own} needs {partner}: if {other} is false, {partner} is true (C, a clue).':
    '{clues}. {own} verlangt, dass {partner} wahr ist: Wenn {other} falsch ist, ist {partner} wahr (C, ein Hinweis).',
  'By the sums in {houses}, {own} needs {partner}. So if {other} is false, {partner} is true (C, a clue).':
    'Nach den Summen in {houses} verlangt {own}, dass {partner} wahr ist. Wenn {other} falsch ist, ist also {partner} wahr (C, ein Hinweis).',
  '{clues}: that leaves only {left}': '{clues}; das lässt nur {left}',
  '{clues}: that leaves only {left}, and rules out {removed}':
    '{clues}; das lässt nur {left} und schließt {removed} aus',
  'The {clue:all} {clue:leaves|leave} only {left}': '{clue:im} bleibt nur {left}',
  'The {clue:all} {clue:leaves|leave} only {left}, and no room for {removed}':
    '{clue:im} bleibt nur {left}, und für {removed} ist kein Platz',
  'The sums in {houses} leave only {left}': 'Die Summen in {houses} lassen nur {left}',
  'The sums in {houses} leave only {left}, and no room for {removed}':
    'Die Summen in {houses} lassen nur {left} und keinen Platz für {removed}',
  'Suppose {supposed}. {clash}. {end}': 'Angenommen, {supposed} ist wahr. {clash}. {end}',
  'Suppose that one of these is true: {premises}. {clash}. {end}':
    'Angenommen, eines davon ist wahr: {premises}. {clash}. {end}',
  'Suppose that one of these is true: {premises}. That leads to a contradiction:{steps}\n{end}':
    'Angenommen, eines davon ist wahr: {premises}. Das führt zu einem Widerspruch:{steps}\n{end}',
  'The {clue} can no longer be filled': '{clue:der} lässt sich nicht mehr füllen',
  'The sums in {houses} leave no room for {removed}': 'Die Summen in {houses} lassen keinen Platz für {removed}',
  'The sums in {houses} leave nothing for {cells}': 'Die Summen in {houses} lassen nichts für {cells}',
  '{left}, which rules out {removed}': '{left}, was {removed} ausschließt',
  '{cells} take {digits}, which rules out {removed}': '{cells} nehmen {digits} auf, was {removed} ausschließt',
  '{house}: {digits} have only {cells} left, which rules out {removed}':
    '{house:nominative}: für {digits} bleiben nur {cells}, was {removed} ausschließt',
  'In the {cage}, {others} {others:is|make} {filled}, so the rest, {cell}, is {digit}: {conclusion}.':
    '{cage:im} {others:ist|ergeben} {others} {filled}, also ist der Rest, {cell}, {digit}: {conclusion}.',
  'With the candidates left, the {cage} takes {digits}: {conclusion}.':
    'Mit den übrigen Kandidaten lässt {cage:der} nur {digits} zu: {conclusion}.',
  'With the candidates left, the {cage} takes {sets}: {conclusion}.':
    'Mit den übrigen Kandidaten lässt {cage:der} nur {sets} zu: {conclusion}.',
  'In the {cage}, with {digit} in {cell}{conclusion:,|, for example,} {others} would have to be {rest}, which {others:its|their} candidates do not allow: {conclusion}.':
    '{cage:im} {others:müsste|müssten} {others} mit {digit} in {cell}{conclusion:|, zum Beispiel,} {rest} ergeben, was {others:seine|ihre} Kandidaten nicht zulassen: {conclusion}.',
  'In the {cage}, with {digit} in {cell}{conclusion:,|, for example,} {others} would have to be {rest}, and at most {limit} is possible: {conclusion}.':
    '{cage:im} {others:müsste|müssten} {others} mit {digit} in {cell}{conclusion:|, zum Beispiel,} {rest} ergeben, und höchstens {limit} ist möglich: {conclusion}.',
  'In the {cage}, with {digit} in {cell}{conclusion:,|, for example,} {others} would have to be {rest}, and at least {limit} is needed: {conclusion}.':
    '{cage:im} {others:müsste|müssten} {others} mit {digit} in {cell}{conclusion:|, zum Beispiel,} {rest} ergeben, und mindestens {limit} ist nötig: {conclusion}.',
  'The {cage} takes {sets}.': '{cage:der} hat {sets}.',
  'These sums have one combination each:{lines}\nSo {conclusion}.':
    'Diese Summen haben je nur eine Kombination:{lines}\nAlso: {conclusion}.',
  'These sums have few combinations:{lines}\nSo {conclusion}.':
    'Diese Summen haben wenige Kombinationen:{lines}\nAlso: {conclusion}.',
  'With the candidates left, these sums have few combinations:{lines}\nSo {conclusion}.':
    'Mit den übrigen Kandidaten haben diese Summen nur wenige Kombinationen:{lines}\nAlso: {conclusion}.',
  'The {cage} takes {sets}, so {digits} are used up in {houses}: {conclusion}.':
    '{cage:der} hat {sets}, also sind {digits} in {houses} verbraucht: {conclusion}.',
  'The {cage} takes {digits}, which are used up in {houses}: {conclusion}.':
    '{cage:der} hat {digits}, also sind diese in {houses} verbraucht: {conclusion}.',
  'The {cage} takes {sets}, so it has {digits}. Cells that see all places of one of these in it are not that digit: {conclusion}.':
    '{cage:der} hat {sets}, in jedem Fall also {digits}. Felder, die dort alle Plätze einer dieser Ziffern sehen, haben diese nicht: {conclusion}.',
  'The {cage} has {digits}. Cells that see all places of one of these in it are not that digit: {conclusion}.':
    '{cage:der} hat {digits}. Felder, die dort alle Plätze einer dieser Ziffern sehen, haben diese nicht: {conclusion}.',
  'The {cage} takes {sets}, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    '{cage:der} hat {sets}, also die {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  '{clues}. {step}': '{clues}. {step}',
  '{clues:general}. {step}': '{clues:general}. {step}',
  '{clues:general}. One after another:{lines}': '{clues:general}. Eins nach dem anderen:{lines}',
  '{clues}. No digit of {other} fits {digits} in {cell}: {conclusion}.':
    '{clues}. Keine Ziffer von {other} passt zu {digits} in {cell}: {conclusion}.',
  'That leaves only {kept} in {cell} and in {other}: {conclusion}.':
    'Damit bleibt in {cell} und in {other} nur {kept}: {conclusion}.',
  'That leaves only {kept} in {cell} and {after} in {other}: {conclusion}.':
    'Damit bleibt in {cell} nur {kept} und in {other} nur {after}: {conclusion}.',
  'With the candidates left in {cell}, {conclusion}.': 'Das folgt mit den übrigen Kandidaten in {cell}: {conclusion}.',
  '{cell} is not {needed}, so {conclusion}.': '{cell} ist nicht {needed}, also: {conclusion}.',
  '{cell} has only {digits}, so {conclusion}.': '{cell} hat nur {digits}, also: {conclusion}.',
  '{clues:general}. No digit fits beside {digits}: {conclusion}.':
    '{clues:general}. Neben {digits} passt keine Ziffer: {conclusion}.',
  '{clues:general}. Where two such neighbours of a cell see each other:{lines}\nSo {conclusion}.':
    '{clues:general}. Wo zwei solche Nachbarn eines Feldes einander sehen:{lines}\nAlso: {conclusion}.',
  '{digits} in the cell would leave only {left} for both.': '{digits} im Feld ließe beiden nur {left}.',
  '{clues}. {digit} in {cell} would leave only {one} in {first} and only {other} in {second}, which cannot be together: {conclusion}.':
    '{clues}. {digit} in {cell} ließe in {first} nur {one} und in {second} nur {other} übrig, was zusammen nicht geht: {conclusion}.',
  'In {house}, {digit} can only be in {places}. {clues}. So {removed} would {removed:|each }leave {digit} no place there: {conclusion}.':
    'In {house} kann die {digit} nur in {places} stehen. {clues}. Also {removed:ließe|ließe jede von} {removed} der {digit} dort keinen Platz: {conclusion}.',
  '{clues}. With {digit} in {cell}{conclusion:,|, for example,} {others} cannot be filled: {conclusion}.':
    '{clues}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} lassen sich {others} nicht füllen: {conclusion}.',
  'By the {clue}, {equation}. With {digit} in {cell}{conclusion:,|, for example,} no candidates of {others} make both sides equal: {conclusion}.':
    'Nach {clue:dem} gilt {equation}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} geht die Rechnung mit keinen Kandidaten von {others} auf: {conclusion}.',
  'With {digit} in {cell}{conclusion:,|, for example,} the {clue} could not be filled: {conclusion}.':
    'Mit {digit} in {cell}{conclusion:|, zum Beispiel,} ließe sich {clue:der} nicht füllen: {conclusion}.',
  '{clues:where}, {cell} is larger than each of {others}. In {house} these all differ, so the largest is at least {reached}, and {cell} at least {bound}: {conclusion}.':
    '{clues:where} ist {cell} größer als jedes der Felder {others}. In {house} sind diese alle verschieden, also ist das größte mindestens {reached} und {cell} mindestens {bound}: {conclusion}.',
  '{clues:where}, {cell} is smaller than each of {others}. In {house} these all differ, so the smallest is at most {reached}, and {cell} at most {bound}: {conclusion}.':
    '{clues:where} ist {cell} kleiner als jedes der Felder {others}. In {house} sind diese alle verschieden, also ist das kleinste höchstens {reached} und {cell} höchstens {bound}: {conclusion}.',
  '{clues:where}, {order}. {first} is at least {least} and {last} at most {most}, which bounds each of them: {conclusion}.':
    '{clues:where} gilt {order}. {first} ist mindestens {least} und {last} höchstens {most}, was jedes davon begrenzt: {conclusion}.',
  '{clues:where}, count the smaller cells in {house}, which all differ:{lines}\nSo {conclusion}.':
    '{clues:where} sind die kleineren Felder in {house} alle verschieden:{lines}\nAlso: {conclusion}.',
  '{clues:where}, count the larger cells in {house}, which all differ:{lines}\nSo {conclusion}.':
    '{clues:where} sind die größeren Felder in {house} alle verschieden:{lines}\nAlso: {conclusion}.',
  '{cell} is larger than {others}. The largest of these is at least {reached}, so {cell} is at least {bound}.':
    '{cell} ist größer als {others}. Die größte Ziffer davon ist mindestens {reached}, also ist {cell} mindestens {bound}.',
  '{cell} is smaller than {others}. The smallest of these is at most {reached}, so {cell} is at most {bound}.':
    '{cell} ist kleiner als {others}. Die kleinste Ziffer davon ist höchstens {reached}, also ist {cell} höchstens {bound}.',
  '{clues:where}, {order}. {first} is at least {least}, so {last} is at least {bound}: {conclusion}.':
    '{clues:where} gilt {order}. {first} ist mindestens {least}, also ist {last} mindestens {bound}: {conclusion}.',
  '{clues:where}, {order}. {first} is at least {least}, so the cells after it are at least {bounds}, in this order: {conclusion}.':
    '{clues:where} gilt {order}. {first} ist mindestens {least}, also sind die Felder danach der Reihe nach mindestens {bounds}: {conclusion}.',
  '{clues:where}, {order}. {first} is at most {least}, so {last} is at most {bound}: {conclusion}.':
    '{clues:where} gilt {order}. {first} ist höchstens {least}, also ist {last} höchstens {bound}: {conclusion}.',
  '{clues:where}, {order}. {first} is at most {least}, so the cells before it are at most {bounds}, in this order: {conclusion}.':
    '{clues:where} gilt {order}. {first} ist höchstens {least}, also sind die Felder davor der Reihe nach höchstens {bounds}: {conclusion}.',
  'In the {cage}, the cells other than {cell} make at least {ofRest}':
    '{cage:im} ergeben die Felder außer {cell} mindestens {ofRest}',
  'In the {cage}, the cells other than {cell} make at most {ofRest}':
    '{cage:im} ergeben die Felder außer {cell} höchstens {ofRest}',
  'In the {cage}, {rest} {rest:is|make} at least {ofRest}': '{cage:im} {rest:ist|ergeben} {rest} mindestens {ofRest}',
  'In the {cage}, {rest} {rest:is|make} at most {ofRest}': '{cage:im} {rest:ist|ergeben} {rest} höchstens {ofRest}',
  'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther}':
    'Nach {clue:dem} gilt {equation}. Dabei {other:ist|ergeben} {other} höchstens {ofOther}',
  'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther}':
    'Nach {clue:dem} gilt {equation}. Dabei {other:ist|ergeben} {other} mindestens {ofOther}',
  'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther} and {rest} {rest:|make }at least {ofRest}':
    'Nach {clue:dem} gilt {equation}. Dabei {other:ist|ergeben} {other} höchstens {ofOther}, und {rest} {rest:ist|ergeben} mindestens {ofRest}',
  'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther} and {rest} {rest:|make }at most {ofRest}':
    'Nach {clue:dem} gilt {equation}. Dabei {other:ist|ergeben} {other} mindestens {ofOther}, und {rest} {rest:ist|ergeben} höchstens {ofRest}',
  '{reason}, so {cell} is at most {limit}': '{reason}, also ist {cell} höchstens {limit}',
  '{reason}, so {cell} is at least {limit}': '{reason}, also ist {cell} mindestens {limit}',
  '{reason}, so {cell} is at most {limit}, and so {alike:is|are} {alike}':
    '{reason}, also ist {cell} höchstens {limit}, ebenso {alike}',
  '{reason}, so {cell} is at least {limit}, and so {alike:is|are} {alike}':
    '{reason}, also ist {cell} mindestens {limit}, ebenso {alike}',
  '{total} is {sets} in each of {cages:places}.': '{total} ist {sets} in jedem von {cages:places}.',
  'In the {cage}, each cell is at least {ofRest}, so each is at most {limit}':
    '{cage:im} ist jedes Feld mindestens {ofRest}, also jedes höchstens {limit}',
  'In the {cage}, each cell is at most {ofRest}, so each is at least {limit}':
    '{cage:im} ist jedes Feld höchstens {ofRest}, also jedes mindestens {limit}',
  'In the {cage}, any {others} make at least {ofRest}, so each is at most {limit}':
    '{cage:im} ergeben je {others} mindestens {ofRest}, also ist jedes höchstens {limit}',
  'In the {cage}, any {others} make at most {ofRest}, so each is at least {limit}':
    '{cage:im} ergeben je {others} höchstens {ofRest}, also ist jedes mindestens {limit}',
  '{cells} {cells:is|are each} a sum of other cells, which make at most {limit} ({clues:the}).':
    '{cells} {cells:ist|sind jeweils} die Summe anderer Felder, die höchstens {limit} ergeben ({clues:der}).',
  '{cells} {cells:is|are each} a sum of other cells, which make at least {limit} ({clues:the}).':
    '{cells} {cells:ist|sind jeweils} die Summe anderer Felder, die mindestens {limit} ergeben ({clues:der}).',
  '{cells} {cells:is|are each} a part of a sum of at most {ofOther}. The rest of it is at least {ofRest}, so at most {limit} is left for {cells:it|each} ({clues:the}).':
    '{cells} {cells:ist|sind jeweils} Teil einer Summe von höchstens {ofOther}. Deren Rest ist mindestens {ofRest}, also {cells:bleibt|bleibt für jedes} höchstens {limit} ({clues:der}).',
  '{cells} {cells:is|are each} a part of a sum of at least {ofOther}. The rest of it is at most {ofRest}, so at least {limit} is left for {cells:it|each} ({clues:the}).':
    '{cells} {cells:ist|sind jeweils} Teil einer Summe von mindestens {ofOther}. Deren Rest ist höchstens {ofRest}, also {cells:bleibt|bleibt für jedes} mindestens {limit} ({clues:der}).',
  'Sums set bounds:{lines}\nSo {conclusion}.': 'Summen setzen Grenzen:{lines}\nAlso: {conclusion}.',
  '{reason}, so {conclusion}.': '{reason}, also: {conclusion}.',
  'With the candidates left, the {cage} takes {sets}. But:{lines}\nSo it is {kept}: {conclusion}.':
    'Mit den übrigen Kandidaten hat {cage:der} {sets}. Aber:{lines}\nAlso bleibt {kept}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so {innies} {innies:is|add up to} {total}. That leaves {restTotal} for {rest}, the rest of the {cage}. With {digit} in {cell}{conclusion:,|, for example,} these two sums could not both be reached: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}, also {innies:ist|ergeben} {innies} {innies:|zusammen }{total}. Für {rest}, den Rest {cage:vom}, bleiben {restTotal}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} ließen sich diese beiden Summen nicht erreichen: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. That leaves {restTotal} for {rest}, the rest of the {cage}. With {digit} in {cell}{conclusion:,|, for example,} these two sums could not both be reached: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen, die sie bedecken, ergeben {parts}. Den Unterschied, {total}, {outies:macht das Feld|machen die Felder} außerhalb aus, {outies}. Für {rest}, den Rest {cage:vom}, bleiben {restTotal}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} ließen sich diese beiden Summen nicht erreichen: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} and {outies} add up to the same. With {digit} in {cell}{conclusion:,|, for example,} this could not come out: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also ergeben {innies} so viel wie {outies}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} ginge das nicht auf: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} {innies:is|make} {total} more than {outies}. With {digit} in {cell}{conclusion:,|, for example,} this could not come out: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also {innies:ist|ergeben} {innies} {total} mehr als {outies}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} ginge das nicht auf: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {outies} {outies:is|make} {total} more than {innies}. With {digit} in {cell}{conclusion:,|, for example,} this could not come out: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also {outies:ist|ergeben} {outies} {total} mehr als {innies}. Mit {digit} in {cell}{conclusion:|, zum Beispiel,} ginge das nicht auf: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nWith {digit} in {cell}{conclusion:,|, for example,} the two sides could not be equal: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nMit {digit} in {cell}{conclusion:|, zum Beispiel,} ginge die Rechnung nicht auf: {conclusion}.',
} as const;
