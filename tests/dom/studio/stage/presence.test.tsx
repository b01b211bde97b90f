import { act, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import type { Presence } from '#app/contract/presence.ts';
import { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import { PresenceBar } from '#app/features/studio/stage/presence/presence-bar.tsx';
import { StagePage } from '#app/features/studio/stage/stage-page.tsx';
import { toStageBlocks } from '#app/features/studio/stage/to-stage-blocks.ts';
import { toDocument } from '#app/lib/edit-document/document.ts';
import { memoryPlatform, memorySlots } from '#tests/unit/page-builder/edit/store/memory-platform.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';

const STATE = {
  ...{ document: 'page:about', revision: 0, language: null, commandId: 'cccccccc' },
  ...{ assets: 'http://assets.localhost', text: { lang: 'en', dir: 'ltr' as const } },
};
const START = toDocument(
  {
    ...{ language: 'en', fields: {} },
    blocks: ['defaultBanner', 'recentStory'].map((component_key) => ({
      id: component_key,
      data: { component_key },
    })),
  },
  () => 'new',
);
const editor = (name: string, block?: string) => ({ _id: `user-${name}`, name, ...(block && { block }) });

/** The stage of two blocks, and what the site responds about its editors. */
async function openStage() {
  const platform = memoryPlatform(START);
  const [slot] = memorySlots().open();
  if (!slot) throw new Error('no slot');
  const shown = { document: START, revision: 0, log: [], views: new Map(), language: 'en' };
  const { transport } = platform.transport('me', () => null);
  const store = new EditStore(shown, [slot], { userId: 'me', transport });
  let presence: Presence = { revision: 0, editors: [] };
  const fetched = vi.fn(async () => Response.json(presence));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: () => true });
  function Host() {
    const { document, revision } = useSyncExternalStore(store.subscribe, store.getState);
    const blocks = toStageBlocks(document.blocks, () => ({ placed: null, marksJson: null }));
    return (
      <StagePage
        bar={<PresenceBar document="page:about" {...{ revision, blocks, store }} />}
        {...{ blocks, state: STATE, editor: store }}
      />
    );
  }
  const { unmount } = renderOnSite(<Host />);
  return {
    ...{ store, unmount },
    /** What the site knows the next time, which is now. */
    async meet(editors: Presence['editors']) {
      presence = { revision: 0, editors };
      const before = fetched.mock.calls.length;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
      await act(async () => {});
    },
  };
}

const edgeAt = (name: RegExp) =>
  screen.getByRole('region', { name }).querySelector<HTMLElement>('[data-editors]');
const colourOf = (name: string, at: HTMLElement) =>
  within(at).getByText(name).closest<HTMLElement>('[data-colour]')?.dataset.colour;

it('a block that colleagues have in hand has an edge in a colour of theirs, and their names', async () => {
  const { meet, store, unmount } = await openStage();
  await meet([editor('Ola', 'recentStory'), editor('Ravi')]);
  await waitFor(() => expect(edgeAt(/^Story/)?.textContent).toContain('Ola'));
  expect(edgeAt(/^Banner/)).toBeNull();
  expect(screen.queryByText('Ravi', { selector: '[data-editors] *' })).toBeNull();

  // Each has a colour of their own, wherever they go.
  const before = colourOf('Ola', edgeAt(/^Story/) as HTMLElement);
  await meet([editor('Cole', 'defaultBanner'), editor('Ola', 'defaultBanner')]);
  await waitFor(() => expect(edgeAt(/^Story/)).toBeNull());
  const edge = edgeAt(/^Banner/) as HTMLElement;
  expect(edge.dataset.colour).toBe(colourOf('Cole', edge));
  expect(colourOf('Ola', edge)).toBe(before);
  expect(colourOf('Cole', edge)).not.toBe(before);

  await meet([]);
  await waitFor(() => expect(edgeAt(/^Banner/)).toBeNull());
  unmount();
  await store.stop();
});

it('a block that is deleted while a colleague has it in hand goes with its edge', async () => {
  const { meet, store, unmount } = await openStage();
  await meet([editor('Ola', 'recentStory')]);
  await waitFor(() => expect(edgeAt(/^Story/)).not.toBeNull());
  act(() => void store.change([{ kind: 'remove', id: 'recentStory' }]));
  expect(screen.queryByRole('region', { name: /^Story/ })).toBeNull();
  expect(document.querySelector('[data-editors]')).toBeNull();
  unmount();
  await store.stop();
});
