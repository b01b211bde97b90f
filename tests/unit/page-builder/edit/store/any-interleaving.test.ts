import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { SendOutcome } from '#app/features/page-builder/edit/store/store-types.ts';
import { type Command, placeAfter, swapOf } from '#app/lib/edit-document/command.ts';
import { type EditDocument, toDocument } from '#app/lib/edit-document/document.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { memoryPlatform, memorySlots } from './memory-platform.ts';

const RUNS = IS_TEST_ALL ? 2_000 : 200;

const START: EditDocument = toDocument(
  {
    language: 'en',
    fields: {},
    blocks: ['a', 'b', 'c'].map((id) => ({
      id,
      data: {
        heading: `Block ${id}`,
        card_data: [
          { _id: 'k1', heading: 'One' },
          { _id: 'k2', heading: 'Two' },
        ],
      },
    })),
  },
  () => 'new',
);

const id = fc.constantFrom('a', 'b', 'c', 'd');
const way = fc.constantFrom('heading', 'description', 'card_data/#k1/heading', 'card_data/#k2/heading');
const value = fc.constantFrom('One', 'Two', 'Three');

/** What somebody does to the page that is before him. */
type Deed = (document: EditDocument) => Command | null;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(id, way, value).map(
    ([id, way, value]): Deed =>
      () => ({ kind: 'set', id, way, language: 'en', value }),
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
  id.map(
    (id): Deed =>
      () => ({ kind: 'removeCard', id, way: 'card_data', card: 'k1' }),
  ),
  id.map(
    (after): Deed =>
      ({ blocks }) => {
        const at = placeAfter(blocks, after);
        return at === null ? null : { kind: 'add', block: { id: 'd', at, data: { heading: 'Added' } } };
      },
  ),
);

type Event =
  | { kind: 'mine' | 'theirs'; deed: Deed }
  | { kind: 'wait'; ms: number }
  | { kind: 'undo' | 'redo' | 'reload' | 'choose-mine' | 'choose-theirs' | 'refresh' | 'forget' };
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: deed.map((deed): Event => ({ kind: 'mine', deed })) },
  { weight: 3, arbitrary: deed.map((deed): Event => ({ kind: 'theirs', deed })) },
  { weight: 3, arbitrary: fc.constantFrom(0, 100, 400, 3_000).map((ms): Event => ({ kind: 'wait', ms })) },
  fc
    .constantFrom('undo', 'redo', 'reload', 'choose-mine', 'choose-theirs', 'refresh', 'forget')
    .map((kind): Event => ({ kind }) as Event),
);
const failure = fc.constantFrom<SendOutcome | 'lost' | null>(
  ...[null, null, null, 'lost' as const, { kind: 'unreachable' as const }],
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends in the document that the platform has, whatever comes between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), fc.array(failure), async (events, failures) => {
      const platform = memoryPlatform(START);
      const slots = memorySlots();
      let failing = [...failures];
      const open = () => {
        const { transport } = platform.transport('me', () => failing.shift() ?? null);
        const { document, log } = platform;
        const shown = { document, revision: platform.revision(), language: 'en', views: new Map() };
        const own = log.filter(({ actor }) => actor._id === 'me');
        return new EditStore({ ...shown, log: own }, slots.open(), { userId: 'me', transport });
      };
      let store = open();
      for (const each of events) {
        const [held] = store.getState().held;
        if (each.kind === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
        else if (each.kind === 'theirs') {
          const command = each.deed(platform.document);
          if (command) platform.change(command);
        } else if (each.kind === 'mine') {
          const command = each.deed(store.document);
          if (command) store.change([command]);
        } else if (each.kind === 'reload') {
          await store.stop();
          store = open();
        } else if (each.kind === 'forget') platform.forget();
        else if (each.kind === 'refresh') await store.refresh();
        else if (each.kind === 'undo' || each.kind === 'redo') await store[each.kind]();
        else if (held) store.choose(held.id, each.kind === 'choose-mine' ? 'mine' : 'theirs');
      }
      failing = [];
      await vi.advanceTimersByTimeAsync(60_000);
      for (const { id } of store.getState().held) store.choose(id, 'theirs');
      await vi.advanceTimersByTimeAsync(1_000);
      await store.refresh();
      expect(store.document).toEqual(platform.document);
      expect(store.getState()).toMatchObject({ status: { kind: 'saved' }, revision: platform.revision() });
      expect(slots.local.size).toBe(0);
      // Nothing came twice.
      const ids = platform.log.map(({ commandId }) => commandId);
      expect(new Set(ids).size).toBe(ids.length);
      await store.stop();
    }),
    { numRuns: RUNS },
  );
});
