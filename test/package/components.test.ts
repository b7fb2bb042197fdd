import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOf, componentsIn, installed } from '../../scripts/package/components.js';

const NOTICES = [
  'Libraries.\n\n## b 1.0.0 (MIT)\n\ntext\n\n## @a/c 2.1.0-rc.1 (ISC)\n',
  '## b 1.0.0 (MIT)\n## d 0.1.2\n## A heading\n',
];

test('finds each library of the notices once, sorted', () => {
  expect(componentsIn(NOTICES)).toEqual([
    { name: '@a/c', version: '2.1.0-rc.1', license: 'ISC' },
    { name: 'b', version: '1.0.0', license: 'MIT' },
    { name: 'd', version: '0.1.2' },
  ]);
});

test('writes a bill in CycloneDX: addresses, licences, and the hashes of the lock file', () => {
  const fflate = installed('fflate');
  const both = { name: 'both', version: '1.0.0', license: '(MIT AND Zlib)' };
  const bill = JSON.parse(billOf({ name: 'ours', version: '3.0.0', license: 'MIT' }, [fflate, both]));
  const purl = `pkg:npm/fflate@${fflate.version}`;
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bill.metadata.component).toMatchObject({ name: 'ours', purl: 'pkg:npm/ours@3.0.0' });
  expect(bill.components[0]).toMatchObject({
    type: 'library',
    'bom-ref': purl,
    purl,
    licenses: [{ license: { id: 'MIT' } }],
  });
  const { integrity } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages['node_modules/fflate'];
  const [{ alg, content }] = bill.components[0].hashes;
  expect([alg, `sha512-${Buffer.from(content, 'hex').toString('base64')}`]).toEqual(['SHA-512', integrity]);
  expect(bill.components[1]).toMatchObject({ licenses: [{ expression: '(MIT AND Zlib)' }] });
  expect(bill.components[1]).not.toHaveProperty('hashes');
  expect(bill.dependencies).toEqual([{ ref: 'pkg:npm/ours@3.0.0', dependsOn: [purl, 'pkg:npm/both@1.0.0'] }]);
});
