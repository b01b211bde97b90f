import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Bootstrap } from './i18n-bootstrap.ts';
import { i18nOptions } from './i18n-options.ts';
import { type LocaleSource, loadMessages } from './i18n-resources.server.ts';
import { canonicalLanguage } from './language-codes.ts';
import type { Messages } from './merge-messages.ts';
import { ALWAYS_LOADED, type Namespace } from './namespaces.ts';

/** What is needed here of the load context. */
export interface I18nContext {
  language: { get(): Promise<string> };
  services: { assets: LocaleSource };
}

/** The fields of Remix's entry context with the page's routes and their data. */
interface RenderedRoutes {
  routeModules: Record<string, { handle?: unknown } | undefined>;
  staticHandlerContext: { matches: { route: { id: string } }[]; loaderData: Record<string, unknown> };
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

/**
 * What the matched routes name in `handle.i18n`, and what the components in their data need. (remix-i18next's own
 * `getRouteNamespaces` reads `routeModules`, which on the server holds every route there is.)
 */
export function namespacesOf({ routeModules, staticHandlerContext }: RenderedRoutes): string[] {
  const { matches, loaderData } = staticHandlerContext;
  return matches.flatMap(({ route: { id } }) => [
    ...namesIn(routeModules[id]?.handle, 'i18n'),
    ...namesIn(fieldOf(loaderData[id], 'components'), 'texts'),
  ]);
}

function namesIn(value: unknown, field: string): string[] {
  return [fieldOf(value, field)].flat().filter((name): name is string => typeof name === 'string');
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
