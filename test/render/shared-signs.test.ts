/** A shared puzzle is shown as it was drawn. */
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { shownPosition } from '../../src/core/position.js';
import type { Sign } from '../../src/core/sign.js';
import { readShared } from '../../src/formats/drawn/index.js';
import type { Reading } from '../../src/formats/format.js';
import { pdfOf } from '../../src/render/pdf/index.js';
import { withSigns } from '../../src/render/picture/grid-picture.js';
import { CELL, roomOutside } from '../../src/render/picture/layout.js';
import { ownColour } from '../../src/render/picture/own-colours.js';
import { DARK, LIGHT, type Theme } from '../../src/render/picture/palette.js';
import { picture } from '../../src/render/picture/picture.js';
import type { Shape } from '../../src/render/picture/shape.js';
import { sharedSigns } from '../../src/render/picture/shared-signs.js';
import { svgShapes } from '../../src/render/picture/svg.js';
import { svgOf } from '../../src/render/picture/svg-of.js';
import { rulesSentence } from '../../src/render/rules.js';
import { withRules } from '../../src/variants/rules.js';
import { signsOf } from '../../src/variants/signs.js';
import { arrow, cage, disc, documentOf, line, square, text } from '../formats/drawn/shared-puzzle.js';
import { textsIn } from './pdf-content.js';

const read = (document: object): Reading => readShared(JSON.stringify(document), undefined, { ignoresRules: true });

const RULES =
  'Normal sudoku rules apply. Neighbours on the green line differ by at least 2. Digits along an arrow sum to the digit in its circle. Digits in cages sum to the number in the corner.';
const DRAWN = {
  lines: [
    line('r1c1r1c2r1c3r2c4', '#67f067', 10),
    {
      wayPoints: [
        [5, 0],
        [5, 2],
      ],
      color: '#ff0000',
      thickness: 2,
    },
  ],
  arrows: [arrow([4.5, 0.5], [2.5, 0.5], '#777777')],
  overlays: [
    disc([4.5, 0.5], 0.8, '#ffffff', { borderColor: '#777777' }),
    disc([5, 5.5], 0.3, '#000000'),
    square('r3c5', 1, '#cfe8ff'),
    square('r2c6', 0.4, '#ffcc00', { angle: 30, text: 'x', fontSize: 16, color: '#aa0000' }),
    { ...text([-0.5, 3.5], '~ <garden> & "co" ~'), fontSize: 32, color: '#aa3311' },
  ],
  cages: [cage('r5c5r5c6', 9, '#ff0000'), cage('r6c5r6c6', 7)],
};
const SHARED = documentOf(RULES, [DRAWN], 6);

const drawn = (reading: Reading, signs = sharedSigns(reading)) =>
  picture(withSigns(shownPosition(reading.puzzle), signs), undefined, { candidates: false });
const of = <Kind extends Shape['kind']>(shapes: readonly Shape[], kind: Kind) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind);

describe('a picture of a shared puzzle', () => {
  const reading = read(SHARED);
  const { shapes, grid, height, width } = drawn(reading);

  test('has each line in its colour and width, and its arrow heads', () => {
    const strokes = of(shapes, 'stroke').filter(({ isClosed, dash }) => !isClosed && !dash);
    const looks = strokes.map(({ tone, width, points }) => [tone, Math.round(width * 100) / 100, points.length]);
    expect(looks).toEqual([
      [ownColour('67f067', true), 9.38, 4],
      [ownColour('777777'), 3.75, 2],
      [ownColour('777777'), 3.75, 3],
      [ownColour('ff0000'), 1.88, 2],
    ]);
    const [whisper, shaft] = strokes;
    expect(whisper!.points[0]).toEqual({ x: grid.left + 30, y: grid.top + 30 });
    // The shaft begins at the rim of its disc.
    expect(shaft!.points[0]!.y).toBeCloseTo(grid.top + (4.5 - 0.4) * CELL, 0);
  });

  test('has each shape and each text, outside the grid too', () => {
    const panels = of(shapes, 'panel').map(({ fill, edge, width, corner, angle = 0 }) => [
      fill,
      edge,
      width,
      corner,
      angle,
    ]);
    expect(panels).toEqual([
      [ownColour('cfe8ff', true), undefined, CELL, 0, 0],
      ['paper', ownColour('777777'), 48, 24, 0],
      ['black', 'sign', 18, 9, 0],
      [ownColour('ffcc00'), undefined, 24, 0, 30],
    ]);
    const texts = of(shapes, 'text').filter(({ style }) => style === 'clue');
    expect(texts.map(({ text, height, angle = 0 }) => [text, height, angle])).toEqual([
      ['9', 15, 0],
      ['7', 15, 0],
      ['x', 15, 30],
      ['~ <garden> & "co" ~', 30, 0],
    ]);
    expect(texts.at(-1)!.centre.y).toBeGreaterThan(0);
    expect(grid.top).toBeGreaterThan(CELL);
    expect([height, width].every(Number.isFinite)).toBe(true);
  });

  test('has each cage with its label and its colour', () => {
    const cages = of(shapes, 'stroke').filter(({ dash }) => dash);
    expect(cages.map(({ tone }) => tone)).toEqual([ownColour('ff0000'), 'sign']);
  });

  test('lies under the digits, and has no sign of ours for what is drawn', () => {
    expect(sharedSigns(reading)!.filter((sign) => sign.kind === 'path' && typeof sign.width !== 'number')).toEqual([]);
    const values = { ...reading.puzzle, values: Int8Array.from({ length: 36 }, (_, cell) => (cell === 24 ? 5 : -1)) };
    const { shapes } = picture(withSigns(shownPosition(values), sharedSigns(reading)), undefined);
    const digit = shapes.findIndex((shape) => shape.kind === 'text' && shape.style === 'given');
    expect(digit).toBeGreaterThan(shapes.findLastIndex(({ kind }) => kind === 'panel' || kind === 'stroke'));
  });

  test('keeps the signs of constraints that are not drawn', () => {
    const { puzzle } = reading;
    const geometry = withRules(puzzle.geometry, { constraints: ['thermometer=r3c1r3c2r3c3'] });
    const signs = sharedSigns({ ...reading, puzzle: { ...puzzle, geometry } })!;
    const shapesIn = (all: readonly Sign[]) => all.filter(({ kind }) => kind !== 'words');
    expect(shapesIn(signs)).toHaveLength(shapesIn(sharedSigns(reading)!).length + 1);
    expect(signs[0]).toMatchObject({ kind: 'path', start: 'bulb' });
  });
});

describe('the rules beneath a shared puzzle', () => {
  const reading = read(SHARED);
  const rulesOf = ({ puzzle, ...rest }: Reading) =>
    rulesSentence(puzzle.geometry, undefined, sharedSigns({ puzzle, ...rest }));

  test('are the sentences of the setter that state one, in pictures and books', async () => {
    const rules = RULES.replace('Normal sudoku rules apply.', 'Rules:');
    expect(rulesOf(reading)).toBe(rules);
    expect(drawn(reading).description).toContain(rules);
    const page = { puzzle: reading.puzzle, signs: sharedSigns(reading)! };
    const texts = textsIn(Buffer.from(await pdfOf([page], { solutions: false })));
    expect(texts.join()).toContain('green line');
  });

  test.each([
    [
      'thermometer=r3c1r3c2r3c3',
      /^Rules: digits rise along a thermometer from its bulb\. Neighbours on the green line/,
    ],
    ['whisper=3:r3c1r3c2r3c3', /^Rules: neighbours on a whisper .*\. Neighbours on the green line/],
  ])('are ours before them for a clue that is added: %s', (clue, rules) => {
    const geometry = withRules(reading.puzzle.geometry, { constraints: [clue] });
    expect(rulesOf({ ...reading, puzzle: { ...reading.puzzle, geometry } })).toMatch(rules);
  });

  test('are ours where nothing is shared', () =>
    expect(rulesSentence(reading.puzzle.geometry)).toContain('whisper (green line)'));
});

describe('the SVG of a shared puzzle', () => {
  const reading = read(SHARED);

  test('is well formed in each theme, and escapes texts', () => {
    for (const theme of ['auto', 'light', 'dark'] as Theme[]) {
      const svg = svgOf(drawn(reading), { theme });
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg).toContain('~ &lt;garden&gt; &amp; &quot;co&quot; ~');
      expect(svg).not.toContain('light-dark');
    }
  });

  test('has the colours that were shared on light paper, and others on dark', () => {
    const [light, dark, auto] = (['light', 'dark', 'auto'] as const).map((theme) => svgOf(drawn(reading), { theme }));
    expect(light).toContain('stroke="#67f067"');
    expect(dark).not.toContain('#67f067');
    expect(auto).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{.*\[stroke="#67f067"\]\{stroke:#[\da-f]{6}\}/,
    );
    expect(svgShapes(drawn(reading).shapes)).toContain('stroke="light-dark(#67f067,#');
  });

  test('leaves a text alone that looks like a colour', () => {
    const said = 'fill="light-dark(#000000,#ffffff)"';
    const svg = svgOf(drawn(read(documentOf(RULES, [DRAWN, { overlays: [text([7, 2], said)] }], 6))));
    expect(svg).toContain('>fill=&quot;light-dark(#000000,#ffffff)&quot;</text>');
  });

  test('is the same for a puzzle that is not drawn', () => {
    const geometry = reading.puzzle.geometry;
    const position = shownPosition({ geometry, values: new Int8Array(36).fill(-1) });
    expect(svgOf(picture(withSigns(position, signsOf(geometry)), undefined))).toBe(svgOf(picture(position, undefined)));
    expect(sharedSigns({ ...reading, drawing: { ...reading.drawing!, strokes: [], shapes: [], cages: [] } })).toBe(
      undefined,
    );
  });
});

test('a book has the drawing', async () => {
  const reading = read(SHARED);
  const page = { puzzle: reading.puzzle, signs: sharedSigns(reading)! };
  const texts = textsIn(Buffer.from(await pdfOf([page], { solutions: false })));
  expect(texts.join()).toContain('garden');
});

describe('what a file may contain', () => {
  test('no text of the file gets into an attribute', () => {
    const evil = '"><script>alert(1)</script>';
    const parts = {
      lines: [line('r1c1r1c2', evil), { ...line('r2c1r2c2', '#00ff00'), thickness: evil }],
      overlays: [
        disc([1, 1], 0.5, evil, { borderColor: evil, color: evil, text: evil, fontSize: evil, angle: evil }),
        { center: [2, 1], width: evil, height: evil, text: evil },
      ],
      cages: [cage('r1c1r1c2', evil, evil)],
    };
    const svg = svgOf(drawn(read(documentOf(RULES, [parts], 6))));
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toContain('<script');
    // The drawing is the caller's data, which no reader has seen.
    const reading = read(SHARED);
    const strokes = [
      {
        points: [
          [0, 0],
          [1, 1],
        ] as const,
        colour: evil,
        width: Number.NaN,
        hasHead: true,
      },
    ];
    const own = svgOf(drawn({ ...reading, drawing: { ...reading.drawing!, strokes } }));
    expect(own).not.toMatch(/<script|NaN/);
  });

  test('sizes and places are limited', () => {
    const parts = {
      lines: [
        {
          wayPoints: [
            [-1e300, 1e300],
            [5, 1e9],
          ],
          color: '#00ff00',
          thickness: 1e300,
        },
      ],
      overlays: [
        disc([1e12, -1e12], 1e9, '#ff0000', { text: 'x'.repeat(5000), fontSize: 1e9, angle: 1e300 }),
        disc([2, 2], -5, '#ff0000'),
      ],
    };
    const { width, height, shapes } = drawn(read(documentOf(RULES, [parts], 6)));
    expect(Math.max(width, height)).toBeLessThanOrEqual(14 * CELL);
    for (const shape of shapes) {
      if (shape.kind === 'panel') expect(Math.max(shape.width, shape.height)).toBeLessThanOrEqual(12 * CELL);
      if (shape.kind === 'text') expect([shape.text.length <= 81, shape.height <= 1.5 * CELL]).toEqual([true, true]);
      if (shape.kind === 'stroke') expect(shape.width).toBeLessThanOrEqual(CELL);
    }
  });

  test('a drawing of a million points is not shown, and that is told', () => {
    const reading = read(SHARED);
    const points = Array.from({ length: 5000 }, (_, at) => [at % 6, at % 5] as const);
    const strokes = Array.from({ length: 200 }, () => ({ points, colour: '00ff00', width: 0.1, hasHead: false }));
    expect(sharedSigns({ ...reading, drawing: { ...reading.drawing!, strokes } })).toBe(undefined);
    const many = Array.from({ length: 6000 }, () => square('r1c1', 1, '#cfe8ff'));
    const told = read(documentOf(RULES, [DRAWN, { overlays: many }], 6));
    expect(told.remark).toContain('so much is drawn that pictures show the constraints alone');
    expect(sharedSigns(told)).toBe(undefined);
  });
});

describe('colours of a setter', () => {
  const GROUNDS = ['ffffff', '000000', 'ff0000', '00ff00', '0000ff', 'ffff00', '8b2be2', '67f067', '777777', 'cfe8ff'];
  const partsOf = (colour: string): readonly string[] => colour.match(/#[\da-f]{6}/g)!;

  test('let digits on them be read, on light paper and on dark', () => {
    for (const digits of GROUNDS) {
      const [light, dark] = partsOf(ownColour(digits, true)!);
      expect(contrast(light!, LIGHT.ink), digits).toBeGreaterThan(6);
      expect(contrast(dark!, DARK.ink), digits).toBeGreaterThan(4.5);
    }
  });

  test('are seen on dark paper', () => {
    for (const digits of GROUNDS)
      expect(contrast(partsOf(ownColour(digits)!)[1]!, DARK.paper), digits).toBeGreaterThan(4);
  });

  test('are none if they are no six digits', () => {
    for (const text of ['', 'red', '#ff0000', 'fff', 'FF0000', 'ff00001', undefined])
      expect(ownColour(text)).toBe(undefined);
  });
});

test('signs outside the grid have as many cells as they take', () => {
  const at = (row: number, column: number): Sign => ({ kind: 'label', at: { row, column }, text: '1' });
  expect(roomOutside([at(-1.5, 3), at(6.05, 3), at(2, 6.5)], 6)).toEqual({
    left: 0,
    top: 2 * CELL,
    right: CELL,
    bottom: 0,
  });
});

/** Returns the contrast of two colours, as WCAG measures it. */
function contrast(a: string, b: string): number {
  const light = (colour: string): number => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [
      number,
      number,
      number,
    ];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [light(a), light(b)];
  return Math.max(one, other) / Math.min(one, other);
}
