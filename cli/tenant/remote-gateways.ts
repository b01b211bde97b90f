import { CommandError } from '#cli/local/run-command.ts';
import { gatewaysOver } from './admin-store.ts';
import type { GatewayStore } from './tenant-store.ts';

const DEADLINE_MS = 15_000;
const HOW =
  'Set MARQUEE_API (https:// and the hostname that API_HOST names) and MARQUEE_ADMIN_TOKEN in the environment: ' +
  'keys are sealed by the platform itself, and its operator API is how they get there.';

/**
 * Of a deployed platform: by its operator API, at the hostname that it was given for that
 * (docs/operating.md).
 */
export function remoteGateways(): GatewayStore {
  return gatewaysOver(async (method, path, body) => {
    const { MARQUEE_API: origin = '', MARQUEE_ADMIN_TOKEN: token = '' } = process.env;
    if (!origin.startsWith('https://') || !token) throw new CommandError(HOW);
    const url = `${origin.replace(/\/$/, '')}${path}`;
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CommandError(`${origin} does not respond.`);
    });
    return { status: response.status, text: await response.text() };
  });
}
