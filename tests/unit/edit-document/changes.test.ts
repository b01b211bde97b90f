import { describe, expect, it } from 'vitest';
import { changesBetween } from '#app/lib/edit-document/changes.ts';
import { type Data, type EditDocument, toDocument } from '#app/lib/edit-document/document.ts';

const block = (id: string, data: Data = {}, config?: Data) => ({
  id,
  data: { component_key: 'defaultBanner', ...data },
  ...(config && { config }),
});
const documentOf = (blocks: ReturnType<typeof block>[], fields: Data = {}): EditDocument =>
  toDocument({ language: 'en', blocks, fields }, () => 'new');
const shortOf = (before: EditDocument | null, after: EditDocument) =>
  changesBetween(before, after).blocks.map(({ id, changes, names }) => [id, ...changes, ...names].join(' '));

describe('the changes between two states of a document', () => {
  const before = documentOf([block('a', { heading: 'A' }), block('b'), block('c'), block('d')]);

  it('are none where nothing differs', () => {
    expect(changesBetween(before, before)).toEqual({ blocks: [], fields: [] });
  });

  it('name blocks that are new and gone, with their places', () => {
    const after = documentOf([block('a', { heading: 'A' }), block('new'), block('c'), block('d')]);
    expect(changesBetween(before, after).blocks).toEqual([
      { id: 'new', key: 'defaultBanner', position: 2, changes: ['added'], names: [] },
      { id: 'b', key: 'defaultBanner', position: 2, changes: ['removed'], names: [] },
    ]);
  });

  it('name the fields of a block, and its layout', () => {
    const after = documentOf([
      block('a', { heading: { $t: { en: 'A', es: 'Á' } } }),
      block('b', {}, { top: 'wide' }),
      block('c'),
      block('d'),
    ]);
    expect(shortOf(before, after)).toEqual(['a changed heading', 'b changed config']);
  });

  it('take the fewest moves that lead from one order to the other', () => {
    const order = (...ids: string[]) =>
      documentOf(ids.map((id) => block(id, id === 'a' ? { heading: 'A' } : {})));
    expect(shortOf(before, order('d', 'a', 'b', 'c'))).toEqual(['d moved']);
    expect(shortOf(before, order('b', 'a', 'c', 'd'))).toHaveLength(1);
    expect(shortOf(before, order('d', 'c', 'b', 'a'))).toHaveLength(3);
  });

  it('know one that moved and has other words', () => {
    const after = documentOf([block('b'), block('c'), block('d'), block('a', { heading: 'B' })]);
    expect(shortOf(before, after)).toEqual(['a changed moved heading']);
  });

  it('leave out ids and places of cards, and empty texts', () => {
    const cards = (list: Data[]) => documentOf([block('a', { slide_data: list, heading: '' })]);
    const one = cards([{ heading: 'One' }, { heading: 'Two', link: '' }]);
    const other = cards([
      { heading: 'One', _id: 'x' },
      { heading: 'Two', _id: 'y' },
    ]);
    expect(shortOf(one, other)).toEqual([]);
    expect(shortOf(one, cards([{ heading: 'Two' }, { heading: 'One' }]))).toEqual(['a changed slide_data']);
  });

  it('of a new document are all that it has', () => {
    const after = documentOf([block('a')], { title: { $t: { en: 'About' } }, page_url: 'about' });
    expect(changesBetween(null, after)).toMatchObject({
      blocks: [{ id: 'a', changes: ['added'] }],
      fields: ['title', 'page_url'],
    });
  });
});
