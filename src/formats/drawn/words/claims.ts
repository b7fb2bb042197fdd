/** Sentences as claims: a constraint with the look that is named, nothing, or not understood. */
import type { DrawnForm, PartialPhrase } from '../../../core/shared-rule.js';
import { type DrawnRule, drawnRules } from '../rules.js';
import {
  ASIDES,
  isAboutFog,
  isByline,
  isGreeting,
  isLengthOfLines,
  isSignature,
  isStory,
  leadsElsewhere,
  tells,
  USUAL_RULES,
} from './asides.js';
import type { ClaimOption, ReadSentence, RuleClaim } from './claim.js';
import type { Dictionary } from './dictionary.js';
import { eitherOf, isToBeFound, withKindsDefined } from './either.js';
import { ENGLISH } from './english.js';
import { denies, isQualifierBeside, OF_A_CELL, saysMore } from './explanations.js';
import { GERMAN } from './german.js';
import { hasOthers, isChanged, isRestricted, withLooks, withoutNicknames } from './headings.js';
import { EVIDENCE, hasColour, isLook, LOOKS } from './looks.js';
import { fitOf, isOr, mayFit, type Phrase, phraseOf } from './phrases.js';
import { formBefore, ofLinesBefore, withColoursOf } from './pronouns.js';
import { cutBehindExample, LONGEST_RULES, POSSIBLE, type Sentence, sentencesIn, TAIL, TURN } from './sentences.js';
import {
  housesIn,
  ownOrSpoken,
  repeatingIn,
  withAllHouses,
  withNegativeRules,
  withPartsJoined,
  withRepeatsPlaced,
} from './together.js';
import type { Token } from './token.js';
import { inSize, isQualifier, tokensIn, type Vocabulary, vocabularyOf } from './tokens.js';
import {
  areSums,
  comparesClues,
  comparesColours,
  isConverse,
  isMarkLast,
  isOfCells,
  isOfOneClue,
  isOfSomeCells,
} from './turned.js';

/**
 * True for the name of something drawn other than cells, or of a grid without boxes: *odd cells* and *toroidal* in a sentence
 * that states nothing else may state something of cells or of the grid.
 */
const isOfLooks = (ids: readonly string[]): boolean => {
  const forms = drawnRules.flatMap(({ id, drawn = [] }) => (ids.includes(id) ? drawn.map(({ form }) => form) : []));
  return ids.includes('latin') || (forms.length > 0 && !forms.some(isOfCells));
};

interface OwnPhrase extends Phrase {
  readonly rule: DrawnRule;
  readonly partial?: PartialPhrase;
  readonly forms: readonly DrawnForm[];
}

const DICTIONARIES: readonly Dictionary[] = [ENGLISH, GERMAN];

/** Reads the setters' rules. A text is in one language: the one in which most of it is understood. */
class RulesReader {
  private readonly readers = DICTIONARIES.map((dictionary) => new LanguageReader(dictionary));

  /** Returns each sentence of a text with what it says. */
  sentences(text: string, size: number): ReadSentence[] {
    const [english, ...others] = this.readers;
    let best = english!.sentences(text, size);
    for (const reader of others) {
      if (lostIn(best) === 0) break;
      const read = reader.sentences(text, size);
      if (lostIn(read) < lostIn(best)) best = read;
    }
    return text.length > LONGEST_RULES ? [...best, { text: `the words go on: ${LONGEST_RULES} signs are read` }] : best;
  }
}

/** A tale is one only before rules: without the usual rules it is not understood. */
const withoutTales = (read: readonly ReadSentence[]): readonly ReadSentence[] =>
  read.some(({ isUsual }) => isUsual) ? read : read.map(({ isTale, ...each }) => (isTale ? { text: each.text } : each));

const lostIn = (sentences: readonly ReadSentence[]): number => sentences.filter(({ claims }) => !claims).length;

class LanguageReader {
  private readonly vocabulary: Vocabulary;
  private readonly withNames: Vocabulary;
  private readonly allNames: Vocabulary;
  private readonly phrases: readonly OwnPhrase[];
  private readonly asides = [
    ...ASIDES.map((text) => ({ ...phraseOf(text), isOfGrid: false })),
    ...USUAL_RULES.map((text) => ({ ...phraseOf(text), isOfGrid: true })),
  ];

  constructor(dictionary: Dictionary) {
    const others = DICTIONARIES.filter((other) => other !== dictionary);
    this.vocabulary = vocabularyOf(dictionary, others);
    this.withNames = vocabularyOf(dictionary, others, 'several');
    this.allNames = vocabularyOf(dictionary, others, 'all');
    this.phrases = drawnRules.flatMap((rule) => {
      const forms = (rule.drawn ?? []).map(({ form }) => form);
      return [
        ...rule.words.map((text) => ({ ...phraseOf(text), rule, forms })),
        ...(rule.partialWords ?? []).map((partial) => ({ ...phraseOf(partial.words), rule, forms, partial })),
      ];
    });
  }

  sentences(text: string, size: number): ReadSentence[] {
    let hasBegun = false;
    let before: ReadSentence | undefined;
    const read = sentencesIn(text).map((sentence) => {
      const alone = this.sentence(sentence, hasBegun, size);
      const known = alone.claims ? ofLinesBefore(alone, before) : (this.goingOn(sentence, before, size) ?? alone);
      const each = withColoursBefore(known, before);
      before = each;
      hasBegun ||= each.claims !== undefined && !each.isTale;
      return each;
    });
    return withRepeatsPlaced(withKindsDefined(withPartsJoined(withNegativeRules(withAllHouses(withoutTales(read))))));
  }

  private sentence({ text, header, isConditional }: Sentence, hasBegun: boolean, size: number): ReadSentence {
    const whole = header === undefined ? text : `${header}: ${text}`;
    const tokensOf = (part: string, vocabulary: Vocabulary): Token[] => inSize(tokensIn(part, vocabulary), size);
    const heading =
      header === undefined ? [] : withLooks(tokensOf(header, this.withNames), tokensOf(header, this.vocabulary));
    const bare = this.withoutExamples(text);
    const all = tokensOf(bare, this.vocabulary);
    const tokens = withoutNicknames(all, heading);
    const isTold = [...heading, ...tokens].some(tells);
    if (!isTold && isAboutFog([...heading, ...tokens])) return { text: whole, claims: [] };
    if (tokens.length === 0 && heading.length === 0) return { text: whole, claims: [] };
    if (!isTold && isGreeting(whole) && !tokens.some(isQualifier)) return { text: whole, claims: [] };
    if (isLengthOfLines(text)) return { text: whole, claims: [] };
    if (!isTold && (leadsElsewhere(whole) || isSignature(whole))) return { text: whole, claims: [] };
    const said = tokens.length > 0 ? tokens : heading;
    const named = (): readonly Token[] =>
      tokens.length > 0 ? withoutNicknames(tokensOf(bare, this.withNames), heading) : heading;
    const claims =
      isConditional || isRestricted(heading) || hasOthers(heading, said) || comparesClues(text) || isOfOneClue(text)
        ? undefined
        : (this.clauses(said, heading, whole, size) ??
          this.clauses(named(), heading, whole, size) ??
          this.namesIn(tokensOf(bare, this.allNames), heading, whole, size));
    const isNicknamed = tokens.length < all.length;
    // A word beside the name of a rule may change it, unless its sentence says what it is instead.
    const mayBeChanged =
      isChanged(heading) && !claims?.every(({ options }) => options.every(({ rule }) => rule.spoken));
    if (claims && !mayBeChanged && !(isByline(whole) && claims.length > 0) && !(isNicknamed && claims.length === 0)) {
      const spoken = [...heading, ...tokens];
      const mayRepeatIn = repeatingIn(spoken);
      return {
        text: whole,
        claims,
        isUsual: OF_GRIDS.test(text),
        ...(claims.length === 0 && { houses: housesIn(spoken) }),
        ...(mayRepeatIn && { mayRepeatIn, colours: coloursIn(spoken) }),
      };
    }
    if (!hasBegun && isStory(tokens, text, this.vocabulary.everyday)) return { text: whole, claims: [], isTale: true };
    const unknown = [...tokens, ...heading].find((token) => token.kind === 'unknown');
    return { text: whole, ...(unknown?.kind === 'unknown' && { word: unknown.word }) };
  }

  /** Returns a sentence that says *it* or *them* of what the one before names; undefined if it is not understood so. */
  private goingOn(
    { text, header, isConditional }: Sentence,
    before: ReadSentence | undefined,
    size: number,
  ): ReadSentence | undefined {
    const form = formBefore(text, before);
    const tokens = inSize(tokensIn(this.withoutExamples(text), this.vocabulary), size);
    const isOfKind = tokens.length > 0 && tokens.every(isToBeFound) && before?.claims?.some(isOfKinds) === true;
    if (isOfKind) return { text, claims: [] };
    if (!form || header !== undefined || isConditional) return undefined;
    const claims = this.clauses(tokens, [form], text, size);
    return claims?.length ? { text, claims: withColoursOf(claims, before!.claims!) } : undefined;
  }

  /** Returns the claims of a sentence that is a list of names: *Killer, thermometers*. */
  private namesIn(
    tokens: readonly Token[],
    heading: readonly Token[],
    sentence: string,
    size: number,
  ): RuleClaim[] | undefined {
    const claims = this.clauses(tokens, heading, sentence, size);
    return claims?.length && claims.every((claim) => claim.isNameOnly || isOfKinds(claim)) ? claims : undefined;
  }

  /** Returns a sentence without its examples, in brackets or at its end, and without what only explains it. */
  private withoutExamples(text: string): string {
    const { examples, explanations } = this.vocabulary;
    const begins = (part: string, words: ReadonlySet<string>): boolean => {
      const [first = '', second = '', third = ''] = part.toLowerCase().replace(/[,:]/g, ' ').trim().split(/\s+/);
      return [first, `${first} ${second}`, `${first} ${second} ${third}`].some((beginning) => words.has(beginning));
    };
    const isDropped = (inside: string): boolean =>
      isLengthOfLines(inside) ||
      begins(inside, examples) ||
      POSSIBLE.test(inside) ||
      (begins(inside, explanations) && OF_A_CELL.test(inside))
        ? !tokensIn(inside, this.vocabulary).some(
            isQualifierBeside(tokensIn(text.replace(inside, ''), this.vocabulary)),
          )
        : begins(inside, explanations) &&
          !/\d/.test(inside) &&
          !tokensIn(inside, this.withNames).some(denies) &&
          !saysMore(tokensIn(inside, this.vocabulary), tokensIn(text.replace(inside, ''), this.vocabulary));
    const leftOf = (part: string): string | undefined => {
      const [example, behind] = cutBehindExample(part);
      return isDropped(example) && (behind === '' || !begins(part, explanations)) ? behind : undefined;
    };
    const outer = text.replaceAll(/\(([^()]*)\)/g, (whole, inside: string) => {
      const left = leftOf(inside);
      return left === undefined ? whole : ` ${left}`;
    });
    if (begins(outer, examples)) return cutBehindExample(outer)[1];
    const tail = TAIL.exec(outer);
    const left = tail && !TURN.test(outer.slice(tail.index)) ? leftOf(outer.slice(tail.index)) : undefined;
    return left === undefined ? outer : `${outer.slice(0, tail!.index)}${left}`;
  }

  /** Returns the claims of a sentence, cut into the fewest clauses that are all understood; undefined if none is. */
  private clauses(
    tokens: readonly Token[],
    heading: readonly Token[],
    sentence: string,
    size: number,
  ): RuleClaim[] | undefined {
    const cuts = [
      -1,
      ...tokens.flatMap((token, at) => (token.kind === 'cut' && !isOr(token) ? [at] : [])),
      tokens.length,
    ];
    if (cuts.length > MOST_CUTS) return undefined;
    const best: (
      | { readonly claims: readonly RuleClaim[]; readonly from: number; readonly count: number }
      | undefined
    )[] = cuts.map(() => undefined);
    best[0] = { claims: [], from: 0, count: 0 };
    for (let to = 1; to < cuts.length; to++)
      for (let from = 0; from < to; from++) {
        const before = best[from];
        if (!before || (best[to] && best[to]!.count <= before.count + 1)) continue;
        const clause = tokens.slice(cuts[from]! + 1, cuts[to]);
        const taken = tokens
          .slice(0, Math.max(0, cuts[from]!))
          .filter((token) => token.kind !== 'name' && isLook(token));
        const claims = this.clause(clause, heading, taken, sentence, size);
        if (claims) best[to] = { claims: [...before.claims, ...claims], from, count: before.count + 1 };
      }
    const claims = best.at(-1)?.claims;
    return claims && !areMixed(claims) ? [...claims] : undefined;
  }

  private clause(
    clause: readonly Token[],
    heading: readonly Token[],
    taken: readonly Token[],
    sentence: string,
    size: number,
  ): RuleClaim[] | undefined {
    if (clause.every(({ kind }) => kind === 'cut')) return clause.some(isOr) ? undefined : [];
    if (clause.some(({ kind }) => kind === 'unknown')) return undefined;
    const looks = heading.filter(
      (token) => token.kind !== 'unknown' && token.kind !== 'cut' && (token.kind === 'name' || isLook(token)),
    );
    for (const tokens of [clause, [...looks, ...clause], [...taken, ...clause], [...looks, ...taken, ...clause]]) {
      const claim = this.claimOf(tokens, sentence, heading, size);
      if (claim?.isNameOnly && claim.colours.length === 0)
        return [{ ...claim, colours: coloursIn([...looks, ...taken]) }];
      if (claim) return [claim];
    }
    const isColoured = clause.some(({ kind }) => kind === 'colour');
    const isAside = this.asides.some(
      ({ isOfGrid, ...phrase }) => !(isOfGrid && isColoured) && fitOf(clause, phrase, new Set(), size, isOfLooks),
    );
    return isAside ? [] : undefined;
  }

  private claimOf(
    tokens: readonly Token[],
    sentence: string,
    heading: readonly Token[],
    size: number,
  ): RuleClaim | undefined {
    const named = heading.flatMap((token) => (token.kind === 'name' ? [token.ids] : []));
    const isNamed = ({ id }: DrawnRule): boolean => named.length === 0 || named.some((ids) => ids.includes(id));
    const concepts = tokens.flatMap((token) => (token.kind === 'concept' ? [token.name] : []));
    if (tokens.some(({ kind }) => kind === 'unknown') || comparesColours(tokens)) return undefined;
    const said = new Set(concepts);
    const either = eitherOf(tokens);
    const options = this.phrases.flatMap((phrase): ClaimOption[] => {
      if (!mayFit(said, phrase)) return [];
      const { rule, forms, partial } = phrase;
      const isOwnName = (ids: readonly string[]): boolean => ids.includes(rule.id);
      const hasName = tokens.some((token) => token.kind === 'name' && isOwnName(token.ids));
      const hasLook =
        forms.length === 0 ||
        hasName ||
        concepts.some((name) => EVIDENCE.has(name)) ||
        ((forms.some(isOfCells) || !concepts.includes('cell')) && tokens.some(({ kind }) => kind === 'colour'));
      const lacksColour = rule.spoken?.needsColour !== undefined && !hasColour(tokens, rule.spoken.needsColour);
      const isTurned = isConverse(tokens, forms, sentence) || isMarkLast(tokens, phrase, rule) || areSums(tokens, rule);
      const fit =
        hasLook && !lacksColour && !isOfSomeCells(tokens, rule) && !isTurned && isNamed(rule)
          ? fitOf(tokens, phrase, looksOf(forms, said), size, isOwnName)
          : undefined;
      const isPlain = fit?.value !== undefined && partial?.isPlainWith?.(fit.value, size) === true;
      return fit ? [{ rule, ...fit, ...(partial && !isPlain && { partial }) }] : [];
    });
    const isNameOnly = options.length === 0 && !either;
    const found = either ? [either] : isNameOnly ? this.nameAlone(tokens) : ownOrSpoken(options);
    if (found.length === 0) return undefined;
    return {
      sentence,
      options: once(found),
      colours: coloursIn(tokens),
      looks: said,
      isNameOnly,
      named: [...heading, ...tokens].flatMap((token) => (token.kind === 'name' ? token.ids : [])),
    };
  }

  /** Returns the constraints that a name alone states: nothing else stands there but words for its form. */
  private nameAlone(tokens: readonly Token[]): ClaimOption[] {
    const names = tokens.flatMap((token) => (token.kind === 'name' ? [token.ids] : []));
    if (names.length !== 1) return [];
    return drawnRules
      .filter((rule) => names[0]!.includes(rule.id) && !isOfSomeCells(tokens, rule))
      .filter(({ drawn = [] }) => {
        const allowed = new Set([
          'rule',
          'clue',
          'cell',
          'both',
          'all',
          'grid',
          ...drawn.flatMap(({ form }) => LOOKS[form]),
        ]);
        return tokens.every(
          (token) =>
            token.kind === 'name' ||
            token.kind === 'colour' ||
            (token.kind === 'cut' && !isOr(token)) ||
            (token.kind === 'concept' && allowed.has(token.name)),
        );
      })
      .map((rule) => ({ rule }));
  }
}

/** Returns the words for forms, of several for those that are named, by the first of their words. */
function looksOf(forms: readonly DrawnForm[], said: ReadonlySet<string>): ReadonlySet<string> {
  const named = forms.filter((form) => said.has(LOOKS[form][0]!));
  return new Set((named.length > 0 ? named : forms).flatMap((form) => LOOKS[form]));
}

const MOST_CUTS = 40;

/** True for claims of one sentence that share several colours: *white and black dots are consecutive and in a ratio 1:2*. */
const areMixed = ([first, ...others]: readonly RuleClaim[]): boolean =>
  others.some(({ colours }) => colours.length > 1 && String(colours) === String(first!.colours));

/** A sentence about the lines of the sentence before it. */
const OF_THESE_LINES = /\b(?:these|those|such|diesen|solchen) (?:lines|linien)\b/i;

/** Gives a sentence about repeats on *these lines* the colours of the one before. */
const withColoursBefore = (sentence: ReadSentence, before: ReadSentence | undefined): ReadSentence => {
  const { mayRepeatIn, colours = [], text } = sentence;
  const isOfBefore = mayRepeatIn === 'lines' && colours.length === 0 && OF_THESE_LINES.test(text);
  return isOfBefore ? { ...sentence, colours: before?.claims?.flatMap((claim) => claim.colours) ?? [] } : sentence;
};

const isOfKinds = ({ options }: RuleClaim): boolean => options.some(({ parts }) => parts);

const coloursIn = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.flatMap((token) => (token.kind === 'colour' ? [token.name] : []))),
];

/** Words of sentences that state the usual rules, or part of them. */
const OF_GRIDS = /\bsudoku|\brows?\b|\bzeilen?\b/i;

const once = (options: readonly ClaimOption[]): ClaimOption[] =>
  [
    ...new Map(
      options
        .toReversed()
        .map((option) => [`${option.rule.id} ${option.value} ${option.values} ${option.sets} ${option.parts}`, option]),
    ).values(),
  ].toReversed();

/** The reader of rules, in all languages that have a dictionary. */
export const rulesReader = new RulesReader();
