import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Accepted } from '#app/contract/editing.ts';
import { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type {
  LocalDraft,
  LocalSlot,
  StoreTransport,
} from '#app/features/page-builder/edit/store/store-types.ts';
import { toLoadedDraft } from '#app/features/studio/edit-document.server.ts';
import { type Command, placeAfter, swapOf } from '#app/lib/edit-document/command.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const RUNS = IS_TEST_ALL ? 100 : 12;
const TIMEOUT_MS = IS_TEST_ALL ? 10 * 60_000 : 60_000;
const MAX_EVENTS = 16;

/** What an editor does to the page as their browser shows it. */
type Deed = (document: EditDocument) => Command | null;
const id = fc.constantFrom('hero', 'cards', 'added');
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc
    .record({
      place: fc.constantFrom(
        ...[
          ['hero', 'heading'],
          ['hero', 'description'],
          ['added', 'heading'],
          ['cards', 'slide_data/#one/heading'],
          ['cards', 'slide_data/#two/heading'],
        ].map(([block = '', way = '']) => ({ block, way })),
      ),
      language: fc.constantFrom('en', 'es'),
      value: fc.constantFrom('One', 'Two', 'Three'),
    })
    .map(
      ({ place, language, value }): Deed =>
        () => ({ kind: 'set', id: place.block, way: place.way, language, value }),
    ),
  fc.tuple(id, id).map(
    ([one, other]): Deed =>
      ({ blocks }) =>
        swapOf(blocks, one, other),
  ),
  id.map(
    (id): Deed =>
      () => ({ kind: 'remove', id }),
  ),
  fc.constant<Deed>(() => ({ kind: 'removeCard', id: 'cards', way: 'slide_data', card: 'one' })),
  id.map(
    (after): Deed =>
      ({ blocks }) => {
        const at = placeAfter(blocks, after);
        const data = { component_key: 'defaultBanner', heading: 'Added' };
        return at === null ? null : { kind: 'add', block: { id: 'added', at, data } };
      },
  ),
);

/** Where a connection breaks: before the platform has it, or before its answer is there. */
type Failure = 'request' | 'response' | null;
interface Event {
  editor: 0 | 1;
  act: Deed | 'flush' | 'refresh' | 'undo' | 'redo' | 'reload';
  failure: Failure;
}
const event: fc.Arbitrary<Event> = fc.record({
  editor: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 4, arbitrary: deed },
    { weight: 3, arbitrary: fc.constant('flush' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('refresh' as const, 'undo' as const, 'redo' as const, 'reload' as const),
    },
  ),
  failure: fc.constantFrom<Failure>(null, null, null, 'request', 'response'),
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await sharedPlatform();
});

type Brand = Awaited<ReturnType<typeof makeEditedBrand>>;

/** A page of its own for each run. */
async function makePage(brand: Brand, name: string): Promise<string> {
  const card = (_id: string) => ({ _id, heading: _id, image_s3key: 'images/card.w1600.webp' });
  const components = [
    { id: 'hero', data: { component_key: 'defaultBanner', heading: 'Welcome', description: 'Stay' } },
    { id: 'cards', data: { component_key: 'rowingHeroSection', slide_data: [card('one'), card('two')] } },
  ];
  const page = { type: 'CUSTOM', page_url: name, title: { en: name }, components };
  const { results } = await brand.entities.change([brand.put('page', name, page)]);
  expect(results).toMatchObject([{ result: 'created' }]);
  return `page:${name}`;
}

/** An editor's browser, with the store that edit mode has and a connection that fails on demand. */
function browserOf(editor: Awaited<ReturnType<Brand['makeEditor']>>, document: string) {
  let stored: LocalDraft | null = null;
  let failure: Failure = null;
  /** By command id, where the platform has it in its log. */
  const revisions = new Map<string, number>();
  const load = async (since?: number) =>
    toLoadedDraft(await editor.read(document, since === undefined ? {} : { since: String(since) }));
  const transport: StoreTransport = {
    load,
    async send({ revision, commandId, commands, undoes }) {
      const broken = failure;
      failure = null;
      if (broken === 'request') return { kind: 'unreachable' };
      const more = { revision, command_id: commandId, ...(undoes !== undefined && { undoes }) };
      const { status, body } = await editor.send(document, commands, more);
      const accepted = body.data as unknown as Accepted;
      if (status === 200 && accepted.applied.length > 0) {
        // What is sent again, as its answer was lost, is done once.
        expect(accepted.revision).toBe(revisions.get(commandId) ?? accepted.revision);
        revisions.set(commandId, accepted.revision);
      }
      if (broken === 'response') return { kind: 'unreachable' };
      if (status !== 200) return { kind: 'rejected', message: `${status} ${body.message}` };
      return { kind: 'accepted', accepted };
    },
    views: async () => null,
  };
  async function open(): Promise<EditStore> {
    const { document: shown, revision, log } = await load();
    const slot: LocalSlot = {
      local: structuredClone(stored),
      put: async (local) => {
        stored = structuredClone(local);
      },
    };
    const own = log.filter(({ actor }) => actor._id === editor.userId);
    const draft = { document: shown, revision, log: own, views: new Map(), language: 'en' };
    return new EditStore(draft, [slot], { userId: editor.userId, transport });
  }
  return {
    open,
    fail: (how: Failure) => {
      failure = how;
    },
  };
}

describe('two editors at one page', () => {
  test(
    'end with the draft that the platform has, whatever they do and whichever answers are lost',
    async () => {
      const brand = await makeEditedBrand(platform);
      const people = [await brand.makeEditor(), await brand.makeEditor()];
      let pages = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: MAX_EVENTS }), async (events) => {
          pages += 1;
          const document = await makePage(brand, `page-${pages}`);
          const browsers = people.map((editor) => browserOf(editor, document));
          const stores = await Promise.all(browsers.map(({ open }) => open()));
          const rejections: string[] = [];
          for (const { editor, act, failure } of events) {
            const [browser, store] = [browsers[editor], stores[editor]];
            if (!browser || !store) throw new Error('there are two editors');
            browser.fail(failure);
            if (typeof act === 'function') {
              const command = act(store.document);
              if (command) store.change([command]);
            } else if (act === 'reload') {
              await store.stop();
              stores[editor] = await browser.open();
            } else await store[act]();
            const { status } = stores[editor]?.getState() ?? store.getState();
            if (status.kind === 'rejected') rejections.push(String(status.message));
          }
          for (const browser of browsers) browser.fail(null);
          // What clashes is shown with both sides, until its editor has chosen one.
          for (const store of stores) {
            await store.flush();
            for (const held of store.getState().held) store.choose(held.id, 'theirs');
            expect(await store.flush()).toBe(true);
          }
          const { document: expected, revision } = toLoadedDraft((await people[0]?.read(document)) as never);
          for (const store of stores) {
            await store.refresh();
            expect(store.document).toEqual(expected);
            expect(store.getState()).toMatchObject({ status: { kind: 'saved' }, revision });
            await store.stop();
          }
          expect(rejections).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
