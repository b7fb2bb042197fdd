/** The faces that the program embeds: DejaVu Sans, which has nearly every letter that a title may hold. */
import { createRequire } from 'node:module';
import type { Faces } from './faces.js';

const { resolve } = createRequire(import.meta.url);

/** The files of the faces. */
export const FONT_FILES: Faces = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
