/** German texts: constraints on marked cells. */
import { digitWords } from '../../../../../constraints/contains.js';
import { countWords } from '../../../../../constraints/look-and-say.js';
import type { TextsOfConstraints } from '../../rule-words.js';

export const CELLS: TextsOfConstraints = {
  even: {
    name: 'Gerade Felder',
    rule: 'Felder mit grauem Quadrat sind gerade',
    onCell: () => 'als gerade markiert',
  },
  odd: {
    name: 'Ungerade Felder',
    rule: 'Felder mit grauem Kreis sind ungerade',
    onCell: () => 'als ungerade markiert',
  },
  minimum: {
    name: 'Minimum',
    rule: 'ein Feld mit Pfeilen nach innen ist kleiner als die Felder daneben, darüber und darunter ohne solche',
    onCell: () => 'als Minimum markiert',
    told: ({ names: [a, b] }) => `von ${a} und ${b} ist das kleiner, das als Minimum markiert ist`,
  },
  maximum: {
    name: 'Maximum',
    rule: 'ein Feld mit Pfeilen nach außen ist größer als die Felder daneben, darüber und darunter ohne solche',
    onCell: () => 'als Maximum markiert',
    told: ({ names: [a, b] }) => `von ${a} und ${b} ist das größer, das als Maximum markiert ist`,
  },
  clone: {
    name: 'Klone',
    rule: 'Felder an derselben Stelle zweier grauer Formen sind gleich, die denselben Buchstaben haben, wo Formen Buchstaben haben',
    onCell: () => 'Klon',
    told: ({ names: [a, b] }) => `${a} und ${b} sind gleich (Klone)`,
    partner: () => 'Klon',
  },
  letters: {
    name: 'Buchstaben für Ziffern',
    rule: 'Felder mit gleichen Buchstaben sind gleich, Felder mit verschiedenen Buchstaben verschieden',
    onCell: () => 'mit einem Buchstaben',
    told: ({ names: [a, b], steps }) =>
      steps === undefined
        ? `${a} und ${b} sind verschieden (verschiedene Buchstaben)`
        : `${a} und ${b} sind gleich (derselbe Buchstabe)`,
    partner: ({ steps }) => (steps === undefined ? 'Feld mit anderem Buchstaben' : 'Feld mit demselben Buchstaben'),
  },
  'counting-circles': {
    name: 'Zählkreise',
    rule: 'eine Ziffer in einem Kreis ist die Anzahl der Kreise mit dieser Ziffer',
    onCell: () => 'Zählkreis',
    told: () => 'Verbund der Zählkreise',
  },
  'row-indexer': {
    name: 'Zeilen-Index',
    rule: 'ein graues Feld mit R gibt an, in welcher Zeile seine Spalte die Nummer seiner eigenen Zeile hat',
    onCell: () => 'Zeilenindex',
    told: ({ names: [a], cells, size }) =>
      `${a} gibt an, in welcher Zeile Spalte ${(cells[0]! % size) + 1} ihre ${Math.floor(cells[0]! / size) + 1} hat (Zeilenindex)`,
  },
  'column-indexer': {
    name: 'Spalten-Index',
    rule: 'ein graues Feld mit C gibt an, in welcher Spalte seine Zeile die Nummer seiner eigenen Spalte hat',
    onCell: () => 'Spaltenindex',
    told: ({ names: [a], cells, size }) =>
      `${a} gibt an, in welcher Spalte Zeile ${Math.floor(cells[0]! / size) + 1} ihre ${(cells[0]! % size) + 1} hat (Spaltenindex)`,
  },
  'box-indexer': {
    name: 'Block-Index',
    rule: 'ein graues Feld mit B gibt an, welcher Block an derselben Stelle die Nummer seines eigenen Blocks hat',
    onCell: () => 'Blockindex',
    told: ({ names: [a] }) =>
      `${a} gibt an, welcher Block an derselben Stelle die Nummer seines eigenen Blocks hat (Blockindex)`,
  },
  quadruple: {
    name: 'Quads',
    rule: 'die Ziffern in einem Kreis an einer Ecke stehen in den vier Feldern darum, eine doppelt geschriebene zweimal',
    onCell: (clue) => `an einem Quad-Hinweis mit ${digitWords(clue, 'und')}`,
    told: ({ all, ...clue }) => `Quad-Hinweis in ${all} mit ${digitWords(clue, 'und')}`,
  },
  contains: {
    name: 'Enthaltene Ziffern',
    rule: 'eine getönte Fläche enthält die Ziffern in ihrer Ecke, eine doppelt geschriebene zweimal',
    onCell: (clue) => `in einem Bereich mit ${digitWords(clue, 'und')}`,
    told: ({ all, ...clue }) => `Bereich in ${all} mit ${digitWords(clue, 'und')}`,
  },
  'look-and-say': {
    name: 'Sieh-und-sprich-Käfige',
    rule: 'die Zahl eines getönten Käfigs sagt, wie oft einige Ziffern darin stehen: 2315 sind genau zwei 3 und genau eine 5',
    onCell: (clue) => `in einem Sieh-und-sprich-Käfig mit ${countWords(clue, 'und')}`,
    told: ({ all, ...clue }) => `Sieh-und-sprich-Käfig in ${all} mit ${countWords(clue, 'und')}`,
  },
};
