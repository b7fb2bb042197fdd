/** What setters say of marked and tinted cells, and of cages and the cells around them, that no constraint has words for. */
import type { SpokenRule } from './spoken-rule.js';

const CAGE = [{ form: 'cage' }] as const;
const MARK = [{ form: 'mark in a cell' }] as const;
const TINT = [{ form: 'tinted cell' }] as const;

const OF_CELLS: readonly SpokenRule[] = [
  {
    id: 'greater-than-outside',
    as: 'greater-than',
    reach: 'out',
    called: 'fortress fortresses',
    isBeside: true,
    drawn: CAGE,
    words: [
      'cage greater orthogonal adjacent outside all? cage? greater<adjacent greater<outside greater:orthogonal|adjacent|all',
    ],
  },
  {
    id: 'smaller-than-outside',
    as: 'greater-than',
    reach: 'in',
    isBeside: true,
    drawn: CAGE,
    words: [
      'cage smaller orthogonal adjacent outside all? cage? smaller<adjacent smaller<outside smaller:orthogonal|adjacent|all',
    ],
  },
  {
    id: 'consecutive-with-outside',
    as: 'white-dot',
    reach: 'out',
    isBeside: true,
    drawn: CAGE,
    words: ['cage consecutive orthogonal adjacent outside all? cage? consecutive<adjacent consecutive<outside'],
  },
  {
    id: 'different-in-circles',
    as: 'rule',
    text: 'all: a != b',
    isBeside: true,
    drawn: [{ form: 'mark in a cell', areOne: true }],
    words: ['circle all different|mustDiffer|distinct circle<different all<different'],
  },
];

/** Digits that count digits near them. */
const OF_COUNTS: readonly SpokenRule[] = (
  [
    ['smaller', 'counts-smaller', 'count<smaller'],
    ['greater', 'counts-larger', 'count<greater'],
    ['same|equals', 'counts-same', 'count<same count<equals'],
  ] as const
).flatMap(([word, text, order]): SpokenRule[] => [
  {
    id: `${text}-around`,
    as: 'rule',
    text,
    reach: 'around',
    drawn: MARK,
    words: [`circle count ${word} around 8? cell? circle<count ${order}`],
  },
  {
    id: `${text}-beside`,
    as: 'rule',
    text,
    reach: 'beside',
    drawn: MARK,
    words: [`circle count ${word} orthogonal adjacent 4? cell? circle<count ${order}`],
  },
]);

/** Tinted cells that are a further region, or shapes of equal digits. */
const OF_TINTS: readonly SpokenRule[] = [
  {
    id: 'tinted-house',
    as: 'pairs',
    reach: 'houses',
    called: 'extra_region extra_regions additional_region additional_regions windoku windows',
    needsColour: 'tint',
    drawn: TINT,
    words: [
      'range|distinct|once cell|box|square|shade|area range? distinct? once? exactly? extra? box? cell? square? shade? area? appear? all? each? within? rule? max? set? whole? position? 9? 4? 2?',
      'row column box|area range|distinct|once row<shade row<area column<area column<shade or? range? distinct? once? exactly? extra? box? cell? square? shade? area? appear? all? each? within? rule? grid? position? fill?',
    ],
  },
  {
    id: 'like-shapes',
    as: 'clone',
    reach: 'like shapes',
    called: 'clone clones cloned_region clone_region clone_regions clone_area clone_areas',
    needsColour: 'tint',
    drawn: TINT,
    words: [
      'same same spot|position area? box? shade? colours? cell? each? both? respective? appear? 2? square?',
      'same respective spot|position|cell spot? position? same? area? box? shade? colours? cell? each? both? appear? 2?',
    ],
  },
];

export const spokenOfCells: readonly SpokenRule[] = [...OF_CELLS, ...OF_COUNTS, ...OF_TINTS];
