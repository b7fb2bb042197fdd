/** Levels as stars. They are drawn because few fonts have them. */

/** The number of stars, which is that of the levels. */
const STARS = 5;
const POINTS = 5;
/** The radius of the inner corners of a star, relative to that of its points. */
const INNER = 0.42;

/** Returns the width of a row of stars. */
export const starsWidth = (height: number): number => STARS * height * 1.1;

/** Draws five stars in a row, of which the first `full` are black. */
export function drawStars(
  document: PDFKit.PDFDocument,
  full: number,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const radius = height / 2;
  for (let index = 0; index < STARS; index++) {
    const centre = { x: x + (index * 1.1 + 0.55) * height, y: y + radius };
    document.lineWidth(height / 16).polygon(...corners(centre, radius));
    if (index < full) document.fillAndStroke('black', 'black');
    else document.stroke('black');
  }
}

const corners = (centre: { readonly x: number; readonly y: number }, radius: number): [number, number][] =>
  Array.from({ length: 2 * POINTS }, (_, index) => {
    const turn = (index * Math.PI) / POINTS - Math.PI / 2;
    const from = index % 2 === 0 ? radius : radius * INNER;
    return [centre.x + from * Math.cos(turn), centre.y + from * Math.sin(turn)];
  });
