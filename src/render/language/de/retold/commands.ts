/** The German words of what commands remark beside their answers, and of their errors. */
export const COMMANDS = {
  'standard input is empty: there is no puzzle in it': 'die Standardeingabe ist leer: darin steht kein Rätsel',
  'standard input is empty: there is no trace in it': 'die Standardeingabe ist leer: darin steht keine Spur',
  'standard input is empty: there is no puzzle in it ({size} says what size is expected)':
    'die Standardeingabe ist leer: darin steht kein Rätsel ({size} sagt, welche Größe erwartet wird)',
  '{source} is empty: there is no puzzle in it': '{source} ist leer: darin steht kein Rätsel',
  '{source} is empty: there is no trace in it': '{source} ist leer: darin steht keine Spur',
  'there is no puzzle in it': 'darin steht kein Rätsel',
  'there is no file {name}, and it is not a puzzle': 'es gibt keine Datei {name}, und ein Rätsel ist es nicht',
  'there is no file {name}': 'es gibt keine Datei {name}',
  'no file matches {pattern}': 'keine Datei passt auf {pattern}',
  'cannot read {source}: {reason}': '{source} ist nicht lesbar: {reason}',
  'the operand is empty: write a puzzle, name a file, or - for standard input':
    'der Operand ist leer: schreib ein Rätsel, nenne eine Datei, oder - für die Standardeingabe',
  'standard input can be read once: - stands twice among the operands':
    'die Standardeingabe lässt sich einmal lesen: - steht zweimal unter den Operanden',
  'unknown {noun} {word}.': '{noun} unbekannt: {word}.',
  'unknown {noun} {word}. {list} lists them': '{noun} unbekannt: {word}. {list} zählt auf, was es gibt',
  'unknown {noun} {word}. Did you mean {other}?': '{noun} unbekannt: {word}. Ist {other} gemeint?',
  '{noun} {word} may mean {others}: say which': '{noun} {word} kann mehreres heißen: {others}',
  'no strategy fits {words}: sudoku strategies lists all':
    'keine Strategie passt auf {words}: sudoku strategies zählt alle auf',
  'no constraint fits {words}: sudoku constraints lists all':
    'keine Regel passt auf {words}: sudoku constraints zählt alle auf',
  'type or paste a puzzle, then {keys}': 'gib ein Rätsel ein oder füge eines ein, dann {keys}',
  'type or paste a trace, then {keys}': 'gib eine Spur ein oder füge eine ein, dann {keys}',
  'line {lines}: skipped, for it holds no puzzle: {text}':
    'Zeile {lines}: übergangen, denn darin steht kein Rätsel: {text}',
  'lines {lines}: skipped, for they hold no puzzle, as line {first}: {text}':
    'Zeilen {lines}: übergangen, denn darin steht kein Rätsel, wie in Zeile {first}: {text}',
  '{source}, line {lines}: skipped, for it holds no puzzle: {text}':
    '{source}, Zeile {lines}: übergangen, denn darin steht kein Rätsel: {text}',
  '{source}, lines {lines}: skipped, for they hold no puzzle, as line {first}: {text}':
    '{source}, Zeilen {lines}: übergangen, denn darin steht kein Rätsel, wie in Zeile {first}: {text}',
  '{nounSource}: a sheet with {nounSigns}, puzzles in column {column}':
    '{nounSource}: eine Tabelle mit {nounSigns}, Rätsel in Spalte {column}',
  '{source}: a sheet with {nounSigns}, puzzles in column {column}':
    '{source}: eine Tabelle mit {nounSigns}, Rätsel in Spalte {column}',
  '{source}: a sheet with {nounSigns}, puzzles in column {column}; {others} could be meant: --column {number}':
    '{source}: eine Tabelle mit {nounSigns}, Rätsel in Spalte {column}; gemeint sein kann auch {others}: --column {number}',
  '--jobs {wanted}: only 1 thread works, for there is 1 core':
    '--jobs {wanted}: es arbeitet nur 1 Thread, denn es gibt 1 Kern',
  '--jobs {wanted}: only {threads} threads work, for there are {cores} cores':
    '--jobs {wanted}: es arbeiten nur {threads} Threads, denn es gibt {cores} Kerne',
  '{file}: goes on after record {number}': '{file}: es geht weiter nach Datensatz {number}',
  '{file}: interrupted after record {number}; the same command goes on there':
    '{file}: unterbrochen nach Datensatz {number}; derselbe Befehl macht dort weiter',
  '{name} was not written: the part made so far is in {other}':
    '{name} wurde nicht geschrieben: was bisher gemacht ist, steht in {other}',
  'cannot write {name}: {clause}': '{name} lässt sich nicht schreiben: {clause}',
  'no file can be made there': 'dort lässt sich keine Datei anlegen',
  'there is no folder {name}': 'es gibt keinen Ordner {name}',
  '{name} is no folder': '{name} ist kein Ordner',
  'it is a folder': 'es ist ein Ordner',
  'there is a file of that name': 'es gibt schon eine Datei dieses Namens',
  'it may not be written': 'es darf nicht geschrieben werden',
  'nothing can be written there': 'dort lässt sich nichts schreiben',
  'cannot write {name}: {reason}': '{name} lässt sich nicht schreiben: {reason}',
  'cannot write to standard output: {reason}': 'die Standardausgabe lässt sich nicht schreiben: {reason}',
  interrupted: 'unterbrochen',
  'two threads died of it, perhaps from lack of memory: try it alone, without --jobs':
    'zwei Threads sind daran gestorben, vielleicht aus Mangel an Speicher: versuch es allein, ohne --jobs',
  '{numberKept} of {numberAll} kept': '{numberKept} von {numberAll} behalten',
  'no browser could be opened: open this address in one': 'kein Browser ließ sich öffnen: öffne diese Adresse in einem',
  'Ctrl+C ends it.': 'Strg+C beendet es.',
  'the page has not been built: npm run {script} builds it now, once':
    'die Seite ist noch nicht gebaut: npm run {script} baut sie jetzt, einmal',
  'port {port} cannot be used: {reason}': 'Port {port} ist nicht zu haben: {reason}',
  'port {port} is taken: the games that browsers keep for it are not shown on {other}':
    'Port {port} ist besetzt: die Spiele, die Browser für ihn aufbewahren, erscheinen auf {other} nicht',
  'working for {number} s': 'seit {number} s bei der Arbeit',
  '1 puzzle, {number} a second': '1 Rätsel, {number} in der Sekunde',
  '{numberDone} puzzles, {number} a second': '{numberDone} Rätsel, {number} in der Sekunde',
  'a step of {numberRating}, 1 cell to go': 'ein Schritt von {numberRating}, noch 1 Feld',
  'a step of {numberRating}, {cells} cells to go': 'ein Schritt von {numberRating}, noch {cells} Felder',
  '{format} cannot hold {nounWhat}': '{format} kann {nounWhat} nicht fassen',
  '{format} cannot hold {nounWhat}, but {others} can': '{format} kann {nounWhat} nicht fassen, aber {others}',
  '{format} cannot hold {nounWhat}; --lossy writes the rest':
    '{format} kann {nounWhat} nicht fassen; --lossy schreibt den Rest',
  '{format} cannot hold {nounWhat}, but {others} can; --lossy writes the rest':
    '{format} kann {nounWhat} nicht fassen, aber {others}; --lossy schreibt den Rest',
  '{format} holds only 9×9 grids, and this one is {size}': '{format} fasst nur Gitter von 9×9, und dieses hat {size}',
  'a variant has no least form: its rules are not the same when lines change places':
    'eine Variante hat keine kleinste Form: ihre Regeln ändern sich, wenn Zeilen die Plätze tauschen',
  'a variant has no equivalent puzzles: moves of lines change its rules':
    'zu einer Variante gibt es keine gleichwertigen Rätsel: getauschte Zeilen ändern ihre Regeln',
  'a puzzle of candidates has no least form: its givens alone have several solutions':
    'ein Rätsel aus Kandidaten hat keine kleinste Form: seine Vorgaben allein haben mehrere Lösungen',
  'there is not one solution': 'es gibt nicht genau eine Lösung',
  'more than {number} arrangements of the first rows are equivalent':
    'mehr als {number} Anordnungen der ersten Zeilen sind gleichwertig',
  '--same takes one puzzle, not {number}': '--same nimmt ein Rätsel, nicht {number}',
  '--moves: {clause}': '--moves: {clause}',
  "{words} is not a move: write moves as canon --same prints them, such as '{one}' or '{other}'":
    "{words} ist kein Zug: schreib Züge, wie canon --same sie druckt, etwa '{one}' oder '{other}'",
  'the order of {noun} needs each number from 1 to {size} once':
    'in der Reihenfolge der {noun} steht jede Zahl von 1 bis {size} einmal',
  '{noun} of one box stay together: {number} stands among others':
    '{noun} eines Blocks bleiben beisammen: {number} steht unter anderen',
  'the grade is not whole': 'die Bewertung ist unvollständig',
  'candidates of {size} are {number} points high on the page, too small for most to read: fewer puzzles a page, or a png shows them larger':
    'Kandidaten von {size} sind auf der Seite {number} Punkt hoch, für die meisten zu klein: mit weniger Rätseln je Seite oder als png sind sie größer',
  'candidates of {size} are {number} points high on the page, too small for most to read: a png shows them larger':
    'Kandidaten von {size} sind auf der Seite {number} Punkt hoch, für die meisten zu klein: als png sind sie größer',
  "--book howto: no text in '{code}' on {names}: it is in English":
    "--book howto: zu {names} gibt es keinen Text in '{code}': er ist englisch",
  '1 puzzle: {clause}': '1 Rätsel: {clause}',
  '{number} puzzles: {clause}': '{number} Rätsel: {clause}',
  '{clauseFirst}, {clause}': '{clauseFirst}, {clause}',
  '{number} solved': '{number} gelöst',
  '{number} not solved': '{number} nicht gelöst',
  '{number} not read': '{number} nicht gelesen',
  '{number} cut short by a limit': '{number} von einer Grenze abgebrochen',
  '{number} interrupted': '{number} unterbrochen',
} as const;
