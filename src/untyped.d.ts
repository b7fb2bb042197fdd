/** Modules of libraries whose types lack them. Files that import one name this file, since declarations refer to it. */

/** One algorithm of seedrandom by itself: the package as a whole loads six others. */
declare module 'seedrandom/lib/alea.js' {
  export default function alea(seed?: string): () => number;
}

/** Standard fonts of pdfkit. */
declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object;
  export default font;
}
declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const font: object;
  export default font;
}
