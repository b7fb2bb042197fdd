/** German templates: sums, dots and other rules about some cells. */
export const RULES = {
  'By the {clue}, {equation}. With the candidates left, that allows only {ways}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Mit den übrigen Kandidaten geht nur {ways}: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nWith what is removed that is impossible: {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nMit dem, was wegfällt, geht das nicht: {conclusion}.',
  'Put together, this makes {equation}:{lines}\nSo {conclusion}.':
    'Zusammen ergibt das {equation}:{lines}\nAlso {conclusion}.',
  'The digits of {houses} add up to {whole}.': 'Die Ziffern in {houses} ergeben zusammen {whole}.',
  'Take away the {cage}.': 'Davon geht der {cage} ab.',
  'Add the {cage}.': 'Dazu kommt der {cage}.',
  'By the {clue}, {equation}.': 'Nach dem {clue} gilt {equation}.',
  'the number in {cells}': 'der Zahl in {cells}',
  'In the {cage}, the cells other than {cell} make at least {ofRest}, so {cell} is at most {limit}. The same is true of {alike}: {conclusion}.':
    'Im {cage} ergeben die Felder außer {cell} mindestens {ofRest}, also ist {cell} höchstens {limit}. Das gilt ebenso für {alike}: {conclusion}.',
  'In the {cage}, the cells other than {cell} make at most {ofRest}, so {cell} is at least {limit}. The same is true of {alike}: {conclusion}.':
    'Im {cage} ergeben die Felder außer {cell} höchstens {ofRest}, also ist {cell} mindestens {limit}. Das gilt ebenso für {alike}: {conclusion}.',
  'In the {cage}, {rest} can make no less than {ofRest}, so {cell} is at most {limit}: {conclusion}.':
    'Im {cage} ist mit {rest} nicht weniger als {ofRest} möglich, also ist {cell} höchstens {limit}: {conclusion}.',
  'In the {cage}, {rest} can make no more than {ofRest}, so {cell} is at least {limit}: {conclusion}.':
    'Im {cage} ist mit {rest} nicht mehr als {ofRest} möglich, also ist {cell} mindestens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Since {other} can make no more than {ofOther}, {cell} is at most {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Da mit {other} nicht mehr als {ofOther} möglich ist, ist {cell} höchstens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Since {other} can make no less than {ofOther}, {cell} is at least {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Da mit {other} nicht weniger als {ofOther} möglich ist, ist {cell} mindestens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Since {other} can make no more than {ofOther}, and {rest} no less than {ofRest}, {cell} is at most {limit}, and {alike} likewise: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Da mit {other} nicht mehr als {ofOther} möglich ist und mit {rest} nicht weniger als {ofRest}, ist {cell} höchstens {limit}, ebenso {alike}: {conclusion}.',
  'By the {clue}, {equation}. Since {other} can make no less than {ofOther}, and {rest} no more than {ofRest}, {cell} is at least {limit}, and {alike} likewise: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Da mit {other} nicht weniger als {ofOther} möglich ist und mit {rest} nicht mehr als {ofRest}, ist {cell} mindestens {limit}, ebenso {alike}: {conclusion}.',
  'By the {clue}, {equation}. Since {other} can make no more than {ofOther}, and {rest} no less than {ofRest}, {cell} is at most {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Da mit {other} nicht mehr als {ofOther} möglich ist und mit {rest} nicht weniger als {ofRest}, ist {cell} höchstens {limit}: {conclusion}.',
  'By the {clue}, {equation}. Since {other} can make no less than {ofOther}, and {rest} no more than {ofRest}, {cell} is at least {limit}: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Da mit {other} nicht weniger als {ofOther} möglich ist und mit {rest} nicht mehr als {ofRest}, ist {cell} mindestens {limit}: {conclusion}.',
  'By the {clue}, {equation}. With each candidate that is removed, the two sides could not come out equal: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Mit jedem Kandidaten, der wegfällt, ginge die Rechnung nicht auf: {conclusion}.',
  'By the {clue}, {equation}. With {digit} in {cell}, no candidates of {others} make both sides equal: {conclusion}.':
    'Nach dem {clue} gilt {equation}. Mit {digit} in {cell} geht die Rechnung mit keinen Kandidaten von {others} auf: {conclusion}.',
  '{sets} would leave the {other} no way to its sum.':
    '{sets} ließe dem Nachbarn, {other}, keinen Weg zu seiner Summe.',
  '{sets} would leave the {other} no combination.': '{sets} ließe dem Nachbarn, {other}, keine Kombination.',
  '{sets} would leave {cell} no candidate.': '{sets} ließe in {cell} keinen Kandidaten übrig.',
  'With the candidates left in its cells, the {cage} can only be {sets}. But:{lines}\nSo it is {kept}: {conclusion}.':
    'Mit den Kandidaten seiner Felder kann der {cage} nur {sets} sein. Aber:{lines}\nAlso ist er {kept}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so {innies} together have {total}. The {cage} consists of these and {rest}, for which {restTotal} is left. What fits neither part is removed: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}, also haben {innies} zusammen {total}. Der {cage} besteht aus diesen Feldern und {rest}, wofür {restTotal} bleibt. Was in keinen der beiden Teile passt, fällt weg: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums that cover them, {parts}, have only {outies} outside, which together have what is too much, {total}. The {cage} consists of these and {rest}, for which {restTotal} is left. What fits neither part is removed: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Von den Summen, die sie bedecken, {parts}, liegt nur {outies} außerhalb und hat zusammen, was zu viel ist, {total}. Der {cage} besteht aus diesen Feldern und {rest}, wofür {restTotal} bleibt. Was in keinen der beiden Teile passt, fällt weg: {conclusion}.',
  'These cages lie in {house}, so no two of them share a digit.{lines}\nWhat fits none of the combinations left is removed: {conclusion}.':
    'Diese Käfige liegen in {house}, also haben keine zwei eine gemeinsame Ziffer.{lines}\nWas zu keiner der übrigen Kombinationen passt, fällt weg: {conclusion}.',
  'These clues lie in {house}, so no two of them share a digit.{lines}\nWhat fits none of the combinations left is removed: {conclusion}.':
    'Diese Hinweise liegen in {house}, also haben keine zwei eine gemeinsame Ziffer.{lines}\nWas zu keiner der übrigen Kombinationen passt, fällt weg: {conclusion}.',
  'The {cage} can be {sets}.': 'Der {cage} kann {sets} sein.',
  'The {cage} could be {sets}, but beside the others only {kept}.':
    'Der {cage} könnte {sets} sein, neben den anderen aber nur {kept}.',
  'In the {clue}, {reason}: {conclusion}.': 'Im {clue} gilt: {reason}. Also {conclusion}.',
  'With the candidates left, the {clue} allows only {ways}: {conclusion}.':
    'Mit den übrigen Kandidaten lässt der {clue} nur {ways} zu: {conclusion}.',
  'However the {clue} is filled with the candidates left, what is removed is not used: {conclusion}.':
    'Wie man den {clue} mit den übrigen Kandidaten auch füllt, was wegfällt, kommt nicht vor: {conclusion}.',
  'By the rules, {clues}. With the candidates left, that allows only {ways}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Mit den übrigen Kandidaten geht nur {ways}: {conclusion}.',
  'By the rules, {clues}. However {cells} are filled with the candidates left, what is removed is not used: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Wie man {cells} mit den übrigen Kandidaten auch füllt, was wegfällt, kommt nicht vor: {conclusion}.',
  'The {cage} can only be {sets}, so {digit} is in it, in {places}. A cell that sees all of these is not {digit}: {conclusion}.':
    'Der {cage} kann nur {sets} sein, also enthält er {digit}, und zwar in {places}. Ein Feld, das diese alle sieht, ist nicht {digit}: {conclusion}.',
  'Without {digit}, the {cage} cannot reach its sum, so {digit} is in it, in {places}. A cell that sees all of these is not {digit}: {conclusion}.':
    'Ohne {digit} erreicht der {cage} seine Summe nicht, also enthält er {digit}, und zwar in {places}. Ein Feld, das diese alle sieht, ist nicht {digit}: {conclusion}.',
  'However the {cage} is filled, {digit} is in it, in {places}. A cell that sees all of these is not {digit}: {conclusion}.':
    'Wie man den {cage} auch füllt, er enthält {digit}, und zwar in {places}. Ein Feld, das diese alle sieht, ist nicht {digit}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so the cells left, {innies}, add up to {total}. {why}':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}, also ergeben die übrigen Felder, {innies}, zusammen {total}. {why}',
  'The digits of {houses} add up to {whole}. The sums that cover them, {parts}, have {outies} outside, which add up to what is too much, {total}. {why}':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Von den Summen, die sie bedecken, {parts}, liegen {outies} außerhalb und ergeben zusammen, was zu viel ist, {total}. {why}',
  'The digits of {houses} add up to {whole}. The sums {parts} cover them but for {innies}, and have {outies} outside. They add up to as much, so {innies} and {outies} do too. With what is removed that is impossible: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen {parts} bedecken sie bis auf {innies} und haben {outies} außerhalb. Sie ergeben ebenso viel, also ergeben {innies} so viel wie {outies}. Mit dem, was wegfällt, geht das nicht: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums {parts} cover them but for {innies}, and have {outies} outside. So {innies} is {total} more than {outies}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen {parts} bedecken sie bis auf {innies} und haben {outies} außerhalb. Also ist {innies} um {total} größer als {outies}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums {parts} cover them but for {innies}, and have {outies} outside. So {innies} make {total} more than {outies}. With what is removed that is impossible: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen {parts} bedecken sie bis auf {innies} und haben {outies} außerhalb. Also ergibt {innies} zusammen {total} mehr als {outies}. Mit dem, was wegfällt, geht das nicht: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums {parts} cover them but for {innies}, and have {outies} outside. So {outies} is {total} more than {innies}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen {parts} bedecken sie bis auf {innies} und haben {outies} außerhalb. Also ist {outies} um {total} größer als {innies}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums {parts} cover them but for {innies}, and have {outies} outside. So {outies} make {total} more than {innies}. With what is removed that is impossible: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Die Summen {parts} bedecken sie bis auf {innies} und haben {outies} außerhalb. Also ergibt {outies} zusammen {total} mehr als {innies}. Mit dem, was wegfällt, geht das nicht: {conclusion}.',
  'The digits of {houses} add up to {whole}, and {parts} of this are in the sum inside. The one cell that it leaves, {innies}, is the difference, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}, und davon nimmt die Summe darin {parts}. Das eine Feld, das sie übrig lässt, {innies}, ist der Unterschied, {total}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums inside take {parts} of this. The one cell that they leave, {innies}, is the difference, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Davon nehmen die Summen darin {parts}. Das eine Feld, das sie übrig lassen, {innies}, ist der Unterschied, {total}: {conclusion}.',
  'The digits of {houses} add up to {whole}. The sums that cover them, {parts}, have one cell outside, {outies}. So this cell is what they have too much, {total}: {conclusion}.':
    'Die Ziffern in {houses} ergeben zusammen {whole}. Von den Summen, die sie bedecken, {parts}, liegt ein Feld außerhalb, {outies}. Also ist dieses Feld das, was sie zu viel haben, {total}: {conclusion}.',
  '{cell} is {digits}.': '{cell} ist {digits}.',
  'The {cage} is {sets}, so it has at least one of {digits}.':
    'Der {cage} ist {sets}, also enthält er mindestens eine von {digits}.',
  'The {cage} is {sets}, so it has at least {least} of {digits}.':
    'Der {cage} ist {sets}, also enthält er mindestens {least} von {digits}.',
  'In {house}, {all} use up {digits}:{lines}\nThat is all of {digits} in {house}. No other cell has them, and no cage has more of them: {conclusion}.':
    'In {house} verbrauchen {all} zusammen {digits}:{lines}\nDamit sind {digits} in {house} vergeben. Kein anderes Feld hat sie, und kein Käfig hat mehr davon: {conclusion}.',
  'In {house}, {all} use up {digits}:{lines}\nThat is all of {digits} in {house}. No other cell has them, and no clue has more of them: {conclusion}.':
    'In {house} verbrauchen {all} zusammen {digits}:{lines}\nDamit sind {digits} in {house} vergeben. Kein anderes Feld hat sie, und kein Hinweis hat mehr davon: {conclusion}.',
  'In {house}, {digit} can only be in {places}, all of it in the {cage}. So the {cage} has {digit}, and it is {sets}. What fits none of these is removed: {conclusion}.':
    'In {house} kann {digit} nur in {places} stehen, ganz im {cage}. Also enthält der {cage} die {digit} und ist {sets}. Was zu nichts davon passt, fällt weg: {conclusion}.',
  'By the rules, {clues}. {cell} has only {digits}, so {other} can only have {after}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {cell} hat nur {digits}, also kann {other} nur {after} haben: {conclusion}.',
  'By the rules, {clues}. No candidate of {cell} allows {lost} in {other}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Kein Kandidat von {cell} erlaubt {lost} in {other}: {conclusion}.',
  'By the rules, {clues}. {cell} has only {digits}, and none of these allows {lost} in {other}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {cell} hat nur {digits}, und nichts davon erlaubt {lost} in {other}: {conclusion}.',
  'In {house}, {digit} can only be in {places}. By the rules, {clues}. So what is removed from {from} would leave {digit} no place there: {conclusion}.':
    'In {house} kann {digit} nur in {places} stehen. Nach den Regeln gilt: {clues}. Was in {from} wegfällt, ließe der {digit} dort keinen Platz: {conclusion}.',
  'The {cage} is a single cell, so this cell is {total}: {conclusion}.':
    'Der {cage} ist ein einziges Feld, also ist dieses {total}: {conclusion}.',
  '{cells} that add up to {total} have {digits}. The {cage} can have nothing else: {conclusion}.':
    '{cells}, die zusammen {total} ergeben, haben {digits}. Der {cage} kann nichts anderes enthalten: {conclusion}.',
  'With the candidates left in its cells, the {cage} can only be {sets}. No other digit is in it: {conclusion}.':
    'Mit den Kandidaten seiner Felder kann der {cage} nur {sets} sein. Keine andere Ziffer ist darin: {conclusion}.',
  'With the candidates left in its cells, the {cage} can only be {sets}. With {digit} in {cell}, {rest} would be left for {others}, which has no place there: {conclusion}.':
    'Mit den Kandidaten seiner Felder kann der {cage} nur {sets} sein. Mit {digit} in {cell} bliebe {rest} für {others}, was dort keinen Platz hat: {conclusion}.',
  'With the candidates left in its cells, the {cage} can only be {sets}. However these are placed, what is removed is not used: {conclusion}.':
    'Mit den Kandidaten seiner Felder kann der {cage} nur {sets} sein. Wie man das auch verteilt, was wegfällt, kommt nicht vor: {conclusion}.',
  'In the {cage}, {digit} in {cell} would leave {rest} for {others}, which cannot add up to that: {conclusion}.':
    'Im {cage} ließe {digit} in {cell} noch {rest} für {others}, was dort nicht zu erreichen ist: {conclusion}.',
  'In the {cage}, each candidate that is removed would leave the other cells a sum that they cannot reach: {conclusion}.':
    'Im {cage} ließe jeder Kandidat, der wegfällt, den anderen Feldern eine Summe, die sie nicht erreichen: {conclusion}.',
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
  'By the rules, {clues}. So in {house}, {room} of {others} are {one} in any case, and only {room} digits are: {oneDigits}. No other cell of it is {one}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Also sind in {house} {room} von {others} in jedem Fall {one}, und nur {room} Ziffern sind es: {oneDigits}. Kein anderes Feld dort ist {one}: {conclusion}.',
  'By the rules, {clues}. {colours} {house} {end}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {colours} {house} {end}: {conclusion}.',
  'By the rules, {clues}. So these are {one} and {other} in turn:{lines}\n{house} {end}: {conclusion}.':
    'Nach den Regeln gilt: {clues}. Also sind diese abwechselnd {one} und {other}:{lines}\n{house} {end}: {conclusion}.',
  'So {first} must be of one kind, {second} of the other.':
    'Das heißt: {first} von der einen Art, {second} von der anderen.',
  'So {cells} are all {one} or all {other}.': 'Also sind {cells} alle {one} oder alle {other}.',
  'So of the colours {a} ({ofA}) and {b} ({ofB}), one is {one} and the other {other}.':
    'Also ist von den Farben {a} ({ofA}) und {b} ({ofB}) die eine {one} und die andere {other}.',
  'If {own} were {one}, {house} would have {count} such cells, but only {room} digits are {one}: {oneDigits}.':
    'Mit {own} als {one} gäbe es in {house} {count} solche Felder, aber nur {room} Ziffern sind {one}: {oneDigits}.',
  'In {house}, {others} must be {one}. If {own} were too, these would be {count}, but only {room} digits are: {oneDigits}.':
    'In {house} schon {one}: {others}. Mit {own} wären es {count} Felder, aber nur {room} Ziffern sind es: {oneDigits}.',
  'In {house}, {rest} of {others} are {one} in any case. If {own} were too, these would be {count}, but only {room} digits are: {oneDigits}.':
    'In {house} in jedem Fall {one}: {rest} von {others}. Mit {own} wären es {count} Felder, aber nur {room} Ziffern sind es: {oneDigits}.',
  'So {cells} must be {kind}': 'Also {kind}: {cells}',
  'So {a} is {first} and {b} is {second}': 'Also {first}: {a}, {second}: {b}',
  'By the rules, {clues}. {digit} in {cell} would leave only {left} both in {first} and in {second}, which see each other: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {digit} in {cell} ließe sowohl in {first} als auch in {second} nur {left} übrig, und diese sehen einander: {conclusion}.',
  'By the rules, {clues}. {digit} in {cell} would leave only {one} in {first} and only {other} in {second}, which the rules do not allow together: {conclusion}.':
    'Nach den Regeln gilt: {clues}. {digit} in {cell} ließe in {first} nur {one} und in {second} nur {other} übrig, was die Regeln zusammen nicht erlauben: {conclusion}.',
  'By the rules, {clues}: that rules out {removed}.': 'Nach den Regeln gilt: {clues}. Das schließt {removed} aus.',
  'By the rules, {clues}: that is no longer possible.': 'Nach den Regeln gilt: {clues}. Das ist nicht mehr möglich.',
  'The {clue} leaves no room for {removed}.': 'Im {clue} ist kein Platz für {removed}.',
  'The {clue} can no longer be filled.': '{clue}: Das lässt sich nicht mehr füllen.',
  'The sums in {houses} leave no room for {removed}.': 'Die Summen in {houses} lassen keinen Platz für {removed}.',
  'The sums in {houses} can no longer come out.': 'Die Summen in {houses} gehen nicht mehr auf.',
} as const;
