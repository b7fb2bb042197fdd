/** How setters say numbers outside the grid, cells, and rules of the whole grid. */
import { arrow, disc, middles, square, text } from '../shared-puzzle.js';
import { column, GREY, HUES, ORANGE, outside, type Said, YELLOW } from './looks.js';

export const WHOLE: readonly Said[] = [
  {
    id: 'little-killer',
    looks: ['#000000', '#888888'].map((colour) => ({
      drawn: { overlays: [text([-0.5, 3.5], '12')], arrows: [arrow([-0.2, 3.8], [0.2, 4.2], colour)] },
    })),
    states: ['little-killer=12 r1c5r2c6r3c7r4c8r5c9'],
    en: [
      'Numbers outside the grid give the sum of the digits along the indicated diagonal.',
      'Little killer: a clue outside the grid with an arrow shows the sum of the diagonal.',
      'An arrow outside the grid gives the sum of the digits along the diagonal, which may repeat.',
    ],
    de: [
      'Zahlen außerhalb geben die Summe der Ziffern entlang der Diagonale an.',
      'Little Killer: Ein Hinweis außerhalb mit Pfeil gibt die Summe auf der Diagonale an.',
    ],
  },
  {
    id: 'sandwich',
    looks: outside,
    states: [`sandwich=12 ${column}`],
    en: [
      'Clues outside the grid give the sum of the digits between the 1 and the 9.',
      'Sandwich: numbers outside the grid show the sum of the digits sandwiched between 1 and 9 in that row or column.',
      'A number outside the grid indicates the sum of the digits appearing between the 1 and the 9 in its column.',
    ],
    de: [
      'Zahlen außerhalb geben die Summe der Ziffern zwischen der 1 und der 9 an.',
      'Sandwich: Hinweise am Rand sind die Summe der Ziffern zwischen 1 und 9 in dieser Zeile oder Spalte.',
    ],
  },
  {
    id: 'x-sum',
    looks: outside,
    states: [`x-sum=12 ${column}`],
    en: [
      'Clues outside the grid give the sum of the first X digits, where X is the first digit.',
      'X-sums: a number outside the grid is the sum of the first X cells in that direction, where X is the first digit.',
      'Numbers outside the grid show the sum of the first X digits in the row or column, where X is the digit in the first cell.',
    ],
    de: [
      'Zahlen außerhalb geben die Summe der ersten X Ziffern an, wobei X die erste Ziffer ist.',
      'X-Summen: Hinweise am Rand sind die Summe der ersten X Felder, X ist die erste Ziffer.',
    ],
  },
  {
    id: 'skyscraper',
    looks: [[-0.5, 3.5] as const, [-0.6, 3.5] as const].map((point) => ({ drawn: { overlays: [text(point, '4')] } })),
    states: [`skyscraper=4 ${column}`],
    en: [
      'Skyscrapers: numbers outside the grid indicate how many buildings can be seen from that direction.',
      'Skyscrapers: Clues outside the grid give the number of buildings seen in that direction.',
      'Numbers outside the grid show how many skyscrapers are visible in the row or column.',
    ],
    de: [
      'Hochhäuser: Zahlen am Rand geben an, wie viele Hochhäuser zu sehen sind.',
      'Zahlen außerhalb sagen, wie viele Hochhäuser man aus dieser Richtung sieht.',
    ],
  },
  {
    id: 'numbered-room',
    looks: [[-0.5, 3.5] as const, [-0.6, 3.5] as const].map((point) => ({ drawn: { overlays: [text(point, '4')] } })),
    states: [`numbered-room=4 ${column}`],
    en: [
      'Clues outside the grid give the digit in the Nth cell, where N is the first digit.',
      'Numbered rooms: a clue outside the grid is the digit placed in the Nth cell in that direction, where N is the first digit.',
      'Clues outside the grid indicate the digit in the Nth position of the row or column, where N is the digit in the first cell.',
    ],
    de: [
      'Zahlen außerhalb geben die Ziffer im N-ten Feld an, wobei N die erste Ziffer ist.',
      'Nummerierte Räume: Ein Hinweis am Rand ist die Ziffer im N-ten Feld, N ist die erste Ziffer.',
    ],
  },
  {
    id: 'odd',
    looks: [GREY, YELLOW].map((colour) => ({
      colour,
      drawn: { overlays: [disc([1.5, 1.5], 0.7, HUES[colour[0]])] },
    })),
    states: ['odd r2c2'],
    en: [
      'A % circle contains an odd digit.',
      'Digits in % circles are odd.',
      'Odd: cells with a % circle must be odd.',
    ],
    de: ['In % Kreisen stehen ungerade Ziffern.', 'Ziffern in % Kreisen sind ungerade.'],
  },
  {
    id: 'even',
    looks: [GREY, YELLOW].map((colour) => ({ colour, drawn: { overlays: [square('r2c2', 0.7, HUES[colour[0]])] } })),
    states: ['even r2c2'],
    en: [
      'A % square contains an even digit.',
      'Digits in % squares are even.',
      'Even: cells with a % square must be even.',
    ],
    de: ['In % Quadraten stehen gerade Ziffern.', 'Ziffern in % Quadraten sind gerade.'],
  },
  ...(['maximum', 'minimum'] as const).map((id): Said => {
    const [en, de] = id === 'maximum' ? ['greater', 'größer'] : ['smaller', 'kleiner'];
    return {
      id,
      looks: [GREY, YELLOW].map((colour) => ({ colour, drawn: { overlays: [square('r2c2', 1, HUES[colour[0]])] } })),
      states: [`${id} r2c2`],
      en: [
        `A % cell is ${en} than all orthogonally adjacent cells.`,
        `Digits in % squares are ${en} than their orthogonal neighbours.`,
        `Shaded cells must be ${en} than each orthogonally adjacent cell.`,
        `Digits in % cells are ${en} than all orthogonally adjacent white cells.`,
      ],
      de: [
        `Ziffern in % Feldern sind ${de} als alle orthogonal benachbarten.`,
        `Ziffern in % Feldern sind ${de} als die orthogonal benachbarten in weißen Feldern.`,
        `Markierte Felder sind ${de} als ihre waagerecht und senkrecht benachbarten Felder.`,
      ],
    };
  }),
  {
    id: 'counting-circles',
    looks: [GREY, ORANGE].map((colour) => ({
      colour,
      drawn: { overlays: middles('r2c2r5c5').map((point) => disc(point, 0.8, HUES[colour[0]])) },
    })),
    states: ['counting-circles r2c2r5c5'],
    en: [
      'A digit in a circle indicates how many circles contain that digit.',
      'Counting circles: a digit in a % circle is the number of times it appears in circles.',
      'Any digit in a circle gives exactly how many times that digit appears in all circles.',
    ],
    de: [
      'Eine Ziffer in einem Kreis gibt an, wie viele Kreise diese Ziffer enthalten.',
      'Zählkreise: Eine Ziffer in einem Kreis gibt an, wie oft sie in Kreisen vorkommt.',
    ],
  },
  {
    id: 'x',
    looks: ['#34bbe6', '#ff0000'].map((color) => ({
      drawn: {
        lines: [
          {
            wayPoints: [
              [0, 0],
              [9, 9],
            ],
            color,
            thickness: 4,
          },
          {
            wayPoints: [
              [0, 9],
              [9, 0],
            ],
            color,
            thickness: 4,
          },
        ],
      },
    })),
    states: ['x'],
    en: [
      'Digits do not repeat on the marked diagonals.',
      'Each marked diagonal contains the digits 1-9 once.',
      'Diagonals: the digits along the indicated diagonals cannot repeat.',
    ],
    de: [
      'Auf den Diagonalen wiederholen sich die Ziffern nicht.',
      'Auf jeder Diagonale steht jede Ziffer genau einmal.',
    ],
  },
  {
    id: 'anti-knight',
    states: ['anti-knight'],
    en: [
      "Cells separated by a knight's move cannot contain the same digit.",
      "Identical digits may not be a knight's move apart.",
      "Anti-knight: no two cells a knight's move apart may contain the same digit.",
    ],
    de: [
      'Felder im Abstand eines Springerzugs enthalten nicht dieselbe Ziffer.',
      'Antispringer: Gleiche Ziffern dürfen nicht einen Springerzug voneinander entfernt sein.',
    ],
  },
  {
    id: 'anti-king',
    states: ['anti-king'],
    en: [
      "Cells separated by a king's move cannot contain the same digit.",
      'Diagonally adjacent cells may not contain the same digit.',
      "Anti-king: digits a king's move apart must be different.",
    ],
    de: [
      'Felder im Abstand eines Königszugs enthalten nicht dieselbe Ziffer.',
      'Diagonal benachbarte Felder enthalten nicht dieselbe Ziffer.',
    ],
  },
  {
    id: 'non-consecutive',
    states: ['non-consecutive'],
    en: [
      'Orthogonally adjacent digits may not be consecutive.',
      'Orthogonally adjacent cells cannot contain consecutive digits.',
      'No two orthogonally adjacent cells may contain consecutive digits.',
    ],
    de: [
      'Orthogonal benachbarte Ziffern sind nicht aufeinanderfolgend.',
      'Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden Ziffern.',
    ],
  },
  {
    id: 'disjoint-groups',
    states: ['disjoint-groups'],
    en: [
      'Cells in the same position in each box cannot contain the same digit.',
      'Cells in the same relative position in their box must be different.',
      'Disjoint groups: digits in the same position in different boxes cannot be the same.',
    ],
    de: [
      'Felder an derselben Stelle in ihrem Block enthalten nicht dieselbe Ziffer.',
      'Disjunkte Gruppen: Ziffern an gleicher Position in verschiedenen Blöcken sind nicht gleich.',
    ],
  },
  {
    id: 'global-entropy',
    states: ['global-entropy'],
    en: [
      'Each 2x2 square contains a low, a middle and a high digit.',
      'Every 2x2 has at least one low (123), one middle (456) and one high (789) digit.',
      'Global entropy: every 2x2 square must contain one low, one middle and one high digit.',
    ],
    de: [
      'Jedes 2x2-Quadrat enthält eine niedrige, eine mittlere und eine hohe Ziffer.',
      'Globale Entropie: In jedem 2x2 steht mindestens eine niedrige (123), eine mittlere (456) und eine hohe (789) Ziffer.',
    ],
  },
];
