import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { LocalSlot } from '#app/features/page-builder/edit/store/store-types.ts';
import { useSendBeforeLeaving } from '#app/features/studio/stage/saving/use-send-before-leaving.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import { toDocument } from '#app/lib/edit-document/document.ts';
import { memoryPlatform, memorySlots } from '#tests/unit/page-builder/edit/store/memory-platform.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';

const START = toDocument(
  { language: 'en', fields: {}, blocks: [{ id: 'a', data: { component_key: 'defaultBanner' } }] },
  () => 'new',
);
const set = (value: string): Command => ({ kind: 'set', id: 'a', way: 'heading', language: 'en', value });
const NO_STORAGE: LocalSlot = { local: null, put: () => Promise.reject(new Error('private window')) };

function openStage({ slot = memorySlots().open()[0], isOffline = false } = {}) {
  const platform = memoryPlatform(START);
  const { transport } = platform.transport('me', () => (isOffline ? { kind: 'unreachable' } : null));
  const shown = { document: START, revision: 0, log: [], views: new Map(), language: 'en' };
  const store = new EditStore(shown, [slot], { userId: 'me', transport });
  function Stage() {
    useSendBeforeLeaving(store);
    return null;
  }
  const { router } = renderOnSite(<Stage />);
  const leave = () => act(() => router.navigate('/edit'));
  return { platform, store, leave, path: () => router.state.location.pathname };
}

describe('leaving the stage', () => {
  it('waits until all is sent, also while a clash waits for a choice', async () => {
    const { platform, store, leave, path } = openStage();
    store.hold(set('Theirs'), 'no-block');
    store.change([set('Mine')]);
    expect(store.getState().status.kind).toBe('clash');
    await leave();
    await waitFor(() => expect(path()).toBe('/edit'));
    expect(platform.document.blocks[0]?.data.heading).toBe('Mine');
    await store.stop();
  });

  it('goes on without a connection, as the browser has it all', async () => {
    const { store, leave, path } = openStage({ isOffline: true });
    store.change([set('Mine')]);
    await leave();
    await waitFor(() => expect(path()).toBe('/edit'));
    await store.stop();
  });

  it('is confirmed in a dialog of the browser where nothing could be sent or stored', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const { store, leave, path } = openStage({ slot: NO_STORAGE, isOffline: true });
    store.change([set('Mine')]);
    await act(() => store.flush());
    expect(store.getState().status.kind).toBe('offline');
    await leave();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/edit'));
    expect(path()).toBe('/');
    await store.stop();
  });

  it('has words that are still typed', async () => {
    const { platform, store, leave, path } = openStage();
    const box = document.body.appendChild(document.createElement('span'));
    box.contentEditable = 'true';
    box.tabIndex = 0;
    box.addEventListener('focusout', () => store.change([set('Typed')]));
    box.focus();
    await leave();
    await waitFor(() => expect(path()).toBe('/edit'));
    expect(platform.document.blocks[0]?.data.heading).toBe('Typed');
    box.remove();
    await store.stop();
  });
});
