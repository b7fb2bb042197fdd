/** The glossary in German. */
import type { Terms } from './glossary.js';

export const GERMAN_TERMS: Terms = {
  cell: {
    name: 'Feld',
    forms: ['felder', 'feldern', 'feldes'],
    text: 'Eines der kleinen Quadrate; jedes nimmt eine Ziffer. r3c4 ist das Feld in Zeile 3 und Spalte 4, r16c2 sind zwei: die der Zeilen 1 und 6 in Spalte 2.',
  },
  house: {
    name: 'Haus',
    forms: ['häuser', 'häusern', 'hauses'],
    text: 'Eine Zeile, eine Spalte oder ein Block: jede Ziffer steht darin einmal.',
  },
  box: {
    name: 'Block',
    forms: ['blöcke', 'blöcken', 'blocks', 'blockes'],
    text: 'Eines der Quadrate mit dickem Rand, im üblichen Gitter 3 mal 3 Felder.',
  },
  line: { name: 'Linie', forms: ['linien'], text: 'Eine Zeile oder eine Spalte.' },
  given: { name: 'Vorgabe', forms: ['vorgaben'], text: 'Eine Ziffer, die von Anfang an im Gitter steht und bleibt.' },
  candidate: {
    name: 'Kandidat',
    forms: ['kandidaten'],
    text: 'Eine Ziffer, die ein Feld noch nehmen kann. „7 in r3c4“ ist der Kandidat 7 dieses Feldes.',
  },
  mark: {
    name: 'Marke',
    forms: ['marken', 'notiz', 'notizen'],
    text: 'Eine kleine Ziffer, die man in ein Feld schreibt, um sich Kandidaten zu merken.',
  },
  sees: {
    name: 'Sehen',
    forms: ['sieht', 'sehen einander'],
    text: 'Ein Feld sieht alle anderen Felder seiner Zeile, seiner Spalte und seines Blocks: keines davon nimmt dieselbe Ziffer.',
  },
  intersection: {
    name: 'Schnitt',
    forms: ['schnitte', 'schnitten'],
    text: 'Die Felder, die ein Block und eine Linie gemeinsam haben, im üblichen Gitter drei.',
  },
  subset: {
    name: 'Teilmenge',
    forms: ['teilmengen'],
    text: 'So viele Felder eines Hauses wie Ziffern, die unter sich bleiben: ein Paar, ein Dreier oder ein Vierer.',
  },
  'bivalue-cell': {
    name: 'Zweierfeld',
    forms: ['zweierfelder', 'zweierfeldern'],
    text: 'Ein Feld mit genau zwei Kandidaten: einer von beiden ist richtig.',
  },
  bilocation: {
    name: 'Ortspaar',
    forms: ['ortspaare', 'ortspaaren'],
    text: 'Eine Ziffer, die in einem Haus noch genau zwei Plätze hat: sie ist auf einem von beiden.',
  },
  fish: {
    name: 'Fisch',
    forms: ['fische', 'fischen'],
    text: 'Ein Muster einer Ziffer: so viele Linien der einen Art wie der anderen, in denen ihre Plätze unter sich bleiben. Ein X-Wing hat zwei, ein Schwertfisch drei, eine Qualle vier.',
  },
  base: {
    name: 'Basis',
    forms: ['basen'],
    text: 'Die Häuser eines Fisches, deren Plätze für die Ziffer alle in der Decke liegen. Jedes braucht die Ziffer einmal.',
  },
  cover: {
    name: 'Decke',
    forms: ['decken'],
    text: 'Die Häuser eines Fisches, die alle Plätze der Basis enthalten. Sie verlieren die Ziffer anderswo.',
  },
  fin: {
    name: 'Flosse',
    forms: ['flossen'],
    text: 'Ein zusätzlicher Platz eines Fisches außerhalb der Decke. Was der Fisch entfernt, muss auch alle Flossen sehen.',
  },
  'strong-link': {
    name: 'Starke Verbindung',
    forms: ['starken verbindung', 'starke verbindungen', 'starken verbindungen'],
    text: 'Zwei Kandidaten, von denen mindestens einer wahr ist, wie die beiden Plätze einer Ziffer in einem Haus.',
  },
  'weak-link': {
    name: 'Schwache Verbindung',
    forms: ['schwachen verbindung', 'schwache verbindungen', 'schwachen verbindungen'],
    text: 'Zwei Kandidaten, die nicht beide wahr sind, wie dieselbe Ziffer in zwei Feldern, die einander sehen.',
  },
  pivot: {
    name: 'Angel',
    forms: ['angelfeld'],
    text: 'Das Feld eines Flügels, an dem die anderen hängen: jeder seiner Kandidaten führt zu einem davon.',
  },
  pincer: {
    name: 'Zange',
    forms: ['zangen'],
    text: 'Eines von zwei Enden, von denen mindestens eines wahr ist. Was beide sieht, kann es nicht sein.',
  },
  colouring: {
    name: 'Färben',
    forms: ['farben', 'färbung'],
    text: 'Kandidaten mit starken Verbindungen bekommen abwechselnd zwei Farben: eine Farbe ist ganz wahr, die andere falsch.',
  },
  uniqueness: {
    name: 'Eindeutigkeit',
    forms: [],
    text: 'Ein richtiges Rätsel hat genau eine Lösung. Manche Schritte beruhen darauf; sie sind falsch, wo es mehrere gibt.',
  },
  'deadly-pattern': {
    name: 'Tödliches Muster',
    forms: ['tödliche muster', 'tödlichen muster', 'tödlichen mustern'],
    text: 'Felder, deren Ziffern sich vertauschen ließen, ohne etwas anderes zu berühren: ein Rätsel mit einer Lösung kommt nie dahin.',
  },
  bug: {
    name: 'BUG',
    forms: [],
    text: 'Eine Stellung, in der jedes offene Feld zwei Kandidaten hat und jede Ziffer in jedem Haus zwei Plätze. Sie hätte keine Lösung oder mehrere.',
  },
  chain: {
    name: 'Kette',
    forms: ['ketten'],
    text: 'Kandidaten, die abwechselnd stark und schwach verbunden sind, so dass ihre beiden Enden nicht beide falsch sind.',
  },
  aic: {
    name: 'AIC',
    forms: [],
    text: 'Alternating Inference Chain: eine Kette durch beliebige Ziffern und Felder, die mit einer starken Verbindung beginnt und endet.',
  },
  notation: {
    name: 'Schreibweise von Ketten',
    forms: ['schreibweise'],
    text: '(3=7)r1c2 - (7)r1c8: = verbindet zwei, von denen eines wahr ist, - zwei, die nicht beide wahr sind.',
  },
  loop: {
    name: 'Ring',
    forms: ['ringe', 'ringen', 'ringes'],
    text: 'Felder oder Kandidaten im Kreis, jeder mit dem nächsten verbunden. Wechseln sich starke und schwache Verbindungen rundum ab, kann jede schwache etwas entfernen.',
  },
  grouped: {
    name: 'Gruppe',
    forms: ['gruppen', 'gruppierte', 'gruppierten'],
    text: 'Plätze einer Ziffer, die ein Block und eine Linie gemeinsam haben, als ein Glied einer Kette: einer davon ist wahr oder keiner.',
  },
  als: {
    name: 'Fast gesperrte Menge',
    forms: ['fast gesperrte mengen', 'fast gesperrten mengen'],
    text: 'Felder eines Hauses mit einer Ziffer mehr als Feldern. Ohne eine der Ziffern stehen alle anderen fest.',
  },
  clue: {
    name: 'Zeichen',
    forms: [],
    text: 'Was ein Rätsel außer den Vorgaben noch sagt: ein Punkt zwischen zwei Feldern, ein Käfig mit seiner Summe, eine Linie oder ein Pfeil. Was ein Zeichen bedeutet, steht in den Regeln des Rätsels.',
  },
  cage: {
    name: 'Käfig',
    forms: ['käfige', 'käfigen', 'käfigs'],
    text: 'Felder mit gestricheltem Umriss und einer kleinen Zahl: Ihre Ziffern sind verschieden und ergeben zusammen die Zahl.',
  },
  thermometer: {
    name: 'Thermometer',
    forms: ['thermometern', 'thermometers'],
    text: 'Eine graue Linie mit einer Kugel: Von der Kugel an ist jede Ziffer größer als die davor.',
  },
  arrow: {
    name: 'Pfeil',
    forms: ['pfeile', 'pfeilen', 'pfeils'],
    text: 'Ein Kreis mit einem Pfeil: Die Ziffern auf dem Pfeil ergeben zusammen die Ziffer im Kreis.',
  },
  whisper: {
    name: 'Flüstern',
    forms: [],
    text: 'Eine Linie, auf der sich Nachbarn um mindestens eine Zahl unterscheiden: auf einem deutschen Flüstern, das grün ist, um 5, auf einem holländischen um 4.',
  },
  level: {
    name: 'Stufe',
    forms: ['stufen'],
    text: 'Wie schwer ein Rätsel oder ein Schritt ist, von leicht bis extrem, nach HoDoKu. Die Punkte zählen jeden Schritt.',
  },
  rating: {
    name: 'SE-Wertung',
    forms: ['se-wertungen'],
    text: 'Sudoku Explainers Zahl für den schwersten Schritt eines Rätsels, von 1,0 bis etwa 12.',
  },
};
