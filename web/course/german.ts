/** The texts of the lessons in German: the idea of each strategy, and how to spot it. English ones are on its page. */
import type { LessonText } from './lesson-data.js';

export const GERMAN_LESSONS: Readonly<Record<string, LessonText>> = {
  'full-house': {
    idea: 'In einem Haus ist nur noch ein Feld leer: es nimmt die Ziffer, die dort fehlt.',
    spot: 'Suche Zeilen, Spalten und Blöcke, die fast voll sind, und zähle, welche Ziffer fehlt.',
  },
  'hidden-single': {
    idea: 'Eine Ziffer, die in einer Zeile, einer Spalte oder einem Block nur noch einen Platz hat, steht dort, was das Feld sonst auch nehmen könnte.',
    spot: 'Nimm eine Ziffer, folge den Zeilen und Spalten, in denen sie schon steht, und sieh, welche Felder eines Blocks übrig bleiben. Dann mache dasselbe in Zeilen und Spalten.',
  },
  'naked-single': {
    idea: 'Ein Feld, in dem nur noch eine Ziffer stehen kann, nimmt sie: alle anderen sieht es schon.',
    spot: 'Suche ein leeres Feld, dessen Zeile, Spalte und Block zusammen viele verschiedene Ziffern haben, und zähle, welche fehlen.',
  },
  pointing: {
    idea: 'Liegen alle Plätze einer Ziffer in einem Block auf einer Linie, so steht sie dort in diesem Block. Die Linie verliert sie außerhalb.',
    spot: 'Sieh in jedem Block nach, wo eine Ziffer noch stehen kann. Liegen ihre zwei oder drei Plätze in einer Zeile oder Spalte, dann folge dieser Linie aus dem Block hinaus.',
  },
  claiming: {
    idea: 'Liegen alle Plätze einer Ziffer auf einer Linie in einem Block, so steht sie dort auf dieser Linie. Der Block verliert sie außerhalb.',
    spot: 'Sieh auf jeder Linie nach, wo eine Ziffer noch stehen kann. Liegen ihre zwei oder drei Plätze im selben Block, dann sieh dir den Rest des Blocks an.',
  },
  'naked-pair': {
    idea: 'Zwei Felder eines Hauses haben nur dieselben zwei Kandidaten. Jedes nimmt einen davon, und kein anderes Feld des Hauses nimmt einen.',
    spot: 'Suche Zweierfelder, und zu jedem ein zweites mit denselben beiden Kandidaten, das es sieht.',
  },
  'locked-pair': {
    idea: 'Ein nacktes Paar im Schnitt von Block und Linie liegt in zwei Häusern zugleich: beide verlieren die beiden Ziffern außerhalb.',
    spot: 'Suche zwei Felder mit denselben zwei Kandidaten, die im selben Block und auf derselben Linie liegen.',
  },
  'hidden-pair': {
    idea: 'Zwei Ziffern haben in einem Haus nur in denselben zwei Feldern Platz. Diese Felder nehmen sie und nichts anderes.',
    spot: 'Suche in einem Haus eine Ziffer mit zwei Plätzen, und dann eine zweite, die genau dieselben beiden Plätze hat.',
  },
  'naked-triple': {
    idea: 'Drei Felder eines Hauses haben zusammen nur drei Kandidaten. Sie nehmen sie unter sich, und das Haus verliert sie sonst überall.',
    spot: 'Suche drei Felder mit zwei oder drei Kandidaten. Keines muss alle drei haben: auch 12, 23 und 13 ist ein Dreier.',
  },
  'hidden-triple': {
    idea: 'Drei Ziffern haben in einem Haus nur in drei Feldern Platz. Diese Felder nehmen sie und nichts anderes.',
    spot: 'Suche Ziffern mit zwei oder drei Plätzen in einem Haus, deren Plätze zusammen nur drei Felder sind.',
  },
  'naked-quadruple': {
    idea: 'Vier Felder eines Hauses haben zusammen nur vier Kandidaten. Sie nehmen sie unter sich, und das Haus verliert sie sonst überall.',
    spot: 'Suche in Häusern mit vielen leeren Feldern vier davon, die zusammen nur vier Ziffern haben. Oft steht ihnen ein versteckter Satz gegenüber, der kleiner ist.',
  },
  'hidden-quadruple': {
    idea: 'Vier Ziffern haben in einem Haus nur in vier Feldern Platz. Diese Felder nehmen sie und nichts anderes.',
    spot: 'Suche Häuser mit vielen leeren Feldern, in denen vier Ziffern selten sind, und zähle die Felder, auf die sie sich verteilen.',
  },
  'x-wing': {
    idea: 'In zwei Zeilen liegen alle Plätze einer Ziffer in denselben zwei Spalten. Jede Zeile nimmt sie in einer anderen davon, also verlieren die Spalten sie sonst überall. Dasselbe gilt mit Spalten und Zeilen vertauscht.',
    spot: 'Suche eine Ziffer mit zwei Plätzen in einer Zeile und eine zweite Zeile mit ihren zwei Plätzen in denselben Spalten.',
  },
  swordfish: {
    idea: 'In drei Linien liegen alle Plätze einer Ziffer in denselben drei Querlinien. Diese verlieren die Ziffer sonst überall.',
    spot: 'Suche eine Ziffer mit zwei oder drei Plätzen in drei Zeilen, die zusammen nur drei Spalten brauchen; dann umgekehrt.',
  },
  jellyfish: {
    idea: 'In vier Linien liegen alle Plätze einer Ziffer in denselben vier Querlinien. Diese verlieren die Ziffer sonst überall.',
    spot: 'Suche eine Ziffer, die in vielen Linien fehlt, und vier davon, die zusammen nur vier Querlinien brauchen.',
  },
  skyscraper: {
    idea: 'In zwei Zeilen hat eine Ziffer je zwei Plätze, und zwei davon stehen in einer Spalte. Also ist einer der beiden anderen Plätze richtig, und was beide sieht, verliert die Ziffer.',
    spot: 'Suche eine Ziffer mit zwei Plätzen in zwei parallelen Linien, die sich einen gemeinsamen Fuß teilen, deren Dächer aber versetzt sind.',
  },
  'two-string-kite': {
    idea: 'Eine Ziffer hat in einer Zeile und in einer Spalte je zwei Plätze, und zwei davon liegen im selben Block. Also ist eines der beiden anderen Enden richtig, und was beide sieht, verliert die Ziffer.',
    spot: 'Suche eine Zeile und eine Spalte mit je zwei Plätzen einer Ziffer, die sich in einem Block berühren, und sieh in das Feld, das beide Enden sieht.',
  },
  'turbot-fish': {
    idea: 'Zwei starke Verbindungen einer Ziffer hängen durch eine schwache zusammen. Eines der beiden äußeren Enden ist richtig, und was beide sieht, verliert die Ziffer.',
    spot: 'Suche Häuser mit zwei Plätzen einer Ziffer, von denen einer einen Platz eines anderen solchen Hauses sieht.',
  },
  'empty-rectangle': {
    idea: 'In einem Block liegen alle Plätze einer Ziffer auf einer Zeile und einer Spalte. Eine starke Verbindung, die eine davon trifft, schließt die Ziffer im Feld am anderen Ende aus.',
    spot: 'Suche einen Block, in dem vier Felder für eine Ziffer leer sind, so dass ihre Plätze ein Kreuz bilden, und dazu eine Linie mit zwei Plätzen.',
  },
  'finned-x-wing': {
    idea: 'Ein X-Wing mit zusätzlichen Plätzen, den Flossen: entweder ist eine Flosse richtig oder der X-Wing gilt. Was beides ausschließt, verliert die Ziffer.',
    spot: 'Suche einen X-Wing, bei dem ein oder zwei Plätze neben einer Ecke stören, und sieh in die Felder der Spalte im Block dieser Flossen.',
  },
  'sashimi-x-wing': {
    idea: 'Wie ein X-Wing mit Flosse, doch an der Ecke mit der Flosse fehlt der Kandidat selbst.',
    spot: 'Suche zwei Linien mit je zwei Plätzen einer Ziffer, von denen zwei übereinander stehen und die anderen beiden sich knapp verfehlen, im selben Block.',
  },
  'finned-swordfish': {
    idea: 'Ein Schwertfisch mit zusätzlichen Plätzen: entweder ist eine Flosse richtig oder der Fisch gilt. Was beides ausschließt, verliert die Ziffer.',
    spot: 'Suche drei Linien, die bis auf wenige Plätze in einem Block nur drei Querlinien brauchen.',
  },
  'xy-wing': {
    idea: 'Ein Zweierfeld XY, die Angel, sieht zwei andere: XZ und YZ. Welche Ziffer die Angel auch nimmt, eine der Zangen ist Z. Was beide Zangen sieht, verliert Z.',
    spot: 'Suche ein Zweierfeld und zwei weitere, die es sieht, mit je einer Ziffer von ihm und einer gemeinsamen dritten.',
  },
  'xyz-wing': {
    idea: 'Wie ein XY-Wing, doch die Angel hat auch Z. Eines der drei Felder ist Z, und was alle drei sieht, verliert es.',
    spot: 'Suche ein Feld mit drei Kandidaten und zwei Zweierfelder, die es sieht und die zusammen dieselben drei haben.',
  },
  'w-wing': {
    idea: 'Zwei Zweierfelder mit denselben Kandidaten sehen einander nicht, doch eine starke Verbindung der einen Ziffer verbindet sie. Dann hat eines von ihnen die andere, und was beide sieht, verliert sie.',
    spot: 'Suche gleiche Zweierfelder, und dann ein Haus, in dem eine ihrer Ziffern nur zwei Plätze hat, von denen jedes der beiden einen sieht.',
  },
  'remote-pair': {
    idea: 'Zweierfelder mit denselben zwei Kandidaten bilden eine Reihe, in der jedes das nächste sieht: sie nehmen sie abwechselnd. Was von beiden Arten eines sieht, nimmt keine der beiden Ziffern.',
    spot: 'Suche vier oder mehr gleiche Zweierfelder, und folge von einem zum nächsten.',
  },
  'simple-colors-trap': {
    idea: 'Plätze einer Ziffer mit starken Verbindungen bekommen abwechselnd zwei Farben. Eine der Farben ist richtig; was beide sieht, verliert die Ziffer.',
    spot: 'Wähle eine Ziffer mit vielen Häusern, in denen sie zwei Plätze hat, färbe sie abwechselnd, und sieh nach Plätzen, die beide Farben sehen.',
  },
  'multi-colors-1': {
    idea: 'Zwei getrennte Gruppen einer Ziffer werden je in zwei Farben gefärbt. Sieht eine Farbe der ersten eine der zweiten, so sind nicht beide wahr, also ist eine ihrer Gegenfarben wahr: was beide Gegenfarben sieht, verliert die Ziffer.',
    spot: 'Lohnt sich, wenn eine Ziffer in mehrere gefärbte Gruppen zerfällt. Suche ein Haus mit einer Farbe aus jeder, dann Plätze, die die beiden anderen sehen.',
  },
  'unique-rectangle-1': {
    idea: 'Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken hätten nur dieselben zwei Ziffern: dann gäbe es zwei Lösungen. Also nimmt das vierte Feld keine von beiden.',
    spot: 'Suche drei gleiche Zweierfelder an den Ecken eines Rechtecks in zwei Blöcken, und sieh in die vierte Ecke.',
  },
  'unique-rectangle-2': {
    idea: 'Zwei Ecken haben dieselbe dritte Ziffer: eine von ihnen muss sie nehmen. Was beide sieht, verliert sie.',
    spot: 'Suche ein Rechteck in zwei Blöcken mit zwei Zweierfeldern und zwei Ecken mit demselben dritten Kandidaten.',
  },
  'unique-rectangle-3': {
    idea: 'Die zusätzlichen Kandidaten zweier Ecken wirken wie ein Feld: mit anderen Feldern des Hauses bilden sie eine nackte Menge.',
    spot: 'Suche ein Rechteck mit zwei Zweierfeldern, und nimm die übrigen Kandidaten der beiden anderen Ecken als ein Feld eines Paares oder Dreiers.',
  },
  'unique-rectangle-4': {
    idea: 'Eine der beiden Ziffern hat im Haus der zwei anderen Ecken nur dort Platz. Also steht sie dort, und die andere ist aus beiden Ecken ausgeschlossen.',
    spot: 'Suche ein Rechteck mit zwei Zweierfeldern, und sieh nach, ob eine ihrer Ziffern in der Linie oder im Block der anderen Ecken nur diese beiden Plätze hat.',
  },
  'hidden-rectangle': {
    idea: 'Von einer Ecke mit zwei Kandidaten gegenüber haben Zeile und Spalte eine der Ziffern nur an den Ecken. Dann kann die Ecke dort die andere nicht nehmen.',
    spot: 'Suche ein Rechteck in zwei Blöcken mit einem Zweierfeld, und prüfe an der Ecke gegenüber die starken Verbindungen beider Ziffern.',
  },
  'bug-plus-1': {
    idea: 'Alle offenen Felder haben zwei Kandidaten, nur eines drei. Ohne seinen zusätzlichen Kandidaten gäbe es zwei Lösungen oder keine, also ist er richtig.',
    spot: 'Zähle, wenn fast nur Zweierfelder übrig sind, welche Ziffer des einen Dreierfeldes in seinen Häusern dreimal vorkommt.',
  },
  'x-chain': {
    idea: 'Eine Kette einer Ziffer, in der starke und schwache Verbindungen abwechseln und die stark beginnt und endet: eines ihrer Enden ist richtig, und was beide sieht, verliert die Ziffer.',
    spot: 'Wähle eine Ziffer, zeichne ihre starken Verbindungen, und verbinde sie durch Felder, die einander sehen.',
  },
  'xy-chain': {
    idea: 'Eine Kette von Zweierfeldern, in der jedes mit dem nächsten eine Ziffer gemeinsam hat. Beginnt und endet sie mit derselben Ziffer, verliert sie, was beide Enden sieht.',
    spot: 'Beginne an einem Zweierfeld: was folgt, wenn die eine Ziffer falsch ist? Gehe von Zweierfeld zu Zweierfeld, bis dieselbe Ziffer wieder erscheint.',
  },
  aic: {
    idea: 'Eine Kette durch beliebige Ziffern und Felder, stark und schwach im Wechsel. Eines ihrer beiden Enden ist wahr, und was mit beiden nicht wahr sein kann, ist falsch.',
    spot: 'Beginne an einer starken Verbindung, wechsle ab: in einem Zweierfeld die Ziffer, in einem Haus mit zwei Plätzen das Feld.',
  },
  'discontinuous-nice-loop': {
    idea: 'Eine Kette kommt zu ihrem Anfang zurück, doch dort wechseln sich die Verbindungen nicht ab. Daraus folgt, dass ihr Anfang wahr ist oder falsch.',
    spot: 'Nimm einen Kandidaten an und folge der Kette. Kommt sie zu ihm zurück und widerspricht ihm, so ist er falsch.',
  },
  'continuous-nice-loop': {
    idea: 'Eine Kette schließt sich, und die Verbindungen wechseln sich rundum ab. Von jeder schwachen ist genau eine Seite wahr, und was beide sieht, ist falsch.',
    spot: 'Sieh bei jeder Kette nach, ob sich ihre Enden schwach verbinden lassen: dann entfernt jede schwache Verbindung.',
  },
  'grouped-aic': {
    idea: 'Eine Kette, in der auch Gruppen vorkommen: zwei oder drei Plätze einer Ziffer, die ein Block und eine Linie gemeinsam haben, gelten als einer.',
    spot: 'Fehlt einer Kette eine starke Verbindung, dann sieh nach, ob die Plätze der Ziffer in einem Haus bis auf einen in einem Schnitt liegen.',
  },
};
