/** A histogram as SVG that needs no other file, light or dark. D3 computes scales and ticks. */
import { scaleBand, scaleLinear } from 'd3-scale';
import { DARK, LIGHT, type Palette, type Theme } from '../picture/palette.js';
import { escaped } from '../picture/svg.js';
import type { BinnedBar } from './bins.js';

const WIDTH = 720;
const HEIGHT = 400;
const MARGIN = { top: 56, right: 28, bottom: 64, left: 72 };
/** The average width of a letter in a label. */
const LETTER = 7;
/** Height of a horizontal bar with its gap. */
const ROW = 20;
/** The longest label below a bar. With a longer one, the bars are horizontal and labels stand beside them. */
const LONGEST_BELOW = 12;
/** The approximate number of ticks on a scale. */
const TICKS = 5;

interface HistogramText {
  readonly title: string;
  /** The unit that a bar counts, as in `puzzles`. */
  readonly unit: string;
}

/** Draws the bars: vertical, or horizontal if labels are long. */
export function histogramSvg(
  bars: readonly BinnedBar[],
  { title, unit }: HistogramText,
  theme: Theme = 'auto',
): string {
  const longest = Math.max(0, ...bars.map(({ label }) => label.length));
  const left = longest > LONGEST_BELOW ? longest * LETTER + 16 : MARGIN.left;
  const { height, shapes } = longest > LONGEST_BELOW ? horizontalBars(bars, left) : verticalBars(bars);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(bars.map(({ label, count }) => `${label}: ${count}`).join(', '))}</desc>`,
    `<style>${styleOf(theme)}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="${left}" y="24">${escaped(title)}</text>`,
    `<text class="label" x="${left}" y="42">${escaped(unit)}</text>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

interface Chart {
  readonly height: number;
  readonly shapes: readonly string[];
}

function verticalBars(bars: readonly BinnedBar[]): Chart {
  const across = bandsOf(bars, MARGIN.left, WIDTH - MARGIN.right);
  const up = lengthsOf(bars, HEIGHT - MARGIN.bottom, MARGIN.top);
  const shapes = [
    ...ticksOf(up).map(
      ([y, text]) =>
        `<path class="grid" d="M${MARGIN.left} ${y}H${WIDTH - MARGIN.right}"/><text class="label end" x="${MARGIN.left - 8}" y="${y + 4}">${text}</text>`,
    ),
    ...bars.map(({ count }, index) => barAt(across(index)!, up(count), across.bandwidth(), up(0) - up(count))),
    ...labelsBelow(bars, (index) => across(index)! + across.bandwidth() / 2, across.step()),
  ];
  return { height: HEIGHT, shapes };
}

function horizontalBars(bars: readonly BinnedBar[], left: number): Chart {
  const bottom = MARGIN.top + 16 + bars.length * ROW;
  const down = bandsOf(bars, MARGIN.top + 16, bottom);
  const along = lengthsOf(bars, left, WIDTH - MARGIN.right);
  const shapes = [
    ...ticksOf(along).map(
      ([x, text]) =>
        `<path class="grid" d="M${x} ${MARGIN.top + 12}V${bottom}"/><text class="label middle" x="${x}" y="${MARGIN.top + 6}">${text}</text>`,
    ),
    ...bars.map(({ count }, index) => barAt(left, down(index)!, along(count) - left, down.bandwidth())),
    ...bars.map(
      ({ label }, index) =>
        `<text class="label end" x="${left - 8}" y="${short(down(index)! + down.bandwidth() / 2 + 4)}">${escaped(label)}</text>`,
    ),
  ];
  return { height: bottom + 16, shapes };
}

const bandsOf = (bars: readonly BinnedBar[], from: number, to: number) =>
  scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([from, to])
    .padding(0.15);

const lengthsOf = (bars: readonly BinnedBar[], from: number, to: number) =>
  scaleLinear()
    .domain([0, Math.max(1, ...bars.map(({ count }) => count))])
    .nice(TICKS)
    .range([from, to]);

/** Returns the ticks at whole numbers: the place and the text of each. */
const ticksOf = (scale: ReturnType<typeof lengthsOf>): readonly (readonly [number, string])[] =>
  scale
    .ticks(TICKS)
    .filter(Number.isInteger)
    .map((tick) => [short(scale(tick)), tick.toLocaleString('en')]);

const barAt = (x: number, y: number, width: number, height: number): string =>
  `<rect class="bar" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/>`;

/** Draws labels below the bars: slanted if they are wider than a bar, and so few that none covers another. */
function labelsBelow(bars: readonly BinnedBar[], centre: (index: number) => number, step: number): string[] {
  const longest = Math.max(0, ...bars.map(({ label }) => label.length)) * LETTER;
  const isAslant = longest > step;
  const every = Math.ceil((isAslant ? 16 : longest + 4) / step);
  const y = HEIGHT - MARGIN.bottom + 18;
  return bars.flatMap(({ label }, index) => {
    if (index % every !== 0) return [];
    const x = short(centre(index));
    const place = isAslant
      ? `class="label end" transform="translate(${x} ${y - 4}) rotate(-35)"`
      : `class="label middle" x="${x}" y="${y}"`;
    return [`<text ${place}>${escaped(label)}</text>`];
  });
}

const short = (number: number): number => Math.round(number * 100) / 100;

const colours = ({ paper, ink, quiet, lines, roles }: Palette): string =>
  `.paper{fill:${paper}}.title{fill:${ink}}.label{fill:${quiet}}.grid{stroke:${lines}}.bar{fill:${roles.on}}`;

function styleOf(theme: Theme): string {
  const plain =
    'text{font-family:system-ui,"DejaVu Sans",sans-serif;font-size:12px}.title{font-size:16px;font-weight:600}.end{text-anchor:end}.middle{text-anchor:middle}.grid{fill:none}';
  if (theme !== 'auto') return plain + colours(theme === 'dark' ? DARK : LIGHT);
  return `${plain}${colours(LIGHT)}@media(prefers-color-scheme:dark){${colours(DARK)}}`;
}
