import type { CallContext } from '#workers/platform/call-context.ts';
import type { Rule } from '#workers/platform/durable-objects/limiter.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { deviceKeyOf } from './device-key.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Of one address within an account, or of one user where somebody is signed in. */
export const PER_ADDRESS = {
  login: { name: 'login', tries: 10, windowMs: QUARTER_MS },
  signup: { name: 'signup', tries: 5, windowMs: HOUR_MS },
  resetMail: { name: 'reset-mail', tries: 3, windowMs: HOUR_MS },
  ownData: { name: 'own-data', tries: 5, windowMs: HOUR_MS },
  verifyMail: { name: 'verify-mail', tries: 3, windowMs: HOUR_MS },
  form: { name: 'form', tries: 20, windowMs: HOUR_MS },
  pin: { name: 'pin', tries: 5, windowMs: QUARTER_MS },
  voucher: { name: 'voucher', tries: 10, windowMs: HOUR_MS },
  payment: { name: 'payment', tries: 20, windowMs: HOUR_MS },
  domainAdd: { name: 'domain-add', tries: 20, windowMs: HOUR_MS },
  domainCheck: { name: 'domain-check', tries: 12, windowMs: 5 * MINUTE_MS },
} as const satisfies Record<string, Rule>;

/** Of one address on one device on which it has signed in before. */
const PER_DEVICE = {
  login: { name: 'device-login', tries: 10, windowMs: QUARTER_MS },
} as const satisfies Record<string, Rule>;

/** Of one IP prefix over all accounts: guessing at many addresses, or many brands, counts as one. */
export const PER_IP_PREFIX = {
  login: { name: 'network-login', tries: 50, windowMs: QUARTER_MS },
  deviceLogin: { name: 'network-device-login', tries: 50, windowMs: QUARTER_MS },
  signup: { name: 'network-signup', tries: 20, windowMs: HOUR_MS },
  resetMail: { name: 'network-reset-mail', tries: 30, windowMs: HOUR_MS },
  key: { name: 'network-key', tries: 60, windowMs: QUARTER_MS },
  form: { name: 'network-form', tries: 60, windowMs: HOUR_MS },
  voucher: { name: 'network-voucher', tries: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Rule>;

type LimitContext = Pick<CallContext, 'store' | 'client' | 'dependencies'>;

/** Throws 429 with Retry-After when the caller's IP prefix has tried too often. Calls without an address pass. */
export async function limitIpPrefix({ client, dependencies }: LimitContext, rule: Rule): Promise<void> {
  if (client.address !== null) rejectFor(await dependencies.limiter.take(rule, client.address));
}

export async function limitAddress(
  { store, dependencies }: LimitContext,
  rule: Rule,
  emailKey: string,
): Promise<void> {
  rejectFor(await dependencies.limiter.take(rule, subjectOf(store.accountId, emailKey)));
}

export function forgetTries(
  { store, dependencies }: LimitContext,
  rule: Rule,
  emailKey: string,
): Promise<void> {
  return dependencies.limiter.clear(rule, subjectOf(store.accountId, emailKey));
}

/**
 * Before any password is checked: the IP prefix first, whose limit costs the address none of its tries. A device
 * on which the address has signed in before has counts of its own, which nobody else can use up.
 */
export async function limitPasswordTry(context: LimitContext, emailKey: string): Promise<void> {
  const deviceKey = deviceKeyOf(context, emailKey);
  await limitIpPrefix(context, deviceKey ? PER_IP_PREFIX.deviceLogin : PER_IP_PREFIX.login);
  if (deviceKey) await limitAddress(context, PER_DEVICE.login, `${emailKey}\n${deviceKey}`);
  else await limitAddress(context, PER_ADDRESS.login, emailKey);
}

/** The password was right: its earlier tries no longer count. */
export async function forgetPasswordTries(context: LimitContext, emailKey: string): Promise<void> {
  const deviceKey = deviceKeyOf(context, emailKey);
  if (deviceKey) await forgetTries(context, PER_DEVICE.login, `${emailKey}\n${deviceKey}`);
  else await forgetTries(context, PER_ADDRESS.login, emailKey);
}

/**
 * Counts a guess at a secret, for the viewer and the IP prefix. Returns how to release it, once it has proved to be none;
 * of guesses at once, no more than the limit are looked at.
 */
export async function limitGuess(
  { store, client, session, dependencies }: LimitContext & Pick<CallContext, 'session'>,
  name: 'voucher',
): Promise<() => Promise<void>> {
  const counted: [Rule, string][] = [];
  const release = async () => {
    await Promise.all(counted.map((each) => dependencies.limiter.release(...each)));
  };
  const subjects: [Rule, string | null][] = [
    [PER_ADDRESS[name], session && subjectOf(store.accountId, session.user.id)],
    [PER_IP_PREFIX[name], client.address],
  ];
  for (const [rule, subject] of subjects) {
    if (subject === null) continue;
    const waitSeconds = await dependencies.limiter.take(rule, subject);
    if (waitSeconds !== null) await release();
    rejectFor(waitSeconds);
    counted.push([rule, subject]);
  }
  return release;
}

function subjectOf(accountId: string, emailKey: string): string {
  return `${accountId}\n${emailKey}`;
}

function rejectFor(waitSeconds: number | null): void {
  if (waitSeconds === null) return;
  throw new HttpError(429, 'too_many_wait', {
    headers: { 'retry-after': String(waitSeconds) },
    count: Math.ceil((waitSeconds * 1000) / MINUTE_MS),
  });
}
