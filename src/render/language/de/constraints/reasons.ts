/** German templates of the reasons why rules leave no more digits, by the English ones. */
import type { SameSlotsIn, Translations } from '../../language.js';

const ALL = {
  '{digit} can only be in {cells}': '{digit} kann nur in {cells} stehen',
  'each of {digits} needs a cell, so other digits have no room':
    'jede von {digits} braucht ein Feld, also haben andere Ziffern keinen Platz',
  'only {cells} can be {digit}': 'nur {cells} kann {digit} sein',
  'so many of each digit leave no room for some': 'so viele von jeder Ziffer lassen manchen keinen Platz',
  'no class is missing in {cells} ({classes})': 'in {cells} fehlt keine Klasse ({classes})',
  'and only {cell} can be {digits}': 'und nur {cell} kann {digits} sein',
  'two cells across leave the classes that they lack to the two on each side, and so on along it, which leaves no room for some digits':
    'zwei Felder nebeneinander überlassen den beiden auf jeder Seite die Klassen, die ihnen fehlen, und so weiter der Länge nach, und für manche Ziffern bleibt kein Platz',
  'the different digits of {count} circles add up to {count}':
    'die verschiedenen Ziffern von {count} Kreisen ergeben zusammen {count}',
  'each digit needs as many circles as it says, in different rows, columns and boxes, and the different digits add up to {count}':
    'jede Ziffer braucht so viele Kreise, wie sie angibt, in verschiedenen Zeilen, Spalten und Blöcken, und die verschiedenen Ziffern ergeben zusammen {count}',
  ', so they are {sets}': ', sind also {sets}',
  ', which leaves no room for some digits': ', und für manche Ziffern bleibt kein Platz',

  'what is between two others is not {digits}': 'was zwischen zwei anderen liegt, ist nicht {digits}',
  '{count} different digits lie between the ends, so these differ by at least {least}, and none between is {digits}':
    '{count} verschiedene Ziffern liegen zwischen den Enden, also unterscheiden sich diese um mindestens {least}, und dazwischen ist keine {digits}',
  '{ends} are from {least} to {most}, so the cells between are from {first} to {last}':
    '{ends} reichen von {least} bis {most}, also die Felder dazwischen von {first} bis {last}',
  'one of {ends} is below the cells between them, the other one above, so each is at most {below} or at least {above}':
    'von {ends} liegt eines unter den Feldern dazwischen, das andere darüber, also ist jedes höchstens {below} oder mindestens {above}',
  'one of {ends} is below the cells between them, the other one above':
    'von {ends} liegt eines unter den Feldern dazwischen, das andere darüber',
  'with the candidates left for {ends}, some digits never lie between them':
    'mit den übrigen Kandidaten von {ends} liegen manche Ziffern nie dazwischen',
  'the ends differ by at least {least}': 'die Enden unterscheiden sich mindestens um {least}',
  'so no end is {digits}': 'also ist kein Ende {digits}',
  'so no other cell is {digits}': 'also ist kein anderes Feld {digits}',
  '{ends} differ by at least {least}, and no digit of the other cells is between them':
    '{ends} unterscheiden sich mindestens um {least}, und keine Ziffer der anderen Felder liegt dazwischen',
  'with the candidates left for {ends}, some digits always lie between them or equal one':
    'mit den übrigen Kandidaten von {ends} liegen manche Ziffern immer dazwischen oder sind gleich',
  '{cell} is at least {digit}, so its {count} consecutive digits are at least {least}':
    '{cell} ist mindestens {digit}, also sind seine {count} aufeinanderfolgenden Ziffern mindestens {least}',
  '{cell} is at most {digit}, so its {count} consecutive digits are at most {most}':
    '{cell} ist höchstens {digit}, also sind seine {count} aufeinanderfolgenden Ziffern höchstens {most}',
  'with the candidates left, it can only be {sets}': 'mit den übrigen Kandidaten kann er nur {sets} sein',

  '{kind} is ruled out by {cells}': '{kind} ist durch {cells} ausgeschlossen',
  'the number of lines rules out {kind} in {cells}': 'die Zahl der Linien schließt {kind} in {cells} aus',
  'so {cells} must be {kind}': 'also muss {cells} {kind} sein',
  '{kind} leaves {digits} in {cells}': '{kind} lässt {digits} in {cells}',

  'the sum': 'die Summe',
  'the product': 'das Produkt',
  'the smallest digit': 'die kleinste Ziffer',
  'the largest digit': 'die größte Ziffer',
  'the number of different digits': 'die Zahl der verschiedenen Ziffern',
  'the number of visible digits': 'die Zahl der sichtbaren Ziffern',
  '{what} of {cells}': '{what} von {cells}',
  'from {least} to {most}': '{least} bis {most}',
  'with {digit} in {cell} {what} would be {numbers}, which is no prime':
    'mit {digit} in {cell} wäre {what} {numbers}, keine Primzahl',
  'with {digit} in {cell} {what} would be {numbers}, which is no square number':
    'mit {digit} in {cell} wäre {what} {numbers}, keine Quadratzahl',
  'with {digit} in {cell} {what} would be {numbers}, which is not allowed':
    'mit {digit} in {cell} wäre {what} {numbers}, was nicht erlaubt ist',
  'with {digit} in {cell} {what} would be at most {limit}': 'mit {digit} in {cell} wäre {what} höchstens {limit}',
  'with {digit} in {cell} {what} would be at least {limit}': 'mit {digit} in {cell} wäre {what} mindestens {limit}',
  'with {digit} in {cell} {left} would be {numbers} and {right} {others}':
    'mit {digit} in {cell} wäre {left} {numbers} und {right} {others}',
  'with {digit} in {cell} it could not be filled': 'mit {digit} in {cell} ließe sich das nicht ausfüllen',
  'with {digit} in {cell} no sum is left that is allowed': 'mit {digit} in {cell} bleibt keine erlaubte Summe',

  '{ends} are neighbours': '{ends} sind Nachbarn',
  '{least} to {most} cells': '{least} bis {most} Felder',
  '1 cell': '1 Feld',
  '{least} cells': '{least} Felder',
  '{sum} takes {room} between {ends}, and each of these needs the other at that distance':
    '{sum} braucht {room} zwischen {ends}, und jede davon braucht die andere in diesem Abstand',
  'with the candidates left, the cells between {ends} add up to {sum}, which some of their places do not allow':
    'mit den übrigen Kandidaten ergeben die Felder zwischen {ends} zusammen {sum}, was manche ihrer Plätze nicht zulassen',
  'with the candidates left, the cells between {ends} add up to {sum} only if these are in {places}':
    'mit den übrigen Kandidaten ergeben die Felder zwischen {ends} zusammen {sum} nur, wenn diese in {places} stehen',
  'wherever {ends} are, some candidates do not fit': 'wo auch immer {ends} stehen, manche Kandidaten passen nicht dazu',
  '{places} with {sets} between them': '{places} mit {sets} dazwischen',
  '{ends} are in {places}, and some candidates fit none of these':
    '{ends} stehen in {places}, und manche Kandidaten passen zu nichts davon',
  ', or in ': ', oder in ',
  'only {cells} can be between {ends}': 'als Felder zwischen {ends} bleiben nur {cells}',
  'the cells between {ends} are just {cells}': 'die Felder zwischen {ends} sind genau {cells}',
  '{ends} are on either side of {cells}': '{ends} liegen zu beiden Seiten von {cells}',
  'no other digit is outside {ends}': 'außerhalb von {ends} ist keine andere Ziffer',
  'there are many ways to make {sum} between {ends}': 'es gibt viele Möglichkeiten für {sum} zwischen {ends}',
  'between {ends} there can only be {sets}': 'zwischen {ends} gibt es nur {sets}',
  'there can only be {sets} between them': 'dazwischen gibt es nur {sets}',
  'outside {ends} there can only be {sets}': 'außerhalb von {ends} gibt es nur {sets}',
  'there can only be {sets} outside them': 'außerhalb davon gibt es nur {sets}',
  'always with {digits}': 'immer mit {digits}',
  'never with {digits}': 'nie mit {digits}',
  'the cells between {ends}, {cells}, add up to {sum}': 'die Felder zwischen {ends}, {cells}, ergeben zusammen {sum}',
  'the cells not between {ends}, {cells}, have the rest, {rest}':
    'die Felder nicht zwischen {ends}, {cells}, haben den Rest, {rest}',

  'only 1 is seen, so it is the highest, {highest}': 'man sieht nur 1, also ist es das höchste, {highest}',
  '2 are seen, so the first is not the highest, {highest}':
    'man sieht 2, also ist das erste nicht das höchste, {highest}',
  '3 are seen, so 2 higher ones follow the first: {highest} is not among the first 2 cells, {next} not the first':
    'man sieht 3, also folgen auf das erste 2 höhere: {highest} ist nicht unter den ersten 2 Feldern, {next} nicht das erste',
  '{seen} are seen, so {higher} higher ones follow the first: {highest} is not among the first {higher} cells, {next} not among the first {fewer}':
    'man sieht {seen}, also folgen auf das erste {higher} höhere: {highest} ist nicht unter den ersten {higher} Feldern, {next} nicht unter den ersten {fewer}',
  '{seen} are seen, so {higher} higher ones follow the first: {highest} is not among the first {higher} cells, {next} not among the first {fewer}, and so on':
    'man sieht {seen}, also folgen auf das erste {higher} höhere: {highest} ist nicht unter den ersten {higher} Feldern, {next} nicht unter den ersten {fewer} und so weiter',
  'in some places of {highest}, the digits before it cannot make {seen} seen':
    'auf manchen Plätzen der {highest} können die Ziffern davor nicht {seen} sichtbar machen',
  'the first and {highest} are seen, so all between these are lower than the first':
    'man sieht das erste und {highest}, also ist alles dazwischen niedriger als das erste',
  'with {highest} in {cells}, all digits before it are seen and rise':
    'mit {highest} in {cells} sieht man alle Ziffern davor, sie steigen also an',
  'with {highest} in {cells}, {count} digits before it are seen and at most {hidden} hidden, which some candidates do not allow':
    'mit {highest} in {cells} sieht man {count} Ziffern davor und höchstens {hidden} nicht, was manche Kandidaten nicht zulassen',

  'as many digits as the first of them says can add up to {sum} only if it is {digits}':
    'so viele Ziffern, wie die erste davon angibt, ergeben zusammen nur dann {sum}, wenn sie {digits} ist',
  '{digit} first gives at most {most}': 'mit {digit} am Anfang höchstens {most}',
  '{digit} first gives at least {least}': 'mit {digit} am Anfang mindestens {least}',
  'the first cell is {first}, so {total} of {sum} is left for {cells}':
    'das erste Feld ist {first}, also bleibt von {sum} noch {total} für {cells}',
  'the first cell is {first}, so the cells beyond, {cells}, have the rest of the digits, {rest}':
    'das erste Feld ist {first}, also haben die Felder dahinter, {cells}, den Rest der Ziffern, {rest}',
  'with the candidates left, its first cells can add up to {sum} only if {cell} is {digits}':
    'mit den übrigen Kandidaten ergeben die ersten Felder zusammen nur dann {sum}, wenn {cell} eine {digits} ist',
  'whichever digit is first, some candidates do not fit':
    'welche Ziffer auch die erste ist, manche Kandidaten passen nicht dazu',
  '{digit} with {rest} for {cells}': '{digit} mit {rest} für {cells}',
  '{cell} is {cases}, and some candidates fit none of these':
    '{cell} ist {cases}, und manche Kandidaten passen zu nichts davon',
} as const;

export const REASONS: Translations = ALL satisfies SameSlotsIn<typeof ALL>;
