/** Resolves modules in TypeScript to their bundles, which `bundle.ts` names. */
const root = new URL('../../', import.meta.url).href;
const bundles = new URL('dist/threads/', root).href;

const isSource = (href) => href.startsWith(`${root}src/`) || (href.startsWith(root) && href.endsWith('.ts'));

export function resolve(specifier, context, next) {
  const { href = '' } = /^(\.|file:)/.test(specifier) ? new URL(specifier, context.parentURL) : {};
  return next(isSource(href) ? href.replace(root, bundles).replace(/\.ts$/, '.js') : specifier, context);
}
