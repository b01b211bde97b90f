import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BlockOverlay } from '#app/features/studio/stage/overlay/block-overlay.tsx';
import type { Place } from '#app/features/studio/stage/places/find-places.ts';
import { createPlaceStore, PlaceProvider } from '#app/features/studio/stage/places/place-store.ts';
import { StageProvider } from '#app/features/studio/stage/stage-context.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';
import { memoryEditor } from './memory-editor.ts';

const STATE = {
  ...{ document: 'page:about', revision: 3, language: 'ar', commandId: 'cccccccc', assets: '' },
  text: { lang: 'ar', dir: 'rtl' as const },
};

/** An element that lies there, as nothing has a layout here. */
function laidOut<T extends HTMLElement>(element: T, [left, width]: [number, number]): T {
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 300);
  Object.defineProperty(element, 'clientWidth', { value: width });
  return element;
}

it('over each picture in sight is a link to others for its place, and from there back', async () => {
  const { editor } = memoryEditor(['rowingHeroSection']);
  const section = laidOut(document.createElement('section'), [0, 1000]);
  const places = createPlaceStore();
  const picture = (way: string, box: [number, number]): Place => ({
    ...{ way, attribute: 'src', node: laidOut(document.createElement('img'), box) },
    field: { way, kind: 'picture', sizes: [] },
  });
  places.set('b1', [
    picture('image_s3key', [0, 1000]),
    picture('slide_data/#k3f/image_s3key', [600, 300]),
    // A slide beside those in sight, and a mark too small to have anything over it.
    picture('slide_data/#k4f/image_s3key', [1100, 300]),
    picture('logo_s3key', [0, 40]),
  ]);
  const tools = {
    ...{ act: null, moveBelow: () => undefined, actOnCard: () => null },
    ...{ undo: () => undefined, redo: () => undefined },
    dataOf: () => editor.getState().document.blocks[0],
  };
  const overlay = (
    <BlockOverlay id="b1" name="Slides" section={{ current: section }} state={STATE} isActive />
  );
  renderOnSite(
    <StageProvider value={tools}>
      <PlaceProvider value={places}>{overlay}</PlaceProvider>
    </StageProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Choose picture 1' }).getAttribute('href')).toBe(
    '/edit/media?for=page%3Aabout&block=b1&field=image_s3key&in=ar&to=stage',
  );
  expect(screen.getByRole('link', { name: 'Choose picture 2' }).getAttribute('href')).toContain(
    `field=${encodeURIComponent('slide_data/#k3f/image_s3key')}`,
  );
});
