/** The player's board as a picture file, in SVG or PNG. */
import type { Sign } from '../../../constraints/index.js';
import { picture, svgOf, type Theme } from '../../../src/render/index.js';
import type { Play } from '../play/play.js';
import { drawnPosition, isInCorner } from '../play-view/drawn.js';
import { save } from './file.js';

/** The width of pictures in pixels, enough for print. */
const WIDTH = 1600;

/** Returns the board as SVG. `theme`: with `auto` the colours follow the screen of the reader. */
export const svgText = (
  play: Play,
  title: string,
  {
    theme = 'light',
    labels = true,
    signs,
  }: { readonly theme?: Theme; readonly labels?: boolean; readonly signs?: readonly Sign[] | undefined } = {},
): string =>
  svgOf(
    picture(drawnPosition(play, undefined, signs), undefined, {
      title,
      labels,
      candidates: true,
      emphasised: isInCorner(play),
    }),
    {
      theme,
      width: WIDTH,
    },
  );

export async function saveSvg(play: Play, title: string, signs?: readonly Sign[]): Promise<void> {
  save(new Blob([svgText(play, title, { signs })], { type: 'image/svg+xml' }), 'sudoku.svg');
}

export async function savePng(play: Play, title: string, signs?: readonly Sign[]): Promise<void> {
  const image = new Image();
  // A blob would inherit the policy of the page, which forbids inline styles.
  image.src = `data:image/svg+xml,${encodeURIComponent(svgText(play, title, { signs }))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = (WIDTH * image.height) / image.width;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture is too large');
  save(blob, 'sudoku.png');
}
