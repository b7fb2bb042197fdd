/** Texts that the library tells in English, in the language of the page. Its words for them load when first needed. */
import type { LanguageCode } from '../../../src/face/index.js';
import { loadRetoldOfTexts, retoldOrSame } from '../../../src/render/index.js';

export class ToldTexts {
  private asked: LanguageCode = 'en';

  /** The host is updated once the words of a language are there. Until then texts stay in English. */
  constructor(
    private readonly host: { requestUpdate(): void },
    private readonly language: () => LanguageCode,
  ) {}

  /** Returns a text in the language of the page; one that it has no words for as it is. */
  readonly in = (text: string): string => {
    const language = this.language();
    if (language !== this.asked) this.load(language);
    return retoldOrSame(text, language);
  };

  private load(language: LanguageCode): void {
    this.asked = language;
    if (language !== 'en')
      loadRetoldOfTexts(language).then(
        () => this.host.requestUpdate(),
        () => {},
      );
  }
}
