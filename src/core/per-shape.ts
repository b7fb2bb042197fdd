/** What works on one box shape and is dear to make: made once for each. */
import type { Geometry } from './geometry.js';

export const perShape = <Made>(make: (geometry: Geometry) => Made): ((geometry: Geometry) => Made) => {
  const known = new Map<Geometry, Made>();
  return (geometry) => {
    let made = known.get(geometry);
    if (made === undefined) known.set(geometry, (made = make(geometry)));
    return made;
  };
};
