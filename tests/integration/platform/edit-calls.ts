import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '#app/contract/calls.ts';
import type { Role } from '#app/contract/roles.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { ABOUT, type makeEditedBrand } from './edited-brand.ts';

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;
type Editor = Awaited<ReturnType<Brand['makeEditor']>>;

/** A brand whose owner has made what the calls need. */
export interface CalledBrand extends Brand {
  owner: Editor;
  /** Of a viewer, to whom roles can be granted. */
  viewer: string;
  viewerId: string;
}

interface EditCall {
  /** The least that it takes; null: nobody needs any. */
  role: Role | null;
  /** A request that would do something, with what it needs made just before. */
  request(brand: CalledBrand): Promise<object> | object;
  /** What it names is there once: another brand has none of that id. */
  isOwn?: true;
  /** With the role, where this brand lacks what it needs. */
  status?: number;
}

const PASSWORD = 'a pass phrase';
const DAY_MS = 86_400_000;

let shades = 0;
const command_id = () => randomUUID();
const heading = () => ({ kind: 'set' as const, id: 'hero', way: 'heading', value: randomUUID() });
const document = { document: ABOUT };
const hero = { document: ABOUT, block_id: 'hero' };
const sent = async ({ owner }: CalledBrand) => ({
  command_id: command_id(),
  revision: (await owner.read(ABOUT)).revision,
});
const removal = async (brand: CalledBrand) => {
  const { command_id, revision } = await sent(brand);
  return { command_id, revision: String(revision) };
};
const ofPicture = () => {
  shades += 1;
  const query = { name: 'grey.png', rung: 'original' };
  return { query, body: pngOf({ width: 80, height: 60, grey: shades }) };
};

/** Makes something as the owner, and returns what the platform responds. */
async function made(owner: Editor, name: CallName, request: object) {
  const { status, body } = await owner.call(name, request);
  if (status !== 200) throw new Error(`${name}: ${status} ${body.message} ${body.error}`);
  return body.data as Record<string, string> & { picture: { _id: string } };
}

const picture = async ({ owner }: CalledBrand) => ({
  id: (await made(owner, 'uploadPicture', ofPicture())).picture._id,
});
const preview = async ({ owner }: CalledBrand) =>
  made(owner, 'makePreview', { body: { command_id: command_id() } });

async function scheduled({ owner }: CalledBrand) {
  await owner.change(ABOUT, heading());
  const at = new Date(Date.now() + DAY_MS).toISOString();
  const { scheduled: id } = await made(owner, 'publishDrafts', { body: { command_id: command_id(), at } });
  return { params: { id } };
}

async function version({ owner }: CalledBrand) {
  await owner.change(ABOUT, heading());
  const { snapshot: id } = await made(owner, 'publishDrafts', { body: { command_id: command_id() } });
  return { id };
}

/** Of its second block, which has cards. */
async function card({ owner }: CalledBrand) {
  const { block_id } = await made(owner, 'addBlock', {
    params: document,
    body: {
      ...{ command_id: command_id(), revision: (await owner.read(ABOUT)).revision },
      ...{ component_key: 'rowingHeroSection', data: { slide_data: [{ heading: 'One' }] } },
    },
  });
  const { blocks } = await owner.read(ABOUT);
  const slides = blocks.find(({ id }) => id === block_id)?.data.slide_data as { _id: string }[];
  return { ...document, block_id, card_id: slides[0]?._id };
}

async function home(brand: CalledBrand) {
  const id = `spare${randomUUID().slice(0, 8)}`;
  const named = { kind: 'field' as const, name: 'name', value: 'Spare' };
  await brand.owner.send(`home:${id}`, [named], { revision: 0 });
  return { id };
}

/** A new one of a kind. */
const put = (kind: string, value: object) => ({
  body: { changes: [{ op: 'put', kind, id: `new-${randomUUID()}`, value }] },
});
const ofImport = () => ({
  query: { name: 'titles.csv' },
  body: Buffer.from(`id,title\nnew-${randomUUID()},New\n`),
});
const uploadedImport = async ({ owner }: CalledBrand) =>
  String((await made(owner, 'uploadImport', ofImport()))._id);

async function checkedImport(brand: CalledBrand) {
  const params = { id: await uploadedImport(brand) };
  await made(brand.owner, 'checkImport', { params, body: {} });
  const { plan } = await made(brand.owner, 'importDetail', { params });
  return { params, body: { plan: (plan as unknown as { _id: string })._id } };
}

const FILM = 'film';
const MONTH = 'month';
let givenDays = 0;

/** Something to give and something to watch, of the brand's own. */
export const CARE_ENTITIES = [
  ['plan', MONTH, { name: { en: 'Month' }, amount_minor: 799, currency: 'USD', duration_days: 30 }],
  ['title', FILM, { title: { en: 'Film' }, video_type: 'SPV' }],
] as const;

const ofViewer = ({ viewerId }: CalledBrand) => ({ params: { viewer_id: viewerId } });
const ofGiven = ({ viewerId }: CalledBrand) => {
  givenDays += 1;
  return {
    params: { viewer_id: viewerId, plan_id: MONTH },
    body: { until: new Date(Date.now() + givenDays * DAY_MS).toISOString() },
  };
};

/** A plan that was given just before. */
async function givenPlan(brand: CalledBrand) {
  const { params, body } = ofGiven(brand);
  await made(brand.owner, 'giveViewerPlan', { params, body });
  return { params };
}

/** A hostname that was added just before, and leads nowhere. */
async function ofDomain({ owner }: CalledBrand) {
  const hostname = `www.d${randomUUID().slice(0, 8)}.example`;
  await made(owner, 'addDomain', { body: { hostname } });
  return { params: { hostname } };
}

const restored = (publish: boolean) => async (brand: CalledBrand) => ({
  params: await version(brand),
  body: { command_id: command_id(), publish, documents: [ABOUT] },
});

/** Each call of edit mode, by its name, or with a word after a colon where what is sent decides about the role. */
export const EDIT_CALLS: Readonly<Record<string, EditCall>> = {
  editedDocuments: { role: 'edit', request: () => ({}) },
  editedDocument: { role: 'edit', request: () => ({ params: document }) },
  editCommands: {
    role: 'edit',
    request: async (brand) => ({
      params: document,
      body: { ...(await sent(brand)), commands: [heading()] },
    }),
  },
  addBlock: {
    role: 'edit',
    request: async (brand) => ({
      params: document,
      body: { ...(await sent(brand)), component_key: 'defaultBanner' },
    }),
  },
  saveBlock: {
    role: 'edit',
    request: async (brand) => ({
      params: hero,
      body: { ...(await sent(brand)), data: { heading: randomUUID() } },
    }),
  },
  copyBlock: { role: 'edit', request: async (brand) => ({ params: hero, body: await sent(brand) }) },
  swapBlocks: {
    role: 'edit',
    request: async (brand) => ({
      params: document,
      body: { ...(await sent(brand)), block_id: 'hero', with_id: 'cards' },
    }),
  },
  deleteBlock: {
    role: 'edit',
    request: async (brand) => {
      const { card_id: _, ...params } = await card(brand);
      return { params, query: await removal(brand) };
    },
  },
  deleteCard: {
    role: 'edit',
    request: async (brand) => {
      const params = await card(brand);
      return { params, query: { ...(await removal(brand)), way: 'slide_data' } };
    },
  },
  editPresence: { role: 'edit', request: () => ({ params: document, body: { block: 'hero' } }) },
  discardDraft: {
    role: 'edit',
    request: async ({ owner }) => {
      await owner.change(ABOUT, heading());
      return { params: document };
    },
  },
  deleteHome: {
    role: 'own',
    isOwn: true,
    request: async (brand) => ({ params: await home(brand), query: { command_id: command_id() } }),
  },
  uploadedPictures: { role: 'edit', request: () => ({}) },
  uploadPicture: { role: 'edit', request: ofPicture },
  changePicture: {
    role: 'edit',
    isOwn: true,
    request: async (brand) => ({ params: await picture(brand), body: { name: 'Mine' } }),
  },
  deletePicture: {
    role: 'edit',
    isOwn: true,
    request: async (brand) => ({ params: await picture(brand) }),
  },
  editChecks: { role: 'edit', request: () => ({}) },
  editChanges: { role: 'edit', request: () => ({}) },
  publishDrafts: {
    role: 'publish',
    request: async ({ owner }) => {
      await owner.change(ABOUT, heading());
      return { body: { command_id: command_id(), documents: [ABOUT] } };
    },
  },
  scheduledPublishes: { role: 'edit', request: () => ({}) },
  takeBackScheduled: { role: 'publish', isOwn: true, request: scheduled },
  snapshots: { role: 'edit', request: () => ({}) },
  makeCheckpoint: {
    role: 'edit',
    request: async ({ owner }) => {
      await owner.change(ABOUT, heading());
      return { body: { command_id: command_id() } };
    },
  },
  snapshotChanges: {
    role: 'edit',
    isOwn: true,
    request: async (brand) => ({ params: await version(brand) }),
  },
  comparedStates: {
    role: 'edit',
    isOwn: true,
    request: async (brand) => ({ query: { from: (await version(brand)).id } }),
  },
  restoreSnapshot: { role: 'edit', isOwn: true, request: restored(false) },
  'restoreSnapshot:publish': { role: 'publish', isOwn: true, request: restored(true) },
  previews: { role: 'edit', request: () => ({}) },
  makePreview: { role: 'edit', request: () => ({ body: { command_id: command_id() } }) },
  endPreview: {
    role: 'edit',
    isOwn: true,
    request: async (brand) => ({ params: { id: (await preview(brand))._id } }),
  },
  ownPreview: { role: 'edit', request: () => ({ query: document }) },
  draftedSite: { role: 'edit', request: () => ({}) },
  previewPage: {
    role: null,
    isOwn: true,
    request: async (brand) => ({ params: { token: (await preview(brand)).token }, query: document }),
  },
  entities: { role: 'publish', request: () => ({ query: { kind: 'title' } }) },
  'entities:voucher': { role: 'own', request: () => ({ query: { kind: 'voucher' } }) },
  entityCounts: { role: 'publish', request: () => ({}) },
  changeEntities: { role: 'publish', request: () => put('genre', { name: { en: 'Noir' } }) },
  'changeEntities:plan': {
    role: 'own',
    request: () =>
      put('plan', { name: { en: 'Gold' }, amount_minor: 999, currency: 'USD', duration_days: 30 }),
  },
  imports: { role: 'publish', request: () => ({}) },
  uploadImport: { role: 'publish', request: ofImport },
  importDetail: {
    role: 'publish',
    isOwn: true,
    request: async (brand) => ({ params: { id: await uploadedImport(brand) } }),
  },
  checkImport: {
    role: 'publish',
    isOwn: true,
    request: async (brand) => ({ params: { id: await uploadedImport(brand) }, body: {} }),
  },
  runImport: { role: 'publish', isOwn: true, request: checkedImport },
  importReport: {
    role: 'publish',
    isOwn: true,
    request: async (brand) => ({ params: { id: await uploadedImport(brand) } }),
  },
  figures: { role: 'read', request: () => ({}) },
  openIncidents: { role: 'own', request: () => ({}) },
  staff: { role: 'own', request: () => ({}) },
  auditTrail: { role: 'own', request: () => ({}) },
  grantRoles: {
    role: 'own',
    request: ({ viewer }) => ({ body: { email_id: viewer, roles: ['read'], password: PASSWORD } }),
  },
  findViewers: { role: 'moderate', request: () => ({ query: { search_text: 'editor' } }) },
  viewerDetail: { role: 'moderate', isOwn: true, request: ofViewer },
  endViewerSessions: { role: 'moderate', isOwn: true, request: ofViewer },
  mailViewerReset: { role: 'moderate', isOwn: true, request: ofViewer },
  giveViewerPlan: { role: 'own', isOwn: true, request: ofGiven },
  endViewerPlan: { role: 'own', isOwn: true, request: givenPlan },
  refundViewerPayment: {
    role: 'own',
    isOwn: true,
    status: 404,
    request: ({ viewerId }) => ({
      params: { viewer_id: viewerId, payment_id: 'none' },
      body: { password: PASSWORD },
    }),
  },
  domains: { role: 'own', request: () => ({}) },
  addDomain: {
    role: 'own',
    request: () => ({ body: { hostname: `www.n${randomUUID().slice(0, 8)}.example` } }),
  },
  checkDomain: { role: 'own', isOwn: true, request: ofDomain },
  makeDomainPrimary: { role: 'own', isOwn: true, status: 422, request: ofDomain },
  removeDomain: { role: 'own', isOwn: true, request: ofDomain },
  gateways: { role: 'own', request: () => ({}) },
  setGateway: {
    role: 'own',
    request: () => ({
      params: { org: 'Paystack' },
      body: { keys: { secretKey: `sk_${randomUUID()}` }, currency: 'USD', password: PASSWORD },
    }),
  },
  'setGateway:stop': {
    role: 'own',
    request: () => ({ params: { org: 'PayU' }, body: { is_verified: false } }),
  },
  titlesToExplain: {
    role: 'moderate',
    isOwn: true,
    request: (brand) => ({ ...ofViewer(brand), query: { search_text: 'film' } }),
  },
  explainViewer: {
    role: 'moderate',
    isOwn: true,
    request: ({ viewerId }) => ({ params: { viewer_id: viewerId, content_id: FILM } }),
  },
};

/** All that the contract has of edit mode, whichever file it is in. */
export const EDIT_CALL_NAMES = (Object.keys(calls) as CallName[]).filter((name) =>
  /^\/api\/v1\/(edit|preview)(\/|$)/.test(calls[name].path),
);
