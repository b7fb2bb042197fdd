/** What stands in a PDF of ours. */
import { inflateSync } from 'node:zlib';

/** What is drawn on the pages, one after another. */
export const contentOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
  });
};

/** What is written on the pages, one after another, where its fonts are every reader's own and not embedded. */
export const textsIn = (pdf: Buffer): string[] =>
  contentOf(pdf).map((content) =>
    [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
  );
