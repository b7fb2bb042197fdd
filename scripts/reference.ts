/**
 * `npm run docs:api`: writes the reference of the library to dist/reference, with every entry of the package as a
 * module.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Application, Converter, type DeclarationReflection, OptionDefaults, ReflectionKind } from 'typedoc';
import { namedDeclarations } from '../build/modules.js';

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Import names by the path of the source; the first if there are several. */
const names = new Map(
  [...namedDeclarations(name, exports)]
    .reverse()
    .map(([entry, path]) => [resolve(path.replace(/^dist\//, '').replace('.d.ts', '.ts')), entry]),
);

const CACHE = 'node_modules/.cache/types';
const tsconfig = `${CACHE}/reference.json`;
mkdirSync(CACHE, { recursive: true });
writeFileSync(
  tsconfig,
  JSON.stringify({
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      rootDir: resolve('.'),
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      incremental: false,
      noEmit: true,
    },
    files: [...names.keys()],
    include: [],
  }),
);

const app = await Application.bootstrap({
  name,
  tsconfig,
  entryPoints: [...names.keys()],
  out: 'dist/reference',
  readme: 'README.md',
  blockTags: [...OptionDefaults.blockTags, '@element', '@cssproperty', '@minimum'],
  modifierTags: [...OptionDefaults.modifierTags, '@decimal'],
  excludePrivate: true,
  skipErrorChecking: true,
});
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  for (const module of project.getChildrenByKind(ReflectionKind.Module) as DeclarationReflection[])
    module.name = names.get(module.sources![0]!.fullFileName) ?? module.name;
});
const project = await app.convert();
if (!project) throw new Error('nothing could be read');
await app.generateOutputs(project);
