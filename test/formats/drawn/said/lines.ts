/** How setters say lines. */
import {
  BLUE,
  bulbLooks,
  endLooks,
  GREEN,
  GREY,
  LONG,
  lineLooks,
  ORANGE,
  PURPLE,
  RED,
  type Said,
  SHORT,
  YELLOW,
} from './looks.js';

export const LINES: readonly Said[] = [
  {
    id: 'whisper',
    looks: lineLooks(SHORT, GREEN, ORANGE),
    states: ['whisper=4 r2c2r2c3r2c4'],
    en: [
      'Adjacent digits along a % line must differ by at least 4.',
      'Along % lines, neighbouring cells have a difference of 4 or more.',
      'Whispers: Two adjacent digits on a % line have a difference of at least four.',
    ],
    de: [
      'Auf % Linien unterscheiden sich benachbarte Ziffern um mindestens 4.',
      'Flüsterlinien: Benachbarte Ziffern auf einer % Linie haben eine Differenz von mindestens vier.',
    ],
  },
  {
    id: 'renban',
    looks: lineLooks(SHORT, PURPLE, YELLOW),
    states: ['renban r2c2r2c3r2c4'],
    en: [
      '% lines contain a set of consecutive digits in any order.',
      'Renban: Digits on a % line are consecutive and do not repeat, in any order.',
      'Each % line is a non-repeating set of consecutive digits.',
    ],
    de: [
      'Auf % Linien stehen aufeinanderfolgende Ziffern in beliebiger Reihenfolge.',
      'Renban: Die Ziffern auf einer % Linie sind aufeinanderfolgend und wiederholen sich nicht.',
    ],
  },
  {
    id: 'region-sum-line',
    looks: lineLooks(LONG, BLUE, GREEN),
    states: ['region-sum-line r2c2r2c3r2c4r2c5'],
    en: [
      'Box borders divide a % line into segments with the same sum.',
      'Digits along a % line have an equal sum within each box it passes through.',
      'Region sum lines: the digits on % lines sum to the same total in each box they visit.',
    ],
    de: [
      'Die Ziffern auf einer % Linie haben in jedem Block dieselbe Summe.',
      'Blockgrenzen teilen die % Linien in Abschnitte mit gleicher Summe.',
    ],
  },
  {
    id: 'palindrome',
    looks: lineLooks(SHORT, GREY, RED),
    states: ['palindrome r2c2r2c3r2c4'],
    en: [
      'Digits along a % line read the same in both directions.',
      'The % lines are palindromes.',
      'Palindrome: a % line reads the same forwards and backwards.',
    ],
    de: ['Die Ziffern auf einer % Linie lesen sich von beiden Seiten gleich.', 'Die % Linien sind Palindrome.'],
  },
  {
    id: 'zipper',
    looks: lineLooks(SHORT, PURPLE, YELLOW),
    states: ['zipper r2c2r2c3r2c4'],
    en: [
      'Digits an equal distance from the middle of a % line sum to the digit in the middle.',
      'Zipper lines: on % lines, digits equidistant from the centre sum to the central digit.',
      'Zippers: on a % line, pairs of digits equidistant from the middle of the line have the same sum.',
      'Digits an equal distance from the middle of a % line sum to the same total. For odd-length lines, the total is the digit in the middle.',
    ],
    de: [
      'Auf % Linien ergeben Ziffern mit gleichem Abstand zur Mitte zusammen die Ziffer in der Mitte.',
      'Reißverschluss: Ziffern gleich weit von der Mitte einer % Linie haben dieselbe Summe.',
    ],
  },
  {
    id: 'entropic-line',
    looks: lineLooks(SHORT, ORANGE, RED),
    states: ['entropic-line r2c2r2c3r2c4'],
    en: [
      'Any three adjacent digits on a % line contain one digit from {1,2,3}, one from {4,5,6} and one from {7,8,9}.',
      'Every set of three consecutive digits along a % line has one low (123), one middle (456) and one high (789) digit.',
      'Entropic lines: three adjacent digits on a % line include a digit from 123, one from 456, and one from 789.',
    ],
    de: [
      'Je drei benachbarte Ziffern auf einer % Linie enthalten eine Ziffer aus {1,2,3}, eine aus {4,5,6} und eine aus {7,8,9}.',
      'Entropische Linie: Drei aufeinanderfolgende Felder einer % Linie enthalten eine niedrige (123), eine mittlere (456) und eine hohe (789) Ziffer.',
    ],
  },
  {
    id: 'modular-line',
    looks: lineLooks(SHORT, BLUE, GREEN),
    states: ['modular-line r2c2r2c3r2c4'],
    en: [
      'Any three adjacent digits on a % line contain one digit from {1,4,7}, one from {2,5,8} and one from {3,6,9}.',
      'Modular lines: three consecutive digits along a % line have different remainders modulo 3.',
      'Each set of three sequential cells along a % line contains one digit from 147, one from 258, and one from 369.',
    ],
    de: [
      'Je drei benachbarte Ziffern auf einer % Linie enthalten eine Ziffer aus {1,4,7}, eine aus {2,5,8} und eine aus {3,6,9}.',
      'Modulare Linie: Drei benachbarte Ziffern einer % Linie haben verschiedene Reste modulo 3.',
    ],
  },
  {
    id: 'parity-line',
    looks: lineLooks(SHORT, RED, ORANGE),
    states: ['parity-line r2c2r2c3r2c4'],
    en: [
      'Digits along a % line alternate between odd and even.',
      'On % lines, adjacent digits alternate in parity.',
      'Parity lines: each pair of adjacent digits on a % line has one odd and one even digit.',
    ],
    de: [
      'Auf % Linien wechseln sich gerade und ungerade Ziffern ab.',
      'Paritätslinie: Auf % Linien sind benachbarte Ziffern abwechselnd gerade und ungerade.',
    ],
  },
  {
    id: 'same-difference',
    looks: lineLooks(SHORT, RED, ORANGE),
    states: ['same-difference r2c2r2c3r2c4'],
    en: [
      'The difference between each pair of adjacent digits on a % line is the same.',
      'Adjacent digits along a % line have the same difference.',
      'Same difference line: on a % line, the difference between adjacent digits is constant.',
    ],
    de: ['Auf % Linien ist die Differenz benachbarter Ziffern gleich.'],
  },
  {
    id: 'sequence',
    looks: lineLooks(SHORT, RED, ORANGE),
    states: ['sequence r2c2r2c3r2c4'],
    en: [
      'Digits along a % line form an arithmetic sequence.',
      'Sequence lines: the digits on % lines are in arithmetic progression.',
    ],
    de: ['Die Ziffern auf % Linien bilden eine arithmetische Folge.'],
  },
  {
    id: 'nabner',
    looks: lineLooks(SHORT, YELLOW, GREEN),
    states: ['nabner r2c2r2c3r2c4'],
    en: [
      'No two digits on a % line may be consecutive or the same.',
      'Nabner: digits on a % line do not repeat and no two digits are consecutive.',
      'Digits on % lines cannot repeat and no two digits on a % line may be consecutive.',
    ],
    de: [
      'Keine zwei Ziffern auf einer % Linie sind gleich oder aufeinanderfolgend.',
      'Nabner: Auf % Linien dürfen keine zwei Ziffern aufeinanderfolgend sein oder sich wiederholen.',
    ],
  },
  {
    id: 'sum-line',
    looks: lineLooks(LONG, GREY, BLUE),
    states: ['sum-line r2c2r2c3r2c4r2c5'],
    en: [
      'Each % line can be divided into one or more segments that each sum to 10.',
      'Ten lines: a % line consists of one or more contiguous groups of cells, each of which sums to 10.',
      '% lines are split into non-overlapping segments whose digits sum to ten.',
    ],
    de: [
      'Jede % Linie lässt sich in Abschnitte mit der Summe 10 teilen.',
      'Zehnerlinie: Eine % Linie besteht aus Abschnitten, die jeweils die Summe 10 haben.',
    ],
  },
  {
    id: 'thermometer',
    looks: bulbLooks,
    states: ['thermometer r2c2r2c3r2c4'],
    en: [
      'Digits along a thermometer increase from the bulb end.',
      'Thermometers: digits strictly increase from the bulb to the tip.',
      'Along % thermometers, digits rise as they move away from the bulb.',
    ],
    de: [
      'Auf einem Thermometer steigen die Ziffern vom Kolben aus an.',
      'Thermometer: Vom runden Ende aus steigen die Ziffern streng.',
    ],
  },
  {
    id: 'slow-thermometer',
    looks: bulbLooks,
    states: ['slow-thermometer r2c2r2c3r2c4'],
    en: [
      'Digits along a thermometer increase or stay the same from the bulb end.',
      'Slow thermometers: digits never decrease from the bulb to the tip.',
      'On % thermometers digits either increase or stay the same, moving away from the bulb.',
    ],
    de: [
      'Auf einem Thermometer steigen die Ziffern vom Kolben aus an oder bleiben gleich.',
      'Langsames Thermometer: Vom Kolben aus dürfen die Ziffern nie sinken.',
    ],
  },
  {
    id: 'between-line',
    looks: endLooks({}),
    states: ['between-line r2c2r2c3r2c4r2c5'],
    en: [
      'Digits on a line lie between the digits in the circles at its ends.',
      'Between lines: digits along a % line are strictly between those in the attached circles.',
      'Digits on % lines must have values between the digits in the circles at both ends.',
    ],
    de: [
      'Die Ziffern auf einer Linie liegen zwischen den Ziffern in den Kreisen an ihren Enden.',
      'Zwischenlinie: Ziffern auf % Linien liegen zwischen denen in den Kreisen.',
    ],
  },
  {
    id: 'lockout',
    looks: endLooks({ rounded: false, angle: 45 }),
    states: ['lockout r2c2r2c3r2c4r2c5'],
    en: [
      'Digits on the line are not between or equal to the digits in the diamonds. Digits in the diamonds differ by at least 4.',
      'Lockout lines: the digits on a % line must not lie between the diamonds. The diamonds must have a difference of at least 4.',
      'Digits along a % line cannot be between those in the diamonds at its ends or equal to them. The digits in the diamonds differ by at least four.',
      'The diamonds differ by at least 4, and digits on the % line are neither between nor equal to the digits in the diamonds.',
    ],
    de: [
      'Ziffern auf der Linie dürfen weder zwischen den Ziffern in den Rauten liegen noch ihnen gleich sein. Die Ziffern in den Rauten unterscheiden sich um mindestens 4.',
      'Lockout: Auf einer % Linie dürfen Ziffern nicht zwischen denen der Rauten liegen. Die Rauten haben eine Differenz von mindestens vier.',
    ],
  },
  {
    id: 'double-arrow',
    looks: endLooks({}),
    states: ['double-arrow r2c2r2c3r2c4r2c5'],
    en: [
      'The sum of the digits on a line is equal to the sum of the digits in the circles at its ends.',
      'Double arrows: digits on a % line sum to the same total as the circles at both ends.',
      'On a % line, the digits sum to the same total as the two circles connected to the line.',
    ],
    de: [
      'Die Summe der Ziffern auf einer Linie ist gleich der Summe der Ziffern in den Kreisen an ihren Enden.',
      'Doppelpfeil: Die Ziffern auf einer % Linie haben dieselbe Summe wie die Kreise an den Enden.',
    ],
  },
  {
    id: 'index-line',
    looks: bulbLooks,
    states: ['index-line r2c2r2c3r2c4'],
    en: [
      'The digit in the Nth cell along a line, starting from the circle, is the position of the digit N on that line.',
      'Index lines: the Nth digit on a % line indicates the position along the line where the digit N appears.',
    ],
    de: ['Die Ziffer im N-ten Feld einer % Linie gibt die Position der Ziffer N auf der Linie an.'],
  },
];
