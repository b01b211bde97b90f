import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { FetchFailure, type FetchLike, fetchJson } from './fetch-json.server.ts';
import type { ResponseCache } from './response-cache.server.ts';
import { isClientError, ServiceError } from './service-error.ts';
import type { ServiceLogEvent } from './service-log.ts';

const DEADLINE_MS = 800;
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

export interface AssetOptions {
  tenant: Tenant;
  responses: ResponseCache;
  fetcher: FetchLike;
  deadlineMs?: number | undefined;
  now(): number;
  waitUntil(promise: Promise<unknown>): void;
  addTiming(service: string, durationMs: number): void;
  log(event: ServiceLogEvent): void;
}

/** JSON files on the account's asset host. */
export function createAssetService(options: AssetOptions) {
  const { tenant, responses: answers } = options;
  return {
    /** The account's own texts of a language, unread; null where it has none. */
    async locale(lng: string): Promise<unknown> {
      if (!LANGUAGE_TAG.test(lng)) return null;
      const path = `/frontend/locales/${lng}.json`;
      const scope = [tenant.slug, tenant.accountId, tenant.configVersion, tenant.assetOrigin].map((part) =>
        encodeURIComponent(part),
      );
      const key = `https://cache.marquee.invalid/assets/${scope.join('/')}${path}`;
      return answers.through(key, options, parse, () => loadFile(options, path));
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

async function fetchFile({ tenant, fetcher, deadlineMs, now, addTiming, log }: AssetOptions, path: string) {
  const startedAt = now();
  try {
    const init = { headers: { Accept: 'application/json' } };
    const { status, text, body } = await fetchJson(
      fetcher,
      `${tenant.assetOrigin}${path}`,
      init,
      deadlineMs ?? DEADLINE_MS,
    );
    if (status !== 200) throw new FetchFailure('invalid', `status ${status}`, status);
    return { value: body, text };
  } catch (error) {
    throw toServiceError(error, log);
  } finally {
    addTiming('assets', now() - startedAt);
  }
}

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
