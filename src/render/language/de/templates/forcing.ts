/** German templates: assumptions and cases, and their consequences. */
export const FORCING = {
  'Suppose {supposed}. That leads to a contradiction:{steps}\n{end}':
    'Angenommen, {supposed} ist wahr. Das führt zu einem Widerspruch:{steps}\n{end}',
  'Suppose {supposed} is false. That leads to a contradiction:{steps}\n{end}':
    'Angenommen, {supposed} ist falsch. Das führt zu einem Widerspruch:{steps}\n{end}',
  '{number}. {step} (from {causes})': '{number}. {step} (aus {causes})',
  'No digit is left for {cell}': 'Für {cell} bleibt keine Ziffer',
  '{house}: {places:|one of }{places} = {digit}': '{house:nominative}: {places:|eines von }{places} = {digit}',
  '{house}: no place is left for {digit}': '{house:nominative}: kein Platz bleibt für die {digit}',
  '{cell} would be left without any candidate.': '{cell} bliebe ohne Kandidaten.',
  'No place would be left for {digit} in {house}.': 'Für die {digit} bliebe in {house} kein Platz.',
  '{one} and {other} would both be {digit}, in {house}.': '{one} und {other} wären beide {digit}, in {house}.',
  '{cell} would be both {digits}.': '{cell} wäre zugleich {digits}.',
  '{clash} would be both true and false.': '{clash} wäre zugleich wahr und falsch.',
  '{clash} would both be true, but exclude each other.': '{clash} wären beide wahr, schließen einander aber aus.',
  'So {conclusion}.': 'Also: {conclusion}.',
  'So {outcome}.': 'Also: {outcome}.',
  '{cell} has only one candidate left, {only}.': 'In {cell} bleibt nur ein Kandidat, {only}.',
  'In {house}, {digit} has only one place left, {only}.': 'In {house} bleibt für die {digit} nur ein Platz, {only}.',
  '{left} With it, {outcome}:{branches}\n{end}': '{left} Damit gilt: {outcome}, denn:{branches}\n{end}',
  'It cannot be that {state}, because that leads to a contradiction:{steps}':
    'Ausgeschlossen ist: {state}. Denn das führt zu einem Widerspruch:{steps}',
  'If {supposed} is false, there is nothing more to show.': 'Wenn {supposed} falsch ist, bleibt nichts mehr zu zeigen.',
  'If {supposed} is true, there is nothing more to show.': 'Wenn {supposed} wahr ist, bleibt nichts mehr zu zeigen.',
  'If {supposed} is false:{ways}': 'Wenn {supposed} falsch ist:{ways}',
  'If {supposed} is true:{ways}': 'Wenn {supposed} wahr ist:{ways}',
  'If {supposed} is false, then {end} at once.': 'Wenn {supposed} falsch ist, folgt sofort: {end}.',
  'If {supposed} is true, then {end} at once.': 'Wenn {supposed} wahr ist, folgt sofort: {end}.',
  'If {supposed} is false, then {end}:{steps}': 'Wenn {supposed} falsch ist, gilt: {end}, denn:{steps}',
  'If {supposed} is true, then {end}:{steps}': 'Wenn {supposed} wahr ist, gilt: {end}, denn:{steps}',
  '{candidates} {candidates:is|are} true': '{candidates} {candidates:ist|sind} wahr',
  '{candidates} {candidates:is|are} false': '{candidates} {candidates:ist|sind} falsch',
  'The lines above contradict each other, so anything follows, even {placed}':
    'Die Zeilen darüber widersprechen einander, also folgt daraus alles, auch {placed}',
  '{why} So one of {guardians} is true. Whichever it is, {outcome}. Case by case:{branches}\n{end}':
    '{why} Also ist einer von diesen wahr: {guardians}. Welcher es auch ist: {outcome}. Fall für Fall:{branches}\n{end}',
  'A chain rules out {candidates}': 'Eine Kette schließt {candidates} aus',
  'A forcing chain rules out {candidates}': 'Eine Zwangskette schließt {candidates} aus',
  'A trial rules out {candidates}': 'Eine Probe schließt {candidates} aus',
  'Locked candidates in {houses} rule out {candidates}': 'Gesperrte Kandidaten in {houses} schließen {candidates} aus',
  'The hidden pair of {digits} in {houses} rules out {candidates}':
    'Das versteckte Paar {digits} in {houses} schließt {candidates} aus',
  'The naked pair in {cells} rules out {candidates}': 'Das nackte Paar in {cells} schließt {candidates} aus',
  'The X-Wing of {digits} in {houses} rules out {candidates}':
    'Der X-Wing der {digits} in {houses} schließt {candidates} aus',
  'Whether {premise} is true or false, {outcome}. Case by case:{branches}\n{end}':
    'Ob {premise} wahr ist oder falsch: {outcome}. Fall für Fall:{branches}\n{end}',
  'Whichever digit {cell} takes, {outcome}. Case by case:{branches}\n{end}':
    'Welche Ziffer {cell} auch nimmt: {outcome}. Fall für Fall:{branches}\n{end}',
  'Wherever {digit} is in {house}, {outcome}. Case by case:{branches}\n{end}':
    'Wo auch immer die {digit} in {house} steht: {outcome}. Fall für Fall:{branches}\n{end}',
} as const;
