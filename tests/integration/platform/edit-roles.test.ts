import { beforeAll, expect, test } from 'vitest';
import { calls } from '#app/contract/calls.ts';
import { hasRole, type Role } from '#app/contract/roles.ts';
import { CARE_ENTITIES, type CalledBrand, EDIT_CALL_NAMES, EDIT_CALLS } from './edit-calls.ts';
import { ABOUT, makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

type Name = (typeof EDIT_CALL_NAMES)[number];
type Editor = CalledBrand['owner'];

/** Who calls, by their roles; `null` is a guest. */
const CALLERS: readonly [string, readonly Role[] | null][] = [
  ['a guest', null],
  ['a viewer', []],
  ['a moderator who reads', ['moderate', 'read']],
  ['an editor', ['edit']],
  ['a publisher', ['publish']],
  ['an owner', ['own']],
];

let platform: TestPlatform;
let brand: CalledBrand;
let other: Awaited<ReturnType<typeof makeEditedBrand>>;
let stranger: Editor;
const callers = new Map<string, Pick<Editor, 'call'>>();

beforeAll(async () => {
  platform = await sharedPlatform();
  const edited = await makeEditedBrand(platform);
  const { email, userId } = await edited.makeEditor([]);
  brand = { ...edited, owner: await edited.makeEditor(['own']), viewer: email, viewerId: userId };
  await brand.entities.change(CARE_ENTITIES.map(([kind, id, value]) => brand.put(kind, id, value)));
  // Mails have links to the brand's site.
  const slug = brand.account.replace('_', '-');
  const site = { hostnames: [`${slug}.localhost`], asset_host: `${slug}.assets.localhost:8787` };
  await platform.admin('POST', '/tenants', { slug, account_id: brand.account, config_version: 1, ...site });
  for (const [who, roles] of CALLERS) {
    const guest = {
      call: (name: Name, options = {}) => platform.call(name, { account: brand.account, ...options }),
    };
    callers.set(who, roles ? await brand.makeEditor(roles) : guest);
  }
  other = await makeEditedBrand(platform);
  stranger = await other.makeEditor(['own']);
});

/** All that the brand's owner and its guests see. */
async function state() {
  const { owner, seenByGuests, viewerId } = brand;
  const lists = [
    'editedDocuments',
    'snapshots',
    'scheduledPublishes',
    'uploadedPictures',
    'previews',
    'staff',
    'gateways',
    'domains',
  ] as const;
  return {
    draft: await owner.read(ABOUT),
    page: await seenByGuests(),
    lists: await Promise.all(lists.map(async (name) => (await owner.call(name)).body.data)),
    viewer: (await owner.call('viewerDetail', { params: { viewer_id: viewerId } })).body.data,
    presence: (await owner.call('editPresence', { params: { document: ABOUT }, body: {} })).body.data,
  };
}

const mayCall = (roles: readonly Role[] | null, role: Role | null) =>
  role === null || hasRole(roles ?? [], role);

const nameOf = (key: string) => key.split(':', 1)[0] as Name;

test('every call of edit mode has a row', () => {
  const rows = new Set(Object.keys(EDIT_CALLS).map(nameOf));
  expect([...rows].sort()).toEqual([...EDIT_CALL_NAMES].sort());
});

test('calls of edit mode are rejected without their role, and from another brand, and change nothing', async () => {
  const requests = new Map<string, object>();
  for (const [key, { request }] of Object.entries(EDIT_CALLS)) requests.set(key, await request(brand));
  const before = await state();
  const statuses = async (key: string, { role, isOwn }: (typeof EDIT_CALLS)[string]) => {
    const [name, options = {}] = [nameOf(key), requests.get(key)];
    const rejected = CALLERS.filter(([, roles]) => !mayCall(roles, role));
    const called = rejected.map(async ([who]) => [
      who,
      (await callers.get(who)?.call(name, options))?.status,
    ]);
    // By an owner's session of another brand, and in that brand by the names of what is here.
    const foreign = { account: brand.account, session: stranger.session, ...options };
    const isPublic = calls[name].session === 'none';
    const elsewhere = isOwn ? [['elsewhere', (await stranger.call(name, options)).status]] : [];
    return {
      found: [
        ...(await Promise.all(called)),
        ['foreign', (await platform.call(name, foreign)).status],
        ...elsewhere,
      ],
      expected: [
        ...rejected.map(([who, roles]) => [who, roles ? 403 : 401]),
        ['foreign', isPublic ? 200 : 401],
        ...(isOwn ? [['elsewhere', 404]] : []),
      ],
    };
  };
  const rows = await Promise.all(
    Object.entries(EDIT_CALLS).map(async ([key, call]) => ({ key, ...(await statuses(key, call)) })),
  );
  const by = (which: 'found' | 'expected') => Object.fromEntries(rows.map((row) => [row.key, row[which]]));
  expect(by('found')).toEqual(by('expected'));
  expect(await state()).toEqual(before);
});

test.each(Object.entries(EDIT_CALLS))(
  '%s succeeds for everyone with its role',
  async (key, { role, request, status: expected = 200 }) => {
    for (const [who] of CALLERS.filter(([, roles]) => mayCall(roles, role))) {
      const { status, body } = (await callers.get(who)?.call(nameOf(key), await request(brand))) ?? {};
      expect([who, status, body?.error]).toEqual([who, expected, undefined]);
    }
  },
);
