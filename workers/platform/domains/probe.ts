import { readStart } from '#workers/platform/http/read-limited.ts';
import type { PlainResponse } from './observation.ts';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 16 * 1024;

/** What a browser finds at http://<hostname>/; null where nothing responds. */
export async function probeHttp(hostname: string, fetchOutside: typeof fetch): Promise<PlainResponse | null> {
  try {
    const response = await fetchOutside(`http://${hostname}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { text } = await readStart(response, MAX_BYTES);
    return { status: response.status, location: response.headers.get('location'), body: text };
  } catch {
    return null;
  }
}

/** Private networks, this machine and the like: no site is there, and nothing of ours may look (RFC 6890). */
const PRIVATE_IPV4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;

export function isPublicAddress(address: string): boolean {
  return address.includes(':') ? /^[23][0-9a-f]{3}:/.test(address) : !PRIVATE_IPV4.test(address);
}
