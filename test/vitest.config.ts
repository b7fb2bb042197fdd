export { default } from '../vitest.config.js';
