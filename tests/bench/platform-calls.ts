import { fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import { createPlatform } from '#workers/platform/platform.ts';
import { recordDurations } from './recording-d1.ts';

export interface PlatformCall {
  name: CallName;
  query?: Record<string, string>;
  body?: object;
}

/** Nobody comments in a benchmark of lists, and nobody logs in. */
const NO_OBJECTS = {
  idFromName() {
    throw new Error('there are no objects');
  },
  get() {
    throw new Error('there are no objects');
  },
};
const NO_MAIL = { provider: undefined, apiKey: undefined, from: undefined, apiUrl: undefined };
const EXECUTION = { waitUntil: () => {} };

/**
 * The platform in this process, over the database in workerd: its real calls, with the statements in sight.
 */
export function openPlatformOn(
  { db, media, tenants }: { db: D1Database; media: R2Bucket; tenants: KVNamespace },
  account: string,
) {
  const { db: d1, takeMs } = recordDurations(db);
  const secrets = { signingKey: 'x'.repeat(32), adminToken: 'bench', gatewayKey: 'bench' };
  const bindings = { d1, media, tenants, ...secrets, gatewayAddresses: {} };
  const platform = createPlatform({ ...bindings, liveRooms: NO_OBJECTS, limits: NO_OBJECTS, mail: NO_MAIL });
  return async ({ name, query, body }: PlatformCall): Promise<number> => {
    const { method, path } = calls[name satisfies CallName];
    const url = new URL(fillPath(path, {}), 'http://platform.localhost');
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    takeMs();
    const response = await quietly(() =>
      platform.handle(
        new Request(url, {
          method,
          headers: { account_id: account, language: 'es' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
        EXECUTION,
      ),
    );
    if (response.status !== 200)
      throw new Error(`${name} responded with ${response.status}: ${await response.text()}`);
    return takeMs();
  };
}

/** Without the line that the platform logs for each call. */
async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await act();
  } finally {
    console.log = log;
  }
}
