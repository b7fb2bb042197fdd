/** German templates: set equivalences. */
export const EQUIVALENCES = {
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both hold the same digits. In {b}, {sure} can only be {digits}: {many}. In {a}, as many cells must be {digits}, and only {places} can. So these take nothing else, and no other cell of {b} is {digits}: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder bleiben auf der einen Seite {a} ({here}), auf der anderen {b} ({there}). Beide haben dieselben Ziffern. In {b} ist in {sure} nur {digits} möglich: {many}. In {a} muss {digits} in ebenso vielen Feldern stehen, und das geht nur in {places}. Diese nehmen also nichts anderes, und kein anderes Feld von {b} ist {digits}: {conclusion}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both hold the same digits. {b} has {digits} in at least {many}, and {a} in no more:{lines}\nSo both have it in {many}, all of them named here: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder bleiben auf der einen Seite {a} ({here}), auf der anderen {b} ({there}). Beide haben dieselben Ziffern. {b} hat {digits} mindestens so oft: {many}. {a} hat das nicht öfter:{lines}\nBeide haben es also genau so oft ({many}), und nur dort, wo es genannt ist: {conclusion}.',
  'In {side}, {cells} can only be {digits}.': 'In {side} ist in {cells} nur {digits} möglich.',
  'In {side}, only {cells} can be {digits}.': 'In {side} ist {digits} nur in {cells} möglich.',
  'Of the other cells of {side}, only {cells} can be {digits}.':
    'In den übrigen Feldern von {side} ist {digits} nur in {cells} möglich.',
  'In {side}, the {cage} can only be {sets}, always with {digits}.':
    'In {side} kann der {cage} nur {sets} sein, immer mit {digits}.',
  'In {side}, the {cage} can only be {sets}, without {digits}.':
    'In {side} kann der {cage} nur {sets} sein, ohne {digits}.',
  'In {side}, the {cage} can only be {sets}: at least {number} of {digits}.':
    'In {side} kann der {cage} nur {sets} sein: mindestens {number} von {digits}.',
  'In {side}, the {cage} can only be {sets}: at most {number} of {digits}.':
    'In {side} kann der {cage} nur {sets} sein: höchstens {number} von {digits}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both add up to the same. Subtract {b} from {a}:{lines}\nThis leaves {equation}. So {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder bleiben auf der einen Seite {a} ({here}), auf der anderen {b} ({there}). Beide ergeben dieselbe Summe. Zieh {b} von {a} ab:{lines}\nEs bleibt {equation}. Also {conclusion}.',
  '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both add up to the same. Subtract {b} from {a}:{lines}\nThis leaves {equation}. Some candidates can never make both sides equal: {conclusion}.':
    '{own:nominative} {own:enthält|enthalten} jede Ziffer so oft wie {other:nominative}. Ohne die gemeinsamen Felder bleiben auf der einen Seite {a} ({here}), auf der anderen {b} ({there}). Beide ergeben dieselbe Summe. Zieh {b} von {a} ab:{lines}\nEs bleibt {equation}. Mit manchen Kandidaten geht das nie auf: {conclusion}.',
} as const;
