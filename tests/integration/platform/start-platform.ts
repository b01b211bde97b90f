import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/d1';
import type { RequestInit } from 'miniflare';
import { fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import { readEnvelope } from '#app/contract/envelope.ts';
import { migrate } from '#cli/local/migrate.ts';
import { openPlatform } from '#cli/local/site.ts';
import { closeAfterFile } from '#tests/support/close-after-file.ts';
import { recordConsoleError } from '#tests/support/console-errors.ts';
import { copyOfState, ownState } from '#tests/support/prepared-state.ts';
import { SHORT_WAITS } from '#tests/support/short-waits.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';

export const ADMIN_TOKEN = 'test-admin-token';
export const SIGNING_KEY = 'test-signing-key-0123456789abcdef';
export const SERVICES_ORIGIN = 'http://platform.localhost';

interface CallOptions {
  account?: string;
  session?: string;
  language?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address of a site of the account's, from which the edge would call. */
  origin?: string;
}

interface PlatformOptions {
  vars?: Record<string, string>;
  onLog?(message: string): void;
  withSandbox?: boolean;
  /** A directory for what must outlive the process. */
  persistTo?: string;
}

const isAsSent = (body: unknown): body is string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array;

/** A response's body as it was sent; `answer` beside it is parsed by the contract. */
interface Envelope {
  success: boolean;
  message?: string;
  error?: string;
  total?: number;
  filters?: unknown;
  data: Record<string, unknown>;
}

export type TestPlatform = Awaited<ReturnType<typeof startPlatform>>;

let shared: Promise<TestPlatform> | undefined;

/**
 * The platform's production bundle, started once a worker for all files that only need accounts of their own.
 * It is never closed: Miniflare ends with the process. A file with variables, a sandbox, jobs over all
 * accounts or rate limits by IP prefix starts its own, with `startPlatform`.
 */
export function sharedPlatform(): Promise<TestPlatform> {
  shared ??= ownState('migrated').then((persistTo) => openTestPlatform({ persistTo }));
  return shared;
}

/** The same on empty storage of this file alone, closed after its last test. */
export async function startPlatform(options: PlatformOptions = {}) {
  const persistTo = options.persistTo ?? (await copyOfState('migrated'));
  const platform = await openTestPlatform({ ...options, persistTo });
  closeAfterFile(() => platform.close());
  return platform;
}

/** The same for a test that closes it itself. */
export async function openTestPlatform({
  vars,
  onLog,
  persistTo,
  withSandbox = false,
}: PlatformOptions = {}) {
  const woken: { sockets: number }[] = [];
  const platform = await openPlatform({
    quiet: true,
    withSandbox,
    ...(persistTo ? { persistTo } : {}),
    bindings: { platform: { ADMIN_TOKEN, SIGNING_KEY, ...SHORT_WAITS, ...vars } },
    onLog: ({ level, message }) => {
      onLog?.(message);
      if (level === 'error') recordConsoleError(message);
      else if (message.includes('"room-woke"')) woken.push({ sockets: JSON.parse(message).sockets });
    },
  });
  await migrate(platform.bindings.db);
  const db = drizzle(platform.bindings.db);

  const fetch = (url: string, init: RequestInit = {}) => platform.dispatch(url, init);

  /** One call of the contract. A success must match the contract's schema, with nothing dropped. */
  async function call(name: CallName, options: CallOptions = {}) {
    const { method, path, data } = calls[name];
    const url = new URL(fillPath(path, options.params), options.origin ?? SERVICES_ORIGIN);
    for (const [key, value] of Object.entries(options.query ?? {})) url.searchParams.set(key, value);
    const response = await fetch(url.href, {
      method,
      headers: {
        ...(options.account ? { account_id: options.account } : {}),
        ...(options.session ? { ott_sessionid: options.session } : {}),
        ...(options.language ? { language: options.language } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: isAsSent(options.body) ? options.body : JSON.stringify(options.body) }),
    });
    const body = await response.json();
    return {
      status: response.status,
      headers: response.headers,
      body: body as Envelope,
      answer: readEnvelope(data, body),
    };
  }

  function admin(method: string, path: string, body?: unknown, token = ADMIN_TOKEN) {
    return fetch(`${SERVICES_ORIGIN}/admin/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function makeAccount(overrides: Partial<typeof accounts.$inferInsert> = {}) {
    const name = randomBytes(5).toString('hex');
    const account = {
      accountId: `acc_${name}`,
      status: 'ACTIVE',
      allowedLanguages: [
        { code: 'en', displayName: 'English' },
        { code: 'es', displayName: 'Español' },
      ],
      defaultLanguage: 'en',
      dateFormat: 'DDMMYYYY',
      cfDomainName: `${name}.assets.localhost:8787`,
      assetHostname: `${name}.assets.localhost`,
      odResourceAllowances: { custom_template: false, content_refresh: false },
      modulePermissions: { rating: true },
      metadata: { title: { en: 'Brand', es: 'Marca' }, description: { en: 'Films' } },
      createdDate: new Date(),
      ...overrides,
    };
    await db.insert(accounts).values(account);
    return account;
  }

  return {
    ...platform,
    db,
    fetch,
    call,
    admin,
    makeAccount,
    /** Every start of a room's Durable Object, with its open sockets. */
    woken,
  };
}
