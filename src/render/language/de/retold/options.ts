/** The German words of remarks on options that do nothing, and of errors about options. */
export const OPTIONS = {
  '{option} does nothing {clauseWhen}': '{option} bewirkt nichts {clauseWhen}',
  'with --json, which includes it': 'mit --json, das es enthält',
  'with --json, which includes all of it': 'mit --json, das all dies enthält',
  'with a drawing': 'mit einer Zeichnung',
  'with a drawing, which shows the position of each step': 'mit einer Zeichnung, die die Stellung jedes Schritts zeigt',
  'with a pdf': 'mit einem pdf',
  'with a png: the title is not drawn': 'mit einem png: der Titel wird nicht gezeichnet',
  'with one puzzle: say how many with --count': 'mit einem Rätsel: sag mit --count, wie viele',
  'with --{option}': 'mit --{option}',
  'without a drawing: {formats}': 'ohne Zeichnung: {formats}',
  'without a pdf': 'ohne pdf',
  'without a pdf, which takes solutions': 'ohne pdf, das Lösungen braucht',
  'without --{option}': 'ohne --{option}',
  '--notes seed does nothing: puzzles that are read have no seed':
    '--notes seed bewirkt nichts: gelesene Rätsel haben keinen Startwert',
  '--{option}: {clause}': '--{option}: {clause}',
  "unknown option '{option}'": "Option unbekannt: '{option}'",
  '{option} is {name} now': '{option} heißt jetzt {name}',
  "option '{option}' argument missing": "der Option '{option}' fehlt ihr Wort",
  '(Did you mean {option}?)': '(Ist {option} gemeint?)',
  'See sudoku {command} --help': 'Siehe sudoku {command} --help',
  '{first} and {second} exclude each other: leave one out':
    '{first} und {second} schließen einander aus: lass eines weg',
  '--to svg draws a histogram: say of what with --histogram ({names})':
    '--to svg zeichnet ein Histogramm: sag mit --histogram, wovon ({names})',
  'say what to write, as in --to line: sudoku convert --help lists the formats':
    'sag, was zu schreiben ist, wie in --to line: sudoku convert --help zählt die Formate auf',
  '--to takes {names} here: for {name} write ... | sudoku convert --to {name}':
    '--to nimmt hier {names}: für {name} schreib ... | sudoku convert --to {name}',
  '{option} takes a whole number above {number}, not {word}':
    '{option} nimmt eine ganze Zahl über {number}, nicht {word}',
  '{option} takes a whole number, not {word}': '{option} nimmt eine ganze Zahl, nicht {word}',
  '{option} takes a whole number from {number} to {most}, not {word}':
    '{option} nimmt eine ganze Zahl von {number} bis {most}, nicht {word}',
  '{option} takes a number above {number}, not {word}': '{option} nimmt eine Zahl über {number}, nicht {word}',
  '{option} takes a name, not {word}': '{option} nimmt einen Namen, nicht {word}',
  '{option} takes a number or a range A..B, A.. or ..B, the lower first, not {word}':
    '{option} nimmt eine Zahl oder einen Bereich A..B, A.. oder ..B, das Kleinere zuerst, nicht {word}',
  '{file} holds something already: --overwrite replaces it': '{file} enthält schon etwas: --overwrite ersetzt es',
  '--search chooses from the list: leave it out, or {word}': '--search wählt aus der Liste: lass es weg, oder {word}',
  'there is no grid of size {size}: sizes go from 1 to {most}':
    'es gibt kein Gitter der Größe {size}: Größen gehen von 1 bis {most}',
  '{option} takes the rows and columns of a box of up to {most} cells, as in 2x3, not {word}':
    '{option} nimmt die Zeilen und Spalten eines Blocks mit bis zu {most} Zellen, wie 2x3, nicht {word}',
  'boxes of {box} make a grid of size {size}, not {other}':
    'Blöcke von {box} geben ein Gitter der Größe {size}, nicht {other}',
} as const;
