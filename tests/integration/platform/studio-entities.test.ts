import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  KIND_ROLES,
  STUDIO_KINDS,
  type StudioChangeResult,
  type StudioEntity,
  type StudioKind,
} from '#app/contract/entity-calls.ts';
import { hasRole, type Role } from '#app/contract/roles.ts';
import { KIND_NAMES } from '#app/contract/site/entity-kind.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Editor = Awaited<ReturnType<Brand['makeEditor']>>;

const makeOwner = async () => {
  const brand = await makeEditedBrand(platform);
  return { brand, owner: await brand.makeEditor(['own']) };
};

const put = (kind: string, id: string, value: object, if_digest?: string | null) => ({
  ...{ op: 'put', kind, id, value },
  ...(if_digest !== undefined && { if_digest }),
});

async function change(editor: Editor, ...changes: object[]) {
  const { status, body } = await editor.call('changeEntities', { body: { changes } });
  return { status, results: (body.data ?? []) as unknown as StudioChangeResult[], error: body.error };
}

async function list(editor: Editor, kind: StudioKind, query: object = {}) {
  const { body } = await editor.call('entities', { query: { kind, ...query } });
  return { entities: body.data as unknown as StudioEntity[], total: body.total };
}

const TITLE = { video_type: 'SPV', title: { en: 'Harbor nights' }, created_date: '2026-03-01T00:00:00Z' };

/** A new value of each kind; those that there is one of are written as they are. */
const VALUES: Partial<Record<StudioKind, object>> = {
  title: TITLE,
  playlist: { title: { en: 'Both' }, items: [] },
  category: { name: { en: 'Drama' } },
  genre: { name: { en: 'Noir' } },
  rating: { name: 'PG 12' },
  field: { key: 'studio', name: { en: 'Studio' } },
  person: { name: { en: 'Ida' } },
  venue: { name: { en: 'Pier' } },
  asset: { duration_seconds: 60, heights: [360] },
  channel: { name: { en: 'One' } },
  banner: { image: 'images/a.w1600.webp' },
  lane: { name: { en: 'New' } },
  plan: { name: { en: 'Gold' }, amount_minor: 999, currency: 'USD', duration_days: 30 },
  voucher: { code: 'SPRING', name: { en: 'Spring' }, value_type: 'percentage', value: 1000 },
  site: { title: { en: 'Brand' }, languages: [{ code: 'en', name: 'English' }], default_language: 'en' },
  'comment-rules': { slow_mode_seconds: 3 },
};
const SINGLE = new Set<string>(['site', 'comment-rules']);

describe('what the studio writes', () => {
  test.each(STUDIO_KINDS.filter((kind) => kind in VALUES))(
    '%s is read and written by those with its role, and by nobody else',
    async (kind) => {
      const brand = await makeEditedBrand(platform);
      const callers: (readonly Role[])[] = [[], ['moderate', 'read'], ['edit'], ['publish'], ['own']];
      for (const roles of callers) {
        const editor = await brand.makeEditor(roles);
        const id = SINGLE.has(kind) ? kind : `new-${randomUUID()}`;
        const value = { ...VALUES[kind], ...(kind === 'voucher' && { code: id.slice(0, 20) }) };
        const named = kind === 'field' ? { ...value, key: id } : value;
        const written = await change(editor, put(kind, id, named));
        const read = await editor.call('entities', { query: { kind } });
        const [mayRead, mayWrite] = [KIND_ROLES[kind].read, KIND_ROLES[kind].write].map((role) =>
          hasRole(roles, role),
        );
        expect([roles, read.status, written.status]).toEqual([
          roles,
          mayRead ? 200 : 403,
          mayWrite ? 200 : 403,
        ]);
        if (mayWrite)
          expect(written.results[0]).toMatchObject({
            id,
            result: expect.stringMatching(/created|changed|same/),
          });
      }
    },
  );

  test('is never a page, a form or another draft of edit mode', async () => {
    const { owner, brand } = await makeOwner();
    const before = await brand.seenByGuests();
    for (const kind of KIND_NAMES.filter((name) => !(name in KIND_ROLES))) {
      const { status } = await change(
        owner,
        put(kind, 'about', {}),
        put('genre', 'g', { name: { en: 'G' } }),
      );
      expect([kind, status]).toEqual([kind, 422]);
    }
    expect(await brand.seenByGuests()).toEqual(before);
    expect((await list(owner, 'genre')).total).toBe(0);
  });

  test('is written in all or not at all, with each change’s result', async () => {
    const { owner } = await makeOwner();
    const { status, results } = await change(
      owner,
      put('genre', 'noir', { name: { en: 'Noir' } }),
      put('title', 'pier', { ...TITLE, categories: ['nowhere'] }),
      put('title', 'quay', { video_type: 'FILM' }),
    );
    expect(status).toBe(200);
    expect(results.map(({ result }) => result)).toEqual(['created', 'refused', 'refused']);
    expect(results[1]?.faults?.[0]?.path).toBe('categories.0');
    expect(results[2]?.faults?.map(({ path }) => path)).toEqual(['video_type', 'title']);
    expect((await list(owner, 'genre')).total).toBe(0);
  });

  test('overwrites nothing that somebody else wrote meanwhile, and names it', async () => {
    const { brand, owner } = await makeOwner();
    const colleague = await brand.makeEditor(['publish']);
    const [created] = (await change(owner, put('genre', 'noir', { name: { en: 'Noir' } }, null))).results;
    const digest = created?.digest ?? '';
    const theirs = put('genre', 'noir', { name: { en: 'Film noir' } }, digest);
    expect((await change(colleague, theirs)).results[0]?.result).toBe('changed');
    const [mine] = (await change(owner, put('genre', 'noir', { name: { en: 'Dark' } }, digest))).results;
    expect(mine).toMatchObject({ result: 'conflict', value: { name: { en: 'Film noir' } } });
    const [again] = (await change(owner, put('genre', 'noir', { name: { en: 'Dark' } }, mine?.digest)))
      .results;
    expect(again?.result).toBe('changed');
    // A new one of a name that is taken.
    const [taken] = (await change(owner, put('genre', 'noir', { name: { en: 'Other' } }, null))).results;
    expect(taken?.result).toBe('conflict');
  });

  test('is in the audit with who wrote it', async () => {
    const { brand, owner } = await makeOwner();
    await change(owner, put('plan', 'gold', VALUES.plan ?? {}));
    const rows = await platform.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.accountId, brand.account), eq(auditEvents.subject, 'gold')));
    expect(rows).toMatchObject([{ action: 'plan.created', actor: expect.stringMatching(/^user:/) }]);
  });

  test('is of one brand alone', async () => {
    const { owner } = await makeOwner();
    const other = await makeOwner();
    await change(owner, put('title', 'mine', TITLE));
    expect(await list(other.owner, 'title')).toEqual({ entities: [], total: 0 });
    expect((await list(other.owner, 'title', { ids: 'mine' })).entities).toEqual([]);
    const [removed] = (await change(other.owner, { op: 'delete', kind: 'title', id: 'mine' })).results;
    expect(removed?.result).not.toBe('deleted');
    expect((await list(owner, 'title')).total).toBe(1);
  });
});

describe('the studio’s lists', () => {
  test('have titles newest first, those that are hidden too, in pages', async () => {
    const { owner } = await makeOwner();
    const titles = Array.from({ length: 5 }, (_, index) =>
      put('title', `film-${index}`, {
        ...TITLE,
        ...{ title: { en: `Film ${index}` }, is_published: index !== 3 },
        created_date: `2026-03-0${index + 1}T00:00:00Z`,
      }),
    );
    await change(owner, ...titles);
    const first = await list(owner, 'title', { page: 1, page_size: 3 });
    const second = await list(owner, 'title', { page: 2, page_size: 3 });
    expect(first.total).toBe(5);
    expect([...first.entities, ...second.entities].map(({ id }) => id)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `film-${index}`),
    );
    expect(first.entities[1]?.value.is_published).toBe(false);
  });

  test('are searched by names in any language, not by what else a text has', async () => {
    const { owner } = await makeOwner();
    await change(
      owner,
      put('title', 'one', { ...TITLE, title: { en: 'Harbor nights', es: 'Noches del puerto' } }),
      put('title', 'two', { ...TITLE, title: { en: 'The pier', ar: 'الرصيف' } }),
    );
    const found = async (search: string) =>
      (await list(owner, 'title', { search })).entities.map(({ id }) => id);
    expect(await found('HARBOR')).toEqual(['one']);
    expect(await found('puerto')).toEqual(['one']);
    expect(await found('الرصيف')).toEqual(['two']);
    // The code of a language, and what databases take for a pattern.
    for (const words of ['en', '%', '_', '"', "'"]) expect([words, await found(words)]).toEqual([words, []]);
  });

  test('name what a form chooses from, without the rest of it', async () => {
    const { owner } = await makeOwner();
    await change(owner, put('person', 'ida', { name: { en: 'Ida' }, bio: { en: 'Born by the sea' } }));
    expect((await list(owner, 'person', { names_only: true })).entities).toEqual([
      { id: 'ida', digest: expect.any(String), value: { name: { en: 'Ida' } } },
    ]);
    expect((await list(owner, 'person')).entities[0]?.value.bio).toEqual({ en: 'Born by the sea' });
  });

  test('count each kind', async () => {
    const { owner } = await makeOwner();
    await change(owner, put('title', 'one', TITLE), put('genre', 'g', { name: { en: 'G' } }));
    const { body } = await owner.call('entityCounts');
    expect(body.data).toMatchObject({ title: 1, genre: 1, plan: 0, site: 1 });
  });
});
