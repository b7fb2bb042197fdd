import { countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import {
  type ClueBetween,
  cells,
  clause,
  clues,
  conclusion,
  digitSet,
  houses,
  letter,
  lines,
  type Message,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import {
  coloured,
  type PolarFind,
  type PolarNet,
  type PolarPair,
  type PolarPiece,
  type Poles,
  polarFinds,
} from '../../src/rules/polarity.js';

function* polarityHits(board: Markup, since: Stamp = -1): Generator<Hit<PolarFind>, void, void> {
  const { geometry, digits, now } = board;
  if (!geometry.further || now <= since) return;
  for (const find of polarFinds(board)) {
    const remove: Candidate[] = [];
    for (const [cell, lost] of find.lost)
      for (let rest = digits[cell]! & lost; rest; rest &= rest - 1)
        remove.push(geometry.candidate(cell, lowestBit(rest)));
    yield removing(find, remove);
  }
}

/** The words for the classes of digits. */
const WORDS: Readonly<Record<Poles['id'], readonly [Message, Message]>> = {
  height: [say('low', {}), say('high', {})],
  parity: [say('odd', {}), say('even', {})],
};

/** Returns the clue between two cells of a pair. */
function clueOf(geometry: Geometry, { first, second, areAlike }: PolarPair, { classes }: Poles): ClueBetween {
  const { size } = geometry;
  const excluded: (readonly [Candidate, Candidate])[] = [];
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      const isAlike = classes.some((set) => set & (1 << a) && set & (1 << b));
      const isOther = classes[0] & (1 << a) ? classes[1] & (1 << b) : classes[1] & (1 << a) && classes[0] & (1 << b);
      if (a !== b && (areAlike ? isOther : isAlike))
        excluded.push([geometry.candidate(first, a), geometry.candidate(second, b)]);
    }
  return { cells: [first, second], excluded };
}

const cellsOf = (nets: readonly PolarNet[]): Cell[] =>
  nets.flatMap((net) => [...coloured(net, 0), ...coloured(net, 1)]).sort((a, b) => a - b);

const netsOf = ({ net, others }: PolarFind): readonly PolarNet[] => (net ? [net, ...others] : others);

/** Returns the lines that join the pieces of a net: its colours, and the houses that make some alike. */
function netLines(net: PolarNet): Message[] {
  const { pieces, joins } = net;
  return [
    ...pieces.map(({ colours }, index) => {
      const first = { a: letter(2 * index, colours[0]), ofA: cells(colours[0]) };
      if (colours[1].length === 0) return say('Colour {a}: {ofA}.', first);
      return say('Colour {a}: {ofA}. Colour {b}: {ofB}.', {
        ...first,
        b: letter(2 * index + 1, colours[1]),
        ofB: cells(colours[1]),
      });
    }),
    ...joins.map(({ house, cells: own, known }) => {
      const terms = { house: houses([house]), cells: cells(own) };
      return known.length > 0
        ? say('In {house}, beside {known}, {cells} are too many to be all of one kind.', {
            ...terms,
            known: cells(known),
          })
        : say('In {house}, {cells} are too many to be all of one kind.', terms);
    }),
    say('So {first} must be of one kind, {second} of the other.', {
      first: cells(coloured(net, 0)),
      second: cells(coloured(net, 1)),
    }),
  ];
}

function messageOf(hit: Hit<PolarFind>, geometry: Geometry): Message {
  const { poles, house, scarce, net, colour, others, known, rest } = hit.pattern;
  const nets = netsOf(hit.pattern);
  const between = nets.flatMap(({ pieces }) =>
    pieces.flatMap(({ pairs }) => pairs.map((pair) => clueOf(geometry, pair, poles))),
  );
  const within = (list: readonly Cell[]): Cell[] => list.filter((cell) => geometry.holds(house, cell));
  const uncertain = [...known, ...within(cellsOf(others))].sort((a, b) => a - b);
  const words = WORDS[poles.id];
  const inHouse = {
    one: clause(words[scarce]),
    oneDigits: digitSet(poles.classes[scarce]),
    house: houses([house]),
    room: number(countBits(poles.classes[scarce])),
    others: cells(uncertain),
  };
  const terms = { clues: clues({ cells: cellsOf(nets), between }), conclusion: conclusion(hit) };
  if (!net || colour === undefined)
    return say(
      '{clues}. So in {house}, {room} of {others} {room:is|are} {one} in any case, and only {room} digits are: {oneDigits}. No other cell of it is {one}: {conclusion}.',
      { ...terms, ...inHouse },
    );
  const own = within(coloured(net, colour));
  const all = { ...inHouse, own: cells(own), rest: number(rest), count: number(rest + own.length) };
  const told = {
    ...terms,
    house: clause(houseMessage(all, rest === 0 ? 'none' : rest === uncertain.length ? 'all' : 'some')),
    end: clause(
      endMessage(net, words[colour === 0 ? 1 - scarce : scarce]!, words[colour === 0 ? scarce : 1 - scarce]!),
    ),
  };
  return net.pieces.length > 1
    ? say(
        '{clues}. So each colour is either {one} or {other}, and two side by side are not the same:{lines}\n{house} {end}: {conclusion}.',
        {
          ...told,
          one: clause(words[0]),
          other: clause(words[1]),
          lines: lines(netLines(net)),
        },
      )
    : say('{clues}. {colours} {house} {end}: {conclusion}.', {
        ...told,
        colours: clause(coloursMessage(net.pieces[0]!, words)),
      });
}

function coloursMessage({ colours }: PolarPiece, [one, other]: readonly [Message, Message]): Message {
  const kinds = { one: clause(one), other: clause(other) };
  if (colours[1].length === 0)
    return say('So {cells} are all {one} or all {other}.', { ...kinds, cells: cells(colours[0]) });
  return say('So of the colours {a} ({ofA}) and {b} ({ofB}), one is {one} and the other {other}.', {
    ...kinds,
    a: letter(0, colours[0]),
    ofA: cells(colours[0]),
    b: letter(1, colours[1]),
    ofB: cells(colours[1]),
  });
}

type HouseTerms = Readonly<Record<'one' | 'oneDigits' | 'house' | 'room' | 'others' | 'own' | 'rest' | 'count', Term>>;

function houseMessage({ rest, others, ...terms }: HouseTerms, used: 'none' | 'some' | 'all'): Message {
  if (used === 'none')
    return say(
      'If {own} were {one}, {house} would have {count} such cells, but only {room} digits are {one}: {oneDigits}.',
      terms,
    );
  if (used === 'all')
    return say(
      'In {house}, {others} must be {one}. If {own} were too, these would be {count}, but only {room} digits are: {oneDigits}.',
      { ...terms, others },
    );
  return say(
    'In {house}, {rest} of {others} {rest:is|are} {one} in any case. If {own} were too, these would be {count}, but only {room} digits are: {oneDigits}.',
    { ...terms, rest, others },
  );
}

/** Tells what the first and the second colour are. */
function endMessage({ pieces: [piece] }: PolarNet, first: Message, second: Message): Message {
  const [own, others] = piece!.colours;
  return others.length === 0
    ? say('So {cells} must be {kind}', { cells: cells(own), kind: clause(first) })
    : say('So {a} is {first} and {b} is {second}', {
        a: letter(0, own),
        first: clause(first),
        b: letter(1, others),
        second: clause(second),
      });
}

/** Marks the colours of nets, each with its letter. */
const markNets = (nets: readonly PolarNet[]): Mark[] =>
  nets
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ colours }, index) =>
      colours.flatMap((list, colour) =>
        named('colour', markCells(colour === 0 ? 'pattern' : 'cover', list), 2 * index + colour),
      ),
    );

/** Cells that are low and high, or odd and even, in turn: a house with too few digits of a kind tells which are. */
export const polarity: Strategy<PolarFind> = {
  id: 'polarity',
  name: 'Polarity',
  aliases: ['whisper colouring', 'parity colouring', 'high-low colouring'],
  learnAfter: ['no-partner', 'naked-pair'],
  family: 'rules',
  level: 'medium',
  score: 60,
  needs: 'exclusions',
  find: (board, { since } = {}) => polarityHits(board, since),
  explain: (hit, geometry) => {
    const { net, known } = hit.pattern;
    const nets = netsOf(hit.pattern);
    const own = cellsOf(nets);
    const knownIn = (joined: readonly PolarNet[]): Cell[] => [
      ...new Set([...known, ...joined.flatMap(({ joins }) => joins.flatMap((join) => join.known))]),
    ];
    // The sentence says how the pieces of one net are joined, and only the outcome of that for the others.
    const others = knownIn(net ? [net] : []).filter((cell) => !own.includes(cell));
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markHouses('pattern', [hit.pattern.house]),
        ...markNets(nets),
        ...markCells('fin', others),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths([...new Set([...own, ...knownIn(nets)])]),
    };
  },
};
