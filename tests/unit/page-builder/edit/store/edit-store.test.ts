import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { type EditDocument, toDocument } from '#app/lib/edit-document/document.ts';
import { memoryPlatform, memorySlots } from './memory-platform.ts';

const START: EditDocument = toDocument(
  {
    language: 'en',
    fields: {},
    blocks: ['a', 'b', 'c'].map((id) => ({
      ...{ id, data: { component_key: 'defaultBanner', heading: `Block ${id}` } },
    })),
  },
  () => 'new',
);

const set = (id: string, value: string, way = 'heading'): Command => ({
  ...{ kind: 'set', id, way, language: 'en', value },
});
const headingOf = (document: EditDocument, id: string) =>
  document.blocks.find((block) => block.id === id)?.data.heading;

type Platform = ReturnType<typeof memoryPlatform>;
type Fail = Parameters<Platform['transport']>[1];

function openStore(
  platform: Platform,
  slots = memorySlots(),
  { fail, tabs = [] }: { fail?: Fail; tabs?: string[] } = {},
) {
  const { transport, calls } = platform.transport('me', fail);
  const { document } = platform;
  const shown = {
    ...{ document, revision: platform.revision(), language: 'en' },
    log: platform.log.filter(({ actor }) => actor._id === 'me'),
    views: new Map(document.blocks.map(({ id }) => [id, { placed: null, marksJson: null }])),
  };
  const store = new EditStore(shown, slots.open(...tabs), { userId: 'me', transport });
  return { store, calls, slots, transport };
}

const wait = (ms = 400) => vi.advanceTimersByTimeAsync(ms);
const statusOf = ({ store }: { store: EditStore }) => store.getState().status;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change', () => {
  it('counts at once, and goes out 400 ms after the last one', async () => {
    const platform = memoryPlatform(START);
    const { store, calls } = openStore(platform);
    expect(store.change([set('a', 'New')])).toEqual({ ok: true });
    expect(headingOf(store.document, 'a')).toBe('New');
    expect(store.getState().status).toEqual({ kind: 'saving' });
    await wait(399);
    store.change([set('b', 'Newer')]);
    await wait(399);
    expect(calls).toEqual([]);
    await wait(1);
    expect(calls.map(({ revision }) => revision)).toEqual([0, 1]);
    expect(platform.document).toEqual(store.document);
    expect(store.getState()).toMatchObject({ status: { kind: 'saved' }, revision: 2 });
  });

  it('that does not fit is rejected, and one that changes nothing is none', async () => {
    const platform = memoryPlatform(START);
    const { store, calls } = openStore(platform);
    expect(store.change([set('a', 'New'), set('none', 'x')])).toEqual({ ok: false, reason: 'no-block' });
    expect(store.change([set('a', 'Block a')])).toEqual({ ok: true });
    await wait(2000);
    expect(calls).toEqual([]);
    expect(store.document).toEqual(START);
  });

  it('of one field within a second is one step', async () => {
    const platform = memoryPlatform(START);
    const { store } = openStore(platform);
    store.change([set('a', 'N')]);
    await wait(300);
    store.change([set('a', 'New')]);
    store.change([{ kind: 'move', id: 'b', at: 'a5' }], { step: 'drag' });
    store.change([{ kind: 'move', id: 'b', at: 'a6' }], { step: 'drag' });
    await wait();
    expect(platform.log.map(({ commands }) => commands.length)).toEqual([1, 2]);
    expect(headingOf(platform.document, 'a')).toBe('New');
  });

  it('is drawn 250 ms after the last one, by the newest answer', async () => {
    const platform = memoryPlatform(START);
    const responses: (() => void)[] = [];
    const { store, transport } = openStore(platform);
    const draw = transport.views;
    transport.views = (requested) =>
      new Promise((resolve) => {
        responses.push(() => resolve(draw(requested)));
      });
    store.change([set('a', 'First')]);
    await wait(250);
    store.change([set('a', 'Second')]);
    store.change([{ kind: 'remove', id: 'c' }]);
    await wait(250);
    expect(responses).toHaveLength(2);
    responses[1]?.();
    await wait(0);
    responses[0]?.();
    await wait(0);
    expect(store.getState().views.get('a')?.placed?.view).toMatchObject({ heading: 'Second' });
    await wait(2000);
    expect(responses).toHaveLength(2);
  });
});

describe('a drawing that fails', () => {
  it('is requested again until it is there, but not of a store that is stopped', async () => {
    const platform = memoryPlatform(START);
    const { store, transport } = openStore(platform);
    const views = vi.spyOn(transport, 'views').mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    store.change([set('a', 'New')]);
    await wait(500);
    expect(views).toHaveBeenCalledTimes(1);
    await wait(2000 + 4000);
    expect(views).toHaveBeenCalledTimes(3);
    expect(store.getState().views.get('a')?.placed?.view).toMatchObject({ heading: 'New' });
    views.mockResolvedValue(null);
    store.change([set('a', 'Newer')]);
    await wait(500);
    await store.stop();
    await wait(60_000);
    expect(views).toHaveBeenCalledTimes(4);
  });
});

describe('flush', () => {
  it('sends what has not rested yet, and ends with a store that is stopped', async () => {
    const platform = memoryPlatform(START);
    const { store } = openStore(platform);
    store.change([set('a', 'One')]);
    await wait(400);
    store.change([set('b', 'Two')]);
    const sending = store.flush();
    store.change([set('c', 'Three')]);
    expect(await sending).toBe(true);
    expect(platform.document).toEqual(store.document);
    store.change([set('a', 'Four')]);
    await store.stop();
    expect(await store.flush()).toBe(false);
    expect(platform.log).toHaveLength(3);
  });
});

describe('what cannot be sent', () => {
  it('is stored while there is no connection, and goes on by itself', async () => {
    const platform = memoryPlatform(START);
    let isOffline = true;
    const fail: Fail = () => (isOffline ? { kind: 'unreachable' } : null);
    const opened = openStore(platform, memorySlots(), { fail });
    for (let index = 0; index < 20; index++) {
      opened.store.change([set(['a', 'b', 'c'][index % 3] ?? 'a', `Words ${index}`)]);
      await wait(1000);
    }
    expect(statusOf(opened)).toEqual({ kind: 'offline', count: 20 });
    expect(opened.store.canLose).toBe(false);
    const [local] = opened.slots.local.values();
    expect(local?.batches).toHaveLength(20);
    isOffline = false;
    opened.store.retry();
    await wait();
    expect(statusOf(opened)).toEqual({ kind: 'saved' });
    expect(platform.document).toEqual(opened.store.document);
    expect(platform.log).toHaveLength(20);
    expect(opened.slots.local.size).toBe(0);
  });

  it('survives a reload, on what a colleague changed meanwhile', async () => {
    const platform = memoryPlatform(START);
    const slots = memorySlots();
    const first = openStore(platform, slots, { fail: () => ({ kind: 'unreachable' }) });
    first.store.change([set('a', 'Mine')]);
    first.store.change([set('b', 'Mine')]);
    await wait();
    await first.store.stop();
    platform.change(set('c', 'Theirs'));
    const second = openStore(platform, slots);
    expect(headingOf(second.store.document, 'a')).toBe('Mine');
    await wait();
    expect(statusOf(second)).toEqual({ kind: 'saved' });
    expect(second.store.document).toEqual(platform.document);
    expect(['a', 'b', 'c'].map((id) => headingOf(platform.document, id))).toEqual(['Mine', 'Mine', 'Theirs']);
  });

  it('counts once where the answer was lost, whatever came between', async () => {
    const platform = memoryPlatform(START);
    const slots = memorySlots();
    const first = openStore(platform, slots, { fail: () => 'lost' });
    platform.change(set('b', 'Earlier'));
    first.store.change([set('a', 'Mine')]);
    first.store.change([{ kind: 'add', block: { id: 'n', at: 'b5', data: { component_key: 'x' } } }]);
    await wait();
    expect(platform.log).toHaveLength(2);
    await first.store.stop();
    platform.change(set('a', 'Afterwards'));
    const second = openStore(platform, slots);
    await wait();
    expect(platform.log).toHaveLength(4);
    expect(second.store.getState().held).toEqual([]);
    expect(headingOf(second.store.document, 'a')).toBe('Afterwards');
    expect(second.store.document.blocks).toHaveLength(4);
    expect(second.store.document).toEqual(platform.document);
  });

  it('waits for its editor to sign in again', async () => {
    const platform = memoryPlatform(START);
    let isSignedIn = false;
    const slots = memorySlots();
    const fail: Fail = () => (isSignedIn ? null : { kind: 'signed-out' });
    const first = openStore(platform, slots, { fail });
    first.store.change([set('a', 'Mine')]);
    await wait();
    expect(statusOf(first)).toEqual({ kind: 'signed-out', count: 1 });
    await wait(60_000);
    expect(first.calls).toHaveLength(1);
    await first.store.stop();
    isSignedIn = true;
    const second = openStore(platform, slots, { fail });
    await wait();
    expect(headingOf(platform.document, 'a')).toBe('Mine');
    expect(statusOf(second)).toEqual({ kind: 'saved' });
  });

  it('is taken back where the platform refuses it, with its words, and all else goes on', async () => {
    const platform = memoryPlatform(START);
    const fail: Fail = ({ commands }) =>
      JSON.stringify(commands).includes('bad') ? { kind: 'rejected', message: 'heading: too long' } : null;
    const opened = openStore(platform, memorySlots(), { fail });
    opened.store.change([{ kind: 'add', block: { id: 'n', at: 'b5', data: { component_key: 'bad' } } }]);
    opened.store.change([set('n', 'on what is refused')]);
    opened.store.change([set('b', 'Good')]);
    await wait();
    expect(statusOf(opened)).toEqual({ kind: 'rejected', message: 'heading: too long' });
    expect(opened.store.document).toEqual(platform.document);
    expect(headingOf(platform.document, 'b')).toBe('Good');
    opened.store.change([set('c', 'Next')]);
    await wait();
    expect(statusOf(opened)).toEqual({ kind: 'saved' });
  });

  it('warns of leaving where the browser keeps nothing', async () => {
    const platform = memoryPlatform(START);
    const broken = { local: null, put: () => Promise.reject(new Error('full')) };
    const { transport } = platform.transport('me', () => ({ kind: 'unreachable' }));
    const shown = { document: START, revision: 0, log: [], views: new Map(), language: 'en' };
    const store = new EditStore(shown, [broken], { userId: 'me', transport });
    expect(store.canLose).toBe(false);
    store.change([set('a', 'Mine')]);
    await wait();
    expect(store.canLose).toBe(true);
  });
});

describe('tabs of one editor', () => {
  it('send each their own, and nothing twice', async () => {
    const platform = memoryPlatform(START);
    const slots = memorySlots();
    const one = openStore(platform, slots);
    const other = openStore(platform, slots, { tabs: ['tab0'] });
    one.store.change([set('a', 'One')]);
    other.store.change([set('b', 'Other')]);
    await wait();
    expect(platform.log).toHaveLength(2);
    await one.store.refresh();
    await other.store.refresh();
    expect(one.store.document).toEqual(platform.document);
    expect(other.store.document).toEqual(platform.document);
  });

  it('that are gone are sent by the next one, all of them', async () => {
    const platform = memoryPlatform(START);
    const slots = memorySlots();
    const fail: Fail = () => ({ kind: 'unreachable' });
    const one = openStore(platform, slots, { fail });
    one.store.change([set('a', 'One')]);
    await wait();
    const other = openStore(platform, slots, { fail, tabs: ['tab0'] });
    other.store.change([set('b', 'Other')]);
    other.store.change([set('a', 'Clash')]);
    await wait();
    await Promise.all([one.store.stop(), other.store.stop()]);
    expect(slots.local.size).toBe(2);
    const next = openStore(platform, slots);
    await wait(1000);
    expect(platform.log.map(({ commands }) => commands[0])).toEqual([set('a', 'One'), set('b', 'Other')]);
    expect(next.store.getState().held).toMatchObject([{ pairs: [{ mine: set('a', 'Clash') }] }]);
    expect(next.store.document).toEqual(platform.document);
  });

  it('that leave while this one is open are sent by it', async () => {
    const platform = memoryPlatform(START);
    const slots = memorySlots();
    const other = openStore(platform, slots, { fail: () => ({ kind: 'unreachable' }) });
    other.store.change([set('b', 'Other')]);
    await wait();
    const one = openStore(platform, slots, { tabs: ['tab0'] });
    one.store.change([set('a', 'One')]);
    await wait();
    await other.store.stop();
    const [left] = slots.open('tab1');
    one.store.adopt(left);
    await wait();
    expect(platform.log.map(({ commands }) => commands[0])).toEqual([set('a', 'One'), set('b', 'Other')]);
    expect(one.store.document).toEqual(platform.document);
    expect(slots.local.size).toBe(0);
  });
});

describe('a colleague', () => {
  it('changes another field: both stay', async () => {
    const platform = memoryPlatform(START);
    const { store } = openStore(platform);
    platform.change(set('b', 'Theirs'), { kind: 'move', id: 'c', at: 'Zz' });
    store.change([set('a', 'Mine')]);
    store.change([set('c', 'Mine')]);
    await wait();
    expect(store.document).toEqual(platform.document);
    expect(store.document.blocks.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it.each(['mine', 'theirs'] as const)('changes the same field: %s is chosen', async (side) => {
    const platform = memoryPlatform(START);
    const opened = openStore(platform);
    platform.change(set('a', 'Theirs'));
    opened.store.change([set('a', 'Mine')]);
    opened.store.change([set('b', 'Both')]);
    await wait();
    expect(statusOf(opened)).toEqual({ kind: 'clash', count: 1 });
    expect(headingOf(opened.store.document, 'a')).toBe('Theirs');
    const [step] = opened.store.getState().held;
    expect(step?.pairs).toEqual([{ mine: set('a', 'Mine'), theirs: set('a', 'Theirs') }]);
    // Neither is lost by a reload.
    await opened.store.stop();
    const next = openStore(platform, opened.slots);
    next.store.choose(step?.id ?? '', side);
    await wait();
    expect(headingOf(platform.document, 'a')).toBe(side === 'mine' ? 'Mine' : 'Theirs');
    expect(next.store.document).toEqual(platform.document);
    expect(statusOf(next)).toEqual({ kind: 'saved' });
    expect(next.slots.local.size).toBe(0);
  });

  it.each(['mine', 'theirs'] as const)('deletes the block that is changed: %s is chosen', async (side) => {
    const platform = memoryPlatform(START);
    const opened = openStore(platform);
    platform.change({ kind: 'remove', id: 'a' });
    opened.store.change([set('a', 'Mine')]);
    await wait();
    expect(statusOf(opened)).toEqual({ kind: 'clash', count: 1 });
    expect(opened.store.document).toEqual(platform.document);
    opened.store.choose(opened.store.getState().held[0]?.id ?? '', side);
    await wait();
    expect(headingOf(platform.document, 'a')).toBe(side === 'mine' ? 'Mine' : undefined);
    expect(opened.store.document).toEqual(platform.document);
    expect(statusOf(opened)).toEqual({ kind: 'saved' });
  });

  it('has done more than the log leads back to: the draft is loaded anew', async () => {
    const platform = memoryPlatform(START);
    const opened = openStore(platform);
    platform.change(set('b', 'Theirs'));
    platform.change(set('c', 'Theirs'));
    platform.forget();
    opened.store.change([set('a', 'Mine')]);
    opened.store.change([set('b', 'Mine')]);
    await wait();
    expect(headingOf(platform.document, 'a')).toBe('Mine');
    expect(opened.store.getState().held).toMatchObject([{ pairs: [{ theirs: set('b', 'Theirs') }] }]);
    expect(opened.store.document).toEqual(platform.document);
  });
});

describe('undo and redo', () => {
  it('of what is not sent needs no connection', async () => {
    const platform = memoryPlatform(START);
    const { store, calls } = openStore(platform, memorySlots());
    store.change([set('a', 'One')]);
    store.change([set('b', 'Two')]);
    await store.undo();
    expect(headingOf(store.document, 'b')).toBe('Block b');
    await store.redo();
    expect(headingOf(store.document, 'b')).toBe('Two');
    await store.undo();
    await store.undo();
    expect(store.document).toEqual(START);
    await wait();
    expect(calls).toEqual([]);
  });

  it('of what is sent leave alone what a colleague changed since, across a reload', async () => {
    const platform = memoryPlatform(START);
    const first = openStore(platform);
    first.store.change([set('a', 'One')]);
    await wait();
    first.store.change([set('a', 'Two')]);
    await wait();
    platform.change(set('b', 'Theirs'));
    await first.store.stop();
    const { store } = openStore(platform);
    expect(store.getState().undoable).toEqual({ undo: true, redo: false });
    await store.undo();
    expect(headingOf(store.document, 'a')).toBe('One');
    await wait();
    await store.undo();
    await wait();
    expect(store.document).toEqual(platform.document);
    expect(headingOf(platform.document, 'a')).toBe('Block a');
    expect(store.getState().undoable).toEqual({ undo: false, redo: true });
    await store.redo();
    await wait();
    await store.redo();
    await wait();
    expect(headingOf(platform.document, 'a')).toBe('Two');
    expect(headingOf(platform.document, 'b')).toBe('Theirs');
    expect(platform.log.map(({ undoes }) => undoes)).toEqual([...Array(3), 2, 1, 5, 4]);
  });

  it('show both sides where a colleague changed the same since', async () => {
    const platform = memoryPlatform(START);
    const { store } = openStore(platform);
    store.change([set('a', 'One')]);
    await wait();
    platform.change(set('a', 'Theirs'));
    await store.undo();
    const [step] = store.getState().held;
    expect(step).toMatchObject({ undoes: 1, pairs: [{ theirs: set('a', 'Theirs') }] });
    store.choose(step?.id ?? '', 'mine');
    await wait();
    expect(headingOf(platform.document, 'a')).toBe('Block a');
    expect(platform.log.at(-1)).toMatchObject({ undoes: 1 });
  });

  it('a second press while the first waits is none', async () => {
    const platform = memoryPlatform(START);
    const { store } = openStore(platform);
    store.change([set('a', 'One')]);
    await wait();
    store.change([set('a', 'Two')]);
    await wait();
    expect(await Promise.all([store.undo(), store.undo()])).toEqual(['done', 'busy']);
    await wait();
    expect(headingOf(platform.document, 'a')).toBe('One');
  });

  it('answer whether anything was taken back', async () => {
    const platform = memoryPlatform(START);
    let isOffline = false;
    const { store, transport } = openStore(platform, memorySlots(), {
      fail: () => (isOffline ? { kind: 'unreachable' } : null),
    });
    store.change([set('a', 'One')]);
    await wait();
    isOffline = true;
    const load = vi.spyOn(transport, 'load').mockResolvedValue(null);
    expect(await store.undo()).toBe('failed');
    load.mockRestore();
    platform.change(set('a', 'Theirs'));
    expect(await store.undo()).toBe('held');
  });

  it('of what another tab has taken back goes on with the change before it', async () => {
    const platform = memoryPlatform(START);
    const slots = memorySlots();
    const one = openStore(platform, slots);
    one.store.change([set('a', 'One')]);
    await wait();
    one.store.change([set('b', 'Two')]);
    await wait();
    const other = openStore(platform, slots, { tabs: ['tab0'] });
    expect(await other.store.undo()).toBe('done');
    await wait();
    expect(await one.store.undo()).toBe('done');
    await wait();
    expect(platform.document).toEqual(START);
    expect(await one.store.undo()).toBe('nothing');
    expect(one.store.getState().undoable).toEqual({ undo: false, redo: true });
  });
});

describe('what the site draws anew', () => {
  it('in another language is shown, and requested for again where it is older than what is changed here', async () => {
    const platform = memoryPlatform(START);
    const { store, transport } = openStore(platform, memorySlots(), {
      fail: () => ({ kind: 'unreachable' }),
    });
    const views = vi.spyOn(transport, 'views');
    store.change([set('a', 'Mine')]);
    await wait();
    const view = { placed: { id: 'b', view: 'spanish' } as never, marksJson: null };
    store.receive({ document: START, revision: 0, log: [], views: new Map([['b', view]]), language: 'es' });
    expect(store.getState().views.get('b')).toBe(view);
    expect(headingOf(store.document, 'a')).toBe('Mine');
    await wait(250);
    expect(views.mock.lastCall?.[0]).toMatchObject({ ids: ['a'], language: 'es' });
  });
});
