/** German templates: singles, locked candidates, naked and hidden sets. */
export const SINGLES = {
  'In {house}, {cell} is the last empty cell, and {digit} is the last digit missing.':
    'In {house} ist nur noch {cell} leer, und nur noch die {digit} fehlt.',
  'In {house}, the only place for {digit} is {cell}.': 'In {house} ist {cell} der einzige Platz für die {digit}.',
  '{digit} is the only candidate left in {cell}.': '{digit} ist der einzige Kandidat, der in {cell} übrig ist.',
  '{from} sees {places:both|both|all} of them, in {common}': '{from} sieht {places:beide|beide|alle}, in {common}',
  '{from} differs from {places:both|both|all} of them': '{from} ist von {places:beiden|beiden|allen} verschieden',
  '{from} sees {inHouses} in {common}, and differs from {byPairs}':
    '{from} sieht {inHouses} in {common} und ist von {byPairs} verschieden',
  '{sight}.': '{sight}.',
  'In {house}, {digits} can only be in {places}. {sight}: {conclusion}.':
    'In {house} {digits:hat|haben} {digits} nur in {places} Platz. {sight}: {conclusion}.',
  '{clues:general}. In {house}, {digits} can only be in {places}. {sight}: {conclusion}.':
    '{clues:general}. In {house} {digits:hat|haben} {digits} nur in {places} Platz. {sight}: {conclusion}.',
  'In {house}, {digits} can only be in {places}:{lines}\nSo {conclusion}.':
    'In {house} {digits:hat|haben} {digits} nur in {places} Platz:{lines}\nAlso: {conclusion}.',
  '{clues:general}. In {house}, {digits} can only be in {places}:{lines}\nSo {conclusion}.':
    '{clues:general}. In {house} {digits:hat|haben} {digits} nur in {places} Platz:{lines}\nAlso: {conclusion}.',
  'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}, and {house} has one place left for it: {conclusion}.':
    'In {from} liegt jeder Platz für die {digit} in {to} ({cells}). Also steht die {digit} von {to} in {from}, und in {house} bleibt ihr nur ein Platz: {conclusion}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {here} {here:is|are} left on one side, {there} on the other. Both sides hold the same digits. {digit} is in {there}, so it is in {here} too. It has no other place there: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder {here:bleibt|bleiben} auf der einen Seite {here}, auf der anderen {there}. Beide Seiten haben dieselben Ziffern. Die {digit} steht in {there}, also auch in {here}. Dort hat sie keinen anderen Platz: {conclusion}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {here} {here:is|are} left on one side, {there} on the other. Both sides hold the same digits. {digit} is in {there}, so it is in {here} too, where its only {places:place is|places are} {places}. Cells that see {places:it|both|all} are not {digit}: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder {here:bleibt|bleiben} auf der einen Seite {here}, auf der anderen {there}. Beide Seiten haben dieselben Ziffern. Die {digit} steht in {there}, also auch in {here}, und dort nur in {places}. Felder, die {places:es|beide|alle} sehen, sind nicht {digit}: {conclusion}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {here} {here:is|are} left on one side, {there} on the other. Both sides hold the same digits. Of {there}, only {places} can be {digit}. A {digit} in {here} that sees {places:it|both|all} would have no counterpart: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder {here:bleibt|bleiben} auf der einen Seite {here}, auf der anderen {there}. Beide Seiten haben dieselben Ziffern. Von {there} {places:kann|können} nur {places} {digit} sein. Eine {digit} in {here}, die {places:es|beide|alle} sieht, hätte kein Gegenstück: {conclusion}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {here} {here:is|are} left on one side, {there} on the other. Both sides hold the same digits. {digit} has no place in {there}, so it has none in {here}: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder {here:bleibt|bleiben} auf der einen Seite {here}, auf der anderen {there}. Beide Seiten haben dieselben Ziffern. Die {digit} hat in {there} keinen Platz, also auch in {here} nicht: {conclusion}.',
  'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}: {conclusion}.':
    'In {from} liegt jeder Platz für die {digit} in {to} ({cells}). Also steht die {digit} von {to} in {from}: {conclusion}.',
  'In {house}, the only places for {digits} are {cells}: as many cells as digits. So these cells take nothing else, which leaves one place for {digit}: {conclusion}.':
    'In {house} haben {digits} nur in {cells} Platz: so viele Felder wie Ziffern. Also nehmen diese Felder nichts anderes, und für die {digit} bleibt ein Platz: {conclusion}.',
  'In {house}, the only places for {digits} are {cells}: as many cells as digits. So these cells take nothing else: {conclusion}.':
    'In {house} haben {digits} nur in {cells} Platz: so viele Felder wie Ziffern. Also nehmen diese Felder nichts anderes: {conclusion}.',
  '{cells} have only {digits} between them: as many digits as cells. So these digits are used up in {houses}: {conclusion}.':
    '{cells} haben zusammen nur {digits}: so viele Ziffern wie Felder. Damit sind diese Ziffern in {houses} verbraucht: {conclusion}.',
  '{by} is {value}, so its {clue:partner} {cell} is {digit}.':
    '{by} ist {value}, also ist sein {clue:partner}, {cell}, eine {digit}.',
  'All other cells of the {clue} are filled, so {cell} is {digit}.':
    'Alle anderen Felder {clue:vom} sind gefüllt, also ist {cell} eine {digit}.',
  'In the {clue}, {others} {others:is|make} {sum}, so the rest, {cell}, is {digit}.':
    '{clue:im} {others:ist|ergeben} {others} {sum}, also ist der Rest, {cell}, eine {digit}.',
  '{by} is {value}, so its {clue:partner} {cell} is {kept}. Only {digit} of these is left.':
    '{by} ist {value}, also ist sein {clue:partner}, {cell}, {kept}. Davon ist nur die {digit} übrig.',
  'All other cells of the {clue} are filled, so {cell} is {kept}. Only {digit} of these is left.':
    'Alle anderen Felder {clue:vom} sind gefüllt, also ist {cell} {kept}. Davon ist nur die {digit} übrig.',
  '{by} is {value}, so its {clue:partner} {cell} is not {lost}':
    '{by} ist {value}, also ist sein {clue:partner}, {cell}, nicht {lost}',
  'all other cells of the {clue} are filled, so {cell} is not {lost}':
    'alle anderen Felder {clue:vom} sind gefüllt, also ist {cell} nicht {lost}',
  '{digit} is the only candidate left in {cell}: {cause}.':
    'In {cell} ist nur die {digit} als Kandidat übrig: {cause}.',
  '{digit} is the only candidate left in {cell}:{lines}': 'In {cell} ist nur die {digit} als Kandidat übrig:{lines}',
  'In {house}, the only place for {digit} is {cell}: {cause}.':
    'In {house} hat die {digit} nur in {cell} Platz: {cause}.',
  'In {house}, the only place for {digit} is {cell}:{lines}': 'In {house} hat die {digit} nur in {cell} Platz:{lines}',
} as const;
