/** Writes a number with a decimal comma, and points between thousands; undefined for no number. */
export const numberInGerman = (number: string): string | undefined =>
  /^\d[\d,.]*$/.test(number) ? number.replaceAll(/[,.]/g, (sign) => (sign === ',' ? '.' : ',')) : undefined;
