/** The German words of what a proof remarks. */
export const PROOFS = {
  'step {number}, {name}: undecided: a proof takes too many choices':
    'Schritt {number}, {name}: nicht entschieden: ein Beweis braucht zu viele Versuche',
  'step {number}, {name}: refuted: {clause}': 'Schritt {number}, {name}: widerlegt: {clause}',
  'the step places a digit that a rule excludes': 'der Schritt setzt eine Ziffer, die eine Regel ausschließt',
  'the named truths allow the opposite': 'die genannten Wahrheiten lassen das Gegenteil zu',
  'the assumption leaves no solution': 'die Annahme lässt keine Lösung',
  'the step concludes nothing': 'der Schritt folgert nichts',
  'the step places or removes something that is not a candidate':
    'der Schritt setzt oder streicht etwas, was kein Kandidat ist',
  'the position breaks a rule': 'die Stellung bricht eine Regel',
  'a clue, a sum or an equivalence is named that the puzzle does not have':
    'genannt ist ein Hinweis, eine Summe oder eine Gleichwertigkeit, die das Rätsel nicht hat',
  'a truth names something outside the grid': 'eine Wahrheit nennt etwas außerhalb des Gitters',
  'a pattern named as deadly is not deadly': 'ein Muster heißt tödlich und ist es nicht',
  'givens named as symmetrical are not symmetrical': 'Vorgaben heißen symmetrisch und sind es nicht',
  'it relies on one solution, and the givens have not just one':
    'er setzt eine einzige Lösung voraus, und die Vorgaben haben nicht genau eine',
  'not all steps were judged': 'nicht alle Schritte wurden geprüft',
  'the trace has no steps: there is nothing to prove': 'die Spur hat keine Schritte: es gibt nichts zu beweisen',
  'no trace, as solve --explain --json and hint --json write it: {clause}':
    'keine Spur, wie solve --explain --json und hint --json sie schreiben: {clause}',
  'Unexpected token {token}, {text} is not valid JSON': 'unerwartetes Zeichen {token}: {text} ist kein JSON',
  'Unexpected end of JSON input': 'das JSON endet zu früh',
  'expected an object with puzzle and steps': 'erwartet ist ein Objekt mit puzzle und steps',
  'each step has place, remove and truths': 'jeder Schritt hat place, remove und truths',
  'its steps do not solve the puzzle, as it says': 'ihre Schritte lösen das Rätsel nicht, wie sie behauptet',
  'its size is {number}, not {other}': 'ihre Größe ist {number}, nicht {other}',
  'it has not {number} solutions, as it says': 'es hat nicht {number} Lösungen, wie sie behauptet',
  'its solution is none of the puzzle': 'ihre Lösung ist keine des Rätsels',
} as const;
