import {
  authorityLimit,
  blocked,
  caaForbids,
  inProgress,
  oldChallenge,
  timedOut,
} from './certificate-rules.ts';
import type { Rule, Verdict } from './finding.ts';
import type { Observation } from './observation.ts';
import {
  fallbackOrigin,
  heldElsewhere,
  notInRegistry,
  siblingMissing,
  staleCaches,
} from './platform-rules.ts';
import {
  addressRecord,
  cnameElsewhere,
  foreignIpv6,
  forwarded,
  noRecord,
  proxiedByOwner,
} from './record-rules.ts';
import { apexWithoutFlattening, dnssecBroken, ownZone } from './zone-rules.ts';

/** What keeps a name from working, the one to mend first at the top. */
export const FAULT_ORDER: readonly Rule[] = [
  {
    fault: 'held_elsewhere',
    reason: 'the name is not for this brand to have: nothing else of it may be looked at',
    find: heldElsewhere,
  },
  {
    fault: 'fallback_origin',
    reason: 'every name of every brand waits for it, and errors of one name may be its consequence',
    find: fallbackOrigin,
  },
  { fault: 'blocked', reason: 'no record helps while Cloudflare refuses the name', find: blocked },
  {
    fault: 'dnssec_broken',
    reason: 'resolvers that check signatures see no record of the domain, right or wrong',
    find: dnssecBroken,
  },
  {
    fault: 'own_zone',
    reason: 'records that are added to the domain do not count for this name',
    find: ownZone,
  },
  {
    fault: 'apex_without_flattening',
    reason: 'the record that other faults ask for cannot be added here',
    find: apexWithoutFlattening,
  },
  {
    fault: 'forwarded',
    reason: 'a forwarding writes its own records again until it is switched off',
    find: forwarded,
  },
  {
    fault: 'proxied_by_owner',
    reason: 'its addresses look like those of a wrong record, and the record may be right',
    find: proxiedByOwner,
  },
  { fault: 'no_record', reason: 'without a record nothing below can be seen', find: noRecord },
  {
    fault: 'cname_elsewhere',
    reason: 'visitors and authorities end at another company',
    find: cnameElsewhere,
  },
  {
    fault: 'address_record',
    reason: 'the same, and the right record cannot be added beside it',
    find: addressRecord,
  },
  {
    fault: 'foreign_ipv6',
    reason: 'authorities prove a name over IPv6 first, so a certificate fails in spite of right records',
    find: foreignIpv6,
  },
  { fault: 'caa_forbids', reason: 'no authority may make a certificate, by any proof', find: caaForbids },
  {
    fault: 'old_challenge',
    reason: 'one kind of proof fails; somebody can mend it, so it comes before what only takes time',
    find: oldChallenge,
  },
  {
    fault: 'authority_limit',
    reason: 'Cloudflare has named the reason, which is more exact than a check that ran out of time',
    find: authorityLimit,
  },
  {
    fault: 'not_in_registry',
    reason: 'the operator mends it at once, while caches still take their time',
    find: notInRegistry,
  },
  {
    fault: 'stale_caches',
    reason: 'time mends it, and until then a new check of the certificate would fail again',
    find: staleCaches,
  },
  { fault: 'timed_out', reason: 'a new check is all that is missing', find: timedOut },
  { fault: 'sibling_missing', reason: 'the name itself works', find: siblingMissing },
];

/** The first that has a finding; null where the name is live. */
export function firstFinding(observation: Observation): Verdict {
  for (const { fault, find } of FAULT_ORDER) {
    // The name has to work before its sibling counts.
    const verdict = (fault === 'sibling_missing' ? inProgress(observation) : null) ?? find(observation);
    if (verdict !== null) return verdict;
  }
  return null;
}
