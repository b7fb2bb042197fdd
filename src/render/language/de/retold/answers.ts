/** The German words of verdicts of `check`, of remarks on paths, and of what is in English alone. */
export const ANSWERS = {
  'no solution': 'keine Lösung',
  'not settled within the time limit': 'in der gegebenen Zeit nicht geklärt',
  'one solution': 'eine Lösung',
  'every given needed': 'jede Vorgabe nötig',
  'every clue needed': 'jeder Hinweis nötig',
  'every given and clue needed': 'jede Vorgabe und jeder Hinweis nötig',
  'also without {values}': 'auch ohne {values}',
  'also without any one of {values}': 'auch ohne je eine von {values}',
  spare: 'entbehrlich',
  'logic does not lead to the end, so this is the plain walk':
    'Logik führt nicht ans Ziel, daher ist dies der gewöhnliche Weg',
  '1 step beyond singles and locked candidates': '1 Schritt außer einzelnen und gebundenen Kandidaten',
  '1 step beyond singles and locked candidates, {plain} on the plain walk':
    '1 Schritt außer einzelnen und gebundenen Kandidaten, {plain} auf dem gewöhnlichen Weg',
  '{steps} steps beyond singles and locked candidates': '{steps} Schritte außer einzelnen und gebundenen Kandidaten',
  '{steps} steps beyond singles and locked candidates, {plain} on the plain walk':
    '{steps} Schritte außer einzelnen und gebundenen Kandidaten, {plain} auf dem gewöhnlichen Weg',
  'the search was cut: there may be fewer': 'die Suche wurde abgebrochen: vielleicht geht es mit weniger',
  'not every step was tried within the limits': 'nicht jeder Schritt wurde in den Grenzen probiert',
  'one step is enough: {name}': 'ein Schritt genügt: {name}',
  'singles and locked candidates are enough': 'einzelne und gebundene Kandidaten genügen',
  'line {numberLine}': 'Zeile {numberLine}',
  'line {numberLine}, column {numberColumn}': 'Zeile {numberLine}, Spalte {numberColumn}',
  'some remarks are only in English': 'manche Bemerkungen gibt es nur auf Englisch',
  'this error is in English only': 'diesen Fehler gibt es nur auf Englisch',
  'this page is only in English': 'diese Seite gibt es nur auf Englisch',
  'the rest of this page is in English': 'den Rest dieser Seite gibt es nur auf Englisch',
} as const;
