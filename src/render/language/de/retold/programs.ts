/** The German words of errors in links and files of other programs, and of what these do not hold. */
export const PROGRAMS = {
  // Links and what is packed in them.
  'this link has an invalid % escape: copy it again':
    'dieser Link hat ein ungültiges Zeichen nach %: kopiere ihn noch einmal',
  "'{sign}' is not a character of base64": "'{sign}' ist kein Zeichen von base64",
  'the packed text cannot be unpacked ({reason}): copy all of it':
    'der gepackte Text lässt sich nicht entpacken ({reason}): kopiere alles',
  'more than {number} characters are packed in this, more than any puzzle needs: the rest was not unpacked':
    'mehr als {number} Zeichen sind hierin gepackt, mehr als ein Rätsel braucht: der Rest wurde nicht entpackt',
  'this link does not contain valid JSON: copy all of it': 'in diesem Link ist kein gültiges JSON: kopiere alles',
  'this link does not contain a JSON object': 'in diesem Link ist kein Objekt in JSON',
  '{nounWhat} does not contain valid JSON: copy all of it': '{nounWhat} enthält kein gültiges JSON: kopiere alles',
  '{nounWhat} does not contain a JSON object': '{nounWhat} enthält kein Objekt in JSON',
  'the code in this link is damaged: copy all of it': 'der Code in diesem Link ist beschädigt: kopiere alles',
  'the document is cut off: copy all of it': 'das Dokument ist abgeschnitten: kopiere alles',
  'the document is damaged at {text}: {clause}': 'das Dokument ist bei {text} beschädigt: {clause}',
  'the document is damaged at {text}: ': 'das Dokument ist bei {text} beschädigt',
  'no puzzle has lists more than {most} deep': 'kein Rätsel hat Listen, die mehr als {most}-mal ineinander stehen',
  'a value is missing': 'ein Wert fehlt',
  'a comma is missing': 'ein Komma fehlt',
  'a colon is missing': 'ein Doppelpunkt fehlt',
  'no puzzle has such a name': 'kein Rätsel hat einen solchen Namen',
  'this is no value': 'das ist kein Wert',
  'a list of {number} entries: no puzzle has so many': 'eine Liste mit {number} Einträgen: kein Rätsel hat so viele',
  'what is packed in this is no puzzle of a program that is known':
    'was hierin gepackt ist, ist kein Rätsel eines bekannten Programms',
  'what is packed in this is no puzzle of a program that is known: it has no grid of cells':
    'was hierin gepackt ist, ist kein Rätsel eines bekannten Programms: es hat kein Gitter',
  'there is no puzzle of SudokuPad, f-puzzles, SudokuMaker, lisudoku, SudokuStudio or Penpa+ in this text':
    'in diesem Text ist kein Rätsel von SudokuPad, f-puzzles, SudokuMaker, lisudoku, SudokuStudio oder Penpa+',
  'there is another puzzle in the same text: give one puzzle only':
    'in demselben Text ist noch ein Rätsel: gib nur eines',
  'this link only names a puzzle that {clause}': 'dieser Link nennt nur ein Rätsel, das {clause}',
  'is kept at f-puzzles: open it there, choose Export and Open With Link, and copy the address':
    'bei f-puzzles liegt: öffne es dort, wähle Export und Open With Link und kopiere die Adresse',
  'is kept at SudokuMaker: open it there, and copy a link that has puzzle= and a long code':
    'bei SudokuMaker liegt: öffne es dort und kopiere einen Link mit puzzle= und einem langen Code',
  'is kept at lisudoku: open {address} and copy all that it shows':
    'bei lisudoku liegt: öffne {address} und kopiere alles, was dort steht',
  'is kept at SudokuPad: open {address} and copy all that it shows':
    'bei SudokuPad liegt: öffne {address} und kopiere alles, was dort steht',
  // Links of the page.
  'this link has no play of the page after p=': 'dieser Link hat nach p= kein Spiel der Seite',
  'the cells in this link do not fit its grid: copy all of it':
    'die Felder in diesem Link passen nicht zu seinem Gitter: kopiere alles',
  'this link has a grid that cannot be: {reason}': 'dieser Link hat ein Gitter, das es nicht geben kann ({reason})',
  'this link has a puzzle with wrong details: {reason}':
    'dieser Link sagt über sein Rätsel, was nicht sein kann ({reason})',
  'the play in this link is not of the puzzle in it: copy all of it':
    'das Spiel in diesem Link gehört nicht zu seinem Rätsel: kopiere alles',
  // Colours and places of drawings.
  'the colour {colour} is not understood: colours have digits, as {example} has':
    'die Farbe {colour} ist nicht verstanden: Farben haben Ziffern, wie {example}',
  'row {row} from 0 is no cell of a grid of size {size}':
    'Zeile {row}, von 0 gezählt, ist kein Feld eines Gitters der Größe {size}',
  '{cell} is no cell of a grid of size {size}': '{cell} ist kein Feld eines Gitters der Größe {size}',
  '{digit} is not a digit of a grid of size {size}': '{digit} ist keine Ziffer eines Gitters der Größe {size}',
  '{sum} is not a sum of a grid of size {size}': '{sum} ist keine Summe eines Gitters der Größe {size}',
  'a grid of {rows} rows is too large: sizes go up to {most}':
    'ein Gitter mit {rows} Zeilen ist zu groß: Größen gehen bis {most}',
  // SudokuPad, f-puzzles and other programs for drawing.
  'this f-puzzles JSON has no grid': 'dieses JSON von f-puzzles hat kein Gitter',
  'this SudokuPad puzzle has no grid of cells': 'dieses Rätsel von SudokuPad hat kein Gitter',
  'this SudokuPad puzzle has a part that is not understood: {name}':
    'dieses Rätsel von SudokuPad hat einen Teil, der nicht verstanden ist: {name}',
  'a drawing of this SudokuPad puzzle has {what} for a point':
    'eine Zeichnung dieses Rätsels von SudokuPad hat {what} als Punkt',
  'a region of this SudokuPad puzzle lies outside its grid':
    'ein Gebiet dieses Rätsels von SudokuPad liegt außerhalb seines Gitters',
  'a line of this SudokuPad puzzle has no list of points':
    'eine Linie dieses Rätsels von SudokuPad hat keine Liste von Punkten',
  'a cage of this SudokuPad puzzle lies outside its grid':
    'ein Käfig dieses Rätsels von SudokuPad liegt außerhalb seines Gitters',
  'no clue stands at {place}: its place is outside the grid':
    'bei {place} steht kein Hinweis: sein Platz ist außerhalb des Gitters',
  'this lisudoku puzzle has dots that are {what}': 'dieses Rätsel von lisudoku hat Punkte der Art {what}',
  'the grid of this SudokuStudio board is not square':
    'das Gitter dieses Bretts von SudokuStudio ist nicht quadratisch',
  'this Penpa+ puzzle has {count} lines: up to {most} are read':
    'dieses Rätsel von Penpa+ hat {count} Linien: bis zu {most} werden gelesen',
  'this link of Penpa+ has no puzzle after p=': 'dieser Link von Penpa+ hat nach p= kein Rätsel',
  'what is packed in this link of Penpa+ is no grid: copy all of it':
    'was in diesem Link von Penpa+ gepackt ist, ist kein Gitter: kopiere alles',
  'this SudokuMaker puzzle has a {kind} with {what} for a number':
    'dieses Rätsel von SudokuMaker hat {kind} mit {what} als Zahl',
  'this SudokuMaker puzzle has an arrow that does not begin in its bulb':
    'dieses Rätsel von SudokuMaker hat einen Pfeil, der nicht in seinem Kreis beginnt',
  'this SudokuMaker puzzle has a clue at outer cell {cell} that sees no diagonal':
    'dieses Rätsel von SudokuMaker hat beim äußeren Feld {cell} einen Hinweis, der diagonal nichts sieht',
  'this SudokuMaker puzzle has a clue at outer cell {cell} that sees no row or column':
    'dieses Rätsel von SudokuMaker hat beim äußeren Feld {cell} einen Hinweis, der keine Zeile oder Spalte sieht',
  'this SudokuMaker puzzle has regions for {count} cells of {all}':
    'dieses Rätsel von SudokuMaker hat Gebiete für {count} von {all} Feldern',
  // Interactive Sudoku Solver, Solo and others.
  'constraints of Interactive Sudoku Solver begin with a point, as in {example}':
    'Regeln von Interactive Sudoku Solver beginnen mit einem Punkt, wie in {example}',
  '{cell} is no cell of a grid of size {size}: cells are written as R1C1':
    '{cell} ist kein Feld eines Gitters der Größe {size}: Felder schreibt man als R1C1',
  '{cell} has no neighbour of {list} among its cells': '{cell} hat unter seinen Feldern keinen Nachbarn von {list}',
  'there are no four cells with {cell} at their upper left': 'es gibt keine vier Felder mit {cell} links oben',
  '{kind} begins with the number of the cells of its pill': '{kind} beginnt mit der Zahl der Felder seiner Pille',
  "'{text}' is no shape: it is written as 6x6": "'{text}' ist keine Form: man schreibt sie als 6x6",
  'no value is left for {cell}': 'für {cell} bleibt kein Wert',
  "'{digit}' is not a digit of a grid of size {size}": "'{digit}' ist keine Ziffer eines Gitters der Größe {size}",
  'this game of Solo has no box shape: write it as in 3x3 ({size}j is for jigsaw regions)':
    'dieses Spiel von Solo hat keine Blockform: schreib sie wie in 3x3 ({size}j steht für Gebiete eines Jigsaws)',
  'a cage of this game of Solo has several sums: {sums}': 'ein Käfig dieses Spiels von Solo hat mehrere Summen: {sums}',
  "'{sign}' is not a character of a game ID": "'{sign}' ist kein Zeichen einer Spielnummer",
  "'{sign}' is not a border character of a game ID": "'{sign}' ist kein Grenzzeichen einer Spielnummer",
  'more than the {count} cells of size {size}': 'mehr als die {count} Felder der Größe {size}',
  '{count} cells instead of the {all} of size {size}': '{count} Felder statt der {all} der Größe {size}',
  'this XML has no game with data': 'dieses XML hat kein Spiel mit Daten',
  'this XML has a document type, which is not read: leave it out':
    'dieses XML hat einen Dokumenttyp, der nicht gelesen wird: lass ihn weg',
  'this XML has elements {depth} deep in each other: {most} are the most':
    'in diesem XML stehen Elemente {depth}-mal ineinander: höchstens {most} sind erlaubt',
  'this is not valid XML: {reason}': 'das ist kein gültiges XML: {reason}',
  'this XML cannot be read: {reason}': 'dieses XML lässt sich nicht lesen: {reason}',
  'cells of version {version} are unknown: versions 1 to 5 are read':
    'Felder der Fassung {version} sind unbekannt: gelesen werden die Fassungen 1 bis 5',
  'the data has {count} fields: version {version} has {cells} cells of {fields} fields each':
    'die Daten haben {count} Teile: die Fassung {version} hat {cells} Felder mit je {fields} Teilen',
  "row {row}, column {column}: '{word}' is not a number up to {most}":
    "Zeile {row}, Spalte {column}: '{word}' ist keine Zahl bis {most}",
  "row {row}, column {column}: '{digit}' is not a digit of a note":
    "Zeile {row}, Spalte {column}: '{digit}' ist keine Ziffer einer Notiz",
  "states of Sudoku Coach that begin with '{begin}' are not supported: SCv7_32_... is":
    "Stände von Sudoku Coach, die mit '{begin}' beginnen, werden nicht gelesen: nur solche mit SCv7_32_...",
  'a state of size {size} is not read: 9 is': 'ein Stand der Größe {size} wird nicht gelesen, nur einer der Größe 9',
  '{part} of this state is not a line of 81 digits': '{part} in diesem Stand ist keine Zeile von 81 Ziffern',
  'userCellCandidates of this state are not 81 sets of digits':
    'userCellCandidates in diesem Stand sind keine 81 Mengen von Ziffern',
  '{count} signs instead of {all} after S9B': '{count} statt {all} Zeichen nach S9B',
  "'{text}' is not a valid cell": "'{text}' ist kein gültiges Feld",
  'row {row} has several *: write the empty cells of all but one as dots':
    'Zeile {row} hat mehrere *: schreib die leeren Felder bei allen bis auf eines als Punkte',
  // JSON.
  '{name} in this JSON is not a list of texts': '{name} in diesem JSON ist keine Liste von Texten',
  'regions in this JSON are not a text': 'regions in diesem JSON ist kein Text',
  'regions in this JSON are neither a letter for each cell nor N lists of N cells':
    'regions in diesem JSON ist weder ein Buchstabe je Feld noch sind es N Listen mit N Feldern',
  'box in this JSON is not a box shape: {what}': 'box in diesem JSON ist keine Blockform: {what}',
  '{name} in this JSON {clause}: write its clues as {form} in "constraints"':
    '{name} in diesem JSON {clause}: schreib die Hinweise als {form} in "constraints"',
  'has {cell} as a cell': 'hat {cell} als Feld',
  'has a cell that is no row and column': 'hat ein Feld, das keine Zeile und Spalte ist',
  'has cells that may count from 0 or from 1': 'hat Felder, die von 0 oder von 1 zählen können',
  'has {name}, which is not read': 'hat {name}, was nicht gelesen wird',
  'has a clue without its cells': 'hat einen Hinweis ohne seine Felder',
  'has a clue with a list as its number': 'hat einen Hinweis mit einer Liste als Zahl',
  'is no clue': 'ist kein Hinweis',
  // What a format does not hold.
  'a drawing with rules in words has no place for values that were placed: write the givens alone':
    'eine Zeichnung mit Regeln in Worten hat keinen Platz für gesetzte Werte: schreib nur die Vorgaben',
  '{format} holds no {kind} with the number {number}': '{format} fasst kein {kind} mit der Zahl {number}',
  '{format} holds {kind} only together with {other}': '{format} fasst {kind} nur zusammen mit {other}',
  '{format} holds {kind} only without {others}: its {name} knows no exemption':
    '{format} fasst {kind} nur ohne {others}: {name} kennt dort keine Ausnahme',
  '{format} holds digits in a row, and these are {digits}':
    '{format} fasst fortlaufende Ziffern, und diese sind {digits}',
  '{format} holds grids up to {most}, and this one is {size}':
    '{format} fasst Gitter bis {most}, und dieses hat {size}',
  '{format} reads the circle of an arrow from left to right or from top to bottom: write its cells so':
    '{format} liest den Kreis eines Pfeils von links nach rechts oder von oben nach unten: schreib seine Felder so',
  '{format} holds no killer cages that overlap or have no sum':
    '{format} fasst keine Killer-Käfige, die sich überschneiden oder keine Summe haben',
  '{format} holds killer cages only if each cell lies in one':
    '{format} fasst Killer-Käfige nur, wenn jedes Feld in einem liegt',
  '{format} holds no {what} in several pieces': '{format} fasst kein {what} aus mehreren Stücken',
  '{place} has no candidate, which notes cannot show': '{place} hat keinen Kandidaten, was Notizen nicht zeigen können',
  'marks in corners are left out: those in the centre are candidates':
    'Notizen in den Ecken bleiben weg: die in der Mitte sind Kandidaten',
  'so much is drawn that pictures show the constraints alone':
    'es ist so viel gezeichnet, dass Bilder nur die Regeln zeigen',
} as const;
