import { createHmac } from 'node:crypto';
import { toAdd } from './finding.ts';
import { recordsOf } from './pointing.ts';
import { type Resolver, withFallback } from './resolver.ts';

/** The variant of `held_elsewhere` that its owner can mend. */
export const PROOF = 'proof';

const TOKEN_LENGTH = 32;

/** The TXT record that only who has the domain can add; another one for each brand, always the same for one. */
export function proofRecord(signingKey: string, slug: string, hostname: string) {
  const digest = createHmac('sha256', signingKey).update(`domain\n${slug}\n${hostname}`).digest('hex');
  return toAdd(`_marquee.${hostname}`, 'TXT', `marquee-site=${digest.slice(0, TOKEN_LENGTH)}`);
}

/** Whether the record is there; null where that is not known. */
export async function isProved(
  resolvers: { resolver: Resolver; secondResolver: Resolver },
  record: ReturnType<typeof proofRecord>,
): Promise<boolean | null> {
  const lookup = await withFallback(resolvers.resolver, resolvers.secondResolver).lookup(record.name, 'TXT');
  if (lookup === null || lookup.outcome === 'failed') return null;
  return recordsOf(lookup, 'TXT').some(({ value }) => value === record.value);
}
