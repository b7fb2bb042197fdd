/** German templates: sums, dots and other rules about some cells. */
export const RULES = {
  'By the {clue}, {equation}. The candidates left allow only {ways}. So {conclusion}.':
    'Nach dem {clue} gilt {equation}. Die übrigen Kandidaten lassen nur {ways} zu. Also {conclusion}.',
  'Put together, this makes {equation}:{lines}\nSome candidates can never make both sides equal: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nMit manchen Kandidaten geht die Rechnung nie auf: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nSo {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nAlso {conclusion}.',
  'Put together, this makes {equation}:{lines}\nThe cells other than {cell} make at least {ofRest}, so {cell} is at most {limit}. Limits like this one rule out some candidates: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nDie Felder außer {cell} ergeben mindestens {ofRest}, also ist {cell} höchstens {limit}. Solche Grenzen schließen manche Kandidaten aus: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nThe cells other than {cell} make at most {ofRest}, so {cell} is at least {limit}. Limits like this one rule out some candidates: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nDie Felder außer {cell} ergeben höchstens {ofRest}, also ist {cell} mindestens {limit}. Solche Grenzen schließen manche Kandidaten aus: {conclusion}.',
  'The digits of {houses} add up to {whole}.': 'Die Ziffern in {houses} ergeben zusammen {whole}.',
  'Take away the {cage}.': 'Davon geht der {cage} ab.',
  'Add the {cage}.': 'Dazu kommt der {cage}.',
  'By the {clue}, {equation}.': 'Nach dem {clue} gilt {equation}.',
  'the number in {cells}': 'die Zahl in {cells}',
  'In the {cage}, the cells other than {cell} make at least {ofRest}, so {cell} is at most {limit}, and so {alike:is|are} {alike}: {conclusion}.':
    'Im {cage} ergeben die Felder außer {cell} mindestens {ofRest}, also ist {cell} höchstens {limit}, ebenso {alike}: {conclusion}.',
  'In the {cage}, the cells other than {cell} make at most {ofRest}, so {cell} is at least {limit}, and so {alike:is|are} {alike}: {conclusion}.':
    'Im {cage} ergeben die Felder außer {cell} höchstens {ofRest}, also ist {cell} mindestens {limit}, ebenso {alike}: {conclusion}.',
  'In the {cage}, {rest} {rest:is|make} at least {ofRest}, so {cell} is at most {limit}: {conclusion}.':
    'Im {cage} {rest:ist|ergeben} {rest} mindestens {ofRest}, also ist {cell} höchstens {limit}: {conclusion}.',
  'In the {cage}, {rest} {rest:is|make} at most {ofRest}, so {cell} is at least {limit}: {conclusion}.':
    'Im {cage} {rest:ist|ergeben} {rest} höchstens {ofRest}, also ist {cell} mindestens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther}, so {cell} is at most {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Dabei {other:ist|ergeben} {other} höchstens {ofOther}, also ist {cell} höchstens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther}, so {cell} is at least {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Dabei {other:ist|ergeben} {other} mindestens {ofOther}, also ist {cell} mindestens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther} and {rest} {rest:|make }at least {ofRest}, so {cell} is at most {limit}, and so {alike:is|are} {alike}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Dabei {other:ist|ergeben} {other} höchstens {ofOther} und {rest} mindestens {ofRest}, also ist {cell} höchstens {limit}, ebenso {alike}: {conclusion}.',
  'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther} and {rest} {rest:|make }at most {ofRest}, so {cell} is at least {limit}, and so {alike:is|are} {alike}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Dabei {other:ist|ergeben} {other} mindestens {ofOther} und {rest} höchstens {ofRest}, also ist {cell} mindestens {limit}, ebenso {alike}: {conclusion}.',
  'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther} and {rest} {rest:|make }at least {ofRest}, so {cell} is at most {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Dabei {other:ist|ergeben} {other} höchstens {ofOther} und {rest} mindestens {ofRest}, also ist {cell} höchstens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther} and {rest} {rest:|make }at most {ofRest}, so {cell} is at least {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Dabei {other:ist|ergeben} {other} mindestens {ofOther} und {rest} höchstens {ofRest}, also ist {cell} mindestens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Some candidates can never make both sides equal: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Mit manchen Kandidaten geht die Rechnung nie auf: {conclusion}.',
  'By the {clue}, {equation}. With {digit} in {cell}, no candidates of {others} make both sides equal: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Mit {digit} in {cell} geht die Rechnung mit keinen Kandidaten von {others} auf: {conclusion}.',
  '{sets} would leave the {other} no way to its sum.':
    '{sets} ließe dem Nachbarn, {other}, keinen Weg zu seiner Summe.',
  '{sets} would leave the {other} no combination.': '{sets} ließe dem Nachbarn, {other}, keine Kombination.',
  '{sets} would leave {cell} no candidate.': '{sets} ließe in {cell} keinen Kandidaten übrig.',
  'By its candidates, the {cage} can only be {sets}. But:{lines}\nSo it is {kept}: {conclusion}.':
    'Nach seinen Kandidaten kann der {cage} nur {sets} sein. Aber:{lines}\nAlso ist er {kept}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so {innies} {innies:is|add up to} {total}. That leaves {restTotal} for {rest}, the rest of the {cage}. Some candidates fit neither sum: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}, also {innies:ist|ergeben} {innies} {innies:|zusammen }{total}. Für {rest}, den Rest vom {cage}, bleiben {restTotal}. Manche Kandidaten passen zu keiner der beiden Summen: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. That leaves {restTotal} for {rest}, the rest of the {cage}. Some candidates fit neither sum: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen, die sie bedecken, ergeben {parts}. Den Unterschied, {total}, {outies:macht das Feld|machen die Felder} außerhalb aus, {outies}. Für {rest}, den Rest vom {cage}, bleiben {restTotal}. Manche Kandidaten passen zu keiner der beiden Summen: {conclusion}.',
  'These cages lie in {house}, so no two of them share a digit.{lines}\nSome candidates fit none of the combinations left: {conclusion}.':
    'Diese Käfige liegen in {house}, also haben keine zwei eine gemeinsame Ziffer.{lines}\nManche Kandidaten passen zu keiner der übrigen Kombinationen: {conclusion}.',
  'These clues lie in {house}, so no two of them share a digit.{lines}\nSome candidates fit none of the combinations left: {conclusion}.':
    'Diese Hinweise liegen in {house}, also haben keine zwei eine gemeinsame Ziffer.{lines}\nManche Kandidaten passen zu keiner der übrigen Kombinationen: {conclusion}.',
  'The {cage} can be {sets}.': 'Der {cage} kann {sets} sein.',
  'The {cage} could be {sets}, but beside the others only {kept}.':
    'Der {cage} könnte {sets} sein, neben den anderen aber nur {kept}.',
  'In the {clue}, {reason}: {conclusion}.': 'Im {clue} gilt: {reason}. Also {conclusion}.',
  'With the candidates left, the {clue} allows only {ways}: {conclusion}.':
    'Mit den übrigen Kandidaten lässt der {clue} nur {ways} zu: {conclusion}.',
  'Some candidates are in no way to fill the {clue}: {conclusion}.':
    'Manche Kandidaten kommen nie vor, wie man den {clue} auch füllt: {conclusion}.',
  'By the rules, {clues}. The candidates left allow only {ways}. So {conclusion}.':
    'Nach den Regeln gilt: {clues}. Die übrigen Kandidaten lassen nur {ways} zu. Also {conclusion}.',
  'By the rules, {clues}. Some candidates are in no way to fill {cells}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Manche Kandidaten kommen nie vor, wie man {cells} auch füllt: {conclusion}.',
  'The {cage} can only be {sets}, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    'Der {cage} kann nur {sets} sein, also enthält er die {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  'Without {digit}, the {cage} cannot reach its sum, so it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    'Ohne die {digit} erreicht der {cage} seine Summe nicht, also enthält er die {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  'However the {cage} is filled, it has {digit}, in {places}. Cells that see {places:it|both|all of these} are not {digit}: {conclusion}.':
    'Wie man den {cage} auch füllt, er enthält die {digit}, und zwar in {places}. Felder, die {places:es sehen|beide sehen|sie alle sehen}, sind nicht {digit}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so the cells left, {innies}, add up to {total}. {why}':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}, also ergeben die übrigen Felder, {innies}, zusammen {total}. {why}',
  'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. {why}':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen, die sie bedecken, ergeben {parts}. Den Unterschied, {total}, {outies:macht das Feld|machen die Felder} außerhalb aus, {outies}. {why}',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} and {outies} add up to the same. Some candidates never fit that: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also ergeben {innies} so viel wie {outies}. Manche Kandidaten passen nie dazu: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} is {total} more than {outies}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also ist {innies} um {total} größer als {outies}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {innies} {innies:is|make} {total} more than {outies}. Some candidates never fit that: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also {innies:ist|ergeben} {innies} {total} mehr als {outies}. Manche Kandidaten passen nie dazu: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {outies} is {total} more than {innies}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also ist {outies} um {total} größer als {innies}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums over {houses:it|them}, {parts}, leave out {innies} and take in {outies}. So {outies} {outies:is|make} {total} more than {innies}. Some candidates never fit that: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen darüber, {parts}, lassen {innies} aus und nehmen {outies} dazu. Also {outies:ist|ergeben} {outies} {total} mehr als {innies}. Manche Kandidaten passen nie dazu: {conclusion}.',
  'The digits of {houses} add up to {whole}, and the sum inside takes {parts} of this. The one cell left, {innies}, is the rest, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}, und davon nimmt die Summe darin {parts}. Das eine Feld, das übrig bleibt, {innies}, ist der Rest, {total}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this. The one cell left, {innies}, is the rest, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}. Das eine Feld, das übrig bleibt, {innies}, ist der Rest, {total}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}. The one cell outside, {outies}, is the difference, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen, die sie bedecken, ergeben {parts}. Das eine Feld außerhalb, {outies}, ist der Unterschied, {total}: {conclusion}.',
  '{cell} is {digits}.': '{cell} ist {digits}.',
  'The {cage} is {sets}, so it has at least one of {digits}.':
    'Der {cage} ist {sets}, also enthält er mindestens eine von {digits}.',
  'The {cage} is {sets}, so it has at least {least} of {digits}.':
    'Der {cage} ist {sets}, also enthält er mindestens {least} von {digits}.',
  'In {house}, {all} use up {digits}:{lines}\nSo no other cell of {house} is {any}, and no cage has more of them: {conclusion}.':
    'In {house} verbrauchen {all} zusammen {digits}:{lines}\nAlso ist in {house} kein anderes Feld {any}, und kein Käfig hat mehr davon: {conclusion}.',
  'In {house}, {all} use up {digits}:{lines}\nSo no other cell of {house} is {any}, and no clue has more of them: {conclusion}.':
    'In {house} verbrauchen {all} zusammen {digits}:{lines}\nAlso ist in {house} kein anderes Feld {any}, und kein Hinweis hat mehr davon: {conclusion}.',
  'In {house}, {digit} can only be in {places}, all in the {cage}. So the {cage} has {digit} and is {sets}. Some candidates fit none of these: {conclusion}.':
    'In {house} kann die {digit} nur in {places} stehen, ganz im {cage}. Also enthält der {cage} die {digit} und ist {sets}. Manche Kandidaten passen zu nichts davon: {conclusion}.',
  'By the rules, {clues}. {cell} has only {digits}, so {other} can only have {after}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {cell} hat nur {digits}, also kann {other} nur {after} haben: {conclusion}.',
  'By the rules, {clues}. No candidate of {cell} allows {lost} in {other}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Kein Kandidat von {cell} erlaubt {lost} in {other}: {conclusion}.',
  'By the rules, {clues}. {cell} has only {digits}, and none of these allows {lost} in {other}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {cell} hat nur {digits}, und nichts davon erlaubt {lost} in {other}: {conclusion}.',
  'In {house}, {digit} can only be in {places}. By the rules, {clues}. So some candidates of {from} would leave {digit} no place there: {conclusion}.':
    'In {house} kann die {digit} nur in {places} stehen. Nach den Regeln gilt: {clues}. Also ließen manche Kandidaten von {from} der {digit} dort keinen Platz: {conclusion}.',
  'The {cage} is a single cell, so this cell is {total}: {conclusion}.':
    'Der {cage} ist ein einziges Feld, also ist dieses {total}: {conclusion}.',
  '{cells} that add up to {total} have {digits}. The {cage} can have nothing else: {conclusion}.':
    '{cells}, die zusammen {total} ergeben, haben {digits}. Der {cage} kann nichts anderes enthalten: {conclusion}.',
  'By its candidates, the {cage} can only be {sets}. No other digit is in it: {conclusion}.':
    'Nach seinen Kandidaten kann der {cage} nur {sets} sein. Keine andere Ziffer ist darin: {conclusion}.',
  'By its candidates, the {cage} can only be {sets}. {digit} in {cell} would leave {rest} for {others}, where it has no place: {conclusion}.':
    'Nach seinen Kandidaten kann der {cage} nur {sets} sein. {digit} in {cell} ließe {rest} für {others}, was dort keinen Platz hat: {conclusion}.',
  'By its candidates, the {cage} can only be {sets}. Some candidates are in no way to place these: {conclusion}.':
    'Nach seinen Kandidaten kann der {cage} nur {sets} sein. Manche Kandidaten kommen dabei nie vor: {conclusion}.',
  'In the {cage}, {digit} in {cell} would leave {rest} for {others}, which cannot add up to that: {conclusion}.':
    'Im {cage} ließe {digit} in {cell} noch {rest} für {others}, was dort nicht zu erreichen ist: {conclusion}.',
  'In the {cage}, some candidates would leave the other cells a sum that they cannot reach: {conclusion}.':
    'Im {cage} ließen manche Kandidaten den anderen Feldern eine Summe, die sie nicht erreichen: {conclusion}.',
  'By the rules, {cell} is larger than each of {others}. In {house} these all differ, so the largest is at least {reached}, and {cell} at least {bound}: {conclusion}.':
    'Nach den Regeln ist {cell} größer als jedes der Felder {others}. In {house} sind diese alle verschieden, also ist das größte mindestens {reached} und {cell} mindestens {bound}: {conclusion}.',
  'By the rules, {cell} is smaller than each of {others}. In {house} these all differ, so the smallest is at most {reached}, and {cell} at most {bound}: {conclusion}.':
    'Nach den Regeln ist {cell} kleiner als jedes der Felder {others}. In {house} sind diese alle verschieden, also ist das kleinste höchstens {reached} und {cell} höchstens {bound}: {conclusion}.',
  'By the rules, {order}. {first} is at least {least}, so {last} is at least {bound}: {conclusion}.':
    'Nach den Regeln gilt: {order}. {first} ist mindestens {least}, also ist {last} mindestens {bound}: {conclusion}.',
  'By the rules, {order}. {first} is at least {least}, so the cells after it are at least {bounds}, in this order: {conclusion}.':
    'Nach den Regeln gilt: {order}. {first} ist mindestens {least}, also sind die Felder danach der Reihe nach mindestens {bounds}: {conclusion}.',
  'By the rules, {order}. {first} is at most {least}, so {last} is at most {bound}: {conclusion}.':
    'Nach den Regeln gilt: {order}. {first} ist höchstens {least}, also ist {last} höchstens {bound}: {conclusion}.',
  'By the rules, {order}. {first} is at most {least}, so the cells after it are at most {bounds}, in this order: {conclusion}.':
    'Nach den Regeln gilt: {order}. {first} ist höchstens {least}, also sind die Felder danach der Reihe nach höchstens {bounds}: {conclusion}.',
  low: 'niedrig',
  high: 'hoch',
  odd: 'ungerade',
  even: 'gerade',
  'Colour {a}: {ofA}. Colour {b}: {ofB}.': 'Farbe {a}: {ofA}. Farbe {b}: {ofB}.',
  'In {house}, {cells} are too many to be all of one kind.':
    'In {house} sind {cells} zu viele, um alle von einer Art zu sein.',
  'In {house}, beside {known}, {cells} are too many to be all of one kind.':
    'In {house} sind {cells} neben {known} zu viele, um alle von einer Art zu sein.',
  'By the rules, {clues}. So in {house}, {room} of {others} {room:is|are} {one} in any case, and only {room} digits are: {oneDigits}. No other cell of it is {one}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Also sind in {house} {room} von {others} in jedem Fall {one}, und nur {room} Ziffern sind es: {oneDigits}. Kein anderes Feld dort ist {one}: {conclusion}.',
  'By the rules, {clues}. {colours} {house} {end}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {colours} {house} {end}: {conclusion}.',
  'By the rules, {clues}. So these are {one} and {other} in turn:{lines}\n{house} {end}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Also sind diese abwechselnd {one} und {other}:{lines}\n{house} {end}: {conclusion}.',
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
  'By the rules, {clues}. {digit} in {cell} would leave only {left} both in {first} and in {second}, which see each other: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {digit} in {cell} ließe sowohl in {first} als auch in {second} nur {left} übrig, und diese sehen einander: {conclusion}.',
  'By the rules, {clues}. {digit} in {cell} would leave only {one} in {first} and only {other} in {second}, which the rules do not allow together: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {digit} in {cell} ließe in {first} nur {one} und in {second} nur {other} übrig, was die Regeln zusammen nicht erlauben: {conclusion}.',
  'By the rules, {clues}: that rules out {removed}': 'Nach den Regeln gilt: {clues}; das schließt {removed} aus',
  'By the rules, {clues}: that is no longer possible': 'Nach den Regeln gilt: {clues}; das ist nicht mehr möglich',
  'The {clue} leaves no room for {removed}': 'Im {clue} ist kein Platz für {removed}',
  'The {clue} can no longer be filled': '{clue}: das lässt sich nicht mehr füllen',
  'The sums in {houses} leave no room for {removed}': 'Die Summen in {houses} lassen keinen Platz für {removed}',
  'The sums in {houses} can no longer come out': 'Die Summen in {houses} gehen nicht mehr auf',
  '{left}, which rules out {removed}': '{left}, was {removed} ausschließt',
  '{cells} take {digits}, which rules out {removed}': '{cells} nehmen {digits} auf, was {removed} ausschließt',
  '{house}: {digits} have only {cells} left, which rules out {removed}':
    '{house:nominative}: für {digits} bleiben nur {cells}, was {removed} ausschließt',
} as const;
