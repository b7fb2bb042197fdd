/** The messages between a call and its worker: data that can be cloned, which loses functions, geometries and classes. */
import { OutOfTime } from '../../core/clock.js';
import { type Constraint, isCallers } from '../../core/constraint.js';
import type { GridLayout } from '../../core/layout.js';
import { quoted } from '../../core/printable.js';
import type { Puzzle } from '../../core/puzzle.js';
import { Misread } from '../../formats/misread.js';
import type { PackedError } from '../../pool/port.js';
import type { Step } from '../../render/json/step.js';
import { BadOption, isPromise, refusal } from '../../settings/options.js';
import { Aborted, ImpossibleRequest, UnfitPuzzle } from '../errors.js';
import type { TaskName } from './tasks.js';

/** What a worker has to do. */
export interface CallTask {
  readonly name: TaskName;
  readonly argument: unknown;
  /** The layout of the argument if it is a puzzle, whose geometry does not travel. */
  readonly layout?: GridLayout;
  /** True if the layout has lost its rules, which its statements state. */
  readonly isRuled?: boolean;
  readonly settings: object;
  /** The names of settings that are functions, which the worker calls by parts of its answer. */
  readonly callbacks: readonly string[];
  /** What the worker reports before the answer: items of a list, or the answer so far. */
  readonly wants: 'items' | 'parts' | 'answer';
  /** Its element 0 is not 0 when the time is up or nobody waits for the answer any more. */
  readonly flag?: Int32Array | undefined;
}

/** An answer whose steps come one by one. */
export interface PartialAnswer {
  readonly steps?: readonly Step[];
}

/** A part of an answer: an item, the values for a callback, or the answer so far, and then each of its steps. */
export type AnswerPart =
  | { readonly kind: 'item'; readonly item: unknown }
  | { readonly kind: 'callback'; readonly name: string; readonly values: readonly unknown[] }
  | { readonly kind: 'answer'; readonly answer: PartialAnswer }
  | { readonly kind: 'step'; readonly step: Step };

/**
 * Takes the geometry out of a puzzle, or of an object with one, and leaves its layout beside it, without the rules that follow from its statements.
 * Other arguments stay unchanged. Throws a BadOption for a constraint of the caller's own, and for a promise.
 */
export function packed(argument: unknown): Pick<CallTask, 'argument' | 'layout' | 'isRuled'> {
  if (isPromise(argument)) throw refusal('puzzle', argument, 'a text or a puzzle');
  const { puzzle } = Object(argument) as { readonly puzzle?: unknown };
  const given = (Object(puzzle) as Partial<Puzzle>).geometry ? puzzle : argument;
  const { geometry } = Object(given) as Partial<Puzzle>;
  if (!geometry?.layout) return { argument: withNames(argument) };
  const { geometry: _, ...rest } = given as Puzzle;
  const { rules = [], constraints = [], ...layout } = geometry.layout;
  const own = constraints.find(isCallers);
  if (own) throw ownRule(own.id);
  if (rules.length > 0 && !layout.statements?.length) throw ownRule();
  return { argument: rest, layout, isRuled: rules.length > 0 };
}

/** Returns properties with the names of constraints in the place of ours. Throws a BadOption for one of the caller's own. */
export function withNames<Properties>(properties: Properties): Properties {
  const { constraints } = Object(properties) as { readonly constraints?: unknown };
  return Array.isArray(constraints) ? { ...properties, constraints: constraints.map(named) } : properties;
}

function named(clue: unknown): unknown {
  const { kind } = Object(clue) as { readonly kind?: unknown };
  if (typeof kind !== 'object' || !kind) return clue;
  const { id } = kind as Constraint;
  if (isCallers(kind as Constraint)) throw ownRule(String(id));
  return { ...(clue as object), kind: id };
}

const ownRule = (id?: string): BadOption =>
  new BadOption(
    'constraints',
    `${id === undefined ? 'a rule of this geometry' : `the rule ${quoted(id)}`} is one of your own, which cannot be sent to a worker: use the functions of the main entry`,
  );

const CLASSES: Readonly<Record<string, { readonly prototype: Error }>> = {
  Misread,
  UnfitPuzzle,
  ImpossibleRequest,
  BadOption,
  OutOfTime,
  AbortError: Aborted,
};

/** Restores an error, with its class if it is one of ours. */
export const restored = ({ name, message, ...rest }: PackedError): Error => {
  const error = Object.create((CLASSES[name] ?? Error).prototype);
  const hidden = { name: { value: name }, message: { value: message }, stack: { value: `${name}: ${message}` } };
  return Object.assign(Object.defineProperties(error, hidden), rest);
};
