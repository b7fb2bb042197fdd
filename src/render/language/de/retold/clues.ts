/** The German words of errors in clues, in rules as text, in regions and in the digits of a puzzle. */
export const CLUES = {
  // A clue and its cells.
  "{idKind} '{clue}': {clause}": "{idKind} '{clue}': {clause}",
  'takes one list of cells': 'nimmt eine einzige Liste von Feldern',
  'takes one list of cells, with / between': 'nimmt eine einzige Liste von Feldern',
  'takes {number} lists of cells, with / between': 'nimmt {number} Listen von Feldern, mit / dazwischen',
  'takes {number} or more lists of cells, with / between':
    'nimmt mindestens {number} Listen von Feldern, mit / dazwischen',
  'takes from {number} to {numberMost} lists of cells, with / between':
    'nimmt {number} bis {numberMost} Listen von Feldern, mit / dazwischen',
  'takes {number} cells, not {count}': 'nimmt {number} Felder, nicht {count}',
  'takes {number} or more cells, not {count}': 'nimmt mindestens {number} Felder, nicht {count}',
  'takes from {number} to {numberMost} cells, not {count}': 'nimmt {number} bis {numberMost} Felder, nicht {count}',
  'names a cell twice': 'nennt ein Feld zweimal',
  'takes two cells with a side in common': 'nimmt zwei Felder mit einer gemeinsamen Seite',
  'takes lists of the same length': 'nimmt Listen derselben Länge',
  'takes no number': 'nimmt keine Zahl',
  'takes a place outside the grid at the end of a row or column, as r1c0 or r0c1':
    'nimmt einen Platz außerhalb des Gitters am Ende einer Zeile oder Spalte, wie r1c0 oder r0c1',
  'takes a place outside the grid and the first cell of its diagonal, as r0c3r1c4':
    'nimmt einen Platz außerhalb des Gitters und das erste Feld seiner Diagonalen, wie r0c3r1c4',
  '{idKind} needs {clauseWhat}': '{idKind} braucht {clauseWhat}',
  boxes: 'Blöcke',
  'boxes with a cell in their middle': 'Blöcke mit einem Feld in der Mitte',
  'a grid of 9×9': 'ein Gitter von 9×9',
  'a size that is a square': 'eine Größe, die eine Quadratzahl ist',
  'a number of digits that 3 divides': 'eine durch 3 teilbare Anzahl von Ziffern',
  'digits without 0, which could be on either side of a cut':
    'Ziffern ohne die 0, die auf jeder Seite eines Schnitts stehen könnte',
  'digits of {digits}': 'Ziffern von {digits}',
  'a cell for each digit': 'ein Feld je Ziffer',
  'the four cells around a corner': 'die vier Felder um eine Ecke',
  'needs its {noun} before the cells, as in {example}': 'braucht vor den Feldern {noun}, wie in {example}',
  'needs its {noun} in quotes before the cells, as in {example}':
    'braucht vor den Feldern {noun} in Anführungszeichen, wie in {example}',
  'its {noun} is a whole number from {least} to {most}, not {value}':
    'nimmt für {noun} eine ganze Zahl von {least} bis {most}, nicht {value}',
  '{kind}: {cells} has two numbers, {one} and {other}: leave one out':
    '{kind}: {cells} hat zwei Zahlen, {one} und {other}: lass eine weg',
  '{name} names two texts: {one}, and {other}': '{name} nennt zwei Texte: {one} und {other}',
  '{kind} takes its cells in a text, as in {example}': '{kind} nimmt seine Felder als Text, wie in {example}',
  "{kind} takes its regions in a text of their own: 'regions=AAB…'":
    "{kind} nimmt seine Gebiete in einem eigenen Text: 'regions=AAB…'",
  '{kind} is a rule of the whole grid: it takes no {what}':
    '{kind} ist eine Regel des ganzen Gitters: sie nimmt kein {what}',
  '{kind} is a rule of the whole grid and takes no cells: write its name alone':
    '{kind} ist eine Regel des ganzen Gitters und nimmt keine Felder: schreib nur ihren Namen',
  '{kind}: there is no {name}: it has {names}': '{kind}: es gibt kein {name}: es hat {names}',
  '{kind} needs its {noun}, as in {example}': '{kind} braucht {noun}, wie in {example}',
  '{kind} takes its {noun} as in {example}, not {value}': '{kind} nimmt {noun} wie in {example}, nicht {value}',
  '{kind} has cells and lists: leave one out': '{kind} hat cells und lists: lass eines weg',
  '{kind}: its cells are a list of names such as r1c1': '{kind}: seine Felder sind eine Liste von Namen wie r1c1',
  sum: 'die Summe',
  product: 'das Produkt',
  difference: 'die Differenz',
  ratio: 'das Verhältnis',
  number: 'die Zahl',
  count: 'die Anzahl',
  modulus: 'den Modul',
  digit: 'die Ziffer',
  relation: 'die Beziehung',
  digits: 'die Ziffern',
  text: 'den Text',
  cells: 'die Felder',
  // Constraints of a caller.
  'constraint {name}: {reason}': 'Regel {name}: {reason}',
  'constraint {name}: another one has this id too': 'Regel {name}: eine andere hat diese id auch',
  'constraint {name}: its id is the name of a rule that is there already':
    'Regel {name}: ihre id ist der Name einer Regel, die es schon gibt',
  // Regions, sets, houses and digits.
  '{number} letters are no square of regions': '{number} Buchstaben sind kein Quadrat von Gebieten',
  '{number} letters of regions are no grid of {size}: expected a letter for each cell':
    '{number} Buchstaben von Gebieten sind kein Gitter von {size}: erwartet ist ein Buchstabe je Feld',
  'each region has {size} cells, but {counts}': 'jedes Gebiet hat {size} Felder, aber {counts}',
  '{kind} has neither boxes nor regions': '{kind} hat weder Blöcke noch Gebiete',
  '{kind} needs its regions: a letter for each cell': '{kind} braucht seine Gebiete: einen Buchstaben je Feld',
  '{kind} needs boxes or regions': '{kind} braucht Blöcke oder Gebiete',
  'no box shape: {box}': 'keine Blockform: {box}',
  '{number} houses are more than {most}': '{number} Häuser sind mehr als {most}',
  'no cell of a grid of size {size}: {cell}': 'kein Feld eines Gitters der Größe {size}: {cell}',
  'a set has from 2 to {size} cells, none of them twice': 'eine Menge hat 2 bis {size} Felder, keines zweimal',
  'digits {list}: expected different whole numbers from 0 to {most}, ascending, as in {example}':
    'Ziffern {list}: erwartet sind verschiedene ganze Zahlen von 0 bis {most}, aufsteigend, wie in {example}',
  'digits {list}: these are {count}, but a grid of size {size} has {all}':
    'Ziffern {list}: das sind {count}, aber ein Gitter der Größe {size} hat {all}',
  'digits {list}: {clause}': 'Ziffern {list}: {clause}',
  'there are not so many': 'so viele gibt es nicht',
  'there are more than {number} ways to choose these: state the digits':
    'es gibt mehr als {number} Arten, diese zu wählen: gib die Ziffern an',
  'it takes too long to find them: state the digits': 'es dauert zu lange, sie zu finden: gib die Ziffern an',
  'none of these have a solution': 'mit keinen davon gibt es eine Lösung',
  'several of these have solutions, such as {one} and {other}: state the digits':
    'mit mehreren davon gibt es Lösungen, etwa mit {one} und mit {other}: gib die Ziffern an',
  'the digits are {digits}: no other {count} have a solution':
    'die Ziffern sind {digits}: mit keinen anderen {count} gibt es eine Lösung',
  // Letters and look-and-say.
  'its letters have {letter} twice: put its cells on one list':
    'in den Buchstaben steht {letter} zweimal: nimm die Felder in eine Liste',
  'its counts name {digit} twice: add them up': 'die Anzahlen nennen {digit} zweimal: zähl sie zusammen',
  'its counts are at least 1: leave out what is not there':
    'die Anzahlen sind mindestens 1: lass weg, was nicht vorkommt',
  'its counts are {most} cells at most: state two cages instead':
    'die Anzahlen ergeben höchstens {most} Felder: nimm stattdessen zwei Käfige',
  // Rules as text.
  'its text has {word} at sign {at}: {clause}': 'im Text steht {word} beim Zeichen {at}: {clause}',
  'its text ends after sign {at}: {clause}': 'der Text endet nach dem Zeichen {at}: {clause}',
  'its text has {count} signs: at most {most} are read':
    'der Text hat {count} Zeichen: höchstens {most} werden gelesen',
  'its text has {count} signs: at most {most} are read; state two rules instead':
    'der Text hat {count} Zeichen: höchstens {most} werden gelesen; nimm stattdessen zwei Regeln',
  'its text has {count} kinds: at most {most} are read': 'der Text hat {count} Arten: höchstens {most} werden gelesen',
  'its text has {text} for a kind of line: write renban, whisper=5 or 2 of renban':
    'im Text steht {text} als Art einer Linie: schreib renban, whisper=5 oder 2 of renban',
  'its text {text} needs a number, as in {example}': 'der Text {text} braucht eine Zahl, wie in {example}',
  'its text {text} takes no number: it is {example}': 'der Text {text} nimmt keine Zahl: er heißt {example}',
  'its text {text} divides by 0: take a number from 1, as in {example}':
    'der Text {text} teilt durch 0: nimm eine Zahl ab 1, wie in {example}',
  'its text {text} names a rule that is there already: take another name':
    'der Text {text} nennt eine Regel, die es schon gibt: nimm einen anderen Namen',
  'its text {text} is about {wanted} cells, not {count}':
    'der Text {text} handelt von {wanted} Feldern, nicht von {count}',
  'its text {text} is about {wanted} or more cells, not {count}':
    'der Text {text} handelt von mindestens {wanted} Feldern, nicht von {count}',
  'its text has {part}, which is no rule of the cells of a line: there are {names}, and named texts such as near=2':
    'im Text steht {part}, was keine Regel für die Felder einer Linie ist: es gibt {names} und Texte mit Namen wie near=2',
  'its text has {part}: {kind} takes no number': 'im Text steht {part}: {kind} nimmt keine Zahl',
  'its text has {kind}, which needs its {noun}, as in {example}':
    'im Text steht {kind}; das braucht {noun}, wie in {example}',
  'what a name stands for begins with pairs:, all:, triples: or whole:':
    'wofür ein Name steht, beginnt mit pairs:, all:, triples: oder whole:',
  'it begins with pairs:, all:, triples:, whole: or either, or it is a name such as countdown':
    'er beginnt mit pairs:, all:, triples:, whole: oder either, oder er ist ein Name wie countdown',
  'join tests with and, or': 'verbinde Bedingungen mit and, or',
  'it compares nothing: end it with a test such as = 10 or is prime':
    'er vergleicht nichts: beende ihn mit einer Bedingung wie = 10 oder is prime',
  '{word} belongs there': '{word} gehört dorthin',
  'at most {most} brackets stand in each other': 'höchstens {most} Klammern stehen ineinander',
  '{operator} joins two tests, such as a < b': '{operator} verbindet zwei Bedingungen, etwa a < b',
  'not stands before a test': 'not steht vor einer Bedingung',
  'not stands before the whole test, as in not a in {1}': 'not steht vor der ganzen Bedingung, wie in not a in {1}',
  'not stands before the whole test, as in not a is prime': 'not steht vor der ganzen Bedingung, wie in not a is prime',
  'a number is prime, square, odd or even': 'eine Zahl ist prime, square, odd oder even',
  '{operator} is enough': '{operator} genügt',
  'a number belongs there': 'eine Zahl gehört dorthin',
  'a number belongs there, and no test': 'eine Zahl gehört dorthin und keine Bedingung',
  'a number belongs there, such as {examples} or 5': 'eine Zahl gehört dorthin, etwa {examples} oder 5',
  'numbers have at most {most} figures': 'Zahlen haben höchstens {most} Stellen',
  'only a digit or a number from 1 divides': 'nur eine Ziffer oder eine Zahl ab 1 teilt',
  'join numbers by signs, as in {example}, and tests by and, or':
    'verbinde Zahlen durch Zeichen, wie in {example}, und Bedingungen durch and, or',
  'the digits of the whole are d[1], d[2] … d[-1]': 'die Ziffern des Ganzen sind d[1], d[2] … d[-1]',
  'the test of a digit is about a alone': 'die Bedingung einer Ziffer handelt nur von a',
  'the test of a digit is about {letters} alone': 'die Bedingung einer Ziffer handelt nur von {letters}',
  'a pair has a and b alone': 'ein Paar hat nur a und b',
  'a pair has a and b alone; a text about more begins with whole:':
    'ein Paar hat nur a und b; ein Text über mehr beginnt mit whole:',
  'three in a row have a, b and c alone; a text about more begins with whole:':
    'drei hintereinander haben nur a, b und c; ein Text über mehr beginnt mit whole:',
  'places count from 1, and from -1 at the end': 'Plätze zählen von 1 an, und von -1 an vom Ende',
  'count needs a test, as in count(a > 5)': 'count braucht eine Bedingung, wie in count(a > 5)',
  '{fold} needs a test, as in {example}': '{fold} braucht eine Bedingung, wie in {example}',
  'it says nothing, so take it out': 'das sagt nichts, also nimm es heraus',
  'visible takes no test: each digit may hide others':
    'visible nimmt keine Bedingung: jede Ziffer kann andere verdecken',
  'it stands behind is, as in d[1] is even': 'das steht hinter is, wie in d[1] is even',
  '% is the remainder, as in sum() % 3 = 0': '% ist der Rest, wie in sum() % 3 = 0',
  'texts have no average: compare the sum, as in sum() = 5 * 3':
    'Texte haben keinen Mittelwert: vergleiche die Summe, wie in sum() = 5 * 3',
  'tests are joined by and': 'Bedingungen werden durch and verbunden',
  'tests are joined by and, or': 'Bedingungen werden durch and, or verbunden',
  'if is written not … or …': 'wenn schreibt man not … or …',
  'the largest digit is most()': 'die größte Ziffer ist most()',
  'the smallest digit is least()': 'die kleinste Ziffer ist least()',
  'the size without a sign is |a - b|': 'der Betrag ist |a - b|',
  'the last place is d[-1], the halves d[1..half] and d[-half..-1]':
    'der letzte Platz ist d[-1], die Hälften sind d[1..half] und d[-half..-1]',
  'there is no division: multiply the other side': 'eine Division gibt es nicht: multipliziere die andere Seite',
  'there are no powers: multiply, as in a * a': 'Potenzen gibt es nicht: multipliziere, wie in a * a',
  'not stands before a test, as in not a = b, and unequal is !=':
    'not steht vor einer Bedingung, wie in not a = b, und ungleich ist !=',
  'its text {text} is a constraint of its own: state that, as in {example}':
    'der Text {text} ist selbst eine Regel: gib sie so an, wie in {example}',
  'its text {text} is no name of a rule: did you mean {name}?':
    'der Text {text} ist kein Name einer Regel: ist {name} gemeint?',
  'a test belongs there, as in count(a > 5)': 'eine Bedingung gehört dorthin, wie in count(a > 5)',
  '{fold} takes no test: no digit might pass it': '{fold} nimmt keine Bedingung: keine Ziffer könnte sie erfüllen',
  'no digits of {count} are so, in any of its cells': 'keine der {count} Ziffern ist so, in keinem der Felder',
  'no digits fill its cells so': 'keine Ziffern füllen die Felder so',
  'there is too much to remember from cell to cell: take fewer cells, or state several rules':
    'von Feld zu Feld ist zu viel zu merken: nimm weniger Felder oder mehrere Regeln',
  'it multiplies numbers that are too large: compare smaller ones':
    'er multipliziert zu große Zahlen: vergleiche kleinere',
  'it has {count} cells, so there is no {place}': 'es sind {count} Felder, also gibt es kein {place}',
  'it has 1 cell, so there is no {place}': 'es ist 1 Feld, also gibt es kein {place}',
  'in a list of {nounCells} d[{from}..{to}] is empty: the first place comes first':
    'für {nounCells} ist d[{from}..{to}] leer: der erste Platz steht vorn',
  '1 cell': '1 Feld',
  '{number} cells': '{number} Felder',
  'its numbers of lines are not those of the {count} lists that it has':
    'die Anzahlen der Linien sind nicht die der {count} Listen',
  'there are too many ways to give its lines their kinds: take fewer lines':
    'es gibt zu viele Arten, den Linien ihre Regeln zu geben: nimm weniger Linien',
  'a line has at most {most} cells, not {count}': 'eine Linie hat höchstens {most} Felder, nicht {count}',
  'its named texts are about too many cells: take fewer lines, or state several rules':
    'die Texte mit Namen handeln von zu vielen Feldern: nimm weniger Linien oder mehrere Regeln',
  '{kind} takes {number} cells, not {count}': '{kind} nimmt {number} Felder, nicht {count}',
  '{kind} takes {number} or more cells, not {count}': '{kind} nimmt mindestens {number} Felder, nicht {count}',
  '{kind} takes from {number} to {numberMost} cells, not {count}':
    '{kind} nimmt {number} bis {numberMost} Felder, nicht {count}',
  'the {noun} of {kind} is a whole number from {least} to {most}, not {value}':
    '{kind} nimmt für {noun} eine ganze Zahl von {least} bis {most}, nicht {value}',
  'no digits of {count} cells are {text}': 'keine Ziffern von {count} Feldern sind {text}',
  'a text takes one list of cells, but for one that begins with either':
    'ein Text nimmt eine einzige Liste von Feldern, außer wenn er mit either beginnt',
} as const;
