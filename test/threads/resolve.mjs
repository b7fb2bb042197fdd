/** Resolves modules of the sources to their bundles, which `bundle.ts` names. */
const sources = new URL('../../src/', import.meta.url).href;
const bundles = new URL('../../dist/threads/src/', import.meta.url).href;

export function resolve(specifier, context, next) {
  const { href } = /^(\.|file:)/.test(specifier) ? new URL(specifier, context.parentURL) : {};
  if (!href?.startsWith(sources)) return next(specifier, context);
  return next(href.replace(sources, bundles).replace(/\.ts$/, '.js'), context);
}
