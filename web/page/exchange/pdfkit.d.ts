/** What the types of pdfkit leave out: fonts that a reader has, of which a browser has to be told. */
declare module 'pdfkit/standard-fonts/*' {
  const font: object;
  export default font;
}
