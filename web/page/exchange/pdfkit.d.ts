/**
 * Standard fonts of pdfkit, which its types lack. Every PDF reader has them, but pdfkit in a browser has to be given
 * them.
 */
declare module 'pdfkit/standard-fonts/*' {
  const font: object;
  export default font;
}
