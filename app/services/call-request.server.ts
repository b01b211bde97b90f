import { type Call, fillPath } from '#app/contract/call.ts';
import type { CallName } from '#app/contract/calls.ts';
import { HEADERS, MAX_AGENT_CHARS } from '#app/contract/headers.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { sha256Hex } from '#app/lib/sha256-hex.ts';
import { isPublished } from './call-policy.server.ts';

/** Longer questions (a list of a thousand ids) go into the key as their digest. */
const MAX_PLAIN_KEY_LENGTH = 600;

export interface CallExtra {
  idempotencyKey?: string;
  /** For a call that is signed over its bytes (`rawBody`): the body as received, with its headers. */
  raw?: { headers: Readonly<Record<string, string>>; body: Uint8Array<ArrayBuffer> };
}

/** A call's input without its static types. */
export interface CallInput extends CallExtra {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  body?: unknown;
}

/** The languages of a call: the viewer's, and the account's own. */
export interface CallLanguages {
  language: string;
  defaultLanguage: string;
}

interface RequestContext extends CallLanguages {
  tenant: Tenant;
  sessionId: string | null;
  traceparent: string;
  address?: string | null | undefined;
  agent?: string | null | undefined;
  deviceKeys?: readonly string[] | undefined;
}

export function buildRequest(
  call: Call,
  input: CallInput,
  context: RequestContext,
): { url: string; init: RequestInit } {
  const { tenant, language, defaultLanguage, sessionId, traceparent } = context;
  const headers = new Headers({
    Accept: 'application/json',
    [HEADERS.accountId]: tenant.accountId,
    [HEADERS.language]: language,
    [HEADERS.defaultLanguage]: defaultLanguage,
    [HEADERS.traceparent]: traceparent,
  });
  if (sessionId !== null) headers.set(HEADERS.sessionId, sessionId);
  if (context.address) headers.set(HEADERS.viewerAddress, context.address);
  if (context.agent) headers.set(HEADERS.viewerAgent, context.agent.slice(0, MAX_AGENT_CHARS));
  if (context.deviceKeys?.length) headers.set(HEADERS.viewerDevices, context.deviceKeys.join(','));
  if (call.idempotent) headers.set(HEADERS.idempotencyKey, input.idempotencyKey ?? crypto.randomUUID());
  const init: RequestInit = { method: call.method, headers };
  if (call.body) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  if (call.rawBody && input.raw) {
    for (const [name, value] of Object.entries(input.raw.headers)) headers.set(name, value);
    init.body = input.raw.body;
  }
  // The platform's binding is called under the site's own address: it derives the port of asset URLs from it.
  const base = tenant.serviceUrls[call.service] ?? tenant.origin;
  return { url: `${base}${fillPath(call.path, input.params)}${toSearch(input.query)}`, init };
}

/** Where a response is stored: no viewer's request can ever match it. */
export async function cacheKey(
  tenant: Tenant,
  language: string | null,
  name: CallName,
  input: CallInput,
): Promise<string> {
  // The platform's responses contain the port of the site that requested them.
  const published = isPublished(name) ? [String(tenant.siteVersion)] : [];
  const key = siteKey('services', tenant, tenant.origin, language ?? '-', name, ...published);
  const inputText = JSON.stringify([input.params ?? null, input.query ?? null, input.body ?? null]);
  const search =
    inputText.length <= MAX_PLAIN_KEY_LENGTH ? encodeURIComponent(inputText) : await sha256Hex(inputText);
  return `${key}?${search}`;
}

/** A URL in no zone, for what is remembered of a tenant. */
export function siteKey(kind: string, tenant: Tenant, ...more: string[]): string {
  const { slug, accountId, configVersion } = tenant;
  const scope = [slug, accountId, String(configVersion), ...more].map(encodeURIComponent);
  return `https://cache.marquee.invalid/${kind}/${scope.join('/')}`;
}

function toSearch(query: CallInput['query']): string {
  const present = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null);
  if (present.length === 0) return '';
  return `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`;
}
