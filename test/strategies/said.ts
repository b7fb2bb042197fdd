import { expect } from 'vitest';
import type { Geometry } from '../../src/core/geometry.js';
import { isOnAt } from '../../src/logic/links/chain.js';
import type { ChainNode, Message, Term } from '../../src/logic/step/message.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { englishOf, explained } from './fixture.js';
import { expectToldEverywhere } from './languages.js';

const ascending = (list: Iterable<number>): number[] => [...new Set(list)].sort((a, b) => a - b);

type Of<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

const slots = new Map<string, ReadonlySet<string>>();

/** Returns the names of the slots of a template. Cached, since each test of a strategy asks for them. */
function slotsOf(template: string): ReadonlySet<string> {
  const known =
    slots.get(template) ?? new Set([...template.matchAll(/\{([^{}:|]+)(?::[^{}|]*)?\}/g)].map(([, name]) => name!));
  slots.set(template, known);
  return known;
}

/** Returns the terms of a kind for which the template has slots; other terms are not shown. */
export const termsOf = <Kind extends Term['kind']>({ template, terms }: Message, kind: Kind): Of<Kind>[] => {
  const shown = slotsOf(template);
  return Object.entries(terms).flatMap(([slot, term]) =>
    term.kind === kind && shown.has(slot) ? [term as Of<Kind>] : [],
  );
};

/** Returns all messages within one, itself first. */
export const messagesIn = (message: Message): Message[] => [
  message,
  ...termsOf(message, 'clause').flatMap(({ clause }) => messagesIn(clause)),
  ...termsOf(message, 'lines').flatMap(({ lines }) => lines.flatMap(messagesIn)),
];

/** Returns the outcome that the messages state, by a whole conclusion or by its digits and cells. */
function said(messages: readonly Message[]): { place: number[]; remove: number[] } {
  const whole = messages.flatMap((message) => {
    const all = termsOf(message, 'conclusion');
    const parts = new Set(all.map(({ part }) => part));
    return parts.has(undefined) || (parts.has('digits') && parts.has('cells')) ? all : [];
  });
  return {
    place: ascending(whole.flatMap(({ place }) => place)),
    remove: ascending(whole.flatMap(({ remove }) => remove)),
  };
}

/** True if the refuted supposition is the opposite of the outcome. */
const isOpposite = ({ candidates, on }: Of<'supposition'>, { place, remove }: Hit, geometry: Geometry): boolean =>
  on
    ? candidates.every((candidate) => remove.includes(candidate))
    : candidates.every((candidate) => place.includes(candidate)) ||
      remove.every((candidate) => candidates.some((one) => geometry.conflict(one, candidate)));

/** True if a chain begins with the supposition. */
const beginsWith = ({ candidates, on }: Of<'supposition'>, nodes: readonly ChainNode[]): boolean =>
  isOnAt(nodes, 0) === on && nodes[0]!.candidates.some((candidate) => candidates.includes(candidate));

/** Returns the chains of a message, in its own line or in lines below it. */
const chainsTold = (message: Message): (readonly ChainNode[])[] => [
  ...termsOf(message, 'chain').map(({ nodes }) => nodes),
  ...termsOf(message, 'lines').flatMap(({ lines }) =>
    lines.filter(({ template }) => template === '{chain}').flatMap(chainsTold),
  ),
];

const WRONG_WORDS =
  /\bgoes\b|\bgo\b|\bit is not so\b|\bjust\b|\bsimply\b|\bobviously\b|\b1 (steps|cells|digits|ways)\b|\d in r\d+c\d+ is true cannot/;

/** Expects that the message of a hit states its whole conclusion and nothing else, and refutes the opposite. */
export function expectSaid(strategy: Strategy, hit: Hit, geometry: Geometry): void {
  const { message } = explained(strategy, hit, geometry);
  const text = englishOf(message, geometry);
  const messages = messagesIn(message);
  const about = `${strategy.id}: ${text}`;
  expect(said(messages), about).toEqual({ place: ascending(hit.place), remove: ascending(hit.remove) });
  for (const one of messages)
    for (const supposition of termsOf(one, 'supposition')) {
      if (!supposition.on) expect(one.template).toContain('{supposed} is false');
      if (supposition.refuted) expect(isOpposite(supposition, hit, geometry), about).toBe(true);
      for (const chain of chainsTold(one)) expect(beginsWith(supposition, chain), about).toBe(true);
    }
  expect(text, about).not.toMatch(WRONG_WORDS);
  expectToldEverywhere(message, geometry);
  expect(text.at(-1), about).toBe('.');
}
