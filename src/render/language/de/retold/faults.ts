/** The German words of errors in texts that are to be puzzles. */
export const FAULTS = {
  'there is no puzzle in it: a puzzle is a line of N² symbols or a grid of N rows of N':
    'darin steht kein Rätsel: ein Rätsel ist eine Zeile von N² Zeichen oder ein Gitter aus N Zeilen zu N',
  'there is no cell in it: a line has N² symbols, a grid N rows of N':
    'darin steht kein Feld: eine Zeile hat N² Zeichen, ein Gitter N Zeilen zu N',
  'one symbol alone is not a puzzle: a line has N² symbols, a grid N rows of N':
    'ein Zeichen allein ist kein Rätsel: eine Zeile hat N² Zeichen, ein Gitter N Zeilen zu N',
  '{symbol} alone is not a puzzle: a line has N² symbols, a grid N rows of N':
    '{symbol} allein ist kein Rätsel: eine Zeile hat N² Zeichen, ein Gitter N Zeilen zu N',
  '{number} symbols are not a puzzle of size {size}: a line has {all} of them, a grid {rows} rows of {each}':
    '{number} Zeichen sind kein Rätsel der Größe {size}: eine Zeile hat {all} davon, ein Gitter {rows} Zeilen zu {each}',
  '{number} symbols are not a puzzle: a line has N² of them, a grid N rows of N':
    '{number} Zeichen sind kein Rätsel: eine Zeile hat N² davon, ein Gitter N Zeilen zu N',
  '{number} symbols are not a puzzle: a line has N² of them, a grid N rows of N. As a line: {clause}':
    '{number} Zeichen sind kein Rätsel: eine Zeile hat N² davon, ein Gitter N Zeilen zu N. Als Zeile: {clause}',
  '{number} symbols do not fill a grid: one of size {size} has {all}':
    '{number} Zeichen füllen kein Gitter: eines der Größe {size} hat {all}',
  '{number} symbols do not fill a grid: one of size {size} has {all} candidates, {each} for each cell':
    '{number} Zeichen füllen kein Gitter: eines der Größe {size} hat {all} Kandidaten, {each} für jedes Feld',
  '{number} symbols are the candidates of no grid: one of size N has N³, as 729 of 9×9':
    '{number} Zeichen sind die Kandidaten keines Gitters: eines der Größe N hat N³, wie 729 bei 9×9',
  'row {row} has {count} cells instead of {size}': 'Zeile {row} hat {count} Felder statt {size}',
  '{rows} rows instead of {size}: row {row} is missing': '{rows} Zeilen statt {size}: Zeile {row} fehlt',
  '{rows} rows instead of {size}: row {row} is too many': '{rows} Zeilen statt {size}: Zeile {row} ist zu viel',
  '{lines} lines of {size} symbols are a puzzle each: give one at a time':
    '{lines} Zeilen von {size} Zeichen sind je ein Rätsel: gib eines nach dem anderen',
  'unknown symbol {symbol}: {clauseRange}': 'unbekanntes Zeichen {symbol}: {clauseRange}',
  '{symbol} is more than {number}: {clauseRange}': '{symbol} ist mehr als {number}: {clauseRange}',
  'a grid of size {size} has {digits}, and . or 0 where a cell is empty':
    'ein Gitter der Größe {size} hat {digits}, und . oder 0, wo ein Feld leer ist',
  'no cell has a digit, but {signs} are in it: create --pattern takes such a pattern':
    'kein Feld hat eine Ziffer, aber {signs} stehen darin: create --pattern nimmt ein solches Muster',
  'a grid of size {size} is too large: sizes go up to {most}':
    'ein Gitter der Größe {size} ist zu groß: Größen gehen bis {most}',
  'this grid has size {size}, but {expected} is expected (boxes of {boxes})':
    'dieses Gitter hat die Größe {size}, erwartet wird {expected} (Blöcke von {boxes})',
  'this grid has boxes of {boxes}, but {expected} are expected':
    'dieses Gitter hat Blöcke von {boxes}, erwartet werden {expected}',
  'this grid has size {size}, but its words say size {other}':
    'dieses Gitter hat die Größe {size}, aber seine Worte sagen {other}',
  'size {size} has only single rows as boxes: to use them, add {option}':
    'die Größe {size} hat nur einzelne Zeilen als Blöcke: dafür gib {option} an',
  'size {size} has only single rows as boxes: to use them, add {option} (in the library: {setting})':
    'die Größe {size} hat nur einzelne Zeilen als Blöcke: dafür gib {option} an (in der Bibliothek: {setting})',
  'this puzzle has rules that are not supported: {rules}': 'dieses Rätsel hat Regeln, die nicht bekannt sind: {rules}',
  'another puzzle begins here: give one puzzle only': 'hier beginnt ein weiteres Rätsel: gib nur eines',
  'another line begins here: a library line is a puzzle of its own':
    'hier beginnt eine weitere Zeile: eine Zeile einer Sammlung ist ein eigenes Rätsel',
  'this begins like JSON but is not valid: {reason}': 'das beginnt wie JSON, ist aber keines: {reason}',
  'this JSON has no puzzle: expected an object with a text as its puzzle':
    'dieses JSON hat kein Rätsel: erwartet ist ein Objekt mit einem Text als puzzle',
  'in its puzzle: {clause}': 'in seinem Rätsel: {clause}',
  'this is not a JSON object': 'das ist kein Objekt in JSON',
  'more than {number} characters are not a puzzle: the largest has fewer':
    'mehr als {number} Zeichen sind kein Rätsel: das größte hat weniger',
  'more than {number} characters are not a puzzle': 'mehr als {number} Zeichen sind kein Rätsel',
  'only the last grid may have candidates': 'nur das letzte Gitter darf Kandidaten haben',
  'this grid, the last one, must have candidates': 'dieses Gitter, das letzte, braucht Kandidaten',
  'this grid has another shape than the one before': 'dieses Gitter hat eine andere Form als das davor',
  '{number} grids do not make a position: expected givens, values so far and candidates':
    '{number} Gitter sind keine Stellung: erwartet sind Vorgaben, Werte bis jetzt und Kandidaten',
  'cells are written as r1c1r2c3, not {word}': 'Felder schreibt man als r1c1r2c3, nicht {word}',
  'there is no {cell} in a grid of {size}': 'es gibt kein {cell} in einem Gitter von {size}',
  'there is no variant {word}: there are {names}': 'es gibt keine Variante {word}: es gibt {names}',
  '{kind} needs its cells, as in {example}': '{kind} braucht seine Felder, wie in {example}',
  'this base64 is cut off: copy all of it': 'dieses base64 ist abgeschnitten: kopiere alles',
  'size {size}': 'Größe {size}',
  "'{word}' in {place} is not a candidate": "'{word}' in {place} ist kein Kandidat",
  'row {row}, column {column}: {word} is not a number that a cell can hold: {clauseRange}':
    'Zeile {row}, Spalte {column}: {word} ist keine Zahl, die ein Feld fasst: {clauseRange}',
  'row {row}, column {column}: {word} is more than {number}: {clauseRange}':
    'Zeile {row}, Spalte {column}: {word} ist mehr als {number}: {clauseRange}',
  '{fault}; other texts are read by `await read(text)`': '{fault}; andere Texte liest `await read(text)`',
  'it is longer than any puzzle': 'es ist länger als jedes Rätsel',
  'it is JSON': 'es ist JSON',
  'there is a comment in it': 'darin steht ein Kommentar',
  'it has candidates alone': 'es hat nur Kandidaten',
  'something stands beside the puzzle: {text}': 'neben dem Rätsel steht etwas: {text}',
  '{digit} is no digit of size {size}: they count from 0':
    '{digit} ist keine Ziffer der Größe {size}: sie zählen von 0',
  'the packed text is cut off: copy all of it': 'der gepackte Text ist abgeschnitten: kopiere alles',
} as const;
