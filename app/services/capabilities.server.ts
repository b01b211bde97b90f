import type { Call } from '#app/contract/call.ts';
import { calls, type OptionalCallName } from '#app/contract/calls.ts';
import type { CacheStrategy } from '#app/lib/swr-cache.ts';
import { siteKey } from './call-request.server.ts';
import { type GuardOptions, sendGuarded } from './guarded-request.server.ts';
import type { Loaded, ResponseCache } from './response-cache.server.ts';
import { isServiceError } from './service-error.ts';

const HOUR_MS = 3600_000;
/** A backend learns a call with a release of its own. */
export const CAPABILITY_CACHE: CacheStrategy = {
  freshMs: HOUR_MS,
  staleMs: 24 * HOUR_MS,
  onErrorMs: 7 * 24 * HOUR_MS,
};
const MISSING_CALL: ReadonlySet<number | undefined> = new Set([404, 405, 501]);
/** A record that is none: a probe is about nothing, and without a session it may not even see that. */
const NO_RECORD = 'probe';

interface CapabilityOptions extends GuardOptions {
  memory: GuardOptions['memory'] & { capabilities: ResponseCache };
}

/**
 * Whether the backend has a call that it may lack. It is probed once a tenant, without a session: a backend
 * that has the call refuses that with 401. An outage is no answer either way; then the call counts as there.
 */
export async function hasCall(options: CapabilityOptions, name: OptionalCallName): Promise<boolean> {
  const { tenant, memory } = options;
  const call: Call = calls[name];
  // The platform has them all.
  if (tenant.serviceUrls[call.service] === undefined) return true;
  const key = siteKey('capabilities', tenant, name);
  return memory.capabilities
    .through(
      key,
      options,
      (text) => (text === 'false' ? { exists: false } : { exists: true }),
      () => probe(options, name, call),
    )
    .then(
      ({ exists }) => exists,
      () => true,
    );
}

async function probe(
  options: CapabilityOptions,
  name: OptionalCallName,
  call: Call,
): Promise<Loaded<{ exists: boolean }>> {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const input = { params: Object.fromEntries(names.map((param) => [param, NO_RECORD])) };
  const languages = options.viewer.languages() ?? options.viewer.likelyLanguages();
  try {
    await sendGuarded(options, { name, call, input, sessionId: null, languages });
    return toLoaded(true);
  } catch (error) {
    if (!isServiceError(error) || error.kind !== 'rejected') throw error;
    if (MISSING_CALL.has(error.status)) return toLoaded(false);
    if (error.status === undefined || error.status >= 500) throw error;
    return toLoaded(true);
  }
}

const toLoaded = (exists: boolean) => ({ value: { exists }, text: String(exists) });
