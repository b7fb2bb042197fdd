/** The German words of remarks on how a text was read. */
export const READING = {
  'another puzzle in the same line is not read: a line has one':
    'ein weiteres Rätsel in derselben Zeile wird nicht gelesen: eine Zeile hat eines',
  'its stated solution differs from ours, a rule may be missing: {fault}':
    'die angegebene Lösung ist eine andere als unsere, vielleicht fehlt eine Regel: {fault}',
  'its rules say more than is read, a rule may be missing: {text}':
    'die Regeln sagen mehr, als gelesen wird, vielleicht fehlt eine: {text}',
  'the words above the puzzle are read as no rule, a given or a rule may be missing: {text}':
    'die Worte über dem Rätsel gelten nicht als Regel, vielleicht fehlt eine Vorgabe oder eine Regel: {text}',
  'text beside the puzzle is left out, a given or a rule may be missing: {text}':
    'Text neben dem Rätsel bleibt weg, vielleicht fehlt eine Vorgabe oder eine Regel: {text}',
  '{sentence} → nothing beside the usual rules': '{sentence} → nichts außer den üblichen Regeln',
  '{sentence} → {rule}, 1 clue': '{sentence} → {rule}, 1 Hinweis',
  '{sentence} → {rule}, {count} clues': '{sentence} → {rule}, {count} Hinweise',
  '{sentence} → {rule}': '{sentence} → {rule}',
  'not understood: {saidParts}': 'nicht verstanden: {saidParts}',
  'rules left out: {saidParts}': 'weggelassene Regeln: {saidParts}',
  '"{sentence}" (the word {word})': '„{sentence}“ (das Wort {word})',
  '"{sentence}": their digits differ by what else was read':
    '„{sentence}“: nach dem, was sonst gelesen ist, sind ihre Ziffern verschieden',
  'nothing is drawn for "{sentence}" ({rules})': 'zu „{sentence}“ ({rules}) ist nichts gezeichnet',
  'no sentence says what this {nounDrawing} at {place} means': 'kein Satz sagt, was {nounDrawing} bei {place} bedeutet',
  'no sentence says what this {nounDrawing} at {place} and {number} like it means':
    'kein Satz sagt, was {nounDrawing} bei {place} und {number} von dieser Art bedeuten',
  'the stated solution breaks what was read: {reason}': 'die angegebene Lösung verletzt, was gelesen ist: {reason}',
  'the stated solution breaks what was read ({rules}): {reason}':
    'die angegebene Lösung verletzt, was gelesen ist ({rules}): {reason}',
  'it breaks a rule with {text}': 'sie verletzt mit {text} eine Regel',
  'it has {digit} in {cell}, where {other} is given': 'sie hat {digit} in {cell}, wo {other} vorgegeben ist',
  'it has {digit} in both {cells}': 'sie hat {digit} in beiden: {cells}',
  'the words state the usual rules, and the grid has no boxes':
    'die Worte nennen die üblichen Regeln, und das Gitter hat keine Blöcke',
  'neither the words nor the drawing say what the regions are':
    'weder die Worte noch die Zeichnung sagen, was die Gebiete sind',
  'one of {count} ways to read the drawing': 'eine von {count} Arten, die Zeichnung zu lesen',
  'the words fit the drawing in too many ways to try them all':
    'die Worte passen auf zu viele Arten zur Zeichnung, um alle zu prüfen',
  'a clue stands twice, once is enough: {clue}': 'ein Hinweis steht zweimal da, einmal genügt: {clue}',
  'the stated solution decided between several readings': 'die angegebene Lösung entschied zwischen mehreren Lesarten',
  'the words fit the drawing in {count} ways, and nothing decides between them':
    'die Worte passen auf {count} Arten zur Zeichnung, und nichts entscheidet zwischen ihnen',
  'the drawing is written as rules alone: ornaments and the words of its rules are left out':
    'die Zeichnung ist nur als Regeln geschrieben: Schmuck und die Worte ihrer Regeln bleiben weg',
  'no text holds rules that are not understood': 'kein Text hält Regeln, die nicht verstanden sind',
  'the section [{names}] is not read': 'der Abschnitt [{names}] wird nicht gelesen',
  'the puzzle is found inside its line': 'das Rätsel stand mitten in seiner Zeile',
  'the puzzle is found in JSON': 'das Rätsel stand in JSON',
  'the moves of a saved game are left out': 'die Züge eines gespeicherten Spiels bleiben weg',
  'the cells of an HTML table are read': 'gelesen sind die Felder einer HTML-Tabelle',
  'the cells of XML are read': 'gelesen sind die Felder aus XML',
  'remarks after rows are left out': 'Bemerkungen hinter Zeilen bleiben weg',
  'lines that only draw are left out': 'Zeilen, die nur zeichnen, bleiben weg',
  'names of rows and columns are left out': 'Namen von Zeilen und Spalten bleiben weg',
  'text right of the frame is left out': 'Text rechts vom Rahmen bleibt weg',
  'lists are read as rows': 'Listen gelten als Zeilen',
  'brackets are read as cells': 'Klammern gelten als Felder',
  'fields of a table are read as cells': 'Zellen einer Tabelle gelten als Felder',
  'blanks are read as empty cells': 'Leerzeichen gelten als leere Felder',
  'cells below each other are read as a line': 'Felder untereinander gelten als eine Zeile',
  'what is drawn between its cells are no boxes of one size: it is read with boxes of {boxes}':
    'was zwischen den Feldern gezeichnet ist, sind keine Blöcke einer Größe: gelesen ist es mit Blöcken von {boxes}',
  'it is read with boxes of {boxes}, as drawn': 'gelesen ist es mit Blöcken von {boxes}, wie gezeichnet',
  'it is read with boxes of {boxes}, as drawn; the usual ones are {usual}':
    'gelesen ist es mit Blöcken von {boxes}, wie gezeichnet; üblich sind {usual}',
  '0 is read as a digit, since other signs stand in empty cells: the digits are {digits}':
    '0 gilt als Ziffer, denn in leeren Feldern stehen andere Zeichen: die Ziffern sind {digits}',
  '0 is read as an empty cell; where it is a digit, empty cells are written with a point':
    '0 gilt als leeres Feld; wo sie eine Ziffer ist, schreibt man leere Felder mit einem Punkt',
  '0 is read as the lowest digit, for there are letters up to F and another sign for empty cells':
    '0 gilt als kleinste Ziffer, denn es gibt Buchstaben bis F und für leere Felder ein anderes Zeichen',
  '64 symbols are read as values; if they are candidates of a 4x4, say the size, 4':
    '64 Zeichen gelten als Werte; sind es Kandidaten eines 4x4, so nenne die Größe, 4',
  'grids below each other are read as one position; in frames with corners of + each is a puzzle':
    'Gitter untereinander gelten als eine Stellung; in Rahmen mit Ecken aus + ist jedes ein Rätsel',
  'the full grid beside it is its solution {grid}': 'das volle Gitter daneben ist seine Lösung {grid}',
  'the full grid below is its solution {grid}; if each is on one line, both are read as puzzles':
    'das volle Gitter darunter ist seine Lösung {grid}; steht jedes in einer Zeile, so gelten beide als Rätsel',
  'read as {format}: {size} with boxes of {boxes} and digits {digits}, {values} values':
    'gelesen als {format}: {size} mit Blöcken von {boxes} und Ziffern {digits}, {values} Werte',
  'read as {format}: {size} with irregular regions and digits {digits}, {values} values':
    'gelesen als {format}: {size} mit unregelmäßigen Gebieten und Ziffern {digits}, {values} Werte',
  'read as {format}: {size} with no boxes and digits {digits}, {values} values':
    'gelesen als {format}: {size} ohne Blöcke, mit Ziffern {digits}, {values} Werte',
  'read as {format}: {size} with boxes of {boxes}, {rules} and digits {digits}, {values} values':
    'gelesen als {format}: {size} mit Blöcken von {boxes}, {rules} und Ziffern {digits}, {values} Werte',
  'title: {text}': 'Titel: {text}',
  'author: {text}': 'Urheber: {text}',
  'description: {text}': 'Beschreibung: {text}',
  'comment: {text}': 'Kommentar: {text}',
  'date: {text}': 'Datum: {text}',
  'source: {text}': 'Quelle: {text}',
  'difficulty: {text}': 'Schwierigkeit: {text}',
  'url: {text}': 'Adresse: {text}',
} as const;
