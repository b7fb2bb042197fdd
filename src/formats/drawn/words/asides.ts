import type { Token } from './token.js';
import { isQualifier } from './tokens.js';

/** Sentences that state the usual rules, as phrases of concepts. Cells of a colour are none of their houses. */
export const USUAL_RULES: readonly string[] = [
  'rule grid? box? line? cage? dot? other? all? clue? range? max?',
  'row column box|region or? region? position? only? cell? rule? exactly? box? region? position? given? distinct? range? not? one? once? exactly? all? rule? occur? appear? set? whole? grid? fill? cell? max? each? same? thick? border? given?',
  'row|column|box distinct position? rule? cell? exactly? row? column? box? or? same? within? range? set? grid? cell? so? max? once? different?',
  'range cell|grid emptyCell? once? position? rule? exactly? grid? cell? each?',
  'range use? rule? grid? insteadOf? only? all? once? each? clue? row? column? box? cell? range?',
];

/** Sentences that state nothing beyond the usual rules, as phrases of concepts. */
export const ASIDES: readonly string[] = [
  'segment sum individually different? same? box? line?',
  'mayRepeat line? given? or? if? cage? arrow? if? other? rule? may? diagonal? within? same? shaft? bulb? circle? orthogonal? outside? all? most? thermometer? both? clue?',
  'not|notAlways all!|given|necessarily dot|xLetter|vLetter|clue|cage|sign|arrow|circle all:dot|xLetter|vLetter|clue|cage|sign|arrow|circle|given|pair|kropki|both|necessarily|may? given? may? necessarily? xLetter? vLetter? dot? clue? both? and? or? pair? kropki?',
  'not necessarily all dot|xLetter|clue given? vLetter?',
  'different line different|sum|total may sum? total? not? necessarily? same? box? segment? value? region?',
  'line mayOverlap|overlap|pass may? other? different? line? sharing? straight? not?',
  'sum|total may vary|different line? between? each? segment? different? region? from? box?',
  'segment sum? may different line same? total? along?',
  'anyOrder may? appear? set?',
  'skyscraper tall',
  'if line pass same box repeatedly segment sum individually line? within? total? nLetter?',
  'line pass box repeatedly segment sum individually same? within? total? nLetter? may? if?',
  'pill|bulb twoDigit|readingOrder 2? twoDigit? readingOrder? read? or? arrow? circle? bulb? clue?',
  'not all! given may?',
  'different cage|line|arrow may:same|sum|total same sum|total may',
  'mayRepeat different cage|line|arrow|thermometer',
  'mayRepeat if not:same same row column box arrow|line|diagonal|shaft|it arrow? line? shaft? diagonal? or?',
  'only some dot|clue|xLetter|vLetter given may? dot? xLetter? vLetter?',
  'some|not cage total not? all? may? some? given? clue?',
  'arrow overlap|pass may not? other? each?',
  'cage overlap may? not? each? other?',
  'some dot|xLetter|vLetter|clue not given may? dot? xLetter? vLetter? all?',
  'line pass may box border',
  'sum|total may differ line line? each? between? different? individually?',
  'different line may different differ',
  'xLetter first seen? clue? direction? row? column? or? cell?',
  'skyscraper|tall hide smaller|skyscraper one? all? behindIt? tall<hide smaller? skyscraper? greater? other? seen? hide<smaller',
  'decoration colours shade? line? arrow? cage? circle? dot? cell? different? all? rule? purpose? thermometer?',
  'not negativeRule rule?',
  'fog',
  'guess not? once? required? notAlways?',
  'clear|pass clue position? around?',
  'clear clue|cell? around? position? fog? may? grid? surrounding? box? 3? some? other?',
  'box border? divide|joined segment line both? thick? thin?',
  'line mayOverlap|overlap|pass not other',
  'line|arrow bend|pass|mayOverlap not:bend|pass|mayOverlap|each|may bend? pass? mayOverlap? overlap? each? may? or?',
  'line|arrow straight all? double? grid? pass? bend? not? each? anyTwo? other?',
  'line|arrow bend not pass? or?',
  'contiguous|segment not mayOverlap|overlap',
  'decoration line? arrow? shade? colours? different? cage? circle? all? thermometer? cross? pass? dot? cell? other? rule? purpose? if? diagonal? given? same?',
  'middle line dot|circle given? joined?',
  'line may different nLetter',
  'average sum divide count line? arrow? cell?',
];

/** True for a sentence that tells how many cells a line has, as everyone sees. */
export const isLengthOfLines = (text: string): boolean =>
  /^\(?(?:(?:each|every|all|the|jede|alle|die) )?(?:\p{L}+ )?(?:lines?|linien?) (?:(?:in this (?:puzzle|grid)|here) )?(?:contains?|has|have|is|are|consists? of|hat|haben|enthält|enthalten) (?:exactly |genau )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun)[ -](?:cells?|felder|zellen)(?: each| long)?\.?\)?$/iu.test(
    text,
  );

/** Words of tales that say something of digits, cells or what is to be found. */
const OF_PUZZLES =
  /\b(?:digits?|cells?|numbers?|grid|rows?|columns?|box(?:es)?|lines?|sums?|draw|shade|loop|path|snake|divide|determin\w*|values?|clues?|circles?|squares?|dots?|arrows?|cages?|regions?|must|rules?|knights?|kings?|queens?|chess|constraints?|restrictions?|appl(?:y|ies)|consecutive|adjacent|neighbou?rs?|diagonals?|repeat\w*|identical|difference|beside|near|next|touch\w*|away|apart|same|equal|alike|twins?|each other|one another)\b/i;

/** Words of greetings. */
const GREETING =
  /\b(?:fun|enjoy|luck|thanks?|happy|cheers|love|danke|comments?|feedback|viel (?:spaß|spass|freude|vergnügen|erfolg|glück))(?!\p{L})/iu;

export const isGreeting = (text: string): boolean => GREETING.test(text) && !OF_PUZZLES.test(text);

/** True for a sentence of a tale before the rules. */
export const isStory = (tokens: readonly Token[], text: string, everyday: ReadonlySet<string>): boolean =>
  tokens.some(({ kind }) => kind === 'unknown') &&
  !tokens.some(isQualifier) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => everyday.has(word)) &&
  !tokens.some(({ kind }) => kind === 'colour' || kind === 'name') &&
  !OF_PUZZLES.test(text);

/** True for a sentence that says who set a puzzle: a name in it is no rule. */
export const isByline = (text: string): boolean =>
  /^(?:(?:a |the )?(?:puzzle |sudoku |rätsel )?(?:created |constructed |made |set )?)(?:by|von)\s|^(?:author|setter|autor)\b/i.test(
    text,
  );

/** True for a sentence that says who set a puzzle, and nothing else: a few words in capitals behind *by*. */
export const isSignature = (text: string): boolean =>
  /^(?:(?:[Aa] )?(?:[Pp]uzzle|[Ss]udoku|Rätsel) )?(?:[Ss]et |[Cc]reated |[Mm]ade |[Cc]onstructed )?(?:[Bb]y|[Vv]on) \p{Lu}[\p{L}.'-]*(?: (?:and|und|& ?)?\p{Lu}[\p{L}.'-]*){0,3}$/u.test(
    text,
  );

/** Concepts of sentences that may be dropped for what else they speak of, fog or an address. */
const OF_FOG = new Set(
  'fog clear area cell segment divide region spot only required grid may all some around guess not no given one each other rule place position once least most small small start begin end first pass whole somewhere seen box clue 3 area:3x3 within without middle meet range row column if exactly'.split(
    ' ',
  ),
);

/** True for a word that may say something of digits, lines, cages and the like. */
export const tells = (token: Token): boolean =>
  token.kind === 'colour' || token.kind === 'name' || (token.kind === 'concept' && !OF_FOG.has(token.name));

export const isAboutFog = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'concept' && token.name === 'fog') &&
  !tokens.some((token) => token.kind === 'unknown' && TO_BE_FOUND.test(token.word));

/** Words for what fog may hide beside clues, and for finding it. */
const TO_BE_FOUND =
  /^(?:snakes?|paths?|loops?|queens?|maze|find|finding|found|(?:to )?be found|must be found|to be located|be located|draw|drawn|determine|determined)$/;

/** True for a sentence with an address, which states nothing unless the rules are there. */
export const leadsElsewhere = (text: string): boolean =>
  /https?:|www\.|\b\w+\.(?:com|net|org|app)\b/.test(text) && !/\b(?:rules?|regeln?|constraints?)\b/i.test(text);
