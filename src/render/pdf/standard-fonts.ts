/// <reference path="./pdfkit-fonts.d.ts" />
/** Helvetica, which every PDF reader has, so that no font is embedded. */
import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import type { Faces } from './faces.js';

/** A function that the types of pdfkit lack. Its build for Node has these fonts, and no such function. */
const { registerStdFonts } = pdfkit as unknown as { registerStdFonts?(...fonts: object[]): void };

/** Returns the faces of a book in Helvetica, whose widths pdfkit then knows in a browser too. */
export function standardFaces(): Faces {
  registerStdFonts?.(Helvetica, HelveticaBold);
  return { regular: 'Helvetica', bold: 'Helvetica-Bold' };
}
