import { isIssuanceForbidden, missingAuthorities } from './caa.ts';
import { isActive, toAdd, toDelete, type Verdict } from './finding.ts';
import { registrableDomain } from './names.ts';
import type { Observation } from './observation.ts';
import { recordsOf } from './pointing.ts';

/** `caa_error: …`, or a sentence with CAA in it. */
const CAA_ERROR = /\bcaa(?:\b|_)/i;
const LIMIT_ERROR = /rate.?limit/i;
const RISK_ERROR = /high.?risk|will not issue/i;

export function caaForbids(observation: Observation): Verdict {
  const { hostname, dns } = observation;
  if (isActive(observation)) return null;
  if (dns.caa === null) return 'not_known';
  const chosen = customHostnameOf(observation)?.ssl.certificate_authority;
  const isRejected = validationErrors(observation).some((message) => CAA_ERROR.test(message));
  if (!isRejected && !isIssuanceForbidden(dns.caa, chosen)) return null;
  const name = dns.caa[0]?.name ?? registrableDomain(hostname);
  return {
    cause: 'caa_forbids',
    details: { name },
    changes: missingAuthorities(dns.caa).map((authority) => toAdd(name, 'CAA', `0 issue "${authority}"`)),
  };
}

/** TXT at the name's own place for proofs; what a CNAME there leads to is Cloudflare's. */
export function oldChallenge(observation: Observation): Verdict {
  const { hostname, dns } = observation;
  if (isActive(observation)) return null;
  if (dns.challenge === null || dns.challenge.outcome === 'failed') return 'not_known';
  const records = customHostnameOf(observation)?.ssl.validation_records ?? [];
  const expected = records.map(({ txt_value }) => txt_value);
  const old = recordsOf(dns.challenge, 'TXT').filter(
    ({ name, value }) => name === `_acme-challenge.${hostname}` && !expected.includes(value),
  );
  return old.length === 0 ? null : { cause: 'old_challenge', changes: old.map(toDelete) };
}

export function blocked(observation: Observation): Verdict {
  const custom = customHostnameOf(observation);
  if (!custom || !/(?:^|_)blocked$/.test(custom.status)) return null;
  const isHeld = (custom.verification_errors ?? []).some((message) => /zone hold/i.test(message));
  return isHeld ? { cause: 'blocked', variant: 'hold' } : { cause: 'blocked', mender: 'operator' };
}

export function authorityLimit(observation: Observation): Verdict {
  const errors = validationErrors(observation);
  if (errors.some((message) => RISK_ERROR.test(message)))
    return { cause: 'authority_limit', variant: 'risk', mender: 'operator' };
  return errors.some((message) => LIMIT_ERROR.test(message)) ? { cause: 'authority_limit' } : null;
}

export function timedOut(observation: Observation): Verdict {
  const custom = customHostnameOf(observation);
  if (!custom) return null;
  // A name that led elsewhere for long is `moved`; nothing but a new check brings it back.
  const isOver = custom.ssl.status.endsWith('_timed_out') || /^(?:moved|deleted)$/.test(custom.status);
  return isOver ? { cause: 'timed_out' } : null;
}

/** The end of the list: no fault, and not live yet. */
export function inProgress(observation: Observation): Verdict {
  const { cloudflare } = observation;
  if (cloudflare.kind === 'not_known') return 'not_known';
  if (cloudflare.kind === 'missing') return { cause: 'in_progress', variant: 'missing', mender: 'operator' };
  return cloudflare.kind === 'found' && !isActive(observation) ? { cause: 'in_progress' } : null;
}

function customHostnameOf({ cloudflare }: Observation) {
  return cloudflare.kind === 'found' ? cloudflare.customHostname : null;
}

function validationErrors(observation: Observation): string[] {
  return (customHostnameOf(observation)?.ssl.validation_errors ?? []).map(({ message }) => message);
}
