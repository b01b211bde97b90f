import { chooseLanguage } from '#app/features/tenancy/site.ts';
import type { KnownLanguages, SiteLoader } from '#app/features/tenancy/site-loader.server.ts';
import type { Cookies } from './cookies.ts';

const FALLBACK_LANGUAGE = 'en';

/** The language in the URL, else the viewer's choice, before and after the account's languages are known. */
export class LocaleNegotiation {
  readonly #cookies: Cookies;
  #wanted: readonly string[];

  constructor(cookies: Cookies, requested: string | null) {
    this.#cookies = cookies;
    this.#wanted = [requested, cookies.language()].filter((lng) => lng !== null);
  }

  get value(): string | undefined {
    return this.#wanted[0];
  }

  chooseFrom(known: KnownLanguages): string {
    return chooseLanguage(known, ...this.#wanted);
  }

  store(lng: string): void {
    this.#wanted = [lng];
    this.#cookies.setLanguage(lng);
  }

  async resolve(sites: SiteLoader): Promise<string> {
    try {
      const account = await sites.loadAccount();
      return this.chooseFrom({
        languages: account.allowed_languages,
        defaultLanguage: account.default_language,
      });
    } catch {
      // The error page needs a language, too.
      return this.value ?? FALLBACK_LANGUAGE;
    }
  }
}
