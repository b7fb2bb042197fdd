/** Steps and positions as sentences, pictures and JSON. Whoever reads them counts from one. */
export { DEPTHS, type Depth, nudge } from './hint.js';
export type { JsonCandidate, JsonCell, JsonHouse } from './json/cell.js';
export { checkJson, type JsonCheck, type JsonConflict } from './json/check.js';
export { convertedJson, type JsonConverted } from './json/convert.js';
export { type JsonMade, madeJson } from './json/create.js';
export { failureJson, type JsonFailure } from './json/failure.js';
export { gradeJson, type JsonGrade, type JsonHodokuGrade, type JsonSeGrade, ungradedJson } from './json/grade.js';
export { hintJson, type JsonHint, type JsonNudge, type Left, nudgeJson } from './json/hint.js';
export type { JsonMark } from './json/mark.js';
export { type JsonMistake, mistakeJson } from './json/mistake.js';
export { type JsonPuzzle, puzzleJson } from './json/puzzle.js';
export { type JsonSolution, type JsonTrace, solutionJson, traceJson } from './json/solve.js';
export { claimOf, drawnOf, type JsonStep, stepJson } from './json/step.js';
export { type JsonStrategy, strategyJson } from './json/strategy.js';
export type { JsonTruth } from './json/truth.js';
export { type JsonVerdict, verdictJson } from './json/verify.js';
export { LANGUAGES, type Language, type LanguageCode, languageOf, type OneAndSeveral } from './language/index.js';
export { mistakeText } from './mistakes.js';
export { candidateNames, cellName, cellNames, houseNames } from './notation.js';
export { mistakesPicture } from './picture/mistakes.js';
export { type Drawn, type DrawnPosition, type PictureOptions, picture } from './picture/picture.js';
export {
  type Bounds,
  type Picture,
  type Point,
  type Shape,
  type Subject,
  TEXT_STYLES,
  type TextStyle,
  WEIGHTS,
  type Weight,
} from './picture/shape.js';
export { type SvgOptions, svgOf } from './picture/svg.js';
export { THEMES, type Theme } from './picture/theme.js';
export { clashText, reasonText, ungradedText } from './reason.js';
export { conclusion, type SpokenPart, sentence, spoken } from './text.js';
