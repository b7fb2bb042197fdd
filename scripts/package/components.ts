/** A bill of materials in CycloneDX: the libraries whose code is part of a package, as the notices of its bundles name them. */
import { readFileSync } from 'node:fs';

/** A library in a package, or the package itself. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Returns the libraries that texts of notices name, each version once, sorted by name. */
export function componentsIn(notices: Iterable<string>): readonly Component[] {
  const found = new Map<string, Component>();
  for (const text of notices)
    for (const [, name, version, license] of text.matchAll(/^## (\S+) (\d+\.\d+\.\S+)(?: \((.*)\))?$/gm))
      found.set(purlOf({ name: name!, version: version! }), {
        name: name!,
        version: version!,
        ...(license !== undefined && { license }),
      });
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** Returns the component of an installed package. */
export function installed(name: string): Component {
  const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return { name, version, license };
}

/** Writes the bill of a package. It has neither a date nor a number, so that the same sources make the same bill. */
export function billOf(main: Component, components: readonly Component[]): string {
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', ...told(main) } },
    components: components.map((component) => ({ type: 'library', ...told(component), ...hashesOf(component) })),
    dependencies: [{ ref: purlOf(main), dependsOn: components.map(purlOf) }],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

const told = (component: Component): object => ({
  'bom-ref': purlOf(component),
  name: component.name,
  version: component.version,
  ...(component.license !== undefined && { licenses: [licenceOf(component.license)] }),
  purl: purlOf(component),
});

const licenceOf = (license: string): object =>
  license.includes(' ') ? { expression: license } : { license: { id: license } };

/** The address of a package: `pkg:npm/%40scope/name@1.0.0`. */
const purlOf = ({ name, version }: Component): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Returns the hash of the tarball that the lock file names; nothing for a package that it does not have. */
function hashesOf({ name, version }: Component): object {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
  };
  const [, locked] =
    Object.entries(packages).find(([path, own]) => path.endsWith(`node_modules/${name}`) && own.version === version) ??
    [];
  const [, base64] = /^sha512-(\S+)$/.exec(locked?.integrity ?? '') ?? [];
  return base64 === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}
