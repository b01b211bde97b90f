import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import { holdStill } from '#app/features/studio/stage/hold-still.server.ts';

const lane = (items: object[]) => ({
  kind: 'content',
  id: 'row',
  name: 'My list',
  fit: 'wide',
  seeMoreHref: null,
  items,
});
const held = (view: object, loaded: object) =>
  holdStill({ id: 'row', key: 'defaultSwimlane', view, loaded, layout: {} } as unknown as PlacedBlock)
    .loaded as ReturnType<typeof lane>;

describe('a row that is each viewer’s own, while its page is edited', () => {
  it('has blank cards where there is nothing for who edits', () => {
    const { name, items } = held({ name: '', row: 'my_list' }, lane([]));
    expect([name, items.length]).toEqual(['My list', 5]);
  });

  it('is as it is where there is something, and where it is no such row', () => {
    const filled = lane([{ id: 'film' }]);
    expect(held({ name: '', row: 'my_list' }, filled)).toBe(filled);
    const owned = lane([]);
    expect(held({ name: '', filters: {} }, owned)).toBe(owned);
  });
});
