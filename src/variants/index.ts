/** Variants: rules by name, and the geometries that they make. */
export { VARIANTS, type Variant, variantsNamed } from './names.js';
export { type GridRules, rulesOf, rulesText, withRules } from './rules.js';
