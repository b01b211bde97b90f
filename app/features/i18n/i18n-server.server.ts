import type { EntryContext } from '@remix-run/cloudflare';
import { createInstance, type i18n, type TFunction } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';
import type { Bootstrap } from './i18n-bootstrap.ts';
import { i18nOptions } from './i18n-options.ts';
import { type LocaleSource, loadMessages } from './i18n-resources.server.ts';
import { canonicalLanguage, FALLBACK_LANGUAGE } from './language-codes.ts';
import { memoizeTexts } from './memoized-texts.server.ts';
import type { Messages } from './merge-messages.ts';
import { ALWAYS_LOADED, type Namespace } from './namespaces.ts';

/** What is needed here of the load context. */
export interface I18nContext {
  language: { get(): Promise<string> };
  services: { assets: LocaleSource };
}

/** One request's language, with all texts in it. */
interface RequestI18n {
  lng: string;
  messages: Messages;
  instance: i18n;
}

const running = new WeakMap<I18nContext, Promise<RequestI18n>>();

/**
 * The request's texts, fetched once. A loader may call it without waiting, so that the account's own texts
 * are on their way while the page's data is.
 */
export function startI18n(context: I18nContext): Promise<RequestI18n> {
  const started = running.get(context) ?? createFor(context);
  running.set(context, started);
  return started;
}

async function createFor(context: I18nContext): Promise<RequestI18n> {
  const lng = canonicalLanguage(await context.language.get());
  const messages = await loadMessages(context.services.assets, lng);
  return { lng, messages, instance: instanceOf(messages, lng) };
}

// Creating an instance costs half a millisecond, as much as a small page. An instance whose language and
// texts never change gives every request the same result, so all requests with the same texts share it.
const instances = new WeakMap<Messages, Map<string, i18n>>();

function instanceOf(messages: Messages, lng: string): i18n {
  const byLanguage = instances.get(messages) ?? new Map<string, i18n>();
  const instance = byLanguage.get(lng) ?? createInstanceOf(messages, lng);
  instances.set(messages, byLanguage.set(lng, instance));
  return instance;
}

function createInstanceOf(messages: Messages, lng: string): i18n {
  const instance = createInstance();
  // Nothing is loaded, so it is ready at once; a promise could not be shared between a Worker's requests.
  void instance.init({ ...i18nOptions, lng, ns: Object.keys(messages), resources: { [lng]: messages } });
  memoizeTexts(instance);
  return instance;
}

/** Translates on the server, for what no component renders: titles, descriptions. */
export async function translator(context: I18nContext, ns: Namespace): Promise<TFunction> {
  const { lng, instance } = await startI18n(context);
  return instance.getFixedT(lng, ns);
}

/**
 * What entry.server renders with, and the bootstrap that travels with the page. The instance knows every
 * text; the bootstrap has those of the namespaces that the page's routes name.
 */
export async function createServerI18n(
  context: I18nContext,
  routeNamespaces: readonly string[],
): Promise<{ i18n: i18n; bootstrap: string }> {
  const { lng, messages, instance } = await startI18n(context);
  const bootstrap: Bootstrap = { lng, resources: pick(messages, [...ALWAYS_LOADED, ...routeNamespaces]) };
  return { i18n: instance, bootstrap: JSON.stringify(bootstrap) };
}

/** Languages are detected for each account (`detectLanguage`); here it only reads the routes. */
const remixI18next = new RemixI18Next({
  detection: { supportedLanguages: [], fallbackLanguage: FALLBACK_LANGUAGE },
});

/**
 * What the page's routes name in `handle.i18n`, and what the components in their data need. A page's handler has
 * the modules of its own routes alone (docs/decisions/010).
 */
export function namespacesOf(entry: EntryContext): string[] {
  const componentData = Object.values(entry.staticHandlerContext.loaderData).map((data) =>
    fieldOf(data, 'components'),
  );
  const texts = componentData.flatMap((components) => fieldOf(components, 'texts') ?? []);
  return [
    ...remixI18next.getRouteNamespaces(entry),
    ...texts.filter((name): name is string => typeof name === 'string'),
  ];
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Record<string, unknown>)[field];
}

function pick(messages: Messages, names: readonly string[]): Messages {
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])),
  );
}
