/** German templates: singles, locked candidates, naked and hidden sets. */
export const SINGLES = {
  'In {house}, {cell} is the last empty cell and {digit} the last digit missing.':
    'In {house} ist {cell} das letzte leere Feld und {digit} die letzte Ziffer, die fehlt.',
  'In {house}, the only place for {digit} is {cell}.': 'In {house} ist {cell} der einzige Platz für {digit}.',
  '{digit} is the only candidate left in {cell}.': '{digit} ist der einzige Kandidat, der in {cell} übrig ist.',
  'In {house}, {digit} is in {places}. {from} sees all of these, in {common}: {conclusion}.':
    'In {house} ist {digit} in {places}. {from} sieht alle davon, in {common}: {conclusion}.',
  'In {house}, {digit} is in {places}. By the rules of this puzzle, {from} differs from each of these. So wherever {digit} is placed in {house}, {from} is not {digit}: {conclusion}.':
    'In {house} ist {digit} in {places}. Nach den Regeln dieses Rätsels ist {from} von jedem davon verschieden. Wo {digit} in {house} auch steht, {from} ist nicht {digit}: {conclusion}.',
  'In {house}, {digit} is in {places}. {from} sees {inHouses} in {common}, and by the rules of this puzzle it differs from {byPairs}. So wherever {digit} is placed in {house}, {from} is not {digit}: {conclusion}.':
    'In {house} ist {digit} in {places}. {from} sieht {inHouses} in {common} und ist nach den Regeln dieses Rätsels von {byPairs} verschieden. Wo {digit} in {house} auch steht, {from} ist nicht {digit}: {conclusion}.',
  'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}, and {house} has one place left for it: {conclusion}.':
    'In {from} liegt jeder Platz für {digit} in {to} ({cells}). Also ist die {digit} von {to} in {from}, und in {house} bleibt für sie ein Platz: {conclusion}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). One of {there} is {digit}, so one of {here} is {digit} too. It has only one place there: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). In einem von {there} steht {digit}, also steht {digit} auch in einem von {here}. Dort hat sie nur einen Platz: {conclusion}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). One of {there} is {digit}, so one of {here} is {digit} too, in {places}. A cell that sees all of these cannot be {digit}: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). In einem von {there} steht {digit}, also steht {digit} auch in einem von {here}, und zwar in {places}. Ein Feld, das diese alle sieht, kann nicht {digit} sein: {conclusion}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). A {digit} on one side needs a {digit} on the other, and of {there} only {places} can take it. So {digit} is false wherever in {here} it would rule that out: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). Eine {digit} auf der einen Seite braucht eine {digit} auf der anderen, und in {there} kann diese nur in {places} stehen. Also ist {digit} in {here} überall dort falsch, wo sie das ausschlösse: {conclusion}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({here}) hold the same digits as the cells of {other} outside {own} ({there}). {digit} has no place in {there}, so it has none in {here}: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({there}). {digit} hat in {there} keinen Platz, also auch in {here} nicht: {conclusion}.',
  'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}: {conclusion}.':
    'In {from} liegt jeder Platz für {digit} in {to} ({cells}). Also ist die {digit} von {to} in {from}: {conclusion}.',
  'In {house}, the only places for {digits} are {cells}. So these cells take nothing else, and {digit} has one place left there: {conclusion}.':
    'In {house} haben {digits} nur in {cells} Platz. Also nehmen diese Felder nichts anderes, und für {digit} bleibt dort ein Platz: {conclusion}.',
  'In {house}, the only places for {digits} are {cells}. So these cells take nothing else: {conclusion}.':
    'In {house} haben {digits} nur in {cells} Platz. Also nehmen diese Felder nichts anderes: {conclusion}.',
  '{cells} have only {digits} between them, so they take one each, and no other cell in {houses} can take them: {conclusion}.':
    '{cells} haben zusammen nur {digits}. Jedes Feld nimmt eine davon, also kann kein anderes Feld in {houses} sie nehmen: {conclusion}.',
} as const;
