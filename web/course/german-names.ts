import type { LanguageCode } from '../../src/face/index.js';

/**
 * German names of strategies. Names that players leave in English are missing (X-Wing, AIC). Composed names (fins,
 * groups, types) are composed by `PATTERNS`.
 */
const NAMES: Readonly<Record<string, string>> = {
  'Full House': 'Volles Haus',
  'Hidden Single': 'Versteckter Einer',
  'Naked Single': 'Nackter Einer',
  'Locked Pair': 'Gesperrtes Paar',
  'Locked Triple': 'Gesperrter Dreier',
  Pointing: 'Block auf Linie',
  Claiming: 'Linie in Block',
  'Common Peer Elimination': 'Gemeinsame Nachbarn',
  'Law of Leftovers': 'Gesetz der Reste',
  'Hidden Triplet': 'Versteckter Dreier',
  'Naked Pair': 'Nacktes Paar',
  'Naked Triple': 'Nackter Dreier',
  'Naked Quadruple': 'Nackter Vierer',
  'Hidden Pair': 'Verstecktes Paar',
  'Hidden Triple': 'Versteckter Dreier',
  'Hidden Quadruple': 'Versteckter Vierer',
  Swordfish: 'Schwertfisch',
  Jellyfish: 'Qualle',
  Whale: 'Wal',
  'Kraken Fish': 'Krakenfisch',
  'Bivalue Universal Grave': 'BUG',
  'Bivalue Universal Grave + 1': 'BUG + 1',
  'Bivalue Universal Grave + n': 'BUG + n',
  'Remote Pair': 'Fernes Paar',
  Skyscraper: 'Wolkenkratzer',
  '2-String Kite': 'Drachen',
  'Turbot Fish': 'Steinbutt',
  'Empty Rectangle': 'Leeres Rechteck',
  'Unique Rectangle': 'Eindeutiges Rechteck',
  'Avoidable Rectangle': 'Vermeidbares Rechteck',
  'Hidden Rectangle': 'Verstecktes Rechteck',
  'Extended Rectangle': 'Erweitertes Rechteck',
  'Unique Loop': 'Eindeutiger Ring',
  "Gurth's Symmetrical Placement": 'Symmetrie nach Gurth',
  'Simple Colours Wrap': 'Einfache Farben, Widerspruch',
  'Simple Colours Trap': 'Einfache Farben, Falle',
  'Multi Colours 1': 'Mehrfache Farben 1',
  'Multi Colours 2': 'Mehrfache Farben 2',
  '3D Medusa': '3D-Medusa',
  'Almost Locked Pair': 'Fast gesperrtes Paar',
  'Almost Locked Triple': 'Fast gesperrter Dreier',
  'Almost Locked Quadruple': 'Fast gesperrter Vierer',
  'X-Chain': 'X-Kette',
  'XY-Chain': 'XY-Kette',
  'Bivalue Chain': 'Kette von Zweierfeldern',
  'Z-Chain': 'Z-Kette',
  'Continuous Nice Loop': 'Geschlossener Ring',
  'Discontinuous Nice Loop': 'Unterbrochener Ring',
  'Bidirectional Cycle': 'Kreis in beiden Richtungen',
  'Bidirectional X-Cycle': 'X-Kreis in beiden Richtungen',
  'Bidirectional Y-Cycle': 'Y-Kreis in beiden Richtungen',
  'Forcing Chain': 'Zwangskette',
  'Forcing X-Chain': 'X-Zwangskette',
  'Fireworks Triple': 'Feuerwerk, Dreier',
  'Fireworks Quadruple': 'Feuerwerk, Vierer',
  'Broken Wing': 'Gebrochener Flügel',
  'Bivalue Oddagon': 'Ungerader Ring von Zweierfeldern',
  'Aligned Pair Exclusion': 'Ausschluss durch Paare',
  'Aligned Triple Exclusion': 'Ausschluss durch Dreier',
  'Almost Locked Set XZ-Rule': 'Fast gesperrte Mengen, XZ-Regel',
  'Almost Hidden Set XZ-Rule': 'Fast versteckte Mengen, XZ-Regel',
  'Almost Locked Set W-Wing': 'Fast gesperrte Mengen, W-Wing',
  'Almost Hidden Set W-Wing': 'Fast versteckte Mengen, W-Wing',
  'Almost Locked Set XY-Wing': 'Fast gesperrte Mengen, XY-Wing',
  'Almost Hidden Set XY-Wing': 'Fast versteckte Mengen, XY-Wing',
  'Almost Locked Set Chain': 'Kette fast gesperrter Mengen',
  'Death Blossom': 'Todesblüte',
  'Region Death Blossom': 'Todesblüte eines Hauses',
  'AIC with Almost Hidden Sets': 'AIC mit fast versteckten Mengen',
  'AIC with Unique Rectangles': 'AIC mit eindeutigen Rechtecken',
  'AIC with Almost X-Wings': 'AIC mit fast vollständigen X-Wings',
  'SK Loop': 'SK-Ring',
  'Double Exocet': 'Doppelter Exocet',
  'Multi-Sector Locked Sets': 'Gesperrte Mengen über mehrere Häuser',
  'Cell Forcing Chain': 'Zwangskette aus einem Feld',
  'Region Forcing Chain': 'Zwangskette aus einem Haus',
  'Rectangle Forcing Chain': 'Zwangskette aus einem Rechteck',
  'BUG Forcing Chain': 'Zwangskette aus einem BUG',
  'Oddagon Forcing Chain': 'Zwangskette aus einem ungeraden Ring',
  'Forcing Chain Verity': 'Zwangskette, Gewissheit',
  'Forcing Chain Contradiction': 'Zwangskette, Widerspruch',
  'Forcing Net Verity': 'Zwangsnetz, Gewissheit',
  'Forcing Net Contradiction': 'Zwangsnetz, Widerspruch',
  "Bowman's Bingo": 'Bowmans Bingo',
  'Dynamic Forcing Chain': 'Dynamische Zwangskette',
  'Dynamic Forcing Chain (+)': 'Dynamische Zwangskette (+)',
  'Dynamic Forcing Chain (+ Forcing Chains)': 'Dynamische Zwangskette (+ Zwangsketten)',
  'Dynamic Forcing Chain (+ Multiple Forcing Chains)': 'Dynamische Zwangskette (+ mehrfache Zwangsketten)',
  'Dynamic Forcing Chain (+ Dynamic Forcing Chains)': 'Dynamische Zwangskette (+ dynamische Zwangsketten)',
  'Template Set': 'Schablone setzt',
  'Template Delete': 'Schablone streicht',
  'Pattern Overlay': 'Überlagerte Muster',
  Backtracking: 'Ausprobieren',
};

/** Patterns of composed names, each with the German composition. */
const PATTERNS: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/^Siamese (.+)$/, (rest) => `Siamesen-${rest}`],
  [/^Finned (.+)$/, (rest) => `${rest} mit Flosse`],
  [/^Sashimi (.+)$/, (rest) => `Sashimi-${rest}`],
  [/^Franken (.+)$/, (rest) => `Franken-${rest}`],
  [/^Mutant (.+)$/, (rest) => `Mutanten-${rest}`],
  [/^Grouped (.+)$/, (rest) => `${rest} mit Gruppen`],
  [/^Direct (.+)$/, (rest) => `${rest}, direkt`],
  [/^Dual (.+)$/, (rest) => `${rest}, doppelt`],
];

export function germanName(name: string): string {
  if (NAMES[name]) return NAMES[name];
  const [, whole, type] = /^(.+) Type (\d)$/.exec(name) ?? [];
  if (whole) return `${germanName(whole)} Typ ${type}`;
  for (const [pattern, compose] of PATTERNS) {
    const rest = pattern.exec(name)?.[1];
    if (rest) return compose(germanName(rest));
  }
  return name;
}

/** Returns the name of a strategy in a language. Names without a German form stay English. */
export const nameIn = (language: LanguageCode, name: string): string => (language === 'de' ? germanName(name) : name);
