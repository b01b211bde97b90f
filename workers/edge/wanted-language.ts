import { chooseLanguage } from '#app/features/tenancy/site.ts';
import type { SiteLoader } from '#app/features/tenancy/site-loader.server.ts';
import type { Cookies } from './cookies.ts';

const FALLBACK_LANGUAGE = 'en';

/** The language that the viewer chose, before and after the account's languages are known. */
export class WantedLanguage {
  readonly #cookies: Cookies;
  #wanted: string | null;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    this.#wanted = cookies.language();
  }

  get value(): string | null {
    return this.#wanted;
  }

  store(lng: string): void {
    this.#wanted = lng;
    this.#cookies.setLanguage(lng);
  }

  async resolve(sites: SiteLoader): Promise<string> {
    try {
      const account = await sites.loadAccount();
      const languages = { languages: account.allowed_languages, defaultLanguage: account.default_language };
      return chooseLanguage(languages, this.#wanted);
    } catch {
      // The page that says so still needs a language.
      return this.#wanted ?? FALLBACK_LANGUAGE;
    }
  }
}
