/** What remarks say of a path, in each language. */
import type { InLanguages } from '../../core/languages.js';

interface PathWords {
  /** That logic ends before the solution, so that the plain walk is shown. */
  readonly noShortest: string;
  /** The number of steps beyond basic ones, that on the plain walk if it is larger, and a search that was cut. */
  shortest(steps: number, plain: number, isCut: boolean): string;
  readonly notAllTried: string;
  oneStep(name: string): string;
  readonly basicsSuffice: string;
}

export const PATH_WORDS: InLanguages<PathWords> = {
  en: {
    noShortest: 'logic does not lead to the end, so this is the plain walk',
    shortest: (steps, plain, isCut) =>
      `${steps} ${steps === 1 ? 'step' : 'steps'} beyond singles and locked candidates${steps < plain ? `, ${plain} on the plain walk` : ''}${isCut ? '; the search was cut: there may be fewer' : ''}`,
    notAllTried: 'not every step was tried within the limits',
    oneStep: (name) => `one step is enough: ${name}`,
    basicsSuffice: 'singles and locked candidates are enough',
  },
  de: {
    noShortest: 'Logik führt nicht ans Ziel, daher ist dies der gewöhnliche Weg',
    shortest: (steps, plain, isCut) =>
      `${steps} ${steps === 1 ? 'Schritt' : 'Schritte'} außer einzelnen und gebundenen Kandidaten${steps < plain ? `, ${plain} auf dem gewöhnlichen Weg` : ''}${isCut ? '; die Suche wurde abgebrochen: vielleicht geht es mit weniger' : ''}`,
    notAllTried: 'nicht jeder Schritt wurde in den Grenzen probiert',
    oneStep: (name) => `ein Schritt genügt: ${name}`,
    basicsSuffice: 'einzelne und gebundene Kandidaten genügen',
  },
};
