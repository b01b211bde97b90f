import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { StagePage } from '#app/features/studio/stage/stage-page.tsx';
import { toStageBlocks } from '#app/features/studio/stage/to-stage-blocks.ts';
import { pressKey } from '../../support/press-key.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { memoryEditor } from './memory-editor.ts';

const ASSETS = 'http://assets.localhost';
const STATE = {
  ...{ document: 'page:about', revision: 3, language: null, commandId: 'cccccccc', assets: ASSETS },
  text: { lang: 'en', dir: 'ltr' as const },
};
const PAGE = ['defaultBanner', 'plainScroller', 'recentStory'];

function openStage(keys: readonly string[] = PAGE, lng: 'ar' | 'en' = 'en') {
  const page = memoryEditor(keys);
  function Host() {
    const { document } = useSyncExternalStore(page.subscribe, page.editor.getState);
    const blocks = toStageBlocks(document.blocks, () => ({ placed: null, marksJson: null }));
    return (
      <StagePage
        bar={
          <div data-stage-bar>
            <button type="button">Publish</button>
          </div>
        }
        {...{ blocks, state: STATE, editor: page.editor }}
      />
    );
  }
  return { ...page, ...renderOnSite(<Host />, { lng }) };
}
const blockAt = (position: number, name: RegExp | string = /./) => {
  const block = screen.getAllByRole('region', { name })[position - 1];
  if (!block) throw new Error(`no block ${position}`);
  return block;
};
const focusAt = (position: number) => act(() => blockAt(position).focus());
const focused = () => document.activeElement?.getAttribute('aria-label');
const announced = () => screen.getAllByRole('status').at(-1)?.textContent;
const control = { ctrlKey: true };
/** Of the toast with this text; the page has the same for those who do not see it. */
async function clickUndoOf(text: string) {
  const button = await waitFor(() => {
    for (const words of screen.getAllByText(text)) {
      const found = words.closest('div')?.querySelector('button');
      if (found?.textContent === 'Undo') return found;
    }
    throw new Error(`no toast: ${text}`);
  });
  await act(async () => void fireEvent.click(button));
}

describe('keys of the stage', () => {
  it('arrows walk through the blocks, and with Alt move them', () => {
    const { keys } = openStage();
    focusAt(1);
    pressKey('ArrowDown');
    expect(focused()).toBe('Labels, 2 of 3');
    pressKey('ArrowUp');
    pressKey('ArrowUp');
    expect(focused()).toBe('Banner, 1 of 3');
    pressKey('ArrowDown', { altKey: true });
    expect(keys()).toEqual(['plainScroller', 'defaultBanner', 'recentStory']);
    expect(focused()).toBe('Banner, 2 of 3');
    expect(announced()).toBe('Banner moved to position 2 of 3');
    pressKey('ArrowDown', { altKey: true });
    pressKey('ArrowDown', { altKey: true });
    expect(announced()).toBe('Banner is the last block already');
    expect(focused()).toBe('Banner, 3 of 3');
  });

  it('copies, deletes, and takes back', async () => {
    const { keys } = openStage();
    focusAt(2);
    pressKey('d', control);
    expect(keys()).toEqual(['defaultBanner', 'plainScroller', 'plainScroller', 'recentStory']);
    expect(focused()).toBe('Labels, 3 of 4');
    expect(announced()).toBe('Labels copied: the copy is at position 3 of 4');
    pressKey('Delete');
    expect(focused()).toBe('Story, 3 of 3');
    pressKey('Delete');
    expect(focused()).toBe('Labels, 2 of 2');
    expect(announced()).toBe('Story deleted');
    await act(async () => pressKey('z', control));
    await act(async () => pressKey('z', control));
    expect(keys()).toEqual(['defaultBanner', 'plainScroller', 'plainScroller', 'recentStory']);
    await act(async () => pressKey('z', { ...control, shiftKey: true }));
    expect(announced()).toBe('The change is there again');
    expect(keys()).toHaveLength(3);
  });

  it('have something to act on when the block in hand is taken away', async () => {
    const { keys, editor } = openStage();
    focusAt(2);
    pressKey('d', control);
    expect(focused()).toBe('Labels, 3 of 4');
    await act(async () => pressKey('z', control));
    expect(keys()).toHaveLength(3);
    expect(focused()).toBe('Story, 3 of 3');
    // A colleague, while a tool of the block has the focus.
    act(() => screen.getByRole('button', { name: 'Copy: Story' }).focus());
    act(() => void editor.change([{ kind: 'remove', id: 'b3' }]));
    expect(focused()).toBe('Labels, 2 of 2');
    act(() => void editor.change(['b1', 'b2'].map((id) => ({ kind: 'remove', id }) as const)));
    expect(document.activeElement?.hasAttribute('data-stage')).toBe(true);
  });

  it('are not drawn back to a block that was left', async () => {
    const { editor } = openStage();
    focusAt(2);
    await act(async () => blockAt(2).blur());
    act(() => void editor.change([{ kind: 'remove', id: 'b2' }]));
    expect(document.activeElement).toBe(document.body);
  });

  it('delete and copy once, however long they are held down', () => {
    const { keys } = openStage();
    focusAt(1);
    const held = { repeat: true };
    expect(pressKey('Delete', held)).toBe(false);
    expect(pressKey('d', { ...control, ...held })).toBe(false);
    expect(keys()).toHaveLength(3);
    pressKey('ArrowDown', held);
    pressKey('ArrowDown', { altKey: true, ...held });
    expect(focused()).toBe('Labels, 3 of 3');
  });

  it('the toast after deleting brings that block back, whatever was done since', async () => {
    const { keys } = openStage();
    focusAt(1);
    pressKey('Delete');
    focusAt(1);
    pressKey('d', control);
    await clickUndoOf('Banner deleted');
    expect(keys()).toEqual(['defaultBanner', 'plainScroller', 'plainScroller', 'recentStory']);
    await waitFor(() => expect(focused()).toBe('Banner, 1 of 4'));
  });

  it('the toast after deleting leads to the block where undo has brought it back', async () => {
    const { keys } = openStage();
    focusAt(1);
    pressKey('Delete');
    pressKey('z', control);
    await waitFor(() => expect(keys()).toEqual(PAGE));
    focusAt(3);
    await clickUndoOf('Banner deleted');
    await waitFor(() => expect(focused()).toBe('Banner, 1 of 3'));
    expect(keys()).toEqual(PAGE);
    expect(screen.queryByText(/does not work/)).toBeNull();
  });

  it('the toast after deleting brings the block back by the site where the page was left', async () => {
    const sent = vi.fn(async (_: string, init: RequestInit) => {
      const { commands } = JSON.parse(String(init.body));
      return Response.json({ revision: 4, applied: commands, inverses: [], clashes: [], others: [] });
    });
    vi.stubGlobal('fetch', sent);
    const { unmount } = openStage([...PAGE, 'passimCarve']);
    focusAt(4);
    pressKey('Delete');
    unmount();
    await clickUndoOf('Carved picture deleted');
    expect(await screen.findByText('The last change is undone')).toBeTruthy();
    const [[path, init] = ['', {}]] = sent.mock.calls;
    expect(path).toBe('/edit/on/page%3Aabout/commands');
    expect(JSON.parse(String(init.body))).toMatchObject({
      ...{ revision: 3, commands: [{ kind: 'add', block: { id: 'b4' } }] },
    });
    vi.unstubAllGlobals();
  });

  it('the toast after deleting brings the block back on the stage that is open by then', async () => {
    const first = openStage([...PAGE, 'rowingHeroSection']);
    focusAt(4);
    pressKey('Delete');
    first.unmount();
    const next = openStage();
    await clickUndoOf('Opening slides deleted');
    await waitFor(() => expect(next.keys()).toEqual([...PAGE, 'rowingHeroSection']));
  });

  it('the toast after deleting has words where the page was left, and the site is not reached', async () => {
    const { keys, unmount } = openStage();
    focusAt(3);
    pressKey('Delete');
    await waitFor(() => expect(screen.getAllByText('Story deleted')).toHaveLength(2));
    unmount();
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
    expect(await screen.findByText(/does not work at the moment/)).toBeTruthy();
    expect(keys()).toHaveLength(2);
  });

  it('there is nothing to take back on a page that nobody changed', async () => {
    openStage();
    focusAt(1);
    await act(async () => pressKey('z', control));
    expect(announced()).toBe('There is nothing to undo');
  });

  it('the last block that is deleted leaves an empty page, with the focus on it', async () => {
    const { keys } = openStage(['defaultBanner']);
    focusAt(1);
    pressKey('Delete');
    expect(keys()).toEqual([]);
    expect(document.activeElement?.hasAttribute('data-stage')).toBe(true);
    await act(async () => pressKey('z', control));
    expect(keys()).toEqual(['defaultBanner']);
  });

  it('Enter opens the form, and a slash the library below the block', () => {
    const { router } = openStage();
    focusAt(2);
    pressKey('Enter');
    expect(router.state.location.pathname).toBe('/edit/on/page%3Aabout/block/b2');
    const other = openStage();
    focusAt(2);
    pressKey('/');
    expect(other.router.state.location.search).toBe('?after=b2');
  });

  it('F6 goes from block to tools, bar and back, and Escape out', () => {
    openStage();
    focusAt(2);
    pressKey('F6');
    expect(focused()).toBe('Edit: Labels');
    pressKey('F6');
    expect(document.activeElement?.textContent).toBe('Publish');
    pressKey('F6');
    expect(focused()).toBe('Labels, 2 of 3');
    pressKey('F6', { shiftKey: true });
    expect(document.activeElement?.textContent).toBe('Publish');
    pressKey('F6', { shiftKey: true });
    expect(focused()).toBe('Edit: Labels');
    pressKey('Escape');
    expect(focused()).toBe('Labels, 2 of 3');
    pressKey('Escape');
    expect(document.activeElement?.hasAttribute('data-stage')).toBe(true);
    expect(document.querySelector('[data-selected]')).toBeNull();
  });

  it('letters that are typed somewhere are letters', () => {
    const { keys } = openStage();
    const input = document.createElement('input');
    blockAt(1).appendChild(input);
    act(() => input.focus());
    for (const key of ['Delete', 'Backspace', '/', 'Enter']) expect(pressKey(key)).toBe(true);
    expect(keys()).toHaveLength(3);
  });
});

describe('a block on the clipboard', () => {
  const clipboard = (text = '') => {
    const data = new Map([['text/plain', text]]);
    return {
      getData: (type: string) => data.get(type) ?? '',
      setData: (type: string, value: string) => void data.set(type, value),
    };
  };

  const foreign = (assets?: string) =>
    JSON.stringify({
      marquee_block: {
        data: {
          component_key: 'rowingHeroSection',
          slide_data: [{ title: 'A', image_s3key: 'images/a.webp' }],
        },
        ...(assets && { assets }),
      },
    });
  const pictures = ({ editor }: ReturnType<typeof openStage>) =>
    JSON.stringify(editor.getState().document.blocks[1]).includes('images/a.webp');

  it('of the same brand is pasted with its pictures', async () => {
    const page = openStage();
    fireEvent.paste(blockAt(1), { clipboardData: clipboard(foreign(ASSETS)) });
    await waitFor(() => expect(page.keys()[1]).toBe('rowingHeroSection'));
    expect(pictures(page)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['without its pictures', 'Paste without pictures', 'http://assets.elsewhere', false],
    ['as it is', 'Paste it as it is', undefined, true],
  ])('of another brand is pasted %s, as its editor chooses', async (_, name, assets, isWith) => {
    const page = openStage();
    focusAt(1);
    fireEvent.paste(blockAt(1), { clipboardData: clipboard(foreign(assets)) });
    const button = await screen.findByRole('button', { name });
    expect(page.keys()).toHaveLength(3);
    await act(async () => fireEvent.click(button));
    expect(page.keys()).toEqual(['defaultBanner', 'rowingHeroSection', 'plainScroller', 'recentStory']);
    expect(pictures(page)).toBe(isWith);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Opening slides, 2 of 4'));
  });

  it('of another brand is not pasted where that is cancelled', async () => {
    const page = openStage();
    fireEvent.paste(blockAt(1), { clipboardData: clipboard(foreign()) });
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await act(async () => fireEvent.click(cancel));
    expect(page.keys()).toHaveLength(3);
  });

  it('of another brand without pictures is pasted at once', async () => {
    const page = openStage();
    fireEvent.paste(blockAt(1), {
      clipboardData: clipboard('{"marquee_block":{"data":{"component_key":"recentStory"}}}'),
    });
    await waitFor(() => expect(page.keys()[1]).toBe('recentStory'));
  });

  it('is pasted below the block that has the focus', async () => {
    const { keys } = openStage();
    focusAt(1);
    const clipboardData = clipboard();
    fireEvent.copy(blockAt(1), { clipboardData });
    expect(announced()).toBe('Banner is on the clipboard');
    focusAt(2);
    fireEvent.paste(blockAt(2), { clipboardData });
    await waitFor(() =>
      expect(keys()).toEqual(['defaultBanner', 'plainScroller', 'defaultBanner', 'recentStory']),
    );
    expect(focused()).toBe('Banner, 3 of 4');
  });

  it('anything else is rejected with words', async () => {
    const { keys } = openStage();
    fireEvent.paste(blockAt(2), { clipboardData: clipboard('{"a":1}') });
    expect(await screen.findByText(/is no block/)).toBeTruthy();
    expect(keys()).toHaveLength(3);
  });
});

describe('the tools of a block', () => {
  it('are one stop of the Tab key, with arrows between them', () => {
    openStage(PAGE, 'ar');
    const [toolbar] = screen.getAllByRole('toolbar');
    const tools = [...(toolbar?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const stops = () => tools.flatMap((tool, index) => (tool.tabIndex === 0 ? [index] : []));
    expect([tools.length, stops()]).toEqual([7, [0]]);
    act(() => tools[0]?.focus());
    pressKey('End');
    expect([document.activeElement === tools[6], stops()]).toEqual([true, [6]]);
    pressKey('Home');
    expect(stops()).toEqual([0]);
    document.documentElement.dir = 'rtl';
    pressKey('ArrowLeft');
    expect(stops()).toEqual([1]);
    document.documentElement.dir = 'ltr';
    pressKey('ArrowLeft');
    expect(stops()).toEqual([0]);
    document.documentElement.removeAttribute('dir');
  });

  it('act at once, and keep the focus while their block moves', () => {
    const { keys } = openStage();
    const down = () => screen.getByRole('button', { name: 'Move down: Banner' });
    act(() => down().focus());
    fireEvent.click(down());
    expect(keys()[1]).toBe('defaultBanner');
    expect(document.activeElement).toBe(down());
    fireEvent.click(down());
    expect(down().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(down());
    fireEvent.click(down());
    expect(announced()).toBe('Banner is the last block already');
  });

  it('take a double click for one, as another block lies there by then', async () => {
    const { keys } = openStage();
    const doubleClick = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
      const [button] = screen.getAllByRole('button', { name: /^(Delete|Copy): / });
      if (button) fireEvent.click(button, { detail: 2 });
    };
    doubleClick('Delete: Banner');
    expect(keys()).toEqual(['plainScroller', 'recentStory']);
    // Of the toast, too.
    await waitFor(() => expect(screen.getAllByText('Banner deleted')).toHaveLength(2));
    doubleClick('Copy: Story');
    expect(keys()).toEqual(['plainScroller', 'recentStory', 'recentStory']);
    fireEvent.click(screen.getByRole('button', { name: 'Move down: Labels' }), { detail: 2 });
    expect(keys()[1]).toBe('plainScroller');
  });
});

describe('the icons of the tools', () => {
  it('are drawn once, and each tool has one of them', () => {
    const { container } = openStage();
    const uses = [...container.querySelectorAll('[data-tools] use')];
    // Edit, delete, copy, up, down, add and layout of each block.
    expect(uses).toHaveLength(7 * PAGE.length);
    for (const use of uses) {
      const icons = document.querySelectorAll(use.getAttribute('href') ?? '');
      expect(icons).toHaveLength(1);
      expect(icons[0]?.childElementCount).toBeGreaterThan(0);
    }
  });
});
