/** German templates: one digit. Its patterns and colours, and fish. */
export const SINGLE_DIGIT = {
  '{p} ({x}) sees {q} ({c}) and {s} ({d}).': '{p} ({x}) sieht {q} ({c}) und {s} ({d}).',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({one}) or in all of colour {b} ({other}). {notBoth} {otherNotBoth} So neither colour can be {digit}: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({one}) oder in allen der Farbe {b} ({other}). {notBoth} {otherNotBoth} Also kann keine der Farben {digit} sein: {conclusion}.',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and in all of {c} ({ofC}) or in all of {d} ({ofD}). {either} {orElse} Cells that see both colours of such a pair are not {digit}: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({ofA}) oder in allen von {b} ({ofB}), und in allen von {c} ({ofC}) oder in allen von {d} ({ofD}). {either} {orElse} Felder, die beide Farben eines solchen Paares sehen, sind nicht {digit}: {conclusion}.',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and in all of {c} ({ofC}) or in all of {d} ({ofD}). {sees} {seesToo} But {c} or {d} is {digit}, so neither {a} nor {b} is: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({ofA}) oder in allen von {b} ({ofB}), und in allen von {c} ({ofC}) oder in allen von {d} ({ofD}). {sees} {seesToo} Aber {c} oder {d} ist {digit}, {a} und {b} also nicht: {conclusion}.',
  '{p} ({x}) sees {q} ({y}), so {x} and {y} are not both {digit}: {u} or {v} is.':
    '{p} ({x}) sieht {q} ({y}), also sind {x} und {y} nicht beide {digit}: {u} oder {v} ist es.',
  '{p} ({x}) sees {q} ({c}), and {r} ({x}) sees {s} ({d}).':
    '{p} ({x}) sieht {q} ({c}), und {r} ({x}) sieht {s} ({d}).',
  '{x} ({a}) and {y} ({b}) each rule out {target}': '{x} ({a}) und {y} ({b}) schließen beide {target} aus',
  'In {first}, {digit} is in {a} or {b}; in {second}, it is in {c} or {d}. {notBoth} So {a} is {digit}. Cells that see it are not {digit}: {conclusion}.':
    'In {first} steht die {digit} in {a} oder {b}, in {second} in {c} oder {d}. {notBoth} Also ist {a} {digit}. Felder, die es sehen, sind nicht {digit}: {conclusion}.',
  'In {first}, {digit} is in {a} or {b}; in {second}, it is in {c} or {d}. {notBoth} So {a} or {d} is {digit}. Cells that see both are not {digit}: {conclusion}.':
    'In {first} steht die {digit} in {a} oder {b}, in {second} in {c} oder {d}. {notBoth} Also steht die {digit} in {a} oder {d}. Felder, die beide sehen, sind nicht {digit}: {conclusion}.',
  'Two patterns of this kind share some of their cells.{both}': 'Zwei Muster dieser Art haben gemeinsame Felder.{both}',
  'In {box}, every place for {digit} lies in {first} or {second} ({places}). In {link}, {digit} is in {near} or {far}. Suppose {supposed}. Then {far} is not {digit}, so {near} is. With these two, {box} has no place for {digit}. So {conclusion}.':
    'In {box} liegt jeder Platz für die {digit} in {first} oder {second} ({places}). In {link} steht die {digit} in {near} oder {far}. Angenommen, {supposed} ist wahr. Dann steht die {digit} nicht in {far}, also in {near}. Diese beiden lassen der {digit} in {box} keinen Platz. Also: {conclusion}.',
  'Cells with two candidates and houses with two places for a digit link candidates of opposite colours. So all of colour {a} ({one}) are true, or all of colour {b} ({other}). What both colours rule out is false:{reasons}\nSo {conclusion}.':
    'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden Kandidaten entgegengesetzter Farben. Also sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). Was beide Farben ausschließen, ist falsch:{reasons}\nAlso: {conclusion}.',
  'Cells with two candidates and houses with two places for a digit link candidates of opposite colours. So all of colour {a} ({one}) are true, or all of colour {b} ({other}). {colour} rules out every candidate of {cell}, so all of {colour} are false: {conclusion}.':
    'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden Kandidaten entgegengesetzter Farben. Also sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). {colour} schließt jeden Kandidaten von {cell} aus, also sind alle von {colour} falsch: {conclusion}.',
  'Cells with two candidates and houses with two places for a digit link candidates of opposite colours. So all of colour {a} ({one}) are true, or all of colour {b} ({other}). {colour} rules out every place for {digit} in {house}, so all of {colour} are false: {conclusion}.':
    'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden Kandidaten entgegengesetzter Farben. Also sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). {colour} schließt in {house} jeden Platz für die {digit} aus, also sind alle von {colour} falsch: {conclusion}.',
  'Cells with two candidates and houses with two places for a digit link candidates of opposite colours. So all of colour {a} ({one}) are true, or all of colour {b} ({other}). {notBoth} Both are in colour {colour}, so all of {colour} are false: {conclusion}.':
    'Felder mit zwei Kandidaten und Häuser mit zwei Plätzen für eine Ziffer verbinden Kandidaten entgegengesetzter Farben. Also sind alle der Farbe {a} ({one}) wahr oder alle der Farbe {b} ({other}). {notBoth} Beide haben die Farbe {colour}, also sind alle von {colour} falsch: {conclusion}.',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and in all of {c} ({ofC}) or in all of {d} ({ofD}). {either} Cells that see both {u} and {v} are not {digit}: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({ofA}) oder in allen von {b} ({ofB}), und in allen von {c} ({ofC}) oder in allen von {d} ({ofD}). {either} Felder, die {u} und {v} sehen, sind nicht {digit}: {conclusion}.',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and in all of {c} ({ofC}) or in all of {d} ({ofD}). {sees} But {c} or {d} is {digit}, so {x} is not: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({ofA}) oder in allen von {b} ({ofB}), und in allen von {c} ({ofC}) oder in allen von {d} ({ofD}). {sees} Aber {c} oder {d} ist {digit}, {x} also nicht: {conclusion}.',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({one}) or in all of colour {b} ({other}). Cells that see both colours are not {digit}: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({one}) oder in allen der Farbe {b} ({other}). Felder, die beide Farben sehen, sind nicht {digit}: {conclusion}.',
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({one}) or in all of colour {b} ({other}). {notBoth} Both are in colour {colour}, so no cell of that colour is {digit}: {conclusion}.':
    'Häuser mit nur zwei Plätzen für die {digit} verbinden Felder entgegengesetzter Farben. Also steht die {digit} in allen Feldern der Farbe {a} ({one}) oder in allen der Farbe {b} ({other}). {notBoth} Beide haben die Farbe {colour}, also ist kein Feld dieser Farbe {digit}: {conclusion}.',
} as const;

/** Fish, in which the digit has base and cover sets. */
export const FISH = {
  'the {base:|two |three |four |five |six |seven |}rows use up {cover:|both|all three|all four|all five|all six|all seven|all} columns':
    'verbrauchen die {base:|zwei |drei |vier |fünf |sechs |sieben |}Zeilen {cover:|beide|alle drei|alle vier|alle fünf|alle sechs|alle sieben|alle} Spalten',
  'the {base:|two |three |four |five |six |seven |}columns use up {cover:|both|all three|all four|all five|all six|all seven|all} rows':
    'verbrauchen die {base:|zwei |drei |vier |fünf |sechs |sieben |}Spalten {cover:|beide|alle drei|alle vier|alle fünf|alle sechs|alle sieben|alle} Zeilen',
  'the first {base:|two |three |four |five |six |seven |}houses use up the other{cover:| two| three| four| five| six| seven|s}':
    'verbrauchen die ersten {base:|zwei |drei |vier |fünf |sechs |sieben |}Häuser die anderen{cover:| zwei| drei| vier| fünf| sechs| sieben|}',
  'In {base}, every place for {digit} lies in {cover} ({body}), except for the {fins:fin|fins} {fins}. If {fins:the|a} fin is {digit}, {targets} {targets:sees|see} it. If not, {usesUp}; a {digit} outside the first or in two of the others would leave too little room. Either way, {conclusion}.':
    'In {base} liegt jeder Platz für die {digit} in {cover} ({body}), außer {fins:der Flosse|den Flossen} {fins}. Steht die {digit} in {fins:der|einer} Flosse, so {targets:sieht|sehen} {targets} sie. Wenn nicht, {usesUp}; eine {digit} außerhalb der ersten oder in zweien der anderen ließe zu wenig Platz. So oder so: {conclusion}.',
  'In {base}, every place for {digit} lies in {cover} ({body}), except for the {fins:fin|fins} {fins}. If {fins:the|a} fin is {digit}, {targets} {targets:sees|see} it. If not, {usesUp}. Either way, {conclusion}.':
    'In {base} liegt jeder Platz für die {digit} in {cover} ({body}), außer {fins:der Flosse|den Flossen} {fins}. Steht die {digit} in {fins:der|einer} Flosse, so {targets:sieht|sehen} {targets} sie. Wenn nicht, {usesUp}. So oder so: {conclusion}.',
  'In {base}, every place for {digit} lies in {cover} ({body}). So {usesUp}. A {digit} outside the first or in two of the others would leave too little room: {conclusion}.':
    'In {base} liegt jeder Platz für die {digit} in {cover} ({body}). Also {usesUp}. Eine {digit} außerhalb der ersten oder in zweien der anderen ließe zu wenig Platz: {conclusion}.',
  'In {base}, every place for {digit} lies in {cover} ({body}). So {usesUp}: {conclusion}.':
    'In {base} liegt jeder Platz für die {digit} in {cover} ({body}). Also {usesUp}: {conclusion}.',
  'In {base}, every place for {digit} lies in {cover} ({body}), except for the {fins:fin|fins} {fins}. If {fins:it is not|no fin is} {digit}, {usesUp}, so {target} is false. If {fins:it|a fin} is {digit}, {target} is false too:{chains}\nSo {conclusion}.':
    'In {base} liegt jeder Platz für die {digit} in {cover} ({body}), außer {fins:der Flosse|den Flossen} {fins}. Steht die {digit} {fins:nicht dort|in keiner davon}, so {usesUp}, und {target} ist falsch. Steht die {digit} in {fins:der|einer} Flosse, so ist {target} auch falsch:{chains}\nAlso: {conclusion}.',
  'In {base}, every place for {digit} lies in {cover} ({body}), except for the {fins:fin|fins} {fins}. If {fins:it is not|no fin is} {digit}, {usesUp}: then {house} has its {digit} in {places}. In each case, {target} is false:{chains}\nSo {conclusion}.':
    'In {base} liegt jeder Platz für die {digit} in {cover} ({body}), außer {fins:der Flosse|den Flossen} {fins}. Steht die {digit} {fins:nicht dort|in keiner davon}, so {usesUp}: dann steht die {digit} von {house} in {places}. In jedem Fall ist {target} falsch:{chains}\nAlso: {conclusion}.',
  'In {base}, there are two fish.{twins}': 'In {base} sind zwei Fische.{twins}',
} as const;
