/** The German words of remarks. */
import type { RemarkWords } from '../language.js';
import { LEVEL_NAMES } from './levels.js';

export const GERMAN_REMARKS: RemarkWords = {
  noSolution: 'es gibt keine Lösung',
  more: 'es gibt noch andere Lösungen als diese',
  several: 'es gibt mehr als eine Lösung',
  differing: (count, isAll, cells) =>
    isAll
      ? `${count} Lösungen, die sich in ${cells} unterscheiden`
      : `mindestens ${count} Lösungen; die ersten ${count} unterscheiden sich in ${cells}`,
  unsettled: 'ob dies die einzige Lösung ist, ließ sich in der gegebenen Zeit nicht klären',
  noneInTime: 'in der gegebenen Zeit wurde keine Lösung gefunden',
  withoutUnique: 'Strategien, die eine eindeutige Lösung voraussetzen, bleiben außer Betracht',
  fromGivens: 'das Gitter ist voll: die Schritte sind die ab seinen Vorgaben',
  unsure: (isKnown, clause) => `die Vorgaben haben ${isKnown ? '' : 'vielleicht '}mehr als eine Lösung: ${clause}`,
  hidden: 'der Fehler lässt sich nicht finden, denn Werte und Kandidaten lassen keine Lösung zu',
  leftOut: 'Strategien, die eine eindeutige Lösung voraussetzen, bleiben außer Betracht',
  onlyClashes: 'von den Fehlern lassen sich nur Widersprüche finden und Kandidaten, die Werte ausschließen',
  suspects: (values) => `ohne ${values} gibt es genau eine Lösung`,
  markEntries: 'kennzeichne jeden Eintrag mit einem + davor, wie in ..+4..',
  misled: (clause) => `die Vorgaben haben eine Lösung; ${clause}`,
  wrongEntries: (entries, count) =>
    count === 1 ? `der Eintrag ${entries} ist falsch` : `die Einträge ${entries} sind falsch`,
  lostMarks: (cells, count) => `was in ${cells} gehört, ist nicht unter ${count > 1 ? 'ihren' : 'seinen'} Kandidaten`,
  limit: (seconds) => `die Grenze von ${String(seconds).replace('.', ',')} s ist erreicht`,
  moreSteps: 'vielleicht gibt es mehr Schritte',
  outcomes: (count, order) =>
    `die ${count} ${order === 'rating' ? 'einfachsten' : 'hilfreichsten'} Ergebnisse, jedes mit seinem einfachsten Schritt; --limit 0 zeigt alle`,
  notSolved: (reason) => `nicht gelöst: ${reason}`,
  interrupted: 'unterbrochen',
  stuck: (isChosen, level) =>
    `${isChosen ? 'keine dieser Strategien' : 'keine Strategie'}${level ? ` bis zur Stufe ${LEVEL_NAMES[level]}` : ''} findet mehr`,
  noOneStep: 'kein einzelner Schritt genügt',
  noneShown: (count, hardest) =>
    `Keiner davon unter ${count === 1 ? 'einem Schritt' : `${count} Schritten`}${hardest ? `, deren schwerster die Stufe ${LEVEL_NAMES[hardest]} hat` : ''}.`,
};
