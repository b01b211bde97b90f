import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { Breakers, CountedCall } from './breaker.server.ts';
import { siteKey } from './call-request.server.ts';
import { budgetMs, callDeadlineMs, type DeadlineSettings } from './deadlines.server.ts';
import { FetchFailure, type FetchLike, fetchJson } from './fetch-json.server.ts';
import type { Loaded, ResponseCache } from './response-cache.server.ts';
import { isClientError, isOutage, ServiceError } from './service-error.ts';
import type { ServiceLogEvent } from './service-log.ts';

const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

export interface AssetOptions {
  tenant: Tenant;
  memory: { responses: ResponseCache; breakers: Breakers };
  /** Where the account's files are, known once its config has been read. */
  findOrigin(): Promise<string>;
  fetcherFor(origin: string): FetchLike;
  deadlines: DeadlineSettings;
  startedAt: number;
  now(): number;
  waitUntil(promise: Promise<unknown>): void;
  addTiming(service: string, durationMs: number): void;
  log(event: ServiceLogEvent): void;
}

/** JSON files on the account's asset host. */
export function createAssetService(options: AssetOptions) {
  const { tenant, memory } = options;
  return {
    /** The account's own texts of a language, unread; null where it has none. */
    async locale(lng: string): Promise<unknown> {
      if (!LANGUAGE_TAG.test(lng)) return null;
      const origin = await options.findOrigin();
      const path = `/frontend/locales/${lng}.json`;
      const key = `${siteKey('assets', tenant, origin)}${path}`;
      return memory.responses.through(key, options, parse, () => loadFile(options, origin, path));
    },
  };
}

export type AssetService = ReturnType<typeof createAssetService>;

/** "There is none" is an answer worth remembering: most accounts have no texts of their own. */
async function loadFile(options: AssetOptions, origin: string, path: string): Promise<Loaded<unknown>> {
  try {
    return await fetchFile(options, origin, path);
  } catch (error) {
    if (isClientError(error)) return { value: null, text: 'null' };
    throw error;
  }
}

async function fetchFile(options: AssetOptions, origin: string, path: string) {
  const { memory, fetcherFor, deadlines, now, addTiming, log } = options;
  const address = origin + path;
  const counted = countedFile(options, address);
  if (!(await memory.breakers.admits(counted))) {
    throw new ServiceError({ service: 'assets', call: 'locale', kind: 'open' });
  }
  const startedAt = now();
  const waitMs = Math.min(callDeadlineMs(deadlines), budgetMs(options));
  try {
    const init = { headers: { Accept: 'application/json' } };
    const { status, text, body } = await fetchJson(fetcherFor(origin), address, init, waitMs);
    if (status !== 200) throw new FetchFailure('invalid', `status ${status}`, status);
    return { value: body, text };
  } catch (error) {
    const failure = toServiceError(error, log);
    if (isOutage(failure)) await memory.breakers.fail(counted, false);
    throw failure;
  } finally {
    addTiming('assets', now() - startedAt);
  }
}

/** A file is a record like any other: the pages do not wait for one that keeps failing. */
const countedFile = ({ tenant, now }: AssetOptions, address: string): CountedCall => ({
  circuit: `${tenant.slug}/assets`,
  record: async () => address,
  now,
  isServiceUp: async () => true,
});

function toServiceError(error: unknown, log: AssetOptions['log']): unknown {
  if (!(error instanceof FetchFailure)) return error;
  const { status, message: detail } = error;
  const kind = status !== undefined && status >= 400 ? 'rejected' : error.kind;
  const failure = new ServiceError({ service: 'assets', call: 'locale', kind, status, cause: error });
  if (!isClientError(failure))
    log({ event: 'service-failure', service: 'assets', call: 'locale', kind, status, detail });
  return failure;
}

/**
 * `null` is stored as text too, which the cache reads as outdated: fetching it again costs one small request.
 */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
