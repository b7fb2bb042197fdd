/** The workflows of GitHub, which cannot be run here: what they must state is in their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LIBRARIES } from '../../build/libraries.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const WORKFLOWS = readdirSync(`${root}.github/workflows`);
const workflow = (name: string): string => read(`.github/workflows/${name}`);

test.each(WORKFLOWS)('%s names each action by its commit, and states its permissions', (name) => {
  const uses = [...workflow(name).matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  expect(workflow(name)).toMatch(/^permissions:/m);
});

test('tests run on three systems, from the oldest version of Node that the package supports', () => {
  const [, systems, versions] = /os: \[(.*)\]\n\s+node: \[(.*)\]/.exec(workflow('tests.yml'))!;
  expect(systems!.split(', ')).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  const { engines } = JSON.parse(read('package.json'));
  expect(engines.node).toBe(`>=${versions!.split(', ')[0]}`);
});

test('the job that publishes installs, builds and checks out nothing, and no other job may publish', () => {
  const [build, publish] = workflow('release.yml').split(/^ {2}publish:\n/m) as [string, string];
  expect(build).not.toMatch(/id-token|npm publish|registry-url/);
  expect(publish).toMatch(
    /needs: build[\s\S]*id-token: write[\s\S]*sha256sum --check[\s\S]*npm publish --ignore-scripts/,
  );
  expect(publish).not.toMatch(/checkout|npm (?:ci|install|run|i |exec)|npx|contents:/);
});

test('updates are requested for every library that is bundled', () => {
  const [, list] = /bundled:\n\s+patterns:\n([\s\S]*?)\n\s+tools:/.exec(read('.github/dependabot.yml'))!;
  const requested = list!.split('\n').map((line) => line.replaceAll(/^\s+- |'/g, ''));
  for (const name of Object.values(LIBRARIES).flat()) expect(requested).toContain(name);
  const { devDependencies } = JSON.parse(read('package.json'));
  for (const name of requested) expect(Object.keys(devDependencies)).toContain(name);
});
