/** The faces that are embedded: DejaVu Sans, which has nearly every letter that a title may hold. */
import { createRequire } from 'node:module';

export const REGULAR = 'regular';
export const BOLD = 'bold';

const { resolve } = createRequire(import.meta.url);

/** The files of the faces. */
export const FONT_FILES: Readonly<Record<typeof REGULAR | typeof BOLD, string>> = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
