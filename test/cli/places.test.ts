/** Sources of puzzles: folders, patterns, packed files, the clipboard. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { unpackStream } from '../../src/cli/input/unpack.js';
import { sudoku } from './sudoku.js';

const ONE = '1.3.3.1.21434321';
const TWO = '.2.4....3...4..1';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
  mkdirSync(join(folder, 'within'));
  writeFileSync(join(folder, 'b.txt'), `${ONE}\n`);
  writeFileSync(join(folder, 'a.sdm'), `${TWO}\n`);
  writeFileSync(join(folder, 'c.txt.gz'), gzipSync(`${TWO}\n`));
  writeFileSync(join(folder, 'notes.md'), 'nothing');
  writeFileSync(join(folder, 'within', 'd.txt'), `${ONE}\n`);
});

const lines = async (...operands: string[]): Promise<string> =>
  (await sudoku('convert', '--to', 'line', ...operands)).out;

test('reads the puzzle files of a folder, and the files that match a pattern, in the order of names', async () => {
  expect(await lines(folder)).toBe(`${TWO}\n${ONE}\n${TWO}\n`);
  expect(await lines(join(folder, '*.txt'))).toBe(`${ONE}\n`);
  expect(await lines(join(folder, '**/?.txt'))).toBe(`${ONE}\n${ONE}\n`);
  for (const [place, reason] of [
    [join(folder, '*.csv'), 'no file matches '],
    [join(folder, 'within', '..', 'none'), 'there is no file '],
  ] as const)
    expect((await sudoku('check', place)).notes).toContain(reason);
  mkdirSync(join(folder, 'empty'));
  expect((await sudoku('check', join(folder, 'empty'))).notes).toContain('there is no file of puzzles in the folder');
});

test('unpacks packed files, and answers every whole puzzle of a truncated one', async () => {
  const many = Array.from({ length: 2000 }, (_, i) => `${ONE} # ${(i * 2654435761) % 1000003}\n`).join('');
  const packed = gzipSync(many);
  const [whole, cut] = ['whole.gz', 'cut.gz'].map((name) => join(folder, 'within', name));
  writeFileSync(whole!, Buffer.concat([packed, packed]));
  writeFileSync(cut!, packed.subarray(0, packed.length >> 1));
  expect(await lines(whole!)).toBe(`${ONE}\n`.repeat(4000));
  const { out, notes, status } = await sudoku('convert', '--to', 'line', cut!);
  expect(new Set(out.split('\n'))).toEqual(new Set([ONE, '']));
  expect(out.length).toBeGreaterThan(400 * ONE.length);
  expect([status, notes]).toEqual([
    2,
    `sudoku: cannot read ${cut}: it is packed, and cut off or broken (unexpected end of file)`,
  ]);
});

test.each([
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], 'xz -dc'],
  ['bzip2', [0x42, 0x5a, 0x68, 0x39, 0x31, 0x41], 'bzip2 -dc'],
  ['lz4', [4, 0x22, 0x4d, 0x18, 0x64, 0x40], 'lz4 -dc'],
  ['compress', [0x1f, 0x9d, 0x90, 0x31, 0x5c], 'gzip -dc'],
  ['zip', [0x50, 0x4b, 3, 4, 20, 0], 'unzip -p'],
  ['7-Zip', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], '7z x -so'],
  ['RAR', [0x52, 0x61, 0x72, 0x21, 0x1a, 7], 'unrar p -inul'],
])('rejects a file packed by %s and names a program that unpacks it', async (packer, bytes, command) => {
  const file = join(folder, 'within', `packed.txt.${packer}`);
  writeFileSync(file, Uint8Array.from([...bytes, ...Buffer.from('?'.repeat(60))]));
  expect(await sudoku('check', file)).toEqual({
    status: 2,
    out: '',
    notes: `sudoku: cannot read ${file}: it is packed by ${packer}: unpack it first, as in ${command} FILE | sudoku ...`,
  });
});

test('reports a packed file in a folder and reads the others', async () => {
  const place = join(folder, 'packed');
  mkdirSync(place);
  writeFileSync(join(place, 'a.txt.xz'), Uint8Array.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]));
  writeFileSync(join(place, 'b.txt'), `${ONE}\n`);
  const { status, out, notes } = await sudoku('convert', '--to', 'line', place);
  expect([status, out]).toEqual([2, `${ONE}\n`]);
  expect(notes).toContain('it is packed by xz');
});

test('unpacks bytes in any chunks, and passes plain bytes through', async () => {
  const text = `${ONE}\n`.repeat(3000);
  for (const bytes of [gzipSync(text), Buffer.from(text), Buffer.from('1')])
    for (const size of [1, 3, 1000]) {
      const pieces = (async function* () {
        for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
      })();
      const parts: Uint8Array[] = [];
      for await (const part of unpackStream(pieces)) parts.push(part);
      expect(Buffer.concat(parts).toString()).toBe(bytes.length === 1 ? '1' : text);
    }
});

test.runIf(process.platform === 'linux')('reads the clipboard with an installed program', () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const run = (): { stdout: string; stderr: string } =>
    spawnSync(process.execPath, ['bin/sudoku.js', 'convert', '--to', 'line', '--paste'], {
      encoding: 'utf8',
      env: { PATH: bin },
    });
  expect(run().stderr).toContain('install wl-clipboard (Wayland), xclip or xsel (X11)');
  writeFileSync(join(bin, 'xclip'), `#!/bin/sh\necho ${TWO}\n`);
  chmodSync(join(bin, 'xclip'), 0o755);
  expect(run()).toMatchObject({ stdout: `${TWO}\n`, stderr: '' });
});
