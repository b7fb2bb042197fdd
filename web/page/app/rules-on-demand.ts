/** Geometries for the first view: the code of constraints is loaded with the first grid that has rules. */
import { Geometry } from '../../../src/core/index.js';
import { puzzleOn } from '../engine/grid.js';
import type { PlainGrid, PlainShape } from '../engine/protocol.js';
import { linkIn } from '../play/link.js';
import { type Play, playOf } from '../play/play.js';

/** Loads the code of constraints. Rejects with an UnloadedRules if the browser cannot. */
async function withRules(): Promise<typeof import('../engine/with-rules.js')> {
  try {
    return await import('../engine/with-rules.js');
  } catch (error) {
    throw new UnloadedRules(String(error));
  }
}

/** The code of constraints could not be loaded, so that nothing is known of the grid. */
export class UnloadedRules extends Error {}

/** Returns the geometry of a shape. Rejects with a RangeError for an invalid one, and with an UnloadedRules. */
export const loadedGeometry = async (shape: PlainShape): Promise<Geometry> =>
  shape.rules ? (await withRules()).geometryIn(shape) : Geometry.of(...shape.box);

/** Returns the play of a grid, which the engine has read or made. */
export const loadedPlay = async (grid: PlainGrid): Promise<Play> => playOf(puzzleOn(await loadedGeometry(grid), grid));

/** Reads a play from a link. Resolves to undefined if the text is none; rejects with an UnloadedRules. */
export async function linkedPlay(text: string): Promise<Play | undefined> {
  const link = linkIn(text);
  try {
    return link?.playOn(await loadedGeometry(link.shape));
  } catch (error) {
    if (error instanceof UnloadedRules) throw error;
    return undefined;
  }
}
