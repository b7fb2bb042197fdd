/** The content of PDFs. */
import { inflateSync } from 'node:zlib';

/** Returns the drawing operators of each page. */
export const contentOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
  });
};

/** Returns the text of each page. Only text in standard fonts, which are not embedded, can be read. */
export const textsIn = (pdf: Buffer): string[] =>
  contentOf(pdf).map((content) =>
    [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(''),
  );
