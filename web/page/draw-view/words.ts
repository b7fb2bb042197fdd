/** Texts of the editor, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';
import type { Fault } from './faults.js';

const english = {
  title: 'Draw a puzzle',
  board: 'The puzzle that you draw',
  tools: 'What to draw',
  choose: 'Choose',
  givens: 'Givens',
  notes: 'Notes',
  regions: 'Regions',
  families: {
    cages: 'Cages',
    lines: 'Lines',
    dots: 'Edges and corners',
    cells: 'Cells',
    outside: 'Outside',
    grid: 'Whole grid',
    own: 'Your own',
  },
  find: 'Find a kind',
  findShort: 'Find …',
  noKind: 'No kind has this in its name.',
  /** Returns a name with the places at which a long word may be broken. */
  breakable: (name: string) => name,
  undo: 'Undo',
  redo: 'Redo',
  play: 'Play it',
  size: 'Size',
  sizeWith: (size: number, box: string) => `${size}×${size}, boxes ${box.replace('x', '×')}`,
  sizeWithout: (size: number) => `${size}×${size}, regions to paint`,
  clear: 'Begin anew',
  titleOf: 'Title',
  author: 'Author',
  rules: 'Rules in words',
  propose: 'Write them anew',
  pad: 'Digits',
  erase: 'Erase',
  noClue: 'No clue is chosen.',
  how: {
    choose:
      'Press a clue to choose it, drag it to move it, drag the end of a line to go on. Press again for the clue below.',
    givens: 'Choose cells, then type digits; with Shift they are notes.',
    notes:
      'Choose cells, then type digits. Notes are for you: they state nothing, are not shared, and give way to true candidates elsewhere.',
    regions: 'Drag from a region over the cells that it takes. By keys: Enter, arrows, Enter.',
    line: 'Drag along the cells. On the way back the line becomes shorter. By keys: Enter, arrows (Home, End and the page keys lead diagonally), Enter.',
    headed:
      'Drag from the bulb along the shaft; from a bulb once more for a further one. For a long bulb, press its cells one by one, then drag. By keys: Enter, arrows, Enter; twice Enter for a cell of a bulb.',
    branching:
      'Drag along the cells; from the chosen one for a further branch. On the way back it becomes shorter. By keys: Enter, arrows (Home, End and the page keys lead diagonally), Enter.',
    cage: 'Drag over the cells, then type the number, if it has one. By keys: Enter, arrows, Enter.',
    mark: 'Press or drag over cells. Once more clears them. By keys: Enter.',
    edge: 'Press on the side between two cells, then type the number, if it has one. By keys: Enter, then an arrow to the other cell.',
    turning:
      'Press on the side between two cells; once more turns the sign round. By keys: Enter, then an arrow to the other cell.',
    corner: 'Press on the corner of four cells, then type the digits. By keys: Enter in the upper left one.',
    outside: 'Press outside the grid, then type the number. By keys: Enter in a cell; once more for its next place.',
    switch: '',
  },
  number: 'Number',
  text: 'Text',
  parts: 'Parts',
  part: (part: number, cells: string) => `${part}: ${cells}`,
  furtherPart: 'Further part',
  partHow: 'Drag over the cells of this part.',
  place: 'Place',
  acts: {
    copy: 'Copy',
    turn: 'Turn',
    mirror: 'Mirror',
    split: 'Split here',
    join: 'Join',
    delete: 'Delete',
  },
  allClues: (clues: number) => (clues === 1 ? '1 clue' : `${clues} clues`),
  unfinished: 'Unfinished',
  fault: (fault: Fault): string => {
    switch (fault.kind) {
      case 'no shaft':
        return 'Its shaft is missing: drag from the bulb. A press beside the bulb makes that longer.';
      case 'parts':
        return `It needs ${fault.least} parts, and has ${fault.now}.`;
      case 'cells':
        return `It takes ${cellsWanted(fault, 'or more', 'to')} cells, and has ${fault.now}.`;
      case 'no number':
        return 'Its number is missing: type it.';
      case 'number':
        return `Its number must be from ${fault.least} to ${fault.most}.`;
      case 'no text':
        return `Its text is missing, such as ${fault.example}.`;
      case 'told':
        return fault.text;
    }
  },
  statesNothing: 'It states nothing yet.',
  unevenRegions: (regions: string) => `Regions that do not have as many cells as there are digits: ${regions}.`,
  region: (region: number, cells: number) => `region ${region} (${cells})`,
  boxes: 'Back to boxes',
  ornaments: 'What was drawn in another program stays as it is until its clue changes.',
  notUnderstood: 'Not understood:',
  ownNotes: 'Your notes, which are for you alone.',
  refused: 'This browser does not keep the drawing: share it before you leave.',
};

const cellsWanted = (
  { least, most }: { readonly least: number; readonly most: number },
  orMore: string,
  to: string,
): string => (least === most ? `${least}` : most === Infinity ? `${least} ${orMore}` : `${least} ${to} ${most}`);

const german: typeof english = {
  title: 'Ein Rätsel zeichnen',
  board: 'Das Rätsel, das du zeichnest',
  tools: 'Was gezeichnet wird',
  choose: 'Auswählen',
  givens: 'Vorgaben',
  notes: 'Notizen',
  regions: 'Regionen',
  families: {
    cages: 'Käfige',
    lines: 'Linien',
    dots: 'Kanten und Ecken',
    cells: 'Felder',
    outside: 'Außen',
    grid: 'Ganzes Gitter',
    own: 'Eigene',
  },
  find: 'Eine Art finden',
  findShort: 'Suche …',
  noKind: 'Keine Art hat das im Namen.',
  breakable: (name) => name.replace(/(?<=[a-zß]{6})(?:summen|linien)/g, '\u00ad$&'),
  undo: 'Zurück',
  redo: 'Wieder vor',
  play: 'Spielen',
  size: 'Größe',
  sizeWith: (size, box) => `${size}×${size}, Blöcke ${box.replace('x', '×')}`,
  sizeWithout: (size) => `${size}×${size}, Regionen zum Malen`,
  clear: 'Neu beginnen',
  titleOf: 'Titel',
  author: 'Autor',
  rules: 'Regeln in Worten',
  propose: 'Neu vorschlagen',
  pad: 'Ziffern',
  erase: 'Löschen',
  noClue: 'Kein Hinweis ist gewählt.',
  how: {
    choose:
      'Drücke auf einen Hinweis, um ihn zu wählen, zieh ihn, um ihn zu bewegen, zieh am Ende einer Linie, um sie fortzusetzen. Nochmals drücken wählt den darunter.',
    givens: 'Wähle Felder, dann tippe Ziffern; mit Umschalt sind es Notizen.',
    notes:
      'Wähle Felder, dann tippe Ziffern. Notizen sind für dich: Sie sagen nichts aus, werden nicht geteilt und weichen sonst wahren Kandidaten.',
    regions: 'Zieh aus einer Region über die Felder, die sie bekommt. Mit Tasten: Eingabe, Pfeile, Eingabe.',
    line: 'Zieh über die Felder. Auf dem Rückweg wird die Linie kürzer. Mit Tasten: Eingabe, Pfeile (Pos1, Ende und die Bildtasten führen schräg), Eingabe.',
    headed:
      'Zieh vom Kreis den Schaft entlang; nochmals vom Kreis für einen weiteren. Für einen langen Kreis drücke seine Felder nacheinander, dann zieh. Mit Tasten: Eingabe, Pfeile, Eingabe; zweimal Eingabe für ein Feld des Kreises.',
    branching:
      'Zieh über die Felder; vom gewählten aus für einen weiteren Zweig. Auf dem Rückweg wird es kürzer. Mit Tasten: Eingabe, Pfeile (Pos1, Ende und die Bildtasten führen schräg), Eingabe.',
    cage: 'Zieh über die Felder, dann tippe die Zahl, wenn es eine gibt. Mit Tasten: Eingabe, Pfeile, Eingabe.',
    mark: 'Drücke auf Felder oder zieh darüber. Nochmals nimmt es zurück. Mit Tasten: Eingabe.',
    edge: 'Drücke auf die Seite zwischen zwei Feldern, dann tippe die Zahl, wenn es eine gibt. Mit Tasten: Eingabe, dann ein Pfeil zum anderen Feld.',
    turning:
      'Drücke auf die Seite zwischen zwei Feldern; nochmals dreht das Zeichen um. Mit Tasten: Eingabe, dann ein Pfeil zum anderen Feld.',
    corner: 'Drücke auf die Ecke von vier Feldern, dann tippe die Ziffern. Mit Tasten: Eingabe im Feld links oben.',
    outside:
      'Drücke neben das Gitter, dann tippe die Zahl. Mit Tasten: Eingabe in einem Feld; nochmals für den nächsten Platz.',
    switch: '',
  },
  number: 'Zahl',
  text: 'Text',
  parts: 'Teile',
  part: (part, cells) => `${part}: ${cells}`,
  furtherPart: 'Weiterer Teil',
  partHow: 'Zieh über die Felder dieses Teils.',
  place: 'Platz',
  acts: {
    copy: 'Kopieren',
    turn: 'Drehen',
    mirror: 'Spiegeln',
    split: 'Hier teilen',
    join: 'Verbinden',
    delete: 'Löschen',
  },
  allClues: (clues) => (clues === 1 ? '1 Hinweis' : `${clues} Hinweise`),
  unfinished: 'Unfertig',
  fault: (fault) => {
    switch (fault.kind) {
      case 'no shaft':
        return 'Der Schaft fehlt: zieh vom Kreis weg. Ein Druck daneben macht den Kreis länger.';
      case 'parts':
        return `Es braucht ${fault.least} Teile und hat ${fault.now}.`;
      case 'cells':
        return `Es braucht ${cellsWanted(fault, 'oder mehr', 'bis')} Felder und hat ${fault.now}.`;
      case 'no number':
        return 'Die Zahl fehlt: tippe sie.';
      case 'number':
        return `Die Zahl muss von ${fault.least} bis ${fault.most} sein.`;
      case 'no text':
        return `Der Text fehlt, etwa ${fault.example}.`;
      case 'told':
        return fault.text;
    }
  },
  statesNothing: 'Noch sagt es nichts aus.',
  unevenRegions: (regions) => `Regionen, die nicht so viele Felder haben, wie es Ziffern gibt: ${regions}.`,
  region: (region, cells) => `Region ${region} (${cells})`,
  boxes: 'Zurück zu Blöcken',
  ornaments: 'Was in einem anderen Programm gezeichnet wurde, bleibt, bis sich sein Hinweis ändert.',
  notUnderstood: 'Nicht verstanden:',
  ownNotes: 'Deine Notizen: Sie sind nur für dich.',
  refused: 'Dieser Browser behält die Zeichnung nicht: Teile sie, bevor du gehst.',
};

export type DrawWords = typeof english;

export const drawWordsIn = (language: LanguageCode): DrawWords => inLanguage(language, { en: english, de: german });
