/** German templates: templates of a digit, and trial and error. */
export const LAST_RESORT = {
  'There {ways:is only|are} {ways} to place every {digit} that still {ways:leaves|leave} room for every {others}.':
    'Es gibt {ways:nur |}{ways}, jede {digit} so zu setzen, dass noch Platz für jede {others} bleibt.',
  'There {ways:is only|are} {ways} to place every {digit}.': 'Es gibt {ways:nur |}{ways}, jede {digit} zu setzen.',
  '{beginning} {ways:It has|Each of them has} {digit} in {needed}. So {conclusion}.':
    '{beginning} {ways:Dabei|Bei jedem} steht die {digit} in {needed}. Also: {conclusion}.',
  '{beginning} {ways:It does not have|None of them has} {digit} in {unused}. So {conclusion}.':
    '{beginning} {ways:Dabei steht keine|Bei keinem steht die} {digit} in {unused}. Also: {conclusion}.',
  '{beginning} {ways:It has|Each of them has} {digit} in {needed}, {ways:but not|and none has it} in {unused}. So {conclusion}.':
    '{beginning} {ways:Dabei|Bei jedem} steht die {digit} in {needed}, {ways:aber nicht|bei keinem} in {unused}. Also: {conclusion}.',
  'This is a guess, followed to the end. In {cell}, {wrong} led to a contradiction and {digit} to a solution: {conclusion}.':
    'Dies ist geraten und bis zum Ende verfolgt. In {cell} ergab sich mit {wrong} ein Widerspruch und mit {digit} eine Lösung: {conclusion}.',
  'This is a guess, followed to the end. In {cell}, {digit} was tried first and led to a solution: {conclusion}.':
    'Dies ist geraten und bis zum Ende verfolgt. In {cell} wurde {digit} zuerst versucht und führte zu einer Lösung: {conclusion}.',
  'This is a guess, which leads to one of several solutions. In {cell}, {wrong} led to a contradiction, but {digit} and {other} each lead to a solution. The guess is {digit}: {conclusion}.':
    'Dies ist geraten und führt zu einer von mehreren Lösungen. In {cell} ergab sich mit {wrong} ein Widerspruch, aber {digit} und {other} führen je zu einer Lösung. Geraten wird {digit}: {conclusion}.',
  'This is a guess, which leads to one of several solutions. In {cell}, {digit} and {other} each lead to a solution. The guess is {digit}: {conclusion}.':
    'Dies ist geraten und führt zu einer von mehreren Lösungen. In {cell} führen {digit} und {other} je zu einer Lösung. Geraten wird {digit}: {conclusion}.',
} as const;
