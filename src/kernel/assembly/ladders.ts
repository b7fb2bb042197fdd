/**
 * The ladders on 9×9 in WebAssembly (AssemblyScript), which needs no warm-up. An instance climbs one ladder at a time.
 */
export * from './hodoku';
export { areLoopsNext, steps, take } from './se';
