import type { DomainCause, HostnameState, RecordChange } from '#app/contract/domain.ts';
import type { OwnDomain } from '#app/contract/domain-calls.ts';

/** A line of the table of records; `keep` is one that is right already. */
export interface DomainRecord extends Omit<RecordChange, 'action'> {
  action: RecordChange['action'] | 'keep';
}

/** A hostname as its pages show it, in the reader's language. */
export interface DomainView {
  hostname: string;
  state: HostnameState;
  message: string;
  advice: string;
  records: readonly DomainRecord[];
  /** How many steps of `WAY` are done; null where there is none to go. */
  done: number | null;
  isPrimary: boolean;
  isDefault: boolean;
  canBePrimary: boolean;
  canBeRemoved: boolean;
  checked: string | null;
  next: string;
  history: readonly { id: string; time: string; state: HostnameState; message: string }[];
}

/** What a hostname goes through, each a text of namespace `studio`. */
export const WAY = ['records', 'ownership', 'certificate', 'live'] as const;

const OF_CERTIFICATE: ReadonlySet<DomainCause> = new Set<DomainCause>([
  ...(['caa_forbids', 'old_challenge', 'authority_limit', 'timed_out', 'not_in_registry'] as const),
]);
const OF_OWNERSHIP: ReadonlySet<DomainCause> = new Set<DomainCause>(['blocked', 'held_elsewhere']);

/** The steps that are behind a hostname. */
export function stepsDone({ state, cause, is_default, is_contested }: OwnDomain): number | null {
  if (is_default || is_contested) return null;
  if (state === 'live') return WAY.length;
  if (state === 'certificate' || (cause && OF_CERTIFICATE.has(cause))) return 2;
  return state === 'ownership' || (cause && OF_OWNERSHIP.has(cause)) ? 1 : 0;
}

/** What is to be added and deleted; while nothing is, the record that has to stay. */
export function recordsOf({ changes, record, state, is_default }: OwnDomain): DomainRecord[] {
  if (changes.length > 0) return changes;
  if (!record || is_default) return [];
  return [{ ...record, action: state === 'wanted' ? 'add' : 'keep' }];
}

/** The words for what was found: `domain_message_…` and `domain_advice_…` of namespace `studio`. */
export function wordsKey({ state, cause, variant }: Pick<OwnDomain, 'state' | 'cause' | 'variant'>): string {
  if (cause) return variant ? `${cause}_${variant}` : cause;
  if (state === 'wanted') return 'wanted';
  return variant === 'dns' ? 'live_dns' : 'live';
}
