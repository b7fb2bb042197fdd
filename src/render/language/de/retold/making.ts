/** The German words of what `create` remarks: orders that cannot be met, drafts that come near, and its progress. */
export const MAKING = {
  'seed: {seed}': 'Startwert: {seed}',
  'the puzzle of --like is not graded': 'das Rätsel von --like ist nicht bewertet',
  'this cannot be: {clause}': 'das kann es nicht geben: {clause}',
  'no grid keeps all these rules': 'kein Gitter hält all diese Regeln ein',
  'no regions were found with which a grid keeps all these rules':
    'es fanden sich keine Gebiete, mit denen ein Gitter all diese Regeln einhält',
  'no grid was found that has clues of the kind {kind}: leave it out, or take a larger grid':
    'es fand sich kein Gitter mit Hinweisen der Art {kind}: lass sie weg, oder nimm ein größeres Gitter',
  'with fewer than {number} givens there are always several solutions':
    'mit weniger als {number} Vorgaben gibt es immer mehrere Lösungen',
  'with symmetry {symmetry} there are never {clues} givens':
    'mit der Symmetrie {symmetry} gibt es nie {clues} Vorgaben',
  'the pattern gives {number} cells, not {clues}': 'das Muster gibt {number} Felder vor, nicht {clues}',
  'the pattern has not the symmetry {symmetry}': 'das Muster hat nicht die Symmetrie {symmetry}',
  'where a whole house is given, not every given is needed':
    'wo ein ganzes Haus vorgegeben ist, ist nicht jede Vorgabe nötig',
  '{noun} {number} to {numberLast} show too little for one solution':
    '{noun} {number} bis {numberLast} zeigen für eine einzige Lösung zu wenig',
  'every puzzle of size {size} is easy, singles solve it':
    'jedes Rätsel der Größe {size} ist leicht, einzelne Kandidaten lösen es',
  '{strategy} has nothing to find under these rules': '{strategy} findet unter diesen Regeln nichts',
  '{number} or more values are missing, and finding them scores at least {numberScore}':
    '{number} Werte oder mehr fehlen, und sie zu finden gibt mindestens {numberScore} Punkte',
  '{number} or more values are missing, and finding them with {names} scores at least {numberScore}':
    '{number} Werte oder mehr fehlen, und sie mit {names} zu finden gibt mindestens {numberScore} Punkte',
  'what scores above {number} is harder than {noun}': 'was über {number} Punkte hat, ist schwerer als {noun}',
  'what singles alone solve scores {number} at most':
    'was einzelne Kandidaten allein lösen, hat höchstens {number} Punkte',
  '{name} is counted in whole numbers': '{name} wird in ganzen Zahlen gezählt',
  'the easiest step is rated {number}': 'der leichteste Schritt hat die Wertung {number}',
  'what singles alone solve is rated {number} at most':
    'was einzelne Kandidaten allein lösen, hat höchstens die Wertung {number}',
  'what singles alone solve needs no whip and no braid':
    'was einzelne Kandidaten allein lösen, braucht keinen Whip und keinen Braid',
  'what is rated {scale} {number} at most is not rated {other} {numberOther}':
    'was höchstens die Wertung {scale} {number} hat, hat nicht die Wertung {other} {numberOther}',
  'a puzzle that needs {strategy} is {noun} at least': 'ein Rätsel, das {strategy} braucht, ist mindestens {noun}',
  'what is solved by techniques up to {noun} is not {nounOther}':
    'was Techniken bis {noun} lösen, ist nicht {nounOther}',
  'where techniques up to {noun} suffice, no path needs {strategy}':
    'wo Techniken bis {noun} genügen, braucht kein Weg {strategy}',
  'where {names} suffice, no path needs {strategy}': 'wo {names} genügen, braucht kein Weg {strategy}',
  'what {names} alone solve is not {noun}': 'was {names} allein lösen, ist nicht {noun}',
  '{names} only removes candidates, and nothing would place a digit':
    '{names} streicht nur Kandidaten, und nichts setzte eine Ziffer',
  '{names} only remove candidates, and nothing would place a digit':
    '{names} streichen nur Kandidaten, und nichts setzte eine Ziffer',
  'ask for a larger --size': 'verlange eine größere --size',
  'ask for --constraint {name}': 'verlange --constraint {name}',
  'allow more than {number}': 'erlaube mehr als {number}',
  'allow a higher --score, or more --clues': 'erlaube einen höheren --score, oder mehr --clues',
  'allow a lower --score, or a higher --difficulty': 'erlaube einen niedrigeren --score, oder eine höhere --difficulty',
  'ask for --difficulty {level}': 'verlange --difficulty {level}',
  'allow a higher --max-level, or ask for --difficulty {level}':
    'erlaube ein höheres --max-level, oder verlange --difficulty {level}',
  'allow it in --strategy': 'erlaube es in --strategy',
  'allow harder ones in --strategy, or ask for --difficulty {level}':
    'erlaube schwerere in --strategy, oder verlange --difficulty {level}',
  'allow singles too, as in --strategy {names}': 'erlaube auch einzelne Kandidaten, wie in --strategy {names}',
  'give more cells there, in several {noun}': 'gib dort mehr Felder vor, in mehreren {noun}',
  'ask for --clues {number}, or leave it out': 'verlange --clues {number}, oder lass es weg',
  'ask for --symmetry {name}, or leave it out': 'verlange --symmetry {name}, oder lass es weg',
  'ask for fewer cells in the --pattern, or do without --minimal':
    'verlange weniger Felder im --pattern, oder verzichte auf --minimal',
  'ask for at most {number} --clues, or do without --minimal':
    'verlange höchstens {number} --clues, oder verzichte auf --minimal',
  'allow --max-level {level}': 'erlaube --max-level {level}',
  'ask for a --rating of 1.0 or more': 'verlange ein --rating von 1.0 oder mehr',
  'ask for a whole number in {option}': 'verlange eine ganze Zahl in {option}',
  'allow a lower --rating, or harder techniques': 'erlaube ein niedrigeres --rating, oder schwerere Techniken',
  'allow a lower {option}, or harder techniques': 'erlaube ein niedrigeres {option}, oder schwerere Techniken',
  'allow a higher {option}': 'erlaube ein höheres {option}',
  'not made within {number} s, not even the first draft was finished (seed {seed})':
    'in {number} s nicht gemacht, nicht einmal der erste Entwurf wurde fertig (Startwert {seed})',
  'not made within {number} s, {numberTried} drafts tried (seed {seed})':
    'in {number} s nicht gemacht, {numberTried} Entwürfe versucht (Startwert {seed})',
  'nearest: {line}': 'am nächsten: {line}',
  'missed: {names}': 'verfehlt: {names}',
  'rare: of {number} drafts none meets all of this: {names}':
    'selten: von {number} Entwürfen hat keiner all dies: {names}',
  'to loosen: {clause}': 'zu lockern: {clause}',
  'ask for a neighbouring --difficulty': 'verlange eine benachbarte --difficulty',
  'allow a wider {option}': 'erlaube ein weiteres {option}',
  'do without --{aim}': 'verzichte auf --{aim}',
  'do without --just, since hints name other techniques first':
    'verzichte auf --just, denn Hinweise nennen zuerst andere Techniken',
  'allow more in --strategy': 'erlaube mehr in --strategy',
  'allow a higher --max-level': 'erlaube ein höheres --max-level',
  'allow other numbers of givens (--clues A..B)': 'erlaube andere Zahlen von Vorgaben (--clues A..B)',
  'give more cells in the --pattern, or spread them more evenly':
    'gib im --pattern mehr Felder vor, oder verteile sie gleichmäßiger',
  'allow more time (--time-limit)': 'erlaube mehr Zeit (--time-limit)',
  'or allow more time (--time-limit)': 'oder erlaube mehr Zeit (--time-limit)',
  'or {clause}': 'oder {clause}',
  '{noun} {number}, {clues} givens, seed {seed}: {techniques}':
    '{noun} {number}, {clues} Vorgaben, Startwert {seed}: {techniques}',
  '{noun} {number}, rated {numberRating}, {clues} givens, seed {seed}: {techniques}':
    '{noun} {number}, Wertung {numberRating}, {clues} Vorgaben, Startwert {seed}: {techniques}',
  '{numberMade} made, {numberTried} tried, {number} a second':
    '{numberMade} gemacht, {numberTried} versucht, {number} in der Sekunde',
  '{numberMade} made, {numberTried} tried, {number} a second; rare: {names}':
    '{numberMade} gemacht, {numberTried} versucht, {number} in der Sekunde; selten: {names}',
  'two threads died while they made the puzzle of seed {seed}, perhaps from lack of memory: try it without --jobs':
    'zwei Threads sind gestorben, als sie das Rätsel zum Startwert {seed} machten, vielleicht aus Mangel an Speicher: versuch es ohne --jobs',
  "Sudoku Explainer's scale is not defined for variants":
    'die Skala von Sudoku Explainer ist für Varianten nicht erklärt',
  'latin has neither boxes nor regions': 'latin hat weder Blöcke noch Gebiete',
} as const;
