/** The end of `npm run build:package`: writes the bill of materials, `dist/sbom.cdx.json`, from the notices of all bundles. */
import { readFileSync, writeFileSync } from 'node:fs';
import { billOf, componentsIn, installed } from './components.js';

/** The notices of the library, of the script of pages with walkthroughs, and of the page. */
const NOTICES = ['dist/libraries/licences.txt', 'dist/web/licences.txt', 'dist/page/licences.txt'];

/** Packages with a licence file of their own: the program's options, and the fonts. */
const APART = ['commander', 'dejavu-fonts-ttf'];

const main = JSON.parse(readFileSync('package.json', 'utf8'));
const bundled = componentsIn(NOTICES.map((path) => readFileSync(path, 'utf8')));
writeFileSync('dist/sbom.cdx.json', billOf(main, [...bundled, ...APART.map(installed)]));
