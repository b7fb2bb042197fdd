/** German templates: assumptions and cases, and their consequences. */
export const FORCING = {
  'Suppose {supposed}. That leads to a contradiction in {count}:{steps}\nSo {conclusion}.':
    'Nehmen wir {supposed} an. Das führt in {count} zu einem Widerspruch:{steps}\nAlso: {conclusion}.',
  'Suppose {supposed}. That leads to a contradiction in {count}:{steps}\nSo {end}.':
    'Nehmen wir {supposed} an. Das führt in {count} zu einem Widerspruch:{steps}\nAlso: {end}.',
  'Suppose {supposed} is false. That leads to a contradiction in {count}:{steps}\nSo {end}.':
    'Nehmen wir an, {supposed} ist falsch. Das führt in {count} zu einem Widerspruch:{steps}\nAlso: {end}.',
  'Suppose {supposed}. That leads to a contradiction:{ways}\n{cell} would be left without any candidate. So {end}.':
    'Nehmen wir {supposed} an. Das führt zu einem Widerspruch:{ways}\n{cell} bliebe ohne Kandidaten. Also: {end}.',
  'Suppose {supposed} is false. That leads to a contradiction:{ways}\n{cell} would be left without any candidate. So {end}.':
    'Nehmen wir an, {supposed} ist falsch. Das führt zu einem Widerspruch:{ways}\n{cell} bliebe ohne Kandidaten. Also: {end}.',
  'Suppose {supposed}. That leads to a contradiction:{ways}\nNo place would be left for {digit} in {house}. So {end}.':
    'Nehmen wir {supposed} an. Das führt zu einem Widerspruch:{ways}\nFür {digit} bliebe in {house} kein Platz. Also: {end}.',
  'Suppose {supposed} is false. That leads to a contradiction:{ways}\nNo place would be left for {digit} in {house}. So {end}.':
    'Nehmen wir an, {supposed} ist falsch. Das führt zu einem Widerspruch:{ways}\nFür {digit} bliebe in {house} kein Platz. Also: {end}.',
  'Suppose {supposed}. That leads to a contradiction:{ways}\n{both} would be both true and false. So {end}.':
    'Nehmen wir {supposed} an. Das führt zu einem Widerspruch:{ways}\n{both} wäre zugleich wahr und falsch. Also: {end}.',
  'Suppose {supposed} is false. That leads to a contradiction:{ways}\n{both} would be both true and false. So {end}.':
    'Nehmen wir an, {supposed} ist falsch. Das führt zu einem Widerspruch:{ways}\n{both} wäre zugleich wahr und falsch. Also: {end}.',
  'So {end}.': 'Also: {end}.',
  '{cell} has only one candidate left, {only}.': 'In {cell} bleibt nur ein Kandidat, {only}.',
  'In {house}, {digit} has only one place left, {only}.': 'In {house} bleibt für {digit} nur ein Platz, {only}.',
  '{left} So {end}.': '{left} Also: {end}.',
  '{left} With it, {outcome}:{branches}\nSo {end}.': '{left} Damit gilt: {outcome}, denn:{branches}\nAlso: {end}.',
  'It cannot be that {state}, because that leads to a contradiction:{steps}':
    'Ausgeschlossen ist: {state}. Denn das führt zu einem Widerspruch:{steps}',
  'If {supposed} is false, there is nothing more to show.': 'Wenn {supposed} falsch ist, bleibt nichts mehr zu zeigen.',
  'If {supposed} is true, there is nothing more to show.': 'Wenn {supposed} wahr ist, bleibt nichts mehr zu zeigen.',
  'If {supposed} is false:{ways}': 'Wenn {supposed} falsch ist:{ways}',
  'If {supposed} is true:{ways}': 'Wenn {supposed} wahr ist:{ways}',
  '{candidate} is true': '{candidate} ist wahr',
  '{candidate} is false': '{candidate} ist falsch',
  'The placements above contradict each other, so anything follows from them, even {placed}.':
    'Die Einträge oben widersprechen einander. Aus ihnen folgt also alles, auch {placed}.',
  'The only candidate left in {cell} is {digit}.': 'In {cell} bleibt nur der Kandidat {digit}.',
  'In {house}, the only place left for {digit} is {cell}.': 'In {house} bleibt für {digit} nur der Platz {cell}.',
  'In {house}, the only places left for {digit} are {cell}.': 'In {house} bleiben für {digit} nur die Plätze {cell}.',
  '{why} So one of {guardians} is true, and whichever it is, {outcome}. Case by case:{branches}\nSo {conclusion}.':
    '{why} Also ist einer von diesen wahr: {guardians}. Welcher es auch ist: {outcome}. Fall für Fall:{branches}\nAlso: {conclusion}.',
  '{cell} is left without any candidate.': '{cell} bleibt ohne Kandidaten.',
  'In {house}, the only places left for {digit} are {cells}.': 'In {house} bleiben für {digit} nur die Plätze {cells}.',
  'In {house}, no place is left for {digit}.': 'In {house} bleibt kein Platz für {digit}.',
  'So {conclusion}.': 'Also: {conclusion}.',
  'So {outcome}.': 'Also: {outcome}.',
  'Suppose {supposed}. That leads to a contradiction in {count}:{steps}\n{clash} would be both true and false. {end}':
    'Nehmen wir {supposed} an. Das führt in {count} zu einem Widerspruch:{steps}\n{clash} wäre zugleich wahr und falsch. {end}',
  'Suppose {supposed} is false. That leads to a contradiction in {count}:{steps}\n{clash} would be both true and false. {end}':
    'Nehmen wir an, {supposed} ist falsch. Das führt in {count} zu einem Widerspruch:{steps}\n{clash} wäre zugleich wahr und falsch. {end}',
  '{candidates} are false': '{candidates} sind falsch',
  'If {supposed} is false, then {end} at once.': 'Wenn {supposed} falsch ist, folgt sofort: {end}.',
  'If {supposed} is true, then {end} at once.': 'Wenn {supposed} wahr ist, folgt sofort: {end}.',
  'If {supposed} is false, this follows in {count}:{steps}\n  So {end}.':
    'Wenn {supposed} falsch ist, folgt in {count}:{steps}\n  Also: {end}.',
  'If {supposed} is true, this follows in {count}:{steps}\n  So {end}.':
    'Wenn {supposed} wahr ist, folgt in {count}:{steps}\n  Also: {end}.',
  'Without {gone}, locked candidates rule out {candidates}.':
    'Ohne {gone} schließen gesperrte Kandidaten {candidates} aus.',
  'Without {gone}, a hidden pair rules out {candidates}.':
    'Ohne {gone} schließt ein verstecktes Paar {candidates} aus.',
  'Without {gone}, a naked pair rules out {candidates}.': 'Ohne {gone} schließt ein nacktes Paar {candidates} aus.',
  'Without {gone}, an X-Wing rules out {candidates}.': 'Ohne {gone} schließt ein X-Wing {candidates} aus.',
  'Without {gone}, a chain rules out {candidates}: {chain}.':
    'Ohne {gone} schließt eine Kette {candidates} aus: {chain}.',
  'Without {gone}, a forcing chain rules out {candidates}. {story}':
    'Ohne {gone} schließt eine Zwangskette {candidates} aus. {story}',
  'Without {gone}, the only candidate left in {cell} is {digit}.':
    'Ohne {gone} bleibt in {cell} nur der Kandidat {digit}.',
  'Without {gone}, the only place left for {digit} in {house} is {cell}.':
    'Ohne {gone} bleibt für {digit} in {house} nur der Platz {cell}.',
  'Whether {premise} is true or false, {outcome}. Case by case:{branches}\n{end}':
    'Ob {premise} wahr ist oder falsch: {outcome}. Fall für Fall:{branches}\n{end}',
  'Whichever digit {cell} takes, {outcome}. Case by case:{branches}\n{end}':
    'Welche Ziffer {cell} auch nimmt: {outcome}. Fall für Fall:{branches}\n{end}',
  'Wherever {digit} is in {house}, {outcome}. Case by case:{branches}\n{end}':
    'Wo {digit} in {house} auch steht: {outcome}. Fall für Fall:{branches}\n{end}',
  'Suppose {supposed}. That leads to a contradiction in {count}:{steps}\nSo {target} is false: {conclusion}.':
    'Nehmen wir {supposed} an. Das führt in {count} zu einem Widerspruch:{steps}\nAlso ist {target} falsch: {conclusion}.',
  'With {causes}, no digit is left for {cell}.': 'Mit {causes} bleibt keine Ziffer für {cell}.',
  'With {causes}, the only digit left in {cell} is {digit}.': 'Mit {causes} bleibt in {cell} nur die Ziffer {digit}.',
  'With {causes}, no place is left for {digit} in {house}.': 'Mit {causes} bleibt kein Platz für {digit} in {house}.',
  'With {causes}, the only places left for {digit} in {house} are {places}.':
    'Mit {causes} bleiben für {digit} in {house} nur die Plätze {places}.',
  'With {causes}, the only place left for {digit} in {house} is {places}.':
    'Mit {causes} bleibt für {digit} in {house} nur der Platz {places}.',
} as const;
