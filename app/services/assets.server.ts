import type { Tenant } from '#app/features/tenancy/tenant.ts';
import type { Breakers, CountedCall } from './breaker.server.ts';
import { siteKey } from './call-request.server.ts';
import { budgetMs, callDeadlineMs, type DeadlineSettings } from './deadlines.server.ts';
import { FetchFailure, type FetchLike, fetchJson } from './fetch-json.server.ts';
import type { ResponseCache } from './response-cache.server.ts';
import { isClientError, isOutage, ServiceError } from './service-error.ts';
import type { ServiceLogEvent } from './service-log.ts';

const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

export interface AssetOptions {
  tenant: Tenant;
  memory: { responses: ResponseCache; breakers: Breakers };
  fetcher: FetchLike;
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
      const path = `/frontend/locales/${lng}.json`;
      const key = `${siteKey('assets', tenant, tenant.assetOrigin)}${path}`;
      return memory.responses.through(key, options, parse, () => loadFile(options, path));
    },
  };
}

export type AssetService = ReturnType<typeof createAssetService>;

/** "There is none" is an answer worth remembering: most accounts have no texts of their own. */
async function loadFile(options: AssetOptions, path: string): Promise<{ value: unknown; text: string }> {
  try {
    return await fetchFile(options, path);
  } catch (error) {
    if (isClientError(error)) return { value: null, text: 'null' };
    throw error;
  }
}

async function fetchFile(options: AssetOptions, path: string) {
  const { tenant, memory, fetcher, deadlines, now, addTiming, log } = options;
  const counted = countedFile(options, path);
  if (!(await memory.breakers.admits(counted))) {
    throw new ServiceError({ service: 'assets', call: 'locale', kind: 'open' });
  }
  const startedAt = now();
  const waitMs = Math.min(callDeadlineMs(deadlines), budgetMs(options));
  try {
    const init = { headers: { Accept: 'application/json' } };
    const { status, text, body } = await fetchJson(fetcher, `${tenant.assetOrigin}${path}`, init, waitMs);
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
const countedFile = ({ tenant, now }: AssetOptions, path: string): CountedCall => ({
  circuit: `${tenant.slug}/assets`,
  record: async () => path,
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
