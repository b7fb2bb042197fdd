/** German templates: templates of a digit, and trial and error. */
export const LAST_RESORT = {
  'There is only one way to place every {digit} that still leaves room for every {others}.':
    'Es gibt nur einen Weg, jede {digit} so zu setzen, dass noch Platz für jede {others} bleibt.',
  'There are {ways} to place every {digit} that still leave room for every {others}.':
    'Es gibt {ways}, jede {digit} so zu setzen, dass noch Platz für jede {others} bleibt.',
  'There is only one way to place every {digit}.': 'Es gibt nur einen Weg, jede {digit} zu setzen.',
  'There are {ways} to place every {digit}.': 'Es gibt {ways}, jede {digit} zu setzen.',
  '{beginning} It has {digit} in {needed}. So {conclusion}.':
    '{beginning} Dabei steht {digit} in {needed}. Also: {conclusion}.',
  '{beginning} It has no {digit} in {unused}. So {conclusion}.':
    '{beginning} Dabei steht keine {digit} in {unused}. Also: {conclusion}.',
  '{beginning} It has {digit} in {needed} and none in {unused}. So {conclusion}.':
    '{beginning} Dabei steht {digit} in {needed} und keine in {unused}. Also: {conclusion}.',
  '{beginning} Each of them has {digit} in {needed}. So {conclusion}.':
    '{beginning} Bei jedem steht {digit} in {needed}. Also: {conclusion}.',
  '{beginning} None of them has {digit} in {unused}. So {conclusion}.':
    '{beginning} Bei keinem steht {digit} in {unused}. Also: {conclusion}.',
  '{beginning} Each of them has {digit} in {needed}, and none has it in {unused}. So {conclusion}.':
    '{beginning} Bei jedem steht {digit} in {needed}, bei keinem in {unused}. Also: {conclusion}.',
  'This is a guess, followed to the end. In {cell}, {wrong} led to a contradiction and {digit} to a solution: {conclusion}.':
    'Dies ist geraten und bis zum Ende verfolgt. In {cell} ergab sich mit {wrong} ein Widerspruch und mit {digit} eine Lösung: {conclusion}.',
  'This is a guess, followed to the end. In {cell}, {digit} was tried first and led to a solution: {conclusion}.':
    'Dies ist geraten und bis zum Ende verfolgt. In {cell} wurde {digit} zuerst versucht und führte zu einer Lösung: {conclusion}.',
  'This is a guess, which leads to one of several solutions. In {cell}, {wrong} led to a contradiction, but {digit} and {other} each lead to a solution. The guess is {digit}: {conclusion}.':
    'Dies ist geraten und führt zu einer von mehreren Lösungen. In {cell} ergab sich mit {wrong} ein Widerspruch, aber {digit} und {other} führen je zu einer Lösung. Geraten wird {digit}: {conclusion}.',
  'This is a guess, which leads to one of several solutions. In {cell}, {digit} and {other} each lead to a solution. The guess is {digit}: {conclusion}.':
    'Dies ist geraten und führt zu einer von mehreren Lösungen. In {cell} führen {digit} und {other} je zu einer Lösung. Geraten wird {digit}: {conclusion}.',
} as const;
