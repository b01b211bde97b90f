import type { EntryContext } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import {
  createServerI18n,
  namespacesOf,
  startI18n,
  translator,
} from '#app/features/i18n/i18n-server.server.ts';
import type { loadBlocks } from '#app/features/page-builder/load-blocks.server.ts';
import { toPageComponents } from '#app/features/page-builder/registry.server.ts';

function contextOf({ lng, own = null }: { lng: string; own?: unknown }) {
  const requestedCodes: string[] = [];
  const context = {
    language: { get: async () => lng },
    services: {
      assets: {
        async locale(code: string) {
          requestedCodes.push(code);
          if (own instanceof Error) throw own;
          return own;
        },
      },
    },
  };
  return { context, requestedCodes };
}

describe('createServerI18n', () => {
  it("the page's own and the always loaded namespaces are sent, and no others", async () => {
    const { context } = contextOf({ lng: 'fr' });
    const bootstrap = JSON.parse((await createServerI18n(context, ['auth', 'nonsense'])).bootstrap);
    expect(bootstrap.lng).toBe('fr');
    expect(Object.keys(bootstrap.resources).sort()).toEqual(['auth', 'common', 'shell']);
  });

  it("the account's own texts replace the shipped ones", async () => {
    const { context } = contextOf({ lng: 'es', own: { email_empty: '¡Falta el correo' } });
    const { i18n } = await createServerI18n(context, []);
    expect(i18n.t('validation:email_empty')).toBe('¡Falta el correo');
    expect(i18n.t('auth:sign_in')).toBe('Iniciar sesión');
  });

  it('the shipped texts are used when the asset host fails', async () => {
    const { context } = contextOf({ lng: 'ar', own: new Error('down') });
    const t = await translator(context, 'auth');
    expect(t('sign_in')).toBe('دخول');
  });

  it('a language without shipped texts falls back to English', async () => {
    const { context } = contextOf({ lng: 'de', own: { sign_in: 'Anmelden' } });
    const t = await translator(context, 'auth');
    expect([t('sign_in'), t('email')]).toEqual(['Anmelden', 'Email']);
  });

  it("a language without shipped texts falls back to the account's own English, then to ours", async () => {
    const files: Record<string, object> = {
      de: { sign_in: 'Anmelden' },
      en: { sign_in: 'Log on', email: 'Your address' },
    };
    const context = {
      language: { get: async () => 'de' },
      services: { assets: { locale: async (code: string) => files[code] ?? null } },
    };
    const t = await translator(context, 'auth');
    expect([t('sign_in'), t('email'), t('password')]).toEqual(['Anmelden', 'Your address', 'Password']);
  });

  it("a shipped language is never mixed with the account's English", async () => {
    const { context, requestedCodes } = contextOf({ lng: 'es' });
    await createServerI18n(context, []);
    expect(requestedCodes).toEqual(['es']);
  });

  it.each([
    ['pt-br', 'pt-BR'],
    ['zh_CN', 'zh-CN'],
    ['es-MX', 'es-MX'],
    ['!', 'en'],
  ])('the code %s is read as %s', async (code, lng) => {
    const { context } = contextOf({ lng: code });
    const { i18n } = await createServerI18n(context, []);
    expect(i18n.language).toBe(lng);
    expect(i18n.t('auth:email')).not.toBe('auth:email');
  });

  it("the account's texts are requested once a request", async () => {
    const { context, requestedCodes } = contextOf({ lng: 'en' });
    await Promise.all([startI18n(context), translator(context, 'auth'), createServerI18n(context, [])]);
    expect(requestedCodes).toEqual(['en']);
  });

  it('concurrent requests keep their own languages', async () => {
    const [first, second] = await Promise.all(
      ['fr', 'es'].map((lng) => createServerI18n(contextOf({ lng }).context, [])),
    );
    expect([first?.i18n.t('auth:sign_in'), second?.i18n.t('auth:sign_in')]).toEqual([
      'Se connecter',
      'Iniciar sesión',
    ]);
  });
});

describe('namespacesOf', () => {
  it("the namespaces of the page's routes are read, each once", () => {
    const entry = entryOf({
      root: { i18n: 'common' },
      login: { i18n: ['auth', 'common'] },
      bare: undefined,
    });
    expect(namespacesOf(entry)).toEqual(['common', 'auth']);
  });

  it("the namespaces of the components in the page's data are added", () => {
    const data: Pick<Awaited<ReturnType<typeof loadBlocks>>, 'components'> = {
      components: toPageComponents(['defaultBannerPlayer']),
    };
    const entry = entryOf({ root: undefined, home: { i18n: 'home' } }, { root: null, home: data });
    expect(namespacesOf(entry)).toEqual(['home', 'channels']);
  });
});

/** What is read here of Remix's entry context. */
function entryOf(handles: Record<string, unknown>, loaderData: Record<string, unknown> = {}): EntryContext {
  const routeModules = Object.fromEntries(Object.entries(handles).map(([id, handle]) => [id, { handle }]));
  return { routeModules, staticHandlerContext: { loaderData } } as unknown as EntryContext;
}
