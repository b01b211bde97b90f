import type { CloudflareClient } from './cloudflare.ts';
import type { CloudflareObservation, CustomHostname } from './observation.ts';

/**
 * What Cloudflare has of a hostname. `isWanted`: one that it does not have is ordered; only ever for a hostname that is
 * the brand's own.
 */
export async function observeCloudflare(
  client: CloudflareClient | null,
  hostname: string,
  { isWanted = false } = {},
): Promise<CloudflareObservation> {
  if (client === null) return { kind: 'unconfigured' };
  const [found, origin] = await Promise.all([client.find(hostname), client.fallbackOrigin()]);
  if (found === null || origin === null) return { kind: 'not_known' };
  const fallbackOrigin = origin.status;
  if (found !== 'missing') return { kind: 'found', customHostname: found, fallbackOrigin };
  const ordered = isWanted ? await order(client, hostname) : 'rejected';
  if (ordered === null) return { kind: 'not_known' };
  if (ordered === 'conflict') return { kind: 'conflict' };
  if (ordered === 'rejected') return { kind: 'missing', fallbackOrigin };
  return { kind: 'found', customHostname: ordered, fallbackOrigin };
}

/** Of two orders at once the second finds what the first has made: no conflict with anybody else. */
async function order(
  client: CloudflareClient,
  hostname: string,
): Promise<CustomHostname | 'conflict' | 'rejected' | null> {
  const created = await client.create(hostname);
  if (created !== 'conflict') return created;
  const found = await client.find(hostname);
  return found === 'missing' ? 'conflict' : found;
}
