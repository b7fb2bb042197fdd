/** How setters say clues beside, in and round cells. */
import { arrow, cage, disc, text } from '../shared-puzzle.js';
import { onEdges, type Said, SHORT } from './looks.js';

export const CLUES: readonly Said[] = [
  {
    id: 'arrow',
    looks: ['#ffffff', '#cccccc'].map((fill) => ({
      drawn: { overlays: [disc([1.5, 1.5], 0.85, fill)], arrows: [arrow([1.5, 1.8], [1.5, 3.6], '#888888')] },
    })),
    states: ['arrow r2c2 r2c3r2c4'],
    en: [
      "Digits along an arrow sum to the digit in that arrow's circle.",
      'Arrows: the digits on an arrow add up to the number in the attached circle.',
      'The digit in a circle is equal to the sum of the digits on its arrow.',
    ],
    de: [
      'Die Summe der Ziffern auf einem Pfeil steht im Kreis.',
      'Pfeile: Die Ziffern entlang eines Pfeils ergeben zusammen die Ziffer im Kreis.',
    ],
  },
  {
    id: 'white-dot',
    looks: [0.3, 0.25].flatMap((size) => onEdges((centre) => disc(centre, size, '#ffffff'))),
    states: ['white-dot r2c2r2c3'],
    en: [
      'Digits separated by a white dot are consecutive.',
      'White dots join digits with a difference of 1.',
      'Kropki: a white circle between two cells means that they differ by one.',
    ],
    de: [
      'Ziffern an einem weißen Punkt sind aufeinanderfolgend.',
      'Kropki: Zwischen Feldern mit einem weißen Kreis ist die Differenz 1.',
    ],
  },
  {
    id: 'black-dot',
    looks: [0.3, 0.25].flatMap((size) => onEdges((centre) => disc(centre, size, '#000000'))),
    states: ['black-dot r2c2r2c3'],
    en: [
      'Digits separated by a black dot are in a 1:2 ratio.',
      'If two cells are joined by a black dot, one is double the other.',
      'A black circle between two cells means that one of the digits is twice the other.',
    ],
    de: [
      'Ziffern an einem schwarzen Punkt stehen im Verhältnis 1:2.',
      'Bei einem schwarzen Punkt zwischen zwei Feldern ist eine Ziffer doppelt so groß wie die andere.',
    ],
  },
  {
    id: 'xv',
    looks: [
      ...onEdges((centre) => text(centre, 'X')),
      ...onEdges((centre) => disc(centre, 0.3, '#ffffff', { text: 'X', borderColor: '#ffffff' })),
    ],
    states: ['xv=10 r2c2r2c3'],
    en: [
      'Digits separated by an X sum to 10.',
      'XV: cells joined by X add up to ten.',
      'Adjacent cells connected with an X must sum to 10.',
    ],
    de: ['Ziffern an einem X ergeben zusammen 10.', 'XV: Felder mit einem X dazwischen haben die Summe 10.'],
  },
  {
    id: 'greater-than',
    looks: ['>', '＞'].flatMap((sign) => onEdges((centre) => text(centre, sign))),
    states: ['greater-than r2c2r2c3'],
    en: [
      'The inequality sign points to the smaller digit.',
      'Inequality signs between cells point to the lower of the two digits.',
      'Inequality signs point towards the smaller of the adjacent digits.',
    ],
    de: [
      'Das Ungleichheitszeichen zeigt auf die kleinere Ziffer.',
      'Ungleichheitszeichen zeigen zur kleineren Ziffer.',
    ],
  },
  {
    id: 'quadruple',
    looks: [
      { drawn: { overlays: [disc([2, 2], 0.6, '#ffffff', { text: '12' })] } },
      { drawn: { overlays: [disc([2, 2], 0.6, '#ffffff'), text([1.95, 1.9], '1'), text([1.95, 2.1], '2')] } },
    ],
    states: ['quadruple=1,2 r2c2r2c3r3c2r3c3'],
    en: [
      'Digits in a white circle appear in the four cells around it.',
      'Quadruples: a digit in a circle must appear at least once in the surrounding cells.',
      'Digits in small circles must appear in at least one of the surrounding cells.',
    ],
    de: [
      'Ziffern in einem Kreis kommen in den vier Feldern um ihn herum vor.',
      'Quadrupel: Die Ziffern in einem Kreis stehen in den umliegenden Feldern.',
    ],
  },
  {
    id: 'look-and-say',
    looks: [{ drawn: { cages: [cage(SHORT, 2315)] } }],
    states: ['look-and-say=2x3,1x5 r2c2r2c3r2c4'],
    en: ['Look-and-say cages.', 'Cages are look and say cages. Digits may repeat in cages.'],
    de: ['Look-and-say-Käfige.'],
  },
  {
    id: 'killer-cage',
    looks: [{ drawn: { cages: [cage(SHORT, 12)] } }, { drawn: { cages: [cage(SHORT, 12, '#ff0000')] } }],
    states: ['killer-cage=12 r2c2r2c3r2c4'],
    en: [
      'Digits in a cage do not repeat and sum to the small number in the corner.',
      'Killer cages: digits in cages sum to the given total and cannot repeat.',
      'Digits may not repeat within a cage and must add up to the total given in the top left corner of the cage.',
    ],
    de: [
      'Die Ziffern in einem Käfig wiederholen sich nicht und ergeben die Summe in der Ecke.',
      'Killer: In einem Käfig darf sich keine Ziffer wiederholen, die Summe ist angegeben.',
    ],
  },
  {
    id: 'sum',
    looks: [{ drawn: { cages: [cage(SHORT, 12)] } }, { drawn: { cages: [cage(SHORT, 12, '#0000ff')] } }],
    states: ['sum=12 r2c2r2c3r2c4'],
    en: [
      'Digits in a cage sum to the total in the top left corner.',
      'Cages show their sums.',
      'The digits in each cage add up to the small clue given in its corner.',
    ],
    de: [
      'Die Ziffern in einem Käfig ergeben die Summe in der Ecke.',
      'Die Summe der Ziffern in einem Käfig ist angegeben.',
    ],
  },
  {
    id: 'product',
    looks: [{ drawn: { cages: [cage(SHORT, 24)] } }, { drawn: { cages: [cage(SHORT, 24, '#0000ff')] } }],
    states: ['product=24 r2c2r2c3r2c4'],
    en: [
      'The small number in the corner of a cage is the product of its digits.',
      'Digits in a cage have the given product.',
      'Product cages: the product of the digits in each cage is given in its corner.',
    ],
    de: [
      'Die kleine Zahl in der Ecke eines Käfigs ist das Produkt der Ziffern.',
      'Das Produkt der Ziffern in einem Käfig ist angegeben.',
    ],
  },
  {
    id: 'grey-dot',
    looks: [0.3, 0.25].flatMap((size) => onEdges((centre) => disc(centre, size, '#aaaaaa'))),
    states: ['grey-dot r2c2r2c3'],
    en: [
      'Digits with a grey dot between them are either consecutive or in a 1:2 ratio.',
      'Digits separated by a gray dot are consecutive or in a ratio of 1:2.',
    ],
    de: ['Ziffern an einem grauen Punkt sind entweder aufeinanderfolgend oder im Verhältnis 1:2.'],
  },
];
