/** The entry `/render` in Node: PDF has the embedded fonts, and there is PNG. */

export { pdfOf } from './render/pdf/later-node.js';
export { PackageMissing, pngOf } from './render/png.js';
export * from './render-print.js';
