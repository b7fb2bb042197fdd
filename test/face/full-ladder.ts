/** A module for workers: the whole ladder. */
import { ladder } from '../../src/index.js';

export default ladder('full');
