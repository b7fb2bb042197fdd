/** Explains arguments: the supposition and its lines, or case by case, and the conclusion. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { chainMarks } from '../links/chain.js';
import { supposing } from '../step/longest-case.js';
import { type Mark, markCandidates } from '../step/marks.js';
import {
  candidates,
  casesMessage,
  cells,
  chain,
  clause,
  conclusion,
  digits,
  houses,
  lines as linesTerm,
  type Message,
  refutedSupposition,
  say,
  supposition,
  suppositionAfterIf,
  type Term,
} from '../step/message.js';
import { contradictionMessage, type LineNumber, lineAlone, numbered, type ToldLine } from '../step/numbered-lines.js';
import type { Explanation, Hit, StepReason } from '../step/strategy.js';
import type { Need } from '../step/truths.js';
import {
  type Argument,
  type ArgumentLine,
  type Assertion,
  type Case,
  hasWays,
  isByClue,
  isContradiction,
  isNumbered,
  supposed,
} from './lines.js';
import { argumentMarks } from './marks.js';
import { assertionMessage, clashMessage, emptyMessage, lineMessage } from './sentences.js';
import { argumentTruths } from './truths.js';

/** Explains a hit by its argument. */
export function explainArgument({ place, remove, pattern }: Hit<Argument>, geometry: Geometry): Explanation {
  const end = say('So {conclusion}.', { conclusion: conclusion({ place, remove }) });
  const reasons = reasonsOf(pattern, geometry);
  return supposing({
    message: argumentMessage(pattern, refutedSupposition, end, geometry),
    marks: argumentMarks(pattern, geometry),
    truths: argumentTruths(pattern),
    ...(reasons.length > 0 && { reasons }),
  });
}

/** Returns the message of an argument. `within`: the number of the line that it explains, if it explains one. */
function argumentMessage(
  { of, cases, outcome }: Argument,
  suppose: typeof refutedSupposition,
  end: Message,
  geometry: Geometry,
  within: LineNumber = [],
): Message {
  if (of === undefined) return refutationMessage(cases[0]!, suppose, end, geometry, within);
  const terms = {
    outcome: assertionTerm(outcome),
    branches: linesTerm(cases.map((lines) => caseMessage(lines, outcome, geometry, within))),
    end: clause(end),
  };
  if (of.kind === 'guardians')
    return say('{why} So one of {guardians} is true. Whichever it is, {outcome}. Case by case:{branches}\n{end}', {
      ...terms,
      why: clause(of.why),
      guardians: candidates(of.candidates),
    });
  return of.kind !== 'candidate' && cases.length === 1
    ? onlyCaseMessage(cases[0]!, of, terms)
    : casesMessage(of, terms);
}

const assertionTerm = (assertion: Assertion): Term => clause(assertionMessage(assertion));

/** Returns the message on a supposition that leads to a contradiction, which its last line or a sentence tells. */
function refutationMessage(
  lines: Case,
  suppose: typeof refutedSupposition,
  end: Message,
  geometry: Geometry,
  within: LineNumber,
): Message {
  const { candidates: list, on } = supposed(lines);
  const [, only, ...others] = lines;
  if (only && others.length === 0 && isByClue(only))
    return atOnceMessage(list, suppose(on, ...list), { clash: lineMessage(only, geometry), end });
  const clash = clashOf(lines, geometry);
  const told = clash ? say('{clash} {end}', { clash: clause(clash), end: clause(end) }) : end;
  const steps = stepsOf(lines, geometry, within);
  return list.length > 1 && on
    ? say('Suppose that one of these is true: {premises}. That leads to a contradiction:{steps}\n{end}', {
        premises: candidates(list),
        steps: linesTerm(steps),
        end: clause(told),
      })
    : contradictionMessage(suppose(on, ...list), on, steps, told);
}

/** Returns the message on a clue that refutes candidates at once. */
function atOnceMessage(
  list: readonly Candidate[],
  only: Term,
  { clash, end }: { readonly clash: Message; readonly end: Message },
): Message {
  const terms = { clash: clause(clash), end: clause(end) };
  return list.length === 1
    ? say('Suppose {supposed}. {clash}. {end}', { ...terms, supposed: only })
    : say('Suppose that one of these is true: {premises}. {clash}. {end}', { ...terms, premises: candidates(list) });
}

/** Returns the sentence on the end of a case, if no numbered line tells it. */
function clashOf(lines: Case, geometry: Geometry): Message | undefined {
  const { ground } = lines.at(-1)!;
  if (ground.kind === 'clash') return clashMessage(ground.candidates, geometry);
  return ground.kind === 'need' && hasWays(lines) ? emptyMessage(ground.need) : undefined;
}

/** Returns the chains of a case, or its lines with numbers. */
const stepsOf = (lines: Case, geometry: Geometry, within: LineNumber): Message[] =>
  hasWays(lines)
    ? lines.flatMap(({ ground }) => (ground.kind === 'way' ? say('{chain}', { chain: chain(ground.chain) }) : []))
    : numbered(
        lines.filter(isNumbered).map((line) => argumentLine(line, geometry)),
        within,
      );

const argumentLine = (line: ArgumentLine, geometry: Geometry): ToldLine => ({
  step: lineMessage(line, geometry),
  causes: line.causes.flatMap((cause) => (cause > 0 ? cause - 1 : [])),
  ...behind(line.ground, geometry),
});

/** Returns the end of a line with the chain, or the argument, behind it. */
function behind(ground: ArgumentLine['ground'], geometry: Geometry): Pick<ToldLine, 'end'> {
  if (ground.kind === 'chain') return { end: (line) => say('{line}: {chain}.', { line, chain: chain(ground.chain) }) };
  if (ground.kind !== 'cases') return {};
  const { argument } = ground;
  const end = say('So {outcome}.', { outcome: assertionTerm(argument.outcome) });
  return {
    end: (line, within) =>
      say('{line}. {story}', {
        line,
        story: clause(argumentMessage(argument, supposition, end, geometry, within)),
      }),
  };
}

/** Returns the message on the only candidate left for a need, and what follows from it. */
function onlyCaseMessage(
  lines: Case,
  need: Need,
  terms: { readonly outcome: Term; readonly branches: Term; readonly end: Term },
): Message {
  const only = candidates(supposed(lines).candidates);
  const left = clause(
    need.kind === 'cell'
      ? say('{cell} has only one candidate left, {only}.', { only, cell: cells([need.cell]) })
      : say('In {house}, {digit} has only one place left, {only}.', {
          only,
          digit: digits(need.digit),
          house: houses([need.house]),
        }),
  );
  return lines.length === 1
    ? say('{left} {end}', { left, end: terms.end })
    : say('{left} With it, {outcome}:{branches}\n{end}', { ...terms, left });
}

/** Returns the message of a case. It names its outcome if its last line does not, but leads straight to it. */
function caseMessage(lines: Case, outcome: Assertion, geometry: Geometry, within: LineNumber): Message {
  const { candidates: list, on } = supposed(lines);
  const last = lines.at(-1)!;
  const steps = stepsOf(lines, geometry, within);
  if (isContradiction(last))
    return say('It cannot be that {state}, because that leads to a contradiction:{steps}', {
      state: assertionTerm(supposed(lines)),
      steps: linesTerm(steps),
    });
  const stated = suppositionAfterIf(on);
  const terms = { supposed: supposition(on, ...list), end: assertionTerm(outcome) };
  if (lines.length === 1) return say(`If ${stated}, there is nothing more to show.`, terms);
  if (steps.length === 0) return say(`If ${stated}, then {end} at once.`, terms);
  return last.ground.kind === 'conflict'
    ? say(`If ${stated}, then {end}:{steps}`, { ...terms, steps: linesTerm(steps) })
    : say(`If ${stated}:{ways}`, { ...terms, ways: linesTerm(steps) });
}

/** Returns the parts of an argument: its cases or, if it has one, the chains and arguments within it, each once. */
function reasonsOf({ of, cases, outcome }: Argument, geometry: Geometry): StepReason[] {
  if (of !== undefined && cases.length > 1)
    return cases.map((lines) => ({
      message: caseMessage(lines, outcome, geometry, []),
      marks: argumentMarks({ of, cases: [lines], outcome }, geometry),
    }));
  return cases.flatMap((lines) =>
    lines.flatMap((line): StepReason[] => {
      const marks = marksBehind(line, geometry);
      if (!marks) return [];
      return [
        {
          message: lineAlone(argumentLine(line, geometry)),
          marks: [...marks, ...markCandidates('target', line.removed)],
        },
      ];
    }),
  );
}

function marksBehind({ ground }: ArgumentLine, geometry: Geometry): Mark[] | undefined {
  if (ground.kind === 'chain') return chainMarks(ground.chain);
  return ground.kind === 'cases' ? argumentMarks(ground.argument, geometry) : undefined;
}
