import { beforeAll, expect, test } from 'vitest';
import { insertViewer } from '#tests/support/members.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { hashPassword } from '#workers/platform/user/password.ts';
import { makeMailedBrand, PASSWORD } from './account-mail.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

/** Each round takes two hashes. */
const HASHING_ROUNDS = IS_TEST_ALL ? 16 : 8;
const QUICK_ROUNDS = 60;
/** Ratio of the times for known and unknown addresses; an omitted hash makes it five or more. */
const MAX_RATIO = 1.5;
/** Of the shortest times; a second hash makes it two. */
const MAX_HASHING_RATIO = 1.75;

let platform: TestPlatform;

beforeAll(async () => {
  // The mail is written as long after the response as in the product: earlier it would slow the next request down.
  platform = await startPlatform({ vars: { RESET_MAIL_WAIT_MS: '' } });
});

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

async function measureMs(act: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await act();
  return performance.now() - startedMs;
}

/** Measures both alternately, in changing order, so that the machine's other load affects both alike. */
async function compare(
  rounds: number,
  known: (round: number) => Promise<unknown>,
  unknown: (round: number) => Promise<unknown>,
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const act = kind === 'known' ? known : unknown;
      times[kind].push(await measureMs(() => act(round)));
    }
  }
  return times;
}

type Times = Awaited<ReturnType<typeof compare>>;

/** A hash takes the same time whenever nothing interrupts it: the shortest of a few will do. */
const expectSimilarHashing = (times: Times) => expectSimilar(times, [0], MAX_HASHING_RATIO);

function expectSimilar({ known, unknown }: Times, shares = [0.25, 0.5, 0.75], maxRatio = MAX_RATIO) {
  for (const share of shares) {
    const ratio = quantile(known, share) / quantile(unknown, share);
    expect(ratio).toBeGreaterThan(1 / maxRatio);
    expect(ratio).toBeLessThan(maxRatio);
  }
}

/** As many viewers as rounds, as each address has ten attempts only. */
async function makeViewers(count: number) {
  const brand = await makeMailedBrand(platform);
  const hash = await hashPassword(PASSWORD);
  for (let index = 0; index < count; index += 1)
    await insertViewer(platform.bindings.db, {
      account: brand.account,
      name: 'Ana',
      email: `known-${index}@example.com`,
      hash,
    });
  return brand;
}

test('logging in takes as long with a wrong password as with an unknown address', {
  timeout: 120_000,
}, async () => {
  const brand = await makeViewers(HASHING_ROUNDS);
  const times = await compare(
    HASHING_ROUNDS,
    (round) => brand.login(`known-${round}@example.com`, 'not this one'),
    (round) => brand.login(`nobody-${round}@example.com`, 'not this one'),
  );
  expectSimilarHashing(times);
  // The hash takes the time: a response without one is immediate.
  const idleMs = await measureMs(() => brand.call('sessionInfo'));
  expect(quantile(times.unknown, 0)).toBeGreaterThan(idleMs * 2);
});

test('signing up takes as long with a taken address as with a free one', {
  timeout: 120_000,
}, async () => {
  const brand = await makeViewers(HASHING_ROUNDS);
  const signup = (email_id: string) =>
    brand.call('signup', { body: { email_id, password: PASSWORD, name: 'Ana' } });
  const times = await compare(
    HASHING_ROUNDS,
    (round) => signup(`known-${round}@example.com`),
    (round) => signup(`free-${round}@example.com`),
  );
  expectSimilarHashing(times);
});

test('requesting a password reset takes as long with a mail as without', {
  timeout: 120_000,
}, async () => {
  const brand = await makeViewers(QUICK_ROUNDS);
  const requestReset = (email_id: string) => brand.call('forgotPassword', { body: { email_id } });
  const times = await compare(
    QUICK_ROUNDS,
    (round) => requestReset(`known-${round}@example.com`),
    (round) => requestReset(`nobody-${round}@example.com`),
  );
  expectSimilar(times);
});
