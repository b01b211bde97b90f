import { isActive, toAdd, type Verdict } from './finding.ts';
import type { Observation } from './observation.ts';
import { isOurs, pointingOf, recordsOf } from './pointing.ts';

export function heldElsewhere({ holder, cloudflare }: Observation): Verdict {
  if (holder === 'other') return { cause: 'held_elsewhere' };
  return cloudflare.kind === 'conflict' ? { cause: 'held_elsewhere', variant: 'provider' } : null;
}

/** Of Cloudflare's object, else of the name: without addresses it is nobody's fallback. */
export function fallbackOrigin({ cloudflare, dns }: Observation): Verdict {
  const isKnown = cloudflare.kind === 'found' || cloudflare.kind === 'missing';
  const isInactive = isKnown ? cloudflare.fallbackOrigin !== 'active' : dns.targetAddresses?.length === 0;
  return isInactive ? { cause: 'fallback_origin' } : null;
}

export function notInRegistry(observation: Observation): Verdict {
  const { holder, cloudflare } = observation;
  if (holder !== 'none') return null;
  const isServed = cloudflare.kind === 'unconfigured' || isActive(observation);
  return isServed ? { cause: 'not_in_registry' } : null;
}

/** Right where it is kept, and something else at another resolver: until that has forgotten it. */
export function staleCaches(observation: Observation): Verdict {
  const { cached } = observation.dns;
  if (cached === null || cached.outcome === 'failed') return null;
  if (pointingOf(observation) !== 'ours' || isOurs(cached, observation)) return null;
  const ttls = cached.records.map(({ ttlSeconds }) => ttlSeconds);
  const seconds = ttls.length > 0 ? Math.max(...ttls) : (cached.negativeTtlSeconds ?? 0);
  const freshDate = new Date(observation.now.getTime() + seconds * 1000);
  return { cause: 'stale_caches', details: { until: freshDate.toISOString() }, nextCheck: freshDate };
}

/** The name works; who types it with, or without, www finds nothing. */
export function siblingMissing({ hostname, target, dns, sibling }: Observation): Verdict {
  if (!sibling?.ipv4 || sibling.holder === 'other' || sibling.ipv4.outcome === 'failed') return null;
  const { ipv4, holder } = sibling;
  const details = { sibling: sibling.hostname };
  if (recordsOf(ipv4, 'CNAME').length === 0 && recordsOf(ipv4, 'A').length === 0) {
    if (!sibling.hostname.startsWith('www.')) return { cause: 'sibling_missing', details };
    const changes = [toAdd(sibling.hostname, 'CNAME', target)];
    return { cause: 'sibling_missing', variant: 'www', details, changes };
  }
  if (holder !== 'none' || !isOurs(ipv4, { target, dns })) return null;
  return {
    cause: 'sibling_missing',
    variant: 'registry',
    details: { ...details, hostname },
    mender: 'operator',
  };
}
