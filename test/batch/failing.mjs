/** Work that fails at the second record. */
export function failing({ line }) {
  if (line === 2) throw new Error('failed at 2');
  return { out: `${line} by a worker`, remarks: [], status: 0 };
}
