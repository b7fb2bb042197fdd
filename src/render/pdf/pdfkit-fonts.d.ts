/** Standard fonts of pdfkit, which its types lack. */
declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object;
  export default font;
}
declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const font: object;
  export default font;
}
