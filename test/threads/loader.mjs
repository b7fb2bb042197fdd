/** Makes a thread load the bundles of the sources in place of these. */
import { register } from 'node:module';

register('./resolve.mjs', import.meta.url);
