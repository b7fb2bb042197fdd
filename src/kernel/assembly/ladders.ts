/** The ladders on 9×9 in WebAssembly (AssemblyScript), which needs no warm-up. An instance climbs one of them at a time. */
export * from './hodoku';
export { areLoopsNext, steps, take } from './se';
