import type { Diagnosis, DomainCause, DomainMender, DomainState } from '#app/contract/domain.ts';
import type { Finding } from './finding.ts';
import { registrableDomain } from './names.ts';
import type { Observation } from './observation.ts';
import { firstFinding } from './rules.ts';
import { type DomainText, LIVE_BY_DNS_TEXT, LIVE_TEXT, TEXTS } from './texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface CauseFacts {
  state: DomainState;
  mender: DomainMender;
  /** How long until it is worth another look. */
  nextCheckMs: number;
}

const brokenFor = (mender: DomainMender, minutes: number): CauseFacts => ({
  state: 'broken',
  mender,
  nextCheckMs: minutes * MINUTE_MS,
});
const waiting = (minutes: number): CauseFacts => ({
  state: 'waiting',
  mender: 'nobody',
  nextCheckMs: minutes * MINUTE_MS,
});

const FACTS: Record<DomainCause, CauseFacts> = {
  no_record: brokenFor('owner', 5),
  cname_elsewhere: brokenFor('owner', 5),
  address_record: brokenFor('owner', 5),
  apex_without_flattening: brokenFor('owner', 15),
  proxied_by_owner: brokenFor('owner', 5),
  caa_forbids: brokenFor('owner', 15),
  old_challenge: brokenFor('owner', 15),
  foreign_ipv6: brokenFor('owner', 15),
  dnssec_broken: brokenFor('owner', 60),
  own_zone: brokenFor('owner', 15),
  stale_caches: waiting(5),
  blocked: brokenFor('owner', 60),
  held_elsewhere: brokenFor('owner', 60),
  timed_out: waiting(1),
  authority_limit: waiting(60),
  forwarded: brokenFor('owner', 15),
  sibling_missing: { state: 'live', mender: 'owner', nextCheckMs: HOUR_MS },
  fallback_origin: brokenFor('operator', 5),
  not_in_registry: brokenFor('operator', 1),
  in_progress: waiting(1),
  not_known: { state: 'unknown', mender: 'nobody', nextCheckMs: MINUTE_MS },
};

/** Live, as far as DNS alone shows. */
const BY_DNS = 'dns';

/** Never sooner, so that nobody is polled without end, and never after more. */
const MIN_WAIT_MS = MINUTE_MS;
const MAX_WAIT_MS = HOUR_MS;

type Subject = Pick<Observation, 'hostname' | 'now' | 'target'>;

/** Exactly one cause, the one to mend first; none where the name is live. Pure. */
export function diagnose(observation: Observation): Diagnosis {
  const verdict = firstFinding(observation);
  const finding = verdict === 'not_known' ? ({ cause: 'not_known' } as const) : verdict;
  const isByDns = observation.cloudflare.kind === 'unconfigured';
  return toDiagnosis(observation, finding, isByDns ? BY_DNS : null);
}

/** A finding in words, with a time; null is live. */
export function toDiagnosis(
  subject: Subject,
  finding: Finding | null,
  liveVariant: typeof BY_DNS | null = null,
): Diagnosis {
  const { hostname, now } = subject;
  const facts = finding && FACTS[finding.cause];
  const next = finding?.nextCheck?.getTime() ?? now.getTime() + (facts?.nextCheckMs ?? HOUR_MS);
  const waitMs = Math.min(Math.max(next - now.getTime(), MIN_WAIT_MS), MAX_WAIT_MS);
  const { message, advice } = finding ? textOf(finding) : liveVariant ? LIVE_BY_DNS_TEXT : LIVE_TEXT;
  const values = {
    ...finding?.details,
    host: hostname,
    domain: registrableDomain(hostname),
    target: subject.target,
  };
  return {
    hostname,
    state: facts?.state ?? 'live',
    cause: finding?.cause ?? null,
    variant: finding ? (finding.variant ?? null) : liveVariant,
    values,
    mender: finding?.mender ?? facts?.mender ?? 'nobody',
    message: fillIn(message, values),
    advice: fillIn(advice, values),
    changes: [...(finding?.changes ?? [])],
    checked_date: now.toISOString(),
    next_check_date: new Date(now.getTime() + waitMs).toISOString(),
  };
}

function textOf({ cause, variant }: Finding): DomainText {
  const texts: Readonly<Record<string, DomainText>> = TEXTS;
  return (variant === undefined ? undefined : texts[`${cause}/${variant}`]) ?? TEXTS[cause];
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : name === 'until' ? toMinute(value) : value;
  });
}

/** In UTC, which every reader can turn into their own time. */
function toMinute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
