import './made.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { constraints, variants } from '../../../constraints/index.js';
import type { PuzzleRequest, Range } from '../../../src/create/index.js';
import { LEVELS, type Level, SYMMETRIES, type Symmetry } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { BACKGROUND_ENGINE, given, SETTINGS, WORDS } from '../app/context.js';
import { LatestRequest } from '../app/latest-request.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import type { EngineClient } from '../engine/engine.js';
import type { MadeGrid, Requests, StrategyInfo } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { BOXES, boxIn, sizeOf } from './boxes.js';
import type { SudokuMade } from './made.component.js';
import { addMade, bringBackMade, clearMade, loadMade } from './made-storage.js';
import { styles } from './make.styles.js';
import { makeWordsIn } from './words.js';

/** The kinds of clues that the generator reads off grids. */
const READABLE = constraints.filter(({ readOff }) => readOff);

/**
 * Make: a form for requests, the list of created puzzles, and a form that starts practice.
 *
 * @element sudoku-make
 * @event sudoku-load - A puzzle is to be played: `detail.play`.
 */
class SudokuMake extends LitElement {
  static override styles = styles;

  @property({ attribute: false }) query!: URLSearchParams;
  @given(SETTINGS) settings!: Settings;
  @given(WORDS) words!: Wording;
  @given(BACKGROUND_ENGINE) engine!: EngineClient;
  @state() private made: readonly MadeGrid[] = [];
  @state() private tried = 0;
  /** The number of puzzles that the last request has made. */
  @state() private madeNow = 0;
  @state() private strategies: readonly StrategyInfo[] = [];
  private readonly request = new LatestRequest(this, () => this.words);
  private readonly listing = new LatestRequest(this, () => this.words);
  private readonly fits = new LatestRequest(this, () => this.words);
  /** Variants that fit the chosen shape and variants. */
  @state() private fitting: readonly string[] = variants.map(({ id }) => id);

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    await this.updateComplete;
    loadMade().then((made) => {
      this.made = [...made, ...this.made];
    });
  }

  /** Loads the strategies, with their names in the present language. */
  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('settings') as Settings | undefined;
    if (changed.has('settings') && before?.language !== this.settings.language) this.loadStrategies();
  }

  private async loadStrategies(): Promise<void> {
    const strategies = await this.listing.run((signal) => this.engine.ask('strategies', {}, { signal }));
    if (strategies) this.strategies = strategies;
  }

  override render() {
    const { words, texts, tried, madeNow } = this;
    const { pending, error } = this.request;
    return html`<section class="stack make">
      <form class="off-paper" @submit=${this.submit} @change=${this.fit}>
        <p class="draw"><a href=${hashOf('draw')}>${words.areas.draw}</a></p>
        ${this.fields(pending)}
        <p class="told" aria-live="polite">${pending ? words.tried(tried) : error || this.listing.error || this.fits.error}${madeNow > 0 && !pending ? html`<span class="unseen">${texts.madeNow(madeNow)}</span>` : nothing}</p>
      </form>
      <div>
        <sudoku-made .made=${this.made} @sudoku-replace=${this.replaceMade}></sudoku-made>
        ${this.practice()}
      </div>
    </section>`;
  }

  private get texts() {
    return makeWordsIn(this.settings.language);
  }

  private fields(pending: unknown) {
    const { words, texts } = this;
    const choice = (name: string, label: string, values: readonly (readonly [string, string])[], chosen: string) =>
      html`<label
        >${label}
        <select name=${name}>
          ${values.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
        </select></label
      >`;
    const required = this.query.get('require') ?? '';
    return html`
      <fieldset class="segments levels">
        <legend>${words.difficulty}</legend>
        ${['', ...LEVELS].map((level) => html`<label class="check"><input type="radio" name="level" value=${level} ?checked=${level === 'medium'} /> ${level === '' ? texts.any : levelName(level as Level, words)}</label>`)}
      </fieldset>
      <div class="first">
        <label>${texts.count} <input name="count" type="number" min="1" max="100" value="1" /></label>
        <button class="main" type="submit" ?disabled=${pending !== undefined}>${texts.makeIt}</button>
        ${pending ? html`<button type="button" @click=${() => this.request.stop()}>${words.stop}</button>` : nothing}
      </div>
      <details ?open=${required !== ''}>
        <summary>${texts.moreOptions}</summary>
        ${choice(
          'box',
          texts.size,
          BOXES.map((box) => [box, texts.sizeWith(sizeOf(box), box)] as const),
          '3x3',
        )}
        ${choice(
          'symmetry',
          texts.symmetry,
          SYMMETRIES.map((name) => [name, texts.symmetries[name]] as const),
          'rotational',
        )}
        <label>${texts.clues}<span class="range"><input name="least" type="number" min="0" max="625" aria-label=${texts.least} /><input name="most" type="number" min="0" max="625" aria-label=${texts.most} /></span></label>
        ${choice('require', texts.require, [['', texts.none], ...this.strategies.map(({ id, name }) => [id, name] as const)], required)}
        <label>${texts.seed}<input name="seed" /></label>
        <label class="check"><input name="minimal" type="checkbox" /> ${texts.minimal}</label>
        <fieldset>
          <legend>${texts.variantsLabel}</legend>
          ${variants.map(({ id, names }) => html`<label class="check"><input name="variant" type="checkbox" value=${id} ?disabled=${!this.fitting.includes(id)} /> ${names[this.settings.language]}</label>`)}
        </fieldset>
        <fieldset>
          <legend>${texts.cluesLabel}</legend>
          ${READABLE.map(({ id, names }) => html`<label class="check"><input name="constraint" type="checkbox" value=${id} /> ${names[this.settings.language]}</label>`)}
        </fieldset>
      </details>
    `;
  }

  private practice() {
    const { words, texts } = this;
    return html`<form class="off-paper practise" @submit=${this.practise}>
      <h2>${words.practise}</h2>
      <p>${texts.practiseHelp}</p>
      <label
        >${texts.strategy}
        <select name="strategy">
          ${this.strategies.map(({ id, name, level }) => html`<option value=${id} ?selected=${id === this.query.get('practise')}>${name} (${words.levels[level]})</option>`)}
        </select></label
      >
      <div class="buttons"><button type="submit">${words.practise}</button></div>
    </form>`;
  }

  /** Enables the variants that fit the choices. Clears chosen ones that do not fit. */
  private async fit(event: Event): Promise<void> {
    const form = event.currentTarget as HTMLFormElement;
    const chosen = new FormData(form);
    const variant = chosen.getAll('variant').map(String);
    const { box } = requestIn(chosen);
    const fitting = await this.fits.run((signal) => this.engine.ask('fitting', { box, variant }, { signal }));
    if (!fitting) return;
    this.fitting = fitting;
    for (const input of form.querySelectorAll<HTMLInputElement>('[name=variant]'))
      if (!fitting.includes(input.value)) input.checked = false;
  }

  private practise(event: SubmitEvent): void {
    event.preventDefault();
    const strategy = new FormData(event.target as HTMLFormElement).get('strategy') as string;
    location.hash = hashOf('play', { practise: strategy });
  }

  private async submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const request = requestIn(form);
    const count = Math.max(1, Math.min(100, Number(form.get('count')) || 1));
    this.tried = 0;
    this.madeNow = 0;
    const tried: number[] = [];
    const makeOne = async (index: number, signal: AbortSignal): Promise<void> => {
      const seed = request.seed && count > 1 ? `${request.seed}-${index + 1}` : request.seed;
      const onProgress = (drafts: number): void => {
        tried[index] = drafts;
        this.tried = tried.reduce((sum, each) => sum + (each ?? 0), 0);
      };
      const made = await this.engine.ask(
        'make',
        { request: { ...request, ...(seed && { seed }) } },
        { signal, onProgress },
      );
      await addMade(made);
      this.made = [...this.made, made];
      this.madeNow++;
      if (this.madeNow === 1) await this.showLatest();
    };
    await this.request.run(async (signal) => {
      const failed = new AbortController();
      const either = AbortSignal.any([signal, failed.signal]);
      try {
        await Promise.all(Array.from({ length: count }, (_, index) => makeOne(index, either)));
      } finally {
        failed.abort();
      }
    });
  }

  private async showLatest(): Promise<void> {
    const list = this.renderRoot.querySelector<SudokuMade>('sudoku-made')!;
    await this.updateComplete;
    await list.updateComplete;
    list.showLatest();
  }

  /** Clears the list or brings it back, and shows it once it is stored: a page that is left loses what is not. */
  private async replaceMade({ detail: { made } }: CustomEvent<{ made: readonly MadeGrid[] }>): Promise<void> {
    if (made.length === 0) {
      await clearMade();
      this.made = [];
    } else {
      await bringBackMade(made);
      this.made = [...made, ...this.made];
    }
  }
}

type FormRequest = Requests['make']['input']['request'] & Pick<Requests['fitting']['input'], 'box'>;

/** Returns the text of a field, '' if it is empty. */
const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** How each property of a request is read from the form; undefined for those that the form does not offer. */
const PROPERTIES: {
  readonly [Key in keyof PuzzleRequest]-?: ((form: FormData) => PuzzleRequest[Key] | '' | false) | undefined;
} = {
  level: (form) => textIn(form, 'level') as Level | '',
  symmetry: (form) => textIn(form, 'symmetry') as Symmetry,
  clues: cluesIn,
  require: (form) => textIn(form, 'require') !== '' && [textIn(form, 'require')],
  minimal: (form) => form.has('minimal'),
  score: undefined,
  rating: undefined,
  w: undefined,
  b: undefined,
  gw: undefined,
  gb: undefined,
  strategy: undefined,
  maxLevel: undefined,
  pattern: undefined,
  fill: undefined,
};

function cluesIn(form: FormData): Range | undefined {
  const [least, most] = [textIn(form, 'least'), textIn(form, 'most')];
  if (least === '' && most === '') return undefined;
  return { least: Number(least || 0), most: Number(most || sizeOf(textIn(form, 'box')) ** 2) };
}

/** Reads a request from the form. The generator chooses the value of an empty field. */
function requestIn(form: FormData): FormRequest {
  const properties = Object.entries(PROPERTIES).map(([key, read]) => [key, read?.(form)]);
  const seed = textIn(form, 'seed');
  return {
    ...Object.fromEntries(properties.filter(([, value]) => value)),
    box: boxIn(textIn(form, 'box')),
    ...(seed && { seed }),
    ...(form.has('variant') && { variant: form.getAll('variant').map(String) }),
    ...(form.has('constraint') && { constraints: form.getAll('constraint').map(String) }),
  };
}

define('sudoku-make', SudokuMake);
