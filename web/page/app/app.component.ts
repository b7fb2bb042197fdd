import '../play-view/play.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { define } from '../../elements/define.js';
import { createEngine, type EngineClient } from '../engine/engine.js';
import type { About } from '../engine/protocol.js';
import { toldIn } from '../play/address.js';
import { areSame, firstPuzzle, givensOf, type Play } from '../play/play.js';
import type { SudokuPlay } from '../play-view/play.component.js';
import { en, type Wording } from '../words/en.js';
import { loadWords, wordsIn } from '../words/words.js';
import { type AddressRequest, addressRequestIn, isAddressRequest } from './address-request.js';
import { styles } from './app.styles.js';
import { area, SHEET_LOADERS, type Sheets, sheets } from './areas.js';
import { PageProvider } from './context.js';
import { PageGame } from './game.js';
import { hasPlayed } from './game-storage.js';
import { header, type PageSheet } from './header.js';
import { errorText } from './latest-request.js';
import { PageTheme } from './page-theme.js';
import { PasteAndDrop } from './paste-and-drop.js';
import { PrintRequests } from './print-requests.js';
import { PuzzleMaker } from './puzzle-maker.js';
import { type Area, hashOf, type Route, routeIn } from './route.js';
import { linkedPlay, loadedPlay } from './rules-on-demand.js';
import { loadSettings, type Settings, saveSettings } from './settings.js';
import { Tabs } from './tabs.js';

/**
 * The page: its areas, the game that they share, and the player's settings.
 *
 * @element sudoku-app
 */
class SudokuApp extends LitElement {
  static override styles = styles;

  @state() route!: Route;
  /** The address that the route was read from. */
  private hash!: string;
  @state() settings: Settings = loadSettings(navigator.language);
  /** The message about an address that cannot be read, or about another failure. */
  @state() private notice = '';
  /** The notice that stays when the address changes. */
  private nextNotice = '';
  /** Answers requests about the current game. */
  readonly engine: EngineClient = createEngine(createWorker, () => this.settings.language);
  /** Makes and grades puzzles, several at once. */
  readonly backgroundEngine: EngineClient = createEngine(
    createWorker,
    () => this.settings.language,
    Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1)),
  );
  readonly puzzleMaker = new PuzzleMaker(this.backgroundEngine, () => this.requestUpdate());
  /** The game, which is there before the first view: it takes the play in the address. */
  game!: PageGame;
  private readonly provider = new PageProvider(this, this.engine, this.backgroundEngine);
  private readonly theme = new PageTheme();
  /** The text in the address that is being read. */
  private reading: string | undefined;
  /** True once the page has turned to what the address asks for. Until then no play is written over it. */
  private isBegun = false;
  /** The play that the address has led to. */
  private addressed: Play | undefined;
  /** The last step shown on the path, and the givens of its puzzle. */
  private pathStep: { readonly givens: Play['givens']; readonly step: string } | undefined;

  constructor() {
    super();
    this.engine.start();
    this.theme.show(this.settings.theme);
    // A player who comes back begins at home, unless the address leads elsewhere.
    if (!location.hash && hasPlayed()) history.replaceState(null, '', hashOf('home'));
    this.readRoute();
    new PasteAndDrop(this, () => this.sheet('open'));
    new PrintRequests(this, this, () => this.sheet('print'));
    new Tabs(this, this);
    this.begin();
  }

  /** Begins with the play in the address or, if there is none, with a first puzzle, until the last game is restored. */
  private async begin(): Promise<void> {
    const { query } = this.route;
    const linked = await this.linkedPlay();
    if (this.route.query !== query) return this.begin();
    const { engine, backgroundEngine } = this;
    const context = {
      engine,
      backgroundEngine,
      settings: () => this.settings,
      isAtHome: () => this.route.area === 'home',
      onAddress: (query: Readonly<Record<string, string>>) => this.writeAddress(query),
    };
    const isPractice = linked !== undefined && query.has('practise');
    const about = linked ? toldIn(query) : {};
    this.game = new PageGame(this, context, linked ?? firstPuzzle(), about, !linked, isPractice);
    this.requestUpdate();
    // The title of a puzzle that the address requests is in the player's language.
    await Promise.all([this.game.restore(linked).catch(this.notLoaded), loadWords(this.settings.language)]);
    this.isBegun = true;
    if (linked) this.readTold();
    else this.handleRequest();
    // A link that came before is written now, unless a puzzle is on its way.
    if (!this.puzzleMaker.request) this.game.save();
  }

  /**
   * Returns the play in the address. If there is a link that cannot be read, says so. One that takes code which cannot be
   * loaded stays in the address, since the page can be loaded again.
   */
  private async linkedPlay(): Promise<Play | undefined> {
    const link = this.route.query.get('p');
    this.reading = link || undefined;
    if (!link) return undefined;
    try {
      const play = await linkedPlay(link);
      if (this.reading !== link) return undefined;
      this.reading = undefined;
      if (!play) this.notice = this.words.badLink;
      this.addressed = play;
      return play;
    } catch {
      this.notLoaded();
      return undefined;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.addressChanged);
    addEventListener('pagehide', this.pageHidden);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.addressChanged);
    removeEventListener('pagehide', this.pageHidden);
  }

  /** Delays an update until the game is there, and the words of a new language are loaded. */
  protected override shouldUpdate(): boolean {
    const { language } = this.settings;
    if (wordsIn(language)) return this.game !== undefined;
    loadWords(language).then(() => this.requestUpdate());
    return false;
  }

  override willUpdate(): void {
    this.provider.provide(this.words, this.settings);
  }

  override render() {
    const { words, route } = this;
    return html`
      ${header({
        // To practise is a part of Learn, on the board of Play.
        area: route.query.has('practise') ? 'learn' : route.area,
        words,
        addressOf: (area) => hashOf(area, this.queryTo(area)),
        show: (sheet) => this.show(sheet),
      })}
      ${sheets(this, this)}
      ${this.game.isStorageRefused ? html`<p role="status" class="notice">${words.storageRefused}</p>` : nothing}
      ${this.notice ? html`<p role="alert" class="notice">${this.notice}</p>` : nothing}
      <main tabindex="-1" @sudoku-load=${this.load} @sudoku-query=${this.saveQuery} @sudoku-back=${this.back} @sudoku-stop=${() => this.puzzleMaker.stop()} @sudoku-open=${() => this.show('open')}>${area(this)}</main>
    `;
  }

  private async show(sheet: PageSheet): Promise<void> {
    try {
      (await this.sheet(sheet)).show();
    } catch {
      this.notLoaded();
    }
  }

  readonly notLoaded = (): void => {
    this.notice = this.words.notLoaded;
  };

  /** Returns a sheet once it is loaded. */
  private async sheet<K extends keyof Sheets>(name: K): Promise<Sheets[K]> {
    await SHEET_LOADERS[name]();
    await this.updateComplete;
    return this.renderRoot.querySelector<Sheets[K]>(`.${name}`)!;
  }

  get words(): Wording {
    return wordsIn(this.settings.language) ?? en;
  }

  private readonly addressChanged = async (): Promise<void> => {
    this.notice = this.nextNotice;
    this.nextNotice = '';
    this.readRoute();
    if (!this.game) return;
    const { query } = this.route;
    const play = await this.linkedPlay();
    if (this.route.query !== query) return;
    if (play) {
      this.puzzleMaker.stop();
      this.game.goTo(play, toldIn(query), query.has('practise'));
      if (query.has('shown')) this.game.jumpTo(play);
      this.readTold();
    } else if (!query.get('p')) this.handleRequest();
  };

  /**
   * Handles an address that has no play: ends practice, makes the puzzle that it requests, or reads the one that it
   * contains.
   */
  private handleRequest(): void {
    const { query, area } = this.route;
    if ((area === 'play' || area === 'home') && !query.has('practise')) this.game.leavePractice();
    const text = query.get('puzzle');
    const request = addressRequestIn(query, this.words);
    if (request) this.makePuzzle(request);
    else if (isAddressRequest(query)) this.notice = query.has('daily') ? this.words.noDaily : this.words.badLink;
    else if (text) this.read(text);
  }

  private async makePuzzle(request: AddressRequest): Promise<void> {
    this.game.stopRating();
    this.notice = '';
    try {
      const puzzle = await this.puzzleMaker.make(request);
      if (!puzzle) return;
      const { hodoku, se } = puzzle.made;
      this.game.goTo(await loadedPlay(puzzle.grid), { ...request.about, ...hodoku, ...(se && { rating: se.er }) });
    } catch (error) {
      this.notice = errorText(error, this.words);
    } finally {
      if (!this.puzzleMaker.request) this.writeAddress(this.game.address);
    }
  }

  private readonly pageHidden = (): void => this.game?.saveOnLeave();

  /** Returns to the previous game, and ends practice. */
  private back(): void {
    this.notice = '';
    // The entry of practice keeps its puzzle: the game before it belongs to an entry of its own.
    if (this.route.query.has('practise')) location.hash = hashOf('play');
    this.game.back();
  }

  /** Starts a game with a puzzle that was read or made. `keepsAddress`: the area and address stay, as in practice. */
  load({ detail }: CustomEvent<{ play: Play; about?: About; remark?: string; keepsAddress?: boolean }>): void {
    const { play, about, remark, keepsAddress } = detail;
    this.notice = this.noticeOf(remark);
    this.puzzleMaker.stop();
    this.reading = undefined;
    this.game.load(play, about, keepsAddress);
    if (keepsAddress || location.hash === hashOf('play')) return;
    this.nextNotice = this.notice;
    location.hash = hashOf('play');
  }

  /**
   * Stores the state of an area in the address, beside the play, so that a link restores it. Empty values are removed.
   */
  private saveQuery({ detail }: CustomEvent<Readonly<Record<string, string>>>): void {
    const { area, query } = this.route;
    const all = { ...Object.fromEntries(query), ...detail };
    if (area === 'path' && detail.step) this.pathStep = { givens: this.game.play.givens, step: detail.step };
    this.replace(hashOf(area, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))));
  }

  /** Changes the address without a new entry in the history of the browser. */
  private replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.readRoute();
  }

  private readRoute(): void {
    this.hash = location.hash;
    this.route = routeIn(this.hash);
  }

  /** The name of the step in the address, while the game is at the position of the address. */
  get namedStep(): string | undefined {
    const { addressed, game, route } = this;
    return addressed && areSame(addressed, game.play) ? (route.query.get('shown') ?? undefined) : undefined;
  }

  /** Returns the query of the link to an area. The link to Path keeps the last step shown. */
  private queryTo(area: Area): Readonly<Record<string, string>> {
    const isThere = area === 'path' && this.pathStep?.givens === this.game.play.givens;
    return isThere ? { step: this.pathStep!.step } : {};
  }

  /** Reads a puzzle in any format from an address, which another site may have linked. */
  private async read(text: string): Promise<void> {
    this.puzzleMaker.stop();
    this.notice = '';
    this.reading = text;
    // The engine of the game may still be counting the solutions of the puzzle that is left.
    this.game.stopRating();
    try {
      const { grids, unread } = await this.backgroundEngine.ask('read', { text });
      const [first] = grids;
      const play = first && (await loadedPlay(first.grid));
      if (this.reading !== text) return;
      this.reading = undefined;
      if (!play) {
        const { unreadText } = await import('../exchange/unread.js');
        const why = unread[0] ? unreadText(unread[0], this.settings.language) : this.words.nothingRead;
        this.notice = this.words.badPuzzle(why);
        // The sheet says what to do about a link that only names a puzzle.
        if (/^https?:\S{1,90}$/.test(text)) await (await this.sheet('open')).readText(text);
        return;
      }
      this.replace(hashOf('play'));
      this.notice = this.noticeOf(first.remark);
      this.game.load(play, first.about);
    } catch (error) {
      if (this.reading !== text) return;
      this.reading = undefined;
      this.notice = errorText(error, this.words);
    }
  }

  /** Reads what a link tells of its puzzle beside the play: its drawing and its words. */
  private async readTold(): Promise<void> {
    const { play, about, address } = this.game;
    const { source, isUnread } = about;
    if (!isUnread) return;
    const text = source ?? new URL(hashOf('play', address), location.href).href;
    const { grids } = await this.engine.ask('read', { text }).catch(() => ({ grids: [] }));
    if (this.game.about !== about) return;
    const [read] = grids;
    const own = read && (await loadedPlay(read.grid).catch(() => undefined));
    if (this.game.about !== about) return;
    const isOfPlay = own && areSame(givensOf(own), givensOf(play));
    // Without what the link tells, rules may be missing: nobody answers as if they were not.
    this.game.describe(isOfPlay ? read.about : { notUnderstood: [this.words.shared.unreadLink] });
  }

  private noticeOf(remark: string | undefined): string {
    return remark === undefined ? '' : this.words.readWith(remark);
  }

  changeSettings({ detail }: CustomEvent<Settings>): void {
    this.settings = detail;
    saveSettings(detail);
  }

  /** Reads the settings that another tab has changed. */
  settingsChanged(): void {
    this.settings = loadSettings(navigator.language);
  }

  /** Says that another tab has the page open, once the page is shown in its language. */
  async otherTabFound(): Promise<void> {
    await loadWords(this.settings.language);
    await this.updateComplete;
    this.renderRoot.querySelector<SudokuPlay>('sudoku-play')?.showMessage(this.words.otherTab);
  }

  override updated(changed: PropertyValues<this>): void {
    // Even the same language would make the browser compute all styles again.
    if (document.documentElement.lang !== this.settings.language)
      document.documentElement.lang = this.settings.language;
    this.theme.show(this.settings.theme);
    this.keepFocus(changed.get('route'));
  }

  /** Moves the focus to the new area if it was lost with the old one. */
  private keepFocus(before: Route | undefined): void {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before && before.area !== this.route.area && isLost)
      this.renderRoot.querySelector('main')!.focus({ preventScroll: true });
  }

  /**
   * Writes the play to the address of Play or Path. Does nothing if the user has just gone back, because that address
   * contains another play.
   */
  private writeAddress(own: Readonly<Record<string, string>>): void {
    const { area, query } = this.route;
    if (
      !this.isBegun ||
      (area !== 'play' && area !== 'path') ||
      location.hash !== this.hash ||
      this.reading !== undefined
    )
      return;
    const { new: _, daily: __, puzzle: ___, about: ____, shown: _____, ...rest } = Object.fromEntries(query);
    const { namedStep: shown } = this;
    this.replace(
      hashOf(area, {
        ...rest,
        ...own,
        ...(shown !== undefined && { shown }),
      }),
    );
  }
}

const createWorker = (): Worker => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });

define('sudoku-app', SudokuApp);
