/** German templates: set equivalences. */
export const EQUIVALENCES = {
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({a}: {here}) hold the same digits as the cells of {other} outside {own} ({b}: {there}). In {b}, {sure} can only be {digits}: {many}. So {a} needs {digits} in as many cells, and has no other places for them than {places}. So {places} must be {digits}, and no other cell of {b} can be: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({a}: {here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({b}: {there}). In {b} ist in {sure} nur {digits} möglich: {many}. Also braucht {a} {digits} in ebenso vielen Feldern und hat dafür keinen Platz außer {places}. In {places} steht also {digits}, und in keinem anderen Feld von {b}: {conclusion}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({a}: {here}) hold the same digits as the cells of {other} outside {own} ({b}: {there}). {b} has {digits} in at least {many}, and {a} has it in no more:{lines}\nSo both have it in {many}, all of them named here: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also haben die Felder in {own} außerhalb von {other} ({a}: {here}) dieselben Ziffern wie die in {other} außerhalb von {own} ({b}: {there}). {b} hat {digits} mindestens so oft: {many}. {a} hat das nicht öfter:{lines}\nBeide haben es also genau so oft ({many}), und nur dort, wo es genannt ist: {conclusion}.',
  'In {side}, {cells} can only be {digits}.': 'In {side} ist in {cells} nur {digits} möglich.',
  'In {side}, only {cells} can be {digits}.': 'In {side} ist {digits} nur in {cells} möglich.',
  'Of the other cells of {side}, only {cells} can be {digits}.':
    'In den übrigen Feldern von {side} ist {digits} nur in {cells} möglich.',
  'In {side}, the {cage} can only be {sets}, always with {digits}.':
    'In {side} kann der {cage} nur {sets} sein, immer mit {digits}.',
  'In {side}, the {cage} can only be {sets}: at least {number} of {digits}.':
    'In {side} kann der {cage} nur {sets} sein: mindestens {number} von {digits}.',
  'In {side}, the {cage} can only be {sets}: at most {number} of {digits}.':
    'In {side} kann der {cage} nur {sets} sein: höchstens {number} von {digits}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({a}: {here}) add up to the same as the cells of {other} outside {own} ({b}: {there}). Subtract {b} from {a}:{lines}\nThis leaves {equation}. So {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also ergeben die Felder in {own} außerhalb von {other} ({a}: {here}) zusammen dasselbe wie die in {other} außerhalb von {own} ({b}: {there}). Zieh {b} von {a} ab:{lines}\nEs bleibt {equation}. Also {conclusion}.',
  'Each digit appears in {own} as often as in {other}. So the cells of {own} outside {other} ({a}: {here}) add up to the same as the cells of {other} outside {own} ({b}: {there}). Subtract {b} from {a}:{lines}\nThis leaves {equation}. With what is removed that is impossible: {conclusion}.':
    'Jede Ziffer steht in {own} so oft wie in {other}. Also ergeben die Felder in {own} außerhalb von {other} ({a}: {here}) zusammen dasselbe wie die in {other} außerhalb von {own} ({b}: {there}). Zieh {b} von {a} ab:{lines}\nEs bleibt {equation}. Mit dem, was wegfällt, geht das nicht: {conclusion}.',
} as const;
