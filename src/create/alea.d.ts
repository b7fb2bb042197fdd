/** One algorithm of seedrandom by itself: the package as a whole loads six others. */
declare module 'seedrandom/lib/alea.js' {
  export default function alea(seed?: string): () => number;
}
