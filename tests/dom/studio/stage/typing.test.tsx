import { act, fireEvent, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { markView } from '#app/features/page-builder/edit/stage/mark-view.server.ts';
import { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { StageView } from '#app/features/page-builder/edit/store/store-types.ts';
import { BlockContent } from '#app/features/studio/stage/block-content.tsx';
import { createPlaceStore, PlaceProvider } from '#app/features/studio/stage/places/place-store.ts';
import { toStageBlocks } from '#app/features/studio/stage/to-stage-blocks.ts';
import { createTyping, TypingProvider } from '#app/features/studio/stage/typing/typing.ts';
import { type Data, toDocument } from '#app/lib/edit-document/document.ts';
import { memoryPlatform, memorySlots } from '#tests/unit/page-builder/edit/store/memory-platform.ts';
import { CONTEXT } from '#tests/unit/page-builder/render-blocks.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

const DATA: Record<string, Data> = {
  one: {
    component_key: 'defaultBanner',
    heading: { $t: { en: 'Salt', ar: 'ملح' } },
    sub_heading: 'Road',
  },
  two: { component_key: 'defaultBanner', heading: 'Second', description: 'With\nlines' },
};
const START = toDocument(
  { language: 'en', fields: {}, blocks: Object.entries(DATA).map(([id, data]) => ({ id, data })) },
  () => 'new',
);

async function viewOf(id: string, heading: string): Promise<StageView> {
  const component = { id, data: { component_key: 'defaultBanner', ...DATA[id], heading } };
  const [placed] = await buildPage([component], CONTEXT);
  if (!placed) return { placed: null, marksJson: null };
  return { placed, marksJson: JSON.stringify(markView(component, placed)) };
}

async function openStage(language = 'en') {
  const platform = memoryPlatform(START);
  const { transport } = platform.transport();
  const views = new Map([
    ['one', await viewOf('one', language === 'ar' ? 'ملح' : 'Salt')],
    ['two', await viewOf('two', 'Second')],
  ]);
  const shown = { document: START, revision: 0, log: [], language, views };
  const store = new EditStore(shown, memorySlots().open(), { userId: 'me', transport });
  // What is drawn is what was loaded: the site answers nothing new.
  transport.views = async () => null;
  const places = createPlaceStore();
  const typing = createTyping(store, places, language);
  function Host() {
    const [now] = useState(places);
    const { document } = useSyncExternalStore(store.subscribe, store.getState);
    return (
      <PlaceProvider value={now}>
        <TypingProvider value={typing}>
          {toStageBlocks(document.blocks, (id) => views.get(id)).map((block, index) => (
            <section key={block.id} data-block-id={block.id} tabIndex={-1} aria-label={block.id}>
              <BlockContent
                block={block}
                name={block.id}
                text={{ lang: 'en', dir: 'ltr' }}
                isFirst={index === 0}
              />
            </section>
          ))}
        </TypingProvider>
      </PlaceProvider>
    );
  }
  renderOnSite(<Host />);
  await act(async () => undefined);
  const start = (block: string) => act(() => typing.start(block));
  return { store, start, stop: () => store.stop() };
}

const box = () => screen.getByRole('textbox');
const key = (name: string, more: object = {}) => fireEvent.keyDown(box(), { key: name, ...more });
function type(words: string) {
  box().textContent = words;
  fireEvent.input(box());
}
const block = (id: string) => screen.getByRole('region', { name: id, hidden: true });
const heldStill = (id: string) => block(id).querySelector('[data-held]')?.hasAttribute('inert');
const dataOf = ({ store }: { store: EditStore }, id: string) =>
  store.document.blocks.find((each) => each.id === id)?.data;

it('is in the text itself, which comes back as React made it', async () => {
  const stage = await openStage();
  const text = block('one').querySelector('h2')?.firstChild;
  expect(heldStill('one')).toBe(true);
  stage.start('one');
  expect(heldStill('one')).toBe(false);
  expect(heldStill('two')).toBe(true);
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('contenteditable')).toBe('plaintext-only');
  type('Pepper <b>');
  key('Enter');
  expect(dataOf(stage, 'one')?.heading).toEqual({ $t: { en: 'Pepper <b>', ar: 'ملح' } });
  expect(block('one').querySelector('h2')?.firstChild).toBe(text);
  // It is read at once, before the site has drawn it.
  expect(block('one').querySelector('h2')?.textContent).toBe('Pepper <b>');
  expect(heldStill('one')).toBe(true);
  expect(document.activeElement).toBe(block('one'));
  await act(() => stage.store.undo());
  expect(block('one').querySelector('h2')?.textContent).toBe('Salt');
  await stage.stop();
});

it('Escape takes back, and what is not changed is no change', async () => {
  const stage = await openStage();
  stage.start('one');
  type('Never');
  key('Escape');
  expect(block('one').querySelector('h2')?.textContent).toBe('Salt');
  stage.start('one');
  type('  Salt ');
  key('Enter');
  expect(stage.store.getState().undoable.undo).toBe(false);
  expect(stage.store.document).toEqual(START);
  await stage.stop();
});

it('keys that choose between composed letters do not end it', async () => {
  const stage = await openStage();
  stage.start('one');
  type('さくら');
  key('Enter', { isComposing: true });
  // Of Safari, once the composition has ended.
  key('Enter', { keyCode: 229 });
  key('Escape', { keyCode: 229 });
  expect(box().textContent).toBe('さくら');
  key('Enter', { keyCode: 13 });
  expect(dataOf(stage, 'one')?.heading).toMatchObject({ $t: { en: 'さくら' } });
  await stage.stop();
});

it('Tab goes on to the next text of the page and back, and keeps each', async () => {
  const stage = await openStage();
  stage.start('one');
  type('First');
  key('Tab');
  expect(box().textContent).toBe('Road');
  key('Tab');
  expect(box().textContent).toBe('Second');
  key('Tab', { shiftKey: true });
  type('Way');
  key('Tab', { shiftKey: true });
  expect(box().textContent).toBe('First');
  key('Escape');
  expect(dataOf(stage, 'one')).toMatchObject({ heading: { $t: { en: 'First' } }, sub_heading: 'Way' });
  await stage.stop();
});

it('ends at the limit, with a word about it and never half a character', async () => {
  const stage = await openStage();
  stage.start('one');
  expect(box().getAttribute('aria-describedby')).toBe(screen.getByText('4 of 200 characters').id);
  type(`${'x'.repeat(199)}😀${'y'.repeat(25_000)}`);
  expect(screen.getByRole('alert').textContent).toBe(
    'No more than 200 characters fit: the rest was left out.',
  );
  expect(box().textContent).toBe('x'.repeat(199));
  key('Enter');
  expect(dataOf(stage, 'one')?.heading).toMatchObject({ $t: { en: 'x'.repeat(199) } });
  await stage.stop();
});

it('has no room for a letter at the limit, and leaves the others and the caret where they are', async () => {
  const stage = await openStage();
  const insert = (data: string) => {
    const typing = { inputType: 'insertText', data, bubbles: true, cancelable: true };
    return fireEvent(box(), new InputEvent('beforeinput', typing));
  };
  const caretAt = (start: number, end = start) => {
    const text = box().firstChild;
    if (text) window.getSelection()?.setBaseAndExtent(text, start, text, end);
  };
  stage.start('one');
  type(`ab${'x'.repeat(197)}`);
  caretAt(1);
  expect(insert('😀')).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/No more than 200/);
  expect(insert('1')).toBe(true);
  type(`ab${'x'.repeat(198)}`);
  expect(screen.getByRole('alert').textContent).toBe('');
  caretAt(1);
  expect(insert('1')).toBe(false);
  caretAt(1, 2);
  expect(insert('1')).toBe(true);
  // What was composed at the caret is in the text already.
  box().textContent = `a日本語b${'x'.repeat(198)}`;
  caretAt(4);
  fireEvent.compositionEnd(box());
  expect(box().textContent).toBe(`ab${'x'.repeat(198)}`);
  expect(window.getSelection()?.anchorOffset).toBe(1);
  key('Escape');
  await stage.stop();
});

it('is in the edited language alone, in its direction', async () => {
  const stage = await openStage('ar');
  stage.start('one');
  expect(box().textContent).toBe('ملح');
  expect(box()).toMatchObject({ lang: 'ar', dir: 'rtl' });
  type('سكر');
  key('Enter');
  expect(dataOf(stage, 'one')?.heading).toEqual({ $t: { en: 'Salt', ar: 'سكر' } });
  await stage.stop();
});

it('without words takes the text away', async () => {
  const stage = await openStage();
  stage.start('two');
  type(' ');
  key('Enter');
  expect(dataOf(stage, 'two')).not.toHaveProperty('heading');
  await stage.stop();
});

it('counts when the focus goes elsewhere', async () => {
  const stage = await openStage();
  stage.start('one');
  type('Left');
  act(() => block('two').focus());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(block('two'));
  expect(dataOf(stage, 'one')?.heading).toMatchObject({ $t: { en: 'Left' } });
  await stage.stop();
});

it.each(['mouse', 'touch'] as const)('a press by %s opens the text under it', async (pointerType) => {
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 100, 20)] as never);
  const stage = await openStage();
  const section = block('two');
  const clickAt = (x: number) => {
    fireEvent(section, new PointerEvent('pointerdown', { pointerType, bubbles: true }));
    fireEvent.click(section, { clientX: x, clientY: 10 });
  };
  clickAt(500);
  expect(screen.queryByRole('textbox')).toBeNull();
  if (pointerType === 'touch') {
    clickAt(50);
    // The first one chooses the block.
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => section.focus());
  }
  clickAt(50);
  // Of texts over each other, the one on top.
  expect(box().textContent).toBe('With\nlines');
  expect(box().ariaMultiLine).toBe('true');
  key('Escape');
  const button = section.appendChild(document.createElement('button'));
  fireEvent.click(button, { clientX: 50, clientY: 10 });
  expect(screen.queryByRole('textbox')).toBeNull();
  await stage.stop();
});
