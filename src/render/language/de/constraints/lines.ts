/** German texts: constraints on lines that are no sums. */
import { calledText, withForm } from '../../../../../constraints/rule.js';
import type { TextsOfConstraints } from '../../rule-words.js';

export const LINES: TextsOfConstraints = {
  'same-difference': {
    name: 'Gleiche Differenzen',
    rule: 'alle Nachbarn auf einer gestrichelten türkisen Linie haben dieselbe Differenz, die sie nicht verrät',
    onCell: () => 'auf einer Linie gleicher Differenzen',
    isFeminine: true,
    told: ({ names }) => `Linie gleicher Differenzen von ${names[0]} bis ${names.at(-1)}`,
  },
  sequence: {
    name: 'Folgen',
    rule: 'entlang einer gestrichelten grauen Linie steigen oder fallen die Ziffern von Feld zu Feld um dieselbe Zahl, die sie nicht verrät und die 0 sein kann',
    onCell: () => 'auf einer Folge',
    isFeminine: true,
    told: ({ names }) => `Folge von ${names[0]} bis ${names.at(-1)}`,
  },
  'index-line': {
    name: 'Indexlinien',
    rule: 'eine Ziffer auf einer Indexlinie (blaugrau mit Raute) sagt, an welcher Stelle, von der Raute gezählt, die Nummer ihrer eigenen Stelle steht',
    onCell: () => 'auf einer Indexlinie',
    told: ({ names: [a, b] }) => `entweder haben ${a} und ${b} die Stelle des anderen oder keines (Indexlinie)`,
    partner: () => 'Partner auf der Indexlinie',
  },
  rule: {
    name: 'Regeln als Text',
    rule: 'was ein Text über seine Felder sagt, gilt (gestrichelte Linie mit Ring oder ein eigenes Aussehen)',
    onCell: () => 'auf einer Linie mit einer Regel',
    isFeminine: true,
    told(clue) {
      const { form, name, test } = calledText(clue, 'de');
      const [a, b] = clue.names;
      return form !== 'pairs' && form !== 'all'
        ? `Regel „${name ?? withForm({ form, test })}“ in ${clue.all}`
        : `${a} und ${b} erfüllen ${name ? `die Regel „${name}“` : `${test} (Regel)`}`;
    },
    toldAlong(clue) {
      const { form, name, test } = calledText(clue, 'de');
      const those = form === 'pairs' ? 'Nachbarn auf der Linie' : 'je zwei von';
      return `${those} ${clue.names.join(', ')} erfüllen ${name ? `die Regel „${name}“` : `${test} (Regel)`}`;
    },
    partner(clue) {
      const { name } = calledText(clue, 'de');
      return `Nachbar nach der Regel${name ? ` „${name}“` : ''}`;
    },
    general(clue) {
      const called = calledText(clue, 'de');
      const named = called.name === undefined ? `„${withForm(called)}“` : `„${called.name}“ (${withForm(called)})`;
      return called.rule ?? `die Regel ${named} gilt in ${clue.whole}`;
    },
  },
  thermometer: {
    name: 'Thermometer',
    rule: 'auf einem Thermometer steigen die Ziffern von der Kugel an',
    onCell: ({ names: [own], from }) => (own === from ? 'Kugel eines Thermometers' : 'auf einem Thermometer'),
    told: ({ names: [a, b], steps = 1 }) =>
      steps === 1
        ? `${a} ist kleiner als ${b} (Thermometer)`
        : `${b} ist mindestens um ${steps} größer als ${a} (Thermometer)`,
    toldAlong: ({ names }) => `die Ziffern steigen auf ${names.join(', ')} (Thermometer)`,
    partner: ({ steps = 1 }) => (steps === 1 ? 'Nachbar auf dem Thermometer' : 'Partner auf dem Thermometer'),
    where: ({ from }) => `auf dem Thermometer ab ${from}`,
  },
  'slow-thermometer': {
    name: 'Langsame Thermometer',
    rule: 'auf einem langsamen (blauen) Thermometer steigen die Ziffern von der Kugel an oder bleiben gleich',
    onCell: ({ names: [own], from }) =>
      own === from ? 'Kugel eines langsamen Thermometers' : 'auf einem langsamen Thermometer',
    told: ({ names: [a, b] }) => `${a} ist höchstens so groß wie ${b} (langsames Thermometer)`,
    toldAlong: ({ names }) => `die Ziffern fallen nicht auf ${names.join(', ')} (langsames Thermometer)`,
    partner: () => 'Partner auf dem langsamen Thermometer',
    where: ({ from }) => `auf dem langsamen Thermometer ab ${from}`,
  },
  whisper: {
    name: 'Flüsterlinien',
    rule: 'Nachbarn auf einer Flüsterlinie (grün) unterscheiden sich mindestens um 5 von 9, die Hälfte der Ziffern, oder um ihre Zahl (orange)',
    onCell: () => 'auf einer Flüsterlinie',
    usualRule:
      'Nachbarn auf einer Flüsterlinie (grün) unterscheiden sich mindestens um 5 von 9, die Hälfte der Ziffern',
    told: ({ value, names: [a, b] }) => `${a} und ${b} unterscheiden sich mindestens um ${value} (Flüsterlinie)`,
    toldAlong: ({ value, all }) =>
      `Nachbarn auf der Linie ${all} unterscheiden sich mindestens um ${value} (Flüsterlinie)`,
    partner: () => 'Flüsternachbar',
    general: ({ value }) => `Nachbarn auf einer Flüsterlinie unterscheiden sich mindestens um ${value}`,
    where: ({ from }) => `auf der Flüsterlinie ab ${from}`,
  },
  renban: {
    name: 'Renban-Linien',
    rule: 'die Ziffern auf einer rosa Linie sind aufeinanderfolgend, in beliebiger Reihenfolge',
    onCell: () => 'auf einer Renban-Linie',
    told: ({ all, names, whole, length }) =>
      names.length === 2
        ? `Ziffern in ${whole} unterscheiden sich höchstens um ${length - 1} (Renban)`
        : `Renban in ${all}`,
    partner: () => 'Partner auf der Renban-Linie',
  },
  palindrome: {
    name: 'Palindrome',
    rule: 'ein Palindrom (graue Linie) liest sich von beiden Enden gleich',
    onCell: () => 'auf einem Palindrom',
    told: ({ names: [a, b] }) => `${a} und ${b} sind gleich (Palindrom)`,
    partner: () => 'Partner im Palindrom',
  },
  'between-line': {
    name: 'Zwischen-Linien',
    isFeminine: true,
    rule: 'die Ziffern auf einer Linie zwischen zwei Kreisen liegen zwischen den Ziffern in den Kreisen',
    onCell: () => 'auf einer Zwischenlinie',
    told: ({ names }) =>
      names.length === 2
        ? `${names[0]} und ${names[1]} haben eine Ziffer zwischen sich (Zwischenlinie)`
        : `Zwischenlinie von ${names[0]} bis ${names.at(-1)}`,
  },
  lockout: {
    name: 'Sperrlinien (Lockout)',
    isFeminine: true,
    rule: 'die Ziffern in den Rauten einer Linie unterscheiden sich mindestens um die abgerundete Hälfte der Ziffernzahl oder um ihre Zahl, und keine andere Ziffer darauf liegt dazwischen oder ist gleich',
    onCell: () => 'auf einer Sperrlinie',
    told: ({ names, value }) =>
      names.length === 2
        ? `${names[0]} und ${names[1]} unterscheiden sich mindestens um ${value} (Sperrlinie)`
        : `Sperrlinie von ${names[0]} bis ${names.at(-1)}`,
  },
  'entropic-line': {
    name: 'Entropische Linien',
    rule: 'je drei Felder hintereinander auf einer entropischen Linie (orange) haben eine niedrige, eine mittlere und eine hohe Ziffer: von 1 bis 9 eine aus 123, eine aus 456 und eine aus 789',
    onCell: () => 'auf einer entropischen Linie',
    told: ({ names: [a, b], steps = 1 }) =>
      `${a} und ${b} sind ${steps % 3 === 0 ? 'beide niedrig, beide mittel oder beide hoch' : 'nicht im selben Drittel der Ziffern'} (entropische Linie)`,
    toldAlong: ({ all }) =>
      `je drei Felder hintereinander aus ${all} sind niedrig, mittel und hoch (entropische Linie)`,
    partner: () => 'Partner auf der entropischen Linie',
    general: ({ steps = 1 }) =>
      steps % 3 === 0
        ? 'Felder einer entropischen Linie im Abstand 3 sind beide niedrig, beide mittel oder beide hoch'
        : 'Felder einer entropischen Linie im Abstand 1 oder 2 liegen nicht im selben Drittel der Ziffern',
  },
  'modular-line': {
    name: 'Modulare Linien',
    rule: 'je drei Felder hintereinander auf einer modularen Linie (blaugrün) lassen geteilt durch 3 verschiedene Reste; mit einer Zahl: so viele, wie sie sagt, geteilt durch sie',
    onCell: () => 'auf einer modularen Linie',
    told: ({ value = 3, names: [a, b], steps = 1 }) =>
      `${a} und ${b} lassen geteilt durch ${value} ${steps % value === 0 ? 'denselben Rest' : 'verschiedene Reste'} (modulare Linie)`,
    toldAlong: ({ value = 3, all }) =>
      `je ${value} Felder hintereinander aus ${all} lassen geteilt durch ${value} verschiedene Reste (modulare Linie)`,
    partner: () => 'Partner auf der modularen Linie',
    general: ({ value = 3, steps = 1 }) =>
      steps % value === 0
        ? `Felder einer modularen Linie im Abstand ${value} lassen geteilt durch ${value} denselben Rest`
        : `Felder einer modularen Linie im Abstand unter ${value} lassen geteilt durch ${value} verschiedene Reste`,
  },
  nabner: {
    name: 'Nabner-Linien',
    rule: 'auf einer Nabner-Linie (rosa gestrichelt) sind keine zwei Ziffern gleich oder aufeinanderfolgend, wo immer sie stehen',
    onCell: () => 'auf einer Nabner-Linie',
    told: ({ names: [a, b] }) => `${a} und ${b} sind weder gleich noch aufeinanderfolgend (Nabner-Linie)`,
    toldAlong: ({ all }) => `keine zwei Ziffern von ${all} sind gleich oder aufeinanderfolgend (Nabner-Linie)`,
    partner: () => 'Partner auf der Nabner-Linie',
  },
  'parity-line': {
    name: 'Paritätslinien',
    rule: 'auf einer Paritätslinie (rot gestrichelt) wechseln sich ungerade und gerade Ziffern ab',
    onCell: () => 'auf einer Paritätslinie',
    told: ({ names: [a, b], steps = 1 }) =>
      `${a} und ${b} sind ${steps % 2 === 0 ? 'beide ungerade oder beide gerade' : 'eine ungerade und eine gerade Ziffer'} (Paritätslinie)`,
    toldAlong: ({ all }) => `auf ${all} wechseln sich ungerade und gerade Ziffern ab (Paritätslinie)`,
    partner: () => 'Partner auf der Paritätslinie',
    where: ({ from }) => `auf der Paritätslinie ab ${from}`,
  },
};
