/** What the page provides to all its elements, so that no element hands it down. */
import { type Context, ContextProvider, consume, createContext } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import type { EngineClient } from '../engine/engine.js';
import type { Wording } from '../words/en.js';
import type { Settings } from './settings.js';

export const WORDS = createContext<Wording>(Symbol('words'));
export const SETTINGS = createContext<Settings>(Symbol('settings'));
export const LANGUAGE = createContext<LanguageCode>(Symbol('language'));
/** The engine that answers requests about the current game. */
export const ENGINE = createContext<EngineClient>(Symbol('engine'));
/** The engine that makes and grades puzzles, several at once. */
export const BACKGROUND_ENGINE = createContext<EngineClient>(Symbol('background engine'));
/** What areas leave for when the reader comes back to them, each under a name of its own, until the page is closed. */
export const LEFT = createContext<Map<string, unknown>>(Symbol('left'));

/** Provides words, settings and engines to all elements within a host. */
export class PageProvider {
  private readonly words: ContextProvider<typeof WORDS>;
  private readonly settings: ContextProvider<typeof SETTINGS>;
  private readonly language: ContextProvider<typeof LANGUAGE>;

  constructor(host: ReactiveElement, engine: EngineClient, backgroundEngine: EngineClient) {
    this.words = new ContextProvider(host, { context: WORDS });
    this.settings = new ContextProvider(host, { context: SETTINGS });
    this.language = new ContextProvider(host, { context: LANGUAGE });
    new ContextProvider(host, { context: ENGINE, initialValue: engine });
    new ContextProvider(host, { context: BACKGROUND_ENGINE, initialValue: backgroundEngine });
    new ContextProvider(host, { context: LEFT, initialValue: new Map() });
  }

  /** Provides words and settings, before the host renders elements that take them. */
  provide(words: Wording, settings: Settings): void {
    this.words.setValue(words);
    this.settings.setValue(settings);
    this.language.setValue(settings.language);
  }
}

/** Declares a property that the page provides. A change of it updates the element. */
export const given =
  <Value>(context: Context<unknown, Value>) =>
  <Name extends string>(element: ReactiveElement & Record<Name, Value>, name: Name): void => {
    state()(element, name);
    consume({ context, subscribe: true })(element, name);
  };
