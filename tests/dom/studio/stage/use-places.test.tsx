import { act } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { BLOCK_KEYS, type BlockKey } from '#app/features/page-builder/block-keys.ts';
import { buildPage } from '#app/features/page-builder/build-page.server.ts';
import { markView } from '#app/features/page-builder/edit/stage/mark-view.server.ts';
import type { BlockMarks } from '#app/features/page-builder/edit/store/store-types.ts';
import { LazyBlockPage } from '#app/features/page-builder/lazy-block-page.tsx';
import type { Place } from '#app/features/studio/stage/places/find-places.ts';
import { usePlaces } from '#app/features/studio/stage/places/use-places.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { valueAt } from '#app/lib/edit-document/way.ts';
import { AssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { sampleBlock } from '#tests/support/sample-block.ts';
import { CONTEXT, MATERIAL } from '#tests/unit/page-builder/render-blocks.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

interface Drawing {
  placed: PlacedBlock;
  marksJson: string | null;
}

/** A block of a draft, and its raw data as its ways lead through them. */
async function drawingOf(key: BlockKey, change: (data: Data) => Data = (data) => data) {
  const sample = sampleBlock(key, MATERIAL);
  const component = { ...sample, data: change(sample.data as Data) as typeof sample.data };
  const [placed] = await buildPage([component], CONTEXT);
  if (!placed) throw new Error(`${key} shows nothing`);
  const drawing: Drawing = { placed, marksJson: JSON.stringify(markView(component, placed)) };
  return { drawing, data: component.data as Data };
}

function draw(drawing: Drawing) {
  const seen: { places: readonly Place[]; show(next: Drawing): void } = { places: [], show() {} };
  function Host() {
    const [now, setNow] = useState(drawing);
    const root = useRef<HTMLDivElement>(null);
    seen.show = (next) => act(() => setNow(next));
    const drawn = usePlaces(now, root, (places) => {
      seen.places = places;
    });
    return (
      <div ref={root}>
        <LazyBlockPage title={null} blocks={[drawn]} />
      </div>
    );
  }
  renderOnSite(
    <StrictMode>
      <AssetOrigin.Provider value="https://assets.test">
        <Host />
      </AssetOrigin.Provider>
    </StrictMode>,
  );
  return seen;
}

const textAt = (places: readonly Place[], way: string) => places.find((place) => place.way === way)?.node;

describe('usePlaces', () => {
  it.each(BLOCK_KEYS)('%s has its texts where they are drawn, and no token is left', async (key) => {
    const { drawing, data } = await drawingOf(key);
    const { places } = draw(drawing);
    expect(document.body.innerHTML).not.toMatch(/zq\d+qz/);
    const texts = places.filter(({ attribute }) => attribute === null);
    for (const { way, node } of texts) {
      expect(node.isConnected).toBe(true);
      expect(node.nodeValue).toBe(valueAt(data, way.split('/'))?.value);
    }
    const { fields } = JSON.parse(drawing.marksJson ?? '') as BlockMarks;
    const noted = Object.values(fields).filter(({ kind }) => kind === 'text');
    expect(texts.length).toBeGreaterThan(key.endsWith('Swimlane') ? -1 : noted.length / 3);
  });

  it('finds them in the next drawing, too', async () => {
    const first = await drawingOf('defaultBanner');
    const seen = draw(first.drawing);
    const before = textAt(seen.places, 'heading');
    expect(before).toBeDefined();
    const next = await drawingOf('defaultBanner', (data) => ({ ...data, heading: 'Another heading' }));
    seen.show(next.drawing);
    expect(textAt(seen.places, 'heading')?.nodeValue).toBe('Another heading');
    // React goes on with the text that it made: typing puts it back.
    expect(textAt(seen.places, 'heading')).toBe(before);
  });

  it('has none of what is not marked', async () => {
    const { drawing } = await drawingOf('plainScroller');
    const seen = draw(drawing);
    seen.show({ ...drawing, marksJson: null });
    expect(seen.places).toEqual([]);
    expect(document.body.textContent).toContain('Highlights');
  });
});
