/**
 * Standard fonts of pdfkit, which its types lack. Every PDF reader has them, but in a browser pdfkit needs their
 * metrics.
 */
declare module 'pdfkit/standard-fonts/*' {
  const font: object;
  export default font;
}
