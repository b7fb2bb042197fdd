/** Puzzles as programs pack them are found in any text, and unpacked. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { containedIn, containersIn } from '../../../src/formats/drawn/containers/index.js';
import { Misread } from '../../../src/formats/misread.js';
import { penpaOf } from '../exchange/penpa-link.js';

const ROW = [{}, {}, { value: 3 }, {}];
/** A document of SudokuPad, and the same in its short form. */
const DOCUMENT = {
  id: 'A1',
  cellSize: 50,
  cells: [ROW, ROW, ROW, ROW],
  regions: [
    [
      [0, 0],
      [0, 1],
    ],
  ],
  cages: [
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      value: "title: The setter's\nown",
      hidden: true,
    },
  ],
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [1.5, 0.5],
      ],
      color: '#cfcfcf',
      thickness: 10.5,
    },
    { wayPoints: [[123456, -1]], color: '#123456', thickness: 123456 },
  ],
  overlays: [
    {
      center: [0, 1],
      width: 0.25,
      height: 0.25,
      borderColor: '#000000',
      backgroundColor: '#FFFFFF',
      rounded: true,
      text: '17',
    },
    { center: [0, 2], width: 1, height: 1, rounded: false, 'stroke-width': 1 },
  ],
  metadata: { solution: '1234341221434321', rules: 'a\\b', antiknight: true },
};
const SHORT =
  "{id:'A1',cs:50,ce:[[,,{v:3},],[,,{v:3},],[,,{v:3},],[,,{v:3},]],re:[[[0,0],[0,1]]]," +
  "ca:[{ce:[[0,0],[0,1]],v:'title: The setter\\'s\\nown',hidden:t}]," +
  'l:[{wp:[[0.5,0.5],[1.5,0.5]],c:cfcfcf,th:10.5},{wp:[[123456,-1]],c:123456,th:123456}],' +
  "o:[{ct:[0,1],w:0.25,h:0.25,c1:#0,c2:#F,r:t,te:'17'},{ct:[0,2],w:1,h:1,r:f,'stroke-width':1}]," +
  "metadata:{solution:'1234341221434321',rules:'a\\\\b',antiknight:t}}";
const F_PUZZLES = {
  size: 4,
  title: 'Plus + and more',
  grid: [ROW, ROW, ROW, ROW],
  killercage: [{ cells: ['R1C1'], value: '5' }],
};

const packed = (text: string): string => LZString.compressToBase64(text);
const SCL = `scl${packed(SHORT)}`;
const FPUZ = `fpuzzles${packed(JSON.stringify(F_PUZZLES))}`;

const documentsIn = (text: string): unknown[] => containedIn(text).map(({ document }) => document);

const thrown = (text: string): Misread => {
  try {
    containedIn(text);
  } catch (error) {
    if (error instanceof Misread) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

test('the codes of these tests have what escapes change', () => {
  expect(SCL).toContain('+');
  expect(FPUZ).toContain('=');
});

describe('a document', () => {
  test.each([
    ['in JSON', JSON.stringify(DOCUMENT)],
    ['in JSON of several lines', JSON.stringify(DOCUMENT, undefined, 2)],
    ['in the short form', SHORT],
    ['packed in JSON', `ctc${packed(JSON.stringify(DOCUMENT))}`],
    ['packed in the short form', SCL],
    ['packed without a prefix', packed(JSON.stringify(DOCUMENT))],
  ])('of SudokuPad is read %s', (_, text) => {
    expect(containedIn(text)).toEqual([{ program: 'sudokupad', document: DOCUMENT, start: 0, end: text.length }]);
  });

  test.each([
    ['in JSON', JSON.stringify(F_PUZZLES)],
    ['packed', FPUZ],
    ['packed with the short prefix', FPUZ.replace('fpuzzles', 'fpuz')],
    ['packed without a prefix', FPUZ.replace('fpuzzles', '')],
  ])('of f-puzzles is read %s', (_, text) => {
    expect(containedIn(text)).toEqual([{ program: 'f-puzzles', document: F_PUZZLES, start: 0, end: text.length }]);
  });

  test('keeps names of the short form that JSON has, and a long name beside a short one', () => {
    const json = { cells: [[{ c: [1] }]], lines: [{ d: 'M0 0' }] };
    expect(documentsIn(JSON.stringify(json))).toEqual([json]);
    expect(documentsIn("{ce:[[{}]],l:[{d2:'M0 0',d:2,c:#F,color:'red'}]}")).toEqual([
      { cells: [[{}]], lines: [{ d: 'M0 0', duration: 2, c: '#FFFFFF', color: 'red' }] },
    ]);
  });
});

describe('a code is found', () => {
  const forms: [string, (code: string) => string][] = [
    ['behind https://sudokupad.app/', (code) => `https://sudokupad.app/${code}`],
    ['behind sudoku/', (code) => `https://app.crackingthecryptic.com/sudoku/${code}`],
    ['on beta.sudokupad.app', (code) => `https://beta.sudokupad.app/${encodeURIComponent(code)}?setting-nogrid=1`],
    ['on alpha.sudokupad.app', (code) => `https://alpha.sudokupad.app/sudoku/${code}`],
    ['behind puzzleid=', (code) => `https://sudokupad.app/sudoku/?puzzleid=${encodeURIComponent(code)}&x=1`],
    ['behind puzzle=', (code) => `https://sudokupad.app/?puzzle=${code}`],
    ['escaped twice', (code) => `https://sudokupad.app/${encodeURIComponent(encodeURIComponent(code))}`],
    [
      'in an address in an address',
      (code) => `https://x.example/?u=${encodeURIComponent(`https://sudokupad.app/${code}`)}`,
    ],
    ['with blanks for plus', (code) => `https://sudokupad.app/${code.replaceAll('+', ' ')}`],
    ['with blanks for plus in a sentence', (code) => `Try ${code.replaceAll('+', ' ')} by me`],
    ['in a sentence', (code) => `Try https://sudokupad.app/${code}, it is hard.`],
    ['broken into lines', (code) => `https://sudokupad.app/\n${code.replaceAll(/.{60}/g, '$&\r\n')}\nby me`],
    ['in a field of JSON', (code) => JSON.stringify({ url: 'https://sudokupad.app/x7k2p9', encoded_puzzle: code })],
    ['in a field of JSON with escaped slashes', (code) => JSON.stringify({ payload: code }).replaceAll('/', '\\/')],
    ['in JSON in JSON', (code) => JSON.stringify({ body: JSON.stringify({ list: [code] }) })],
    ['in CSV', (code) => `id,payload\r\n1,"${code}"\r\n`],
    ['in an attribute of HTML', (code) => `<a href="https://sudokupad.app/${code}">play</a>`],
    ['twice in one line, as a link with its text', (code) => `[${code}](https://sudokupad.app/${code})`],
  ];
  test.each(forms)('%s', (_, form) => {
    expect(documentsIn(form(SCL))).toEqual([DOCUMENT]);
    expect(documentsIn(form(FPUZ))).toEqual([F_PUZZLES]);
  });

  test('behind load= of f-puzzles', () => {
    const code = packed(JSON.stringify(F_PUZZLES));
    expect(documentsIn(`https://www.f-puzzles.com/?load=${code}`)).toEqual([F_PUZZLES]);
    expect(documentsIn(`https://f-puzzles.com/?load=${encodeURIComponent(code)}`)).toEqual([F_PUZZLES]);
  });
});

describe('a document alone is found', () => {
  test.each<[string, (text: string) => string]>([
    ['in a field of JSON', (text) => JSON.stringify({ id: 1, payload: text })],
    ['in a list of JSON', (text) => JSON.stringify([text])],
    ['in a field of CSV', (text) => `1,"${text.replaceAll('"', '""')}",2`],
    ['in a link', (text) => `https://sudokupad.app/?puzzle=${encodeURIComponent(text)}`],
    ['in a sentence', (text) => `Here {it} is: ${text}. Enjoy!`],
  ])('%s', (_, form) => {
    expect(documentsIn(form(SHORT))).toEqual([DOCUMENT]);
    expect(documentsIn(form(JSON.stringify(DOCUMENT)))).toEqual([DOCUMENT]);
    expect(documentsIn(form(JSON.stringify(F_PUZZLES)))).toEqual([F_PUZZLES]);
  });

  test('as the value of a field of JSON', () => {
    expect(documentsIn(JSON.stringify({ id: 'x', puzzle: DOCUMENT }))).toEqual([DOCUMENT]);
  });

  test('but no links in its texts', () => {
    const linked = {
      ...DOCUMENT,
      metadata: { rules: `Like https://sudokupad.app/${FPUZ} or https://sudokupad.app/x7k2p9` },
    };
    expect(documentsIn(JSON.stringify(linked))).toEqual([linked]);
  });
});

test('all puzzles of a text are found, with their places', () => {
  const text = `${SCL}\n${FPUZ} ${SCL}\n\nand ${SHORT}`;
  expect(containedIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([SCL, FPUZ, SCL, SHORT]);
});

test('the place of a puzzle in a field of JSON or CSV is exact if nothing is escaped there, and else the field', () => {
  const plain = JSON.stringify({ id: 1, payload: SCL });
  expect(containedIn(plain).map(({ start, end }) => plain.slice(start, end))).toEqual([SCL]);
  const escaped = JSON.stringify({ payload: `"${SCL}"` });
  expect(containedIn(escaped).map(({ start, end }) => escaped.slice(start, end))).toEqual([JSON.stringify(`"${SCL}"`)]);
  const sheet = `1,"${JSON.stringify(DOCUMENT).replaceAll('"', '""')}",2`;
  expect(containedIn(sheet).map(({ start, end }) => sheet.slice(start, end))).toEqual([sheet.slice(3, -3)]);
});

describe('a plain grid', () => {
  const code = 'o8NCuAviTBVFGRMQc478TIO9XFr';
  const cells = (document: unknown): string =>
    (document as { cells: { value?: number }[][] }).cells
      .flat()
      .map(({ value = '.' }) => value)
      .join('');
  const line = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';

  test.each([`scf${code}`, `https://sudokupad.app/scf${code}`, `https://sudokupad.app/${code}`])(
    'is read from %s',
    (text) => {
      const [document] = documentsIn(text);
      expect(cells(document)).toBe(line);
      expect(document).toMatchObject({ regions: { length: 9, 1: { 0: [0, 3], 8: [2, 5] } } });
    },
  );

  test('has the diagonals and squares of the letters behind it', () => {
    expect(documentsIn(`scf${code}xw`)).toEqual([
      expect.objectContaining({
        lines: [expect.anything(), expect.anything()],
        underlays: Array.from({ length: 4 }, () => expect.anything()),
        metadata: { rules: 'Each marked diagonal has every digit once.\nEach grey square has every digit once.' },
      }),
    ]);
  });

  test('is not found in other words', () => {
    expect(containersIn(`scf${code}z scfabc ${code} misscf${code}`)).toEqual([]);
  });
});

describe('a link that only names a puzzle', () => {
  test.each([
    ['https://sudokupad.app/x7k2p9qwer', 'x7k2p9qwer'],
    ['https://sudokupad.app/some-setter/some-title?setting=1', 'some-setter/some-title'],
    ['https://app.crackingthecryptic.com/sudoku/x7k2p9qwer.', 'x7k2p9qwer'],
    ['https://sudokupad.app/?puzzleid=x7k2p9qwer', 'x7k2p9qwer'],
    ['https://sudokupad.app/fpuzzlesyx7k2p9', 'fpuzzlesyx7k2p9'],
    ['https://michelkraemer.com/sudocle/x7k2p9qwer', 'x7k2p9qwer'],
  ])('is refused with the way to the puzzle: %s', (text, name) => {
    expect(thrown(`Hello,\n${text}`)).toMatchObject({
      code: 'MISREAD',
      line: 2,
      message: `this link only names a puzzle that is kept at SudokuPad: open https://sudokupad.app/api/puzzle/${name} and copy all that it shows`,
    });
  });

  test.each([
    ['https://f-puzzles.com/?id=x7k2p9q', /f-puzzles: open it there, choose Export and Open With Link/],
    ['https://sudokumaker.app/x7k2p9q', /copy a link that has puzzle= and a long code/],
    ['https://lisudoku.xyz/p/x7k2p9q', /open https:\/\/api.lisudoku.xyz\/api\/puzzles\/x7k2p9q and copy/],
  ])('of another program is refused with the way to the puzzle: %s', (text, message) => {
    expect(thrown(text).message).toMatch(message);
  });

  test('is passed over beside a whole puzzle, and is no puzzle without a name', () => {
    expect(documentsIn(`https://sudokupad.app/x7k2p9 ${SCL}`)).toEqual([DOCUMENT]);
    expect(containedIn('https://sudokupad.app/')).toEqual([]);
  });
});

describe('documents of other programs', () => {
  const sudokuMaker = {
    formatVersion: '1.6.0',
    puzzle: {
      name: 'Own?',
      comment: 'Rules > words',
      cells: [{ given: true, value: 3 }, {}],
      constraints: [{ type: 0 }],
    },
  };
  const lisudoku = { gridSize: 4, fixedNumbers: [{ position: { row: 0, col: 1 }, value: 2 }], primaryDiagonal: true };
  const sudokuStudio = {
    grid: { width: 9, height: 9 },
    elements: { 1: { type: 'givens', value: { 4: 3 } } },
    meta: {},
  };

  test.each<[string, object, string]>([
    [
      'sudokumaker',
      sudokuMaker,
      `https://sudokumaker.app/?puzzle=${LZString.compressToEncodedURIComponent(JSON.stringify(sudokuMaker))}`,
    ],
    ['sudokumaker', sudokuMaker, JSON.stringify(sudokuMaker)],
    [
      'lisudoku',
      lisudoku,
      `https://lisudoku.xyz/solver?import=${encodeURIComponent(packed(JSON.stringify(lisudoku)))}`,
    ],
    [
      'lisudoku',
      { grid_size: 4, thermos: [] },
      JSON.stringify({ id: 'x', constraints: { grid_size: 4, thermos: [] } }),
    ],
    [
      'sudokustudio',
      sudokuStudio,
      `https://sudokustudio.github.io/SudokuStudio/?b=${encodeURIComponent(packed(JSON.stringify(sudokuStudio)))}`,
    ],
    ['f-puzzles', F_PUZZLES, `https://sudokustudio.github.io/SudokuStudio/?f=${FPUZ.slice('fpuzzles'.length)}`],
    ['f-puzzles', F_PUZZLES, `https://michelkraemer.com/sudocle/${FPUZ}`],
    ['sudokupad', DOCUMENT, `https://michelkraemer.com/sudocle/?puzzleid=${encodeURIComponent(SCL)}`],
  ])('are found: %s %#', (program, document, text) => {
    expect(containedIn(text)).toEqual([expect.objectContaining({ program, document })]);
  });

  test('the link of SudokuMaker has a dash', () => {
    expect(LZString.compressToEncodedURIComponent(JSON.stringify(sudokuMaker))).toContain('-');
  });

  const penpa = penpaOf(
    { number: { 28: ['3', 1, '1'] }, thermo: [[28, 29]] },
    { title: 'Jazz', rules: 'One,\ntwo = 2' },
  );
  test.each([
    ['a link', penpa],
    ['a link on another page', penpa.replace('swaroopg92.github.io/penpa-edit/#', 'example.org/penpa-edit/?')],
    [
      'a link that is escaped',
      penpa
        .replaceAll('+', '%2B')
        .replaceAll('/', '%2F')
        .replaceAll('=', '%3D')
        .replace(/.*p%3D/, 'm=edit&p='),
    ],
    ['a link with blanks for plus', `see ${penpa.replaceAll('+', ' ')}`],
    ['a link with more behind it', `see ${penpa}&q=abc there`],
  ])('Penpa+ has %s', (_, text) => {
    expect(documentsIn(text)).toEqual([
      expect.objectContaining({
        kind: 'sudoku',
        columns: 9,
        rows: 9,
        margins: [0, 0, 0, 0],
        title: 'Jazz',
        rules: 'One,\ntwo = 2',
        problem: expect.objectContaining({ number: { 28: ['3', 1, '1'] }, thermo: [[28, 29]] }),
      }),
    ]);
  });

  test('a cut link of Penpa+ is refused', () => {
    expect(thrown(penpa.slice(0, -300)).message).toMatch(/copy all of it/);
  });

  test('a state of another program is none', () => {
    expect(containersIn(JSON.stringify({ gridSize: 9, givenDigits: '1'.repeat(81) }))).toEqual([]);
  });
});

describe('a damaged puzzle is refused', () => {
  test.each([
    ['a code that is cut', SCL.slice(0, 200), 'the packed text is cut off: copy all of it'],
    [
      'a code that is cut in a link',
      `https://f-puzzles.com/?load=${packed(JSON.stringify(F_PUZZLES)).slice(0, 60)}`,
      'cut off',
    ],
    ['a code that is cut in a field of JSON', JSON.stringify({ id: 1, payload: SCL }).slice(0, 200), 'cut off'],
    ['a document that is cut in a field of JSON', JSON.stringify({ id: 1, payload: SHORT }).slice(0, 300), 'cut off'],
    [
      'a link with a code without its beginning',
      `https://sudokupad.app/${SCL.slice(20)}`,
      'the code in this link is damaged',
    ],
    ['a document that is cut', SHORT.slice(0, 300), 'the document is cut off: copy all of it'],
    [
      'a document that is damaged',
      SHORT.replace('c:cfcfcf', 'c:cfc fcf'),
      "damaged at 'cfc fcf,th:10.5},{wp': this is no value",
    ],
    ['a number that is none', SHORT.replace('th:10.5', 'th:NaN'), "damaged at 'NaN},"],
    ['a number without end', SHORT.replace('th:10.5', 'th:1e999'), 'this is no value'],
    ['a packed document without a grid', `scl${packed("{id:'x',ca:[]}")}`, 'has no grid of cells'],
    ['a packed text that is no document', `scl${packed('{hello}')}`, 'damaged at'],
    ['lists in each other', SHORT.replace('[0.5,0.5]', `${'['.repeat(70)}${']'.repeat(70)}`), 'more than 64 deep'],
    ['a name of the language', SHORT.replace(',cs', ',cs:1,__proto__'), 'no puzzle has such a name'],
  ])('%s', (_, text, message) => {
    expect(thrown(text).message).toContain(message);
  });

  test('beside a whole one, which is found', () => {
    const text = `${SCL}\n${SCL.slice(0, 200)}\n${FPUZ}`;
    expect(thrown(text)).toMatchObject({ line: 2 });
    expect(containersIn(text).map((each) => 'document' in each)).toEqual([true, false, true]);
  });
});

test.each([
  '',
  '{}',
  '{"puzzle":"1..4","grid":"1..4"}',
  '{ see below }',
  '{{{{{"a":1}',
  'N4',
  'XN4IgzglgXgpi',
  'https://example.org/?token=N4xyz123456789abcdefghijklmnopqrstuvwxyz0123456789',
  'data:image/png;base64,iVBOR/N4IgzglgXgpi',
  '.'.repeat(81),
])('a text without a packed puzzle has none: %j', (text) => {
  expect(containersIn(text)).toEqual([]);
});
