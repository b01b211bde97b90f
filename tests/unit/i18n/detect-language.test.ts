import { describe, expect, it } from 'vitest';
import { detectLanguage } from '#app/features/i18n/detect-language.server.ts';

const account = {
  languages: ['fr', 'en', 'pt-BR', 'zh-Hant', 'de-Latn-DE-1996'].map((code) => ({ code })),
  defaultLanguage: 'fr',
};
const detect = (search: string, chosen: string | null = null, known = account) =>
  detectLanguage(new Request(`https://north.example.com/${search}`), chosen, known);

describe('detectLanguage', () => {
  it("the address comes before the viewer's choice, and that before the account's default", async () => {
    expect(await detect('?lang=en', 'pt-BR')).toBe('en');
    expect(await detect('', 'pt-BR')).toBe('pt-BR');
    expect(await detect('')).toBe('fr');
  });

  it('the header Accept-Language is ignored', async () => {
    const headers = { 'Accept-Language': 'en' };
    const request = new Request('https://north.example.com/', { headers });
    expect(await detectLanguage(request, null, account)).toBe('fr');
  });

  it.each([
    ['pt-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['en-GB', 'en'],
    ['zh-Hant-TW', 'zh-Hant'],
  ])('%s is read as the account’s %s', async (chosen, lng) => {
    expect(await detect('', chosen)).toBe(lng);
  });

  it.each(['tlh', '', '%00', 'x'.repeat(600), 'de-Latn-DE-1996'])('%s is the default', async (lang) => {
    expect(await detect(`?lang=${lang}`)).toBe('fr');
  });

  it('an account that names no languages has its default', async () => {
    expect(await detect('?lang=en', 'fr', { languages: [], defaultLanguage: 'es' })).toBe('es');
  });
});
