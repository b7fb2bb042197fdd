/** A position, and perhaps a step that is found in it, as a picture with a legend and sentences under it. */
import { rulesSentence } from '../rules.js';
import { LEFT_OUT, leavesOut, withoutOthers } from './elsewhere.js';
import { type Drawn, type DrawnPosition, type GridPictureOptions, gridPicture } from './grid-picture.js';
import { MARGIN } from './layout.js';
import { captionShapes, legendShapes } from './legend.js';
import type { Picture } from './shape.js';

export interface PictureOptions extends GridPictureOptions {
  /** True if a legend of the shapes is drawn under the grid. Default: false. */
  readonly legend?: boolean;
  /** Sentences under the grid, and under the legend. */
  readonly caption?: readonly string[];
}

/** Shapes in the units of `layout`, the first at the bottom. */
export function picture(position: DrawnPosition, step: Drawn | undefined, options: PictureOptions = {}): Picture {
  const { geometry } = position;
  const grid = gridPicture(position, step, options);
  const { legend = false, caption = [] } = options;
  const rules = legend ? rulesSentence(geometry) : undefined;
  const left = step && legend && leavesOut(geometry) ? [LEFT_OUT] : [];
  const shapes = step ? withoutOthers(grid.shapes, step, geometry) : grid.shapes;
  return withText({ ...grid, shapes }, legend, [...left, ...(rules ? [rules] : []), ...caption]);
}

/** The picture with the legend and the caption under the grid. */
function withText(picture: Picture, legend: boolean, caption: readonly string[]): Picture {
  const { shapes, grid } = picture;
  const key = legend ? legendShapes(shapes, grid) : { shapes: [], bottom: grid.bottom };
  const told = captionShapes(caption, { ...grid, bottom: key.bottom });
  return { ...picture, height: told.bottom + MARGIN, shapes: [...shapes, ...key.shapes, ...told.shapes] };
}
