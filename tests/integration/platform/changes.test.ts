import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '#app/contract/site/canonical.ts';
import type { Change, ChangeResult } from '#app/contract/site/changes.ts';
import { entityCalls } from '#tests/support/entities.ts';
import { insertViewer } from '#tests/support/members.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { gateways } from '#workers/platform/storage/schema/plan.ts';
import { forms } from '#workers/platform/storage/schema/presentation.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;
let calls: ReturnType<typeof entityCalls>;

beforeAll(async () => {
  platform = await sharedPlatform();
});

beforeEach(async () => {
  ({ accountId: account } = await platform.makeAccount());
  calls = entityCalls(
    (method, path, body) => platform.admin(method, path.replace('/admin/v1', ''), body),
    account,
  );
});

const put = (kind: string, id: string, value: unknown, more: Partial<Change> = {}): Change => ({
  op: 'put',
  kind,
  id,
  value,
  ...more,
});
const remove = (kind: string, id: string): Change => ({ op: 'delete', kind, id });
const drama = put('category', 'drama', { name: { en: 'Drama' } });
const film = (value: object = {}) =>
  put('title', 'film', { video_type: 'SPV', title: { en: 'Film' }, ...value });
const faultsOf = (results: readonly ChangeResult[]) =>
  results.flatMap(({ id, faults = [] }) => faults.map(({ path, message }) => `${id} ${path}: ${message}`));

async function value(kind: 'title' | 'category', id: string) {
  return (await calls.entities(kind)).find((entity) => entity.id === id)?.value;
}

describe('what is written', () => {
  test('is created, changed, and the same when it is sent again', async () => {
    const states = async (change: Change) =>
      (await calls.change([change])).results.map(({ result }) => result);
    expect(await states(drama)).toEqual(['created']);
    expect(await states(drama)).toEqual(['same']);
    expect(await states(put('category', 'drama', { name: { en: 'Dramas' }, is_active: true }))).toEqual([
      'changed',
    ]);
    const [stored] = await calls.entities('category');
    expect(stored).toMatchObject({ id: 'drama', revision: 2, value: { name: { en: 'Dramas' } } });
    expect(await states(remove('category', 'drama'))).toEqual(['deleted']);
    expect(await states(remove('category', 'drama'))).toEqual(['same']);
  });

  test('is found by viewers at once: in lists, in a search, under its category', async () => {
    await calls.change([drama, film({ title: { en: 'Lighthouse keeper' }, categories: ['drama'] })]);
    const search = async (text: string) =>
      (await platform.call('search', { account, query: { search_text: text } })).body.data;
    expect(JSON.stringify(await search('lighthouse'))).toContain('"film"');
    await calls.change([film({ title: { en: 'Harbour' }, categories: ['drama'] })]);
    expect(JSON.stringify(await search('lighthouse'))).not.toContain('"film"');
    const filters = { filters: { category: ['drama'] } };
    expect((await platform.call('contentFilter', { account, body: filters })).body.total).toBe(1);
    await calls.change([film()]);
    expect((await platform.call('contentFilter', { account, body: filters })).body.total).toBe(0);
  });

  test('keeps the day on which a title was added, unless another is named', async () => {
    await calls.change([film({ created_date: '2020-05-01T00:00:00Z' })]);
    await calls.change([film({ description: { en: 'Longer' } })]);
    expect(await value('title', 'film')).toMatchObject({ created_date: '2020-05-01T00:00:00.000Z' });
  });

  test('is in the audit with who wrote it and both digests', async () => {
    const [created] = (await calls.change([drama])).results;
    await calls.change([remove('category', 'drama')]);
    const rows = await platform.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.accountId, account), eq(auditEvents.subject, 'drama')));
    expect(rows.map(({ actor, action, details }) => ({ actor, action, details }))).toEqual([
      { actor: 'operator', action: 'category.created', details: { before: null, after: created?.digest } },
      { actor: 'operator', action: 'category.deleted', details: { before: created?.digest, after: null } },
    ]);
  });

  test('is what a dry run foretells, which writes nothing', async () => {
    const changes = [drama, film({ categories: ['drama', 'lost'] })];
    const { status, results } = await calls.change(changes, { dry_run: true });
    expect(status).toBe(200);
    expect(results.map(({ result }) => result)).toEqual(['created', 'refused']);
    expect(await calls.entities('category')).toEqual([]);
  });
});

describe('a request', () => {
  test('is written as a whole or not at all', async () => {
    const { status, message, results } = await calls.change([drama, film({ categories: ['lost'] })]);
    expect(status).toBe(422);
    expect(message).toBe('1 of 2 changes are rejected: nothing was written.');
    expect(faultsOf(results)).toEqual(['film categories.0: there is no category "lost"']);
    expect(await calls.entities('category')).toEqual([]);
  });

  test('names every fault by its field, and what would be right', async () => {
    const { results } = await calls.change([
      film({ colour: 'red' }),
      put('title', 'long', {
        video_type: 'SPV',
        title: { en: 'x' },
        description: { en: 'x'.repeat(25_000) },
      }),
      put('title', 'typed', { video_type: 'FILM', title: 'Film', duration_seconds: '90' }),
      put('title', 'key', { video_type: 'SPV', title: { en: 'x' }, poster: '//evil.example/a.webp/../b' }),
      put('title', 'link', { video_type: 'SPV', title: { en: 'x' }, stream_link: 'javascript:alert(1)' }),
      put('plan', 'plan', { name: { en: 'x' }, amount_minor: 9.99, currency: 'dollars' }),
      put('page', 'page', {
        type: 'CUSTOM',
        page_url: 'x',
        components: Array.from({ length: 81 }, (_, i) => ({ id: `b${i}`, data: { component_key: 'x' } })),
      }),
      put('gateway', 'Bitcoin', {}),
      put('category', '../up', { name: { en: 'x' } }),
      put('colour', 'red', {}),
    ]);
    expect(faultsOf(results)).toEqual([
      'film colour: is no field here: take it out, or look at its spelling',
      'long description.en: must have at most 20000 characters, and has 25000',
      'typed video_type: must be one of "SPV", "MPVP", "MPVC", "LIVE", "VOD_LIVE", not "FILM"',
      'typed title: must be a text by language, such as { "en": "…" }',
      'typed duration_seconds: must be a number, not "90"',
      'key poster: must be the key of a file, such as images/titles/a.w640.webp, not "evil.example/a.webp/../b"',
      'link stream_link: must be an address with https://, or a path, not "javascript:alert(1)"',
      'plan amount_minor: must be a whole number, not 9.99',
      'plan currency: must be a currency such as USD',
      'plan duration_days: is missing',
      'page components: must have at most 80 blocks',
      'Bitcoin id: must be one of Razorpay, PayU, Stripe, PayPal, Paystack',
      '../up id: must be of letters, digits and . _ : ~ @ -, at most 128 of them',
      'red kind: there is no kind "colour"',
    ]);
  });

  test.each([
    ['has no changes', {}, 422],
    ['has more than it may', { changes: Array.from({ length: 201 }, () => drama) }, 422],
    ['is no list', { changes: 'drama' }, 422],
    ['is larger than a megabyte', { changes: [film({ description: { en: 'x'.repeat(1_100_000) } })] }, 413],
  ])('that %s is rejected', async (_, body, status) => {
    expect((await platform.admin('POST', `/accounts/${account}/changes`, body)).status).toBe(status);
  });

  test('does not change one thing twice', async () => {
    expect(faultsOf((await calls.change([drama, remove('category', 'drama')])).results)).toEqual([
      'drama : is changed twice in one request',
    ]);
  });
});

describe('two writers', () => {
  test('do not overwrite each other: the second gets what is there', async () => {
    const [mine] = (await calls.change([drama])).results;
    const theirs = { name: { en: 'Serious films' } };
    await calls.change([put('category', 'drama', theirs)]);
    const answer = await calls.change([
      put('category', 'drama', { name: { en: 'Mine' } }, { if_digest: mine?.digest ?? '' }),
    ]);
    expect(answer.status).toBe(409);
    expect(answer.results).toMatchObject([{ result: 'conflict', value: theirs }]);
    expect(await value('category', 'drama')).toEqual(theirs);
    const absent = { if_digest: null };
    expect((await calls.change([put('category', 'drama', { name: { en: 'New' } }, absent)])).status).toBe(
      409,
    );
    // What is there already overwrites nothing: a request whose response was lost may be sent again.
    expect((await calls.change([put('category', 'drama', theirs, absent)])).results).toMatchObject([
      { result: 'same' },
    ]);
    await calls.change([film()]);
    expect((await calls.change([{ ...film(), ...absent }])).results).toMatchObject([{ result: 'same' }]);
  });

  test('of one moment are one writer and one conflict', async () => {
    await calls.change([drama]);
    for (let round = 0; round < 8; round++) {
      const [before] = await calls.entities('category');
      const write = (who: string) =>
        calls.change([
          put('category', 'drama', { name: { en: `${who} ${round}` } }, { if_digest: before?.digest ?? '' }),
        ]);
      const statuses = (await Promise.all(['Ann', 'Ben', 'Cid'].map(write))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409, 409]);
    }
    expect((await calls.entities('category'))[0]?.revision).toBe(9);
  });
});

describe('what others name', () => {
  test('stays until they no longer do', async () => {
    await calls.change([drama, film({ categories: ['drama'] })]);
    const alone = await calls.change([remove('category', 'drama')]);
    expect(faultsOf(alone.results)).toEqual([
      'drama : the title or playlist "film" names it: change that first',
    ]);
    const together = await calls.change([film(), remove('category', 'drama')]);
    expect(together.results.map(({ result }) => result)).toEqual(['changed', 'deleted']);
  });

  test('of a title is its episodes, playlists, programmes, banners and lanes', async () => {
    const others: [Change, string][] = [
      [
        put('title', 'episode', { video_type: 'MPVC', title: { en: 'One' }, parent: 'film' }),
        'title or playlist "episode"',
      ],
      [put('playlist', 'list', { title: { en: 'List' }, items: ['film'] }), 'playlist "list"'],
      [
        put('schedule', 'one', { daily: [{ start: '06:00', end: '07:00', title: 'film' }] }),
        'schedule "one"',
      ],
      [put('banner', 'banner', { image: 'images/a.webp', title: 'film' }), 'banner "banner"'],
      [put('lane', 'lane', { name: { en: 'Row' }, filters: { content_ids: ['film'] } }), 'lane "lane"'],
    ];
    await calls.change([film({ video_type: 'MPVP' }), put('channel', 'one', { name: { en: 'One' } })]);
    for (const [other, name] of others) {
      expect((await calls.change([other])).status, name).toBe(200);
      expect(faultsOf((await calls.change([remove('title', 'film')])).results)).toEqual([
        `film : the ${name} names it: change that first`,
      ]);
      expect((await calls.change([remove(other.kind, other.id)])).status, name).toBe(200);
    }
    expect((await calls.change([remove('title', 'film')])).status).toBe(200);
  });

  test('is no one’s id twice: a title’s is not a playlist’s, a code not two vouchers’', async () => {
    const voucher = { code: 'SUMMER', name: { en: 'Summer' }, value_type: 'flat', value: 100 };
    await calls.change([film(), put('voucher', 'a', voucher)]);
    const { results } = await calls.change([
      put('playlist', 'film', { title: { en: 'x' }, items: [] }),
      put('voucher', 'b', voucher),
    ]);
    expect(faultsOf(results)).toEqual(['film id: is the id of a title', 'b code: "SUMMER" is what a has']);
  });
});

describe('a value', () => {
  const digestsAgree = async () => {
    for (const { id, value, digest, kind } of await calls.everything())
      expect(digest, `${kind}/${id}`).toBe(await digestOf(value));
  };

  test('has its digest when read, however it was written', async () => {
    const ann = put('person', 'ann', { name: { en: 'Ann' } });
    const { results } = await calls.change([
      ann,
      put('field', 'toString', { key: 'mood', name: { en: 'Mood' } }),
      film({
        ...{ people: { toString: ['ann'], director: [] }, metadata: { toString: [{ en: 'x' }] } },
        created_date: '2026-01-01 00:00:00.000Z',
      }),
      put('voucher', 'v', { code: 'summer', name: { en: 'x' }, value_type: 'flat', value: 1 }),
      put('form', 'f', {
        ...{ heading: { en: 'x' }, button_text: { en: 'x' }, place: { type: 'HOME' } },
        fields: [{ name: { en: 'x' }, type: 'EMAIL' }],
      }),
      put('template', 'home', { header: { component_key: 'defaultHeader' } }),
    ]);
    expect(faultsOf(results)).toEqual([]);
    expect(await value('title', 'film')).toMatchObject({
      people: { toString: ['ann'] },
      created_date: '2026-01-01T00:00:00.000Z',
    });
    expect((await calls.entities('voucher'))[0]?.value).toMatchObject({ code: 'SUMMER' });
    await digestsAgree();
  });

  test('of rows that were there before has the digest of what its schema reads', async () => {
    await platform.db.insert(forms).values({
      ...{ accountId: account, id: 'old', heading: { en: 'x' }, buttonText: { en: 'x' } },
      ...{ entities: { type: 'HOME' } as never, fields: [{ name: 'Plain', type: 'EMAIL' }] },
    });
    const [old] = await calls.entities('form');
    expect((await calls.change([put('form', 'old', old?.value)])).results).toMatchObject([
      { result: 'same' },
    ]);
  });

  test.each([
    ['a day that there is not', { created_date: '2026-02-30' }, 'created_date: must be a day that there is'],
    [
      'half a character',
      { description: { en: '\ud83c' } },
      'description.en: has half a character: write the whole one',
    ],
    [
      'a plan for both',
      { plans: ['p'], ppv_plans: ['p'] },
      'ppv_plans: a plan is among plans or ppv_plans, not both',
    ],
    [
      'itself for its series',
      { video_type: 'MPVC', parent: 'film' },
      'parent: "film" is no series: its video_type is MPVC, not MPVP',
    ],
    ['one language twice', { title: { en: 'x', EN: 'y' } }, 'title: names one language twice'],
  ])('with %s is rejected', async (_, fields, fault) => {
    expect(faultsOf((await calls.change([film(fields)])).results)).toContain(`film ${fault}`);
  });

  test('with names that objects have by themselves, or thousands of levels, is rejected', async () => {
    const send = async (text: string) =>
      (await platform.admin('POST', `/accounts/${account}/changes`, JSON.parse(`{"changes":[${text}]}`)))
        .status;
    const value = (inner: string) =>
      `{"op":"put","kind":"template","id":"t","value":{"header":{"component_key":"defaultHeader","data":${inner}}}}`;
    expect(await send(value('{"constructor":1}'))).toBe(422);
    expect(await send(value(`${'['.repeat(3000)}${']'.repeat(3000)}`))).toBe(422);
    expect(await send(value('{"toString":1}'))).toBe(200);
  });
});

describe('many', () => {
  test('uses of what goes do not hide the one that stays', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `c${i}`);
    const titles = Array.from({ length: 190 }, (_, i) => `t${String(i).padStart(3, '0')}`);
    await calls.change(ids.map((id) => put('category', id, { name: { en: id } })));
    const shown = (id: string) => put('title', id, { video_type: 'SPV', title: { en: id }, categories: ids });
    await calls.change(titles.map(shown));
    await calls.change([shown('zz')]);
    const { status, results } = await calls.change([
      ...titles.map((id) => remove('title', id)),
      ...ids.map((id) => remove('category', id)),
    ]);
    expect(status).toBe(422);
    expect(faultsOf(results)).toContain('c5 : the title or playlist "zz" names it: change that first');
  });

  test('entities come in pages, and what has no programmes hides nothing behind it', async () => {
    for (let at = 0; at < 1000; at += 200)
      await calls.change(
        Array.from({ length: 200 }, (_, i) =>
          put('category', `c${String(at + i).padStart(4, '0')}`, { name: { en: 'x' } }),
        ),
      );
    await calls.change([film(), ...['a', 'b', 'c'].map((id) => put('channel', id, { name: { en: id } }))]);
    await calls.change([put('schedule', 'c', { daily: [{ start: '06:00', end: '07:00', title: 'film' }] })]);
    const all = await calls.everything();
    expect(all.map(({ kind, id }) => `${kind}/${id}`)).toContain('schedule/c');
    expect(await calls.digests()).toEqual(all.map(({ kind, id, digest }) => ({ kind, id, digest })));
    const ids = Array.from({ length: 201 }, (_, i) => `id=c${i}`).join('&');
    expect((await platform.admin('GET', `/accounts/${account}/entities?kind=category&${ids}`)).status).toBe(
      422,
    );
  });
});

describe('at the same time', () => {
  test('what is named stays, or is not named', async () => {
    for (let round = 0; round < 12; round++) {
      const [category, title] = [`d${round}`, `x${round}`];
      await calls.change([put('category', category, { name: { en: 'x' } })]);
      const [written, removed] = await Promise.all([
        calls.change([
          put('title', title, { video_type: 'SPV', title: { en: 'x' }, categories: [category] }),
        ]),
        calls.change([remove('category', category)]),
      ]);
      expect([written.status, removed.status].sort()).toEqual([200, 422]);
    }
  });

  test('a page beyond the 200 that the site reads is a fault, unless another one goes', async () => {
    const page = (at: number) =>
      put('page', `p${at}`, { type: 'CUSTOM', page_url: `p${at}`, title: { en: 'Page' } });
    const pages = Array.from({ length: 200 }, (_, at) => page(at));
    expect((await calls.change(pages)).status).toBe(200);
    const more = await calls.change([page(200)]);
    expect(faultsOf(more.results)).toEqual(['p200 : a brand may have 200 of kind page']);
    expect((await calls.change([page(200), remove('page', 'p0')])).status).toBe(200);
    expect((await calls.change([page(200)])).status).toBe(200);
  });

  test('one of two takes a code, and the other gets a fault', async () => {
    const voucher = { code: 'SUMMER', name: { en: 'x' }, value_type: 'flat', value: 1 };
    const both = await Promise.all(['a', 'b'].map((id) => calls.put('voucher', id, voucher)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('twelve writers without a digest all come through', async () => {
    const writes = Array.from({ length: 12 }, (_, i) =>
      calls.put('category', 'one', { name: { en: `${i}` } }),
    );
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 200));
  });

  test('a title is no playlist of the same request, and a code is free once its voucher goes', async () => {
    const { results } = await calls.change([
      film(),
      put('playlist', 'film', { title: { en: 'x' }, items: [] }),
    ]);
    expect(faultsOf(results).sort()).toEqual([
      'film id: is the id of a playlist',
      'film id: is the id of a title',
    ]);
    const voucher = { code: 'SUMMER', name: { en: 'x' }, value_type: 'flat', value: 1 };
    await calls.put('voucher', 'a', voucher);
    expect((await calls.change([put('voucher', 'b', voucher), remove('voucher', 'a')])).status).toBe(200);
  });

  test('a channel goes with its schedule and what that shows', async () => {
    await calls.change([film(), put('channel', 'c', { name: { en: 'C' } })]);
    await calls.change([put('schedule', 'c', { daily: [{ start: '06:00', end: '07:00', title: 'film' }] })]);
    expect((await calls.change([remove('channel', 'c'), remove('title', 'film')])).status).toBe(200);
  });
});

describe('what is sold', () => {
  const plan = put('plan', 'month', {
    name: { en: 'Month' },
    amount_minor: 799,
    currency: 'USD',
    duration_days: 30,
  });

  test('a plan that viewers have bought cannot be deleted', async () => {
    await calls.change([plan]);
    const ann = { account, name: 'Ann', email: 'ann@example.org' };
    const userId = await insertViewer(platform.bindings.db, ann);
    const now = new Date();
    await platform.db
      .insert(subscriptions)
      .values({ accountId: account, id: 's', userId, planId: 'month', startTime: now, endTime: now });
    expect(faultsOf((await calls.change([remove('plan', 'month')])).results)[0]).toContain(
      'write "is_active": false',
    );
  });

  test('a gateway that takes money keeps its mode, and its keys are in no value', async () => {
    await calls.change([put('gateway', 'Stripe', { mode: 'test', currency: 'USD' })]);
    await platform.db
      .update(gateways)
      .set({ isAccountVerified: true, sealedKeys: 'sealed-secret' })
      .where(eq(gateways.accountId, account));
    const live = await calls.change([put('gateway', 'Stripe', { mode: 'live', currency: 'USD' })]);
    expect(faultsOf(live.results)[0]).toContain('viewers pay by Stripe now');
    expect(faultsOf((await calls.change([remove('gateway', 'Stripe')])).results)[0]).toContain('it has keys');
    expect((await calls.change([put('gateway', 'Stripe', { currency: 'USD', position: 3 })])).status).toBe(
      200,
    );
    const [row] = await platform.db.select().from(gateways).where(eq(gateways.accountId, account));
    expect(row).toMatchObject({ isAccountVerified: true, sealedKeys: 'sealed-secret', position: 3 });
    expect(JSON.stringify(await calls.everything())).not.toContain('sealed-secret');
  });
});

describe('an API token', () => {
  async function newToken(body: object) {
    const response = await platform.admin('POST', `/accounts/${account}/tokens`, body);
    const answer = (await response.json()) as { message?: string; data?: { token: string; id: string } };
    return { status: response.status, ...answer };
  }
  const withToken = async (token: string, method: string, path: string, body?: unknown) =>
    (await platform.admin(method, path, body, token)).status;

  test('writes what its scopes name, of its own account', async () => {
    const { data } = await newToken({ name: 'Import', scopes: ['catalogue:write'] });
    const token = data?.token ?? '';
    const changes = `/accounts/${account}/changes`;
    expect(await withToken(token, 'POST', changes, { changes: [drama] })).toBe(200);
    expect(await withToken(token, 'POST', changes, { changes: [put('theme', 'theme', {})] })).toBe(403);
    expect(await withToken(token, 'GET', `/accounts/${account}/entities?kind=category`)).toBe(200);
    expect(await withToken(token, 'GET', `/accounts/${account}/entities?kind=plan`)).toBe(403);
    const other = (await platform.makeAccount()).accountId;
    expect(await withToken(token, 'POST', `/accounts/${other}/changes`, { changes: [drama] })).toBe(403);
    for (const path of [
      '/tenants',
      '/incidents',
      '/health',
      `/accounts/${account}`,
      `/accounts/${account}/gateways`,
      `/accounts/${account}/tokens`,
    ])
      expect(await withToken(token, 'GET', path), path).toBe(403);
  });

  test('is shown once, kept as a hash, named in the audit, and ends when it is ended or its time is up', async () => {
    const { data } = await newToken({ name: 'Feed', scopes: ['catalogue:write'] });
    const token = data?.token ?? '';
    const path = `/accounts/${account}/tokens`;
    expect(token).toMatch(/^mq_[\w-]{43}$/);
    await platform.admin('POST', `/accounts/${account}/changes`, { changes: [drama] }, token);
    const listed = await (await platform.admin('GET', path)).text();
    expect(listed).not.toContain(token);
    expect(JSON.parse(listed).data).toMatchObject([{ name: 'Feed', last_used_time: expect.any(String) }]);
    const audits = await platform.db.select().from(auditEvents).where(eq(auditEvents.accountId, account));
    expect(audits.find(({ subject }) => subject === 'drama')?.actor).toBe(`token:${data?.id}`);
    expect((await newToken({ name: 'Feed', scopes: ['site:write'] })).status).toBe(409);
    expect((await platform.admin('DELETE', `${path}/${data?.id}`)).status).toBe(200);
    expect(await withToken(token, 'POST', `/accounts/${account}/changes`, { changes: [] })).toBe(401);
    expect((await newToken({ name: 'Old', scopes: ['site:write'], expires_time: '2020-01-01' })).status).toBe(
      422,
    );
    expect((await newToken({ name: '', scopes: [] })).message).toBe(
      'name: must not be empty; scopes: must name a scope',
    );
  });
});
