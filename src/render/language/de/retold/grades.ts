/** The German words of remarks on grades. */
export const GRADES = {
  'the limit of {number} s was reached': 'die Grenze von {number} s ist erreicht',
  'the limit of {number} s was reached: {clause}': 'die Grenze von {number} s ist erreicht: {clause}',
  'there may be more solutions': 'vielleicht gibt es mehr Lösungen',
  'it is solved: there is nothing to grade': 'es ist gelöst: da gibt es nichts zu bewerten',
  'It is solved: there is nothing to grade.': 'Es ist gelöst: da gibt es nichts zu bewerten.',
  'not graded: the time was up before the number of solutions was known':
    'nicht bewertet: die Zeit war um, bevor die Zahl der Lösungen bekannt war',
  'not graded: the givens alone have several solutions': 'nicht bewertet: die Vorgaben allein haben mehrere Lösungen',
  "HoDoKu's and Sudoku Explainer's scales are not defined for variants":
    'die Skalen von HoDoKu und Sudoku Explainer sind für Varianten nicht erklärt',
  'the level is at least {noun}': 'die Stufe ist mindestens {noun}',
  'our strategies do not solve it: the level is the one reached so far':
    'unsere Strategien lösen es nicht: die Stufe ist die bis dahin erreichte',
  'no HoDoKu grade': 'keine Bewertung nach HoDoKu',
  "HoDoKu's techniques leave 1 cell, for which it guesses": 'die Techniken von HoDoKu lassen 1 Feld übrig, das es rät',
  "HoDoKu's techniques leave {number} cells, for which it guesses":
    'die Techniken von HoDoKu lassen {number} Felder übrig, die es rät',
  'the SE rating is at least {number}': 'die Wertung SE ist mindestens {number}',
  "Sudoku Explainer's techniques do not solve it: the SE rating is the one reached so far":
    'die Techniken von Sudoku Explainer lösen es nicht: die Wertung SE ist die bis dahin erreichte',
  'the rating {scale} is at least {number}': 'die Wertung {scale} ist mindestens {number}',
  'there is no rating {scale}: such sequences of no length solve it':
    'es gibt keine Wertung {scale}: solche Folgen lösen es in keiner Länge',
  'trial and error is at least {number} deep': 'Versuch und Irrtum ist mindestens {number} tief',
  '{number} of {numberAll} forms': '{number} von {numberAll} Formen',
  'no profile': 'kein Profil',
  'no estimate for people': 'keine Schätzung für Menschen',
  'no profile, no estimate for people': 'kein Profil, keine Schätzung für Menschen',
  'no forms': 'keine Formen',
} as const;
