import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentListSchema, ContentSchema } from '#app/contract/content.ts';
import { FilterTermSchema } from '#app/contract/filters.ts';
import { DiscountSchema, PlanSchema } from '#app/contract/payment.ts';
import { dispensable, maybe, readWire } from '#app/contract/reading.ts';

const film = { content_id: '7', title: 'Harbour', video_type: 'SPV' };

function readContent(fields: object) {
  const reading = readWire(ContentListSchema, [{ ...film, ...fields }]);
  if (!reading.ok) throw new Error('The list is unreadable');
  const [content] = reading.value;
  return { content, dropped: reading.dropped };
}

describe('a content as the specification has it', () => {
  it('its id, title and type are enough', () => {
    expect(readContent({})).toEqual({ content: film, dropped: [] });
  });

  it('it may have null for everything else', () => {
    const names = Object.keys(ContentSchema.entries).filter((name) => !(name in film));
    const nulls = Object.fromEntries(names.map((name) => [name, null]));
    const { content, dropped } = readContent({ ...nulls, video_type: null });
    expect(content).toMatchObject(film);
    expect(Object.values(content ?? {}).filter((value) => value !== undefined)).toHaveLength(3);
    expect(dropped).toEqual([]);
  });

  it.each(Object.keys(ContentSchema.entries).filter((name) => !['content_id', 'title'].includes(name)))(
    'an unreadable %s is dropped and named, and the title stays',
    (name) => {
      const junk = /^(?:is_|live_comments)/.test(name) ? 'perhaps' : true;
      const { content, dropped } = readContent({ [name]: junk });
      expect(content).toMatchObject(film);
      expect(dropped).toMatchObject([{ path: name }]);
    },
  );

  it.each([
    { duration: '5400.5', read: 5400.5 },
    { average_rating: '4.5', read: 4.5 },
    { review_count: '12', read: 12 },
    { serial_no: '2', read: 2 },
    { is_live: 'true', read: true },
    { is_live: 0, read: false },
    { description: 1984, read: '1984' },
  ])('a number, a flag or a text is read from another spelling: %j', ({ read, ...fields }) => {
    const { content, dropped } = readContent(fields);
    expect(content).toMatchObject({ [Object.keys(fields)[0] ?? '']: read });
    expect(dropped).toEqual([]);
  });

  it.each([
    { duration: '1h 30m' },
    { duration: '4,5' },
    { duration: '0x10' },
    { average_rating: '7.5' },
    { release_time: 'soon' },
    { release_time: 1700000000 },
    { is_live: 'perhaps' },
  ])('what may mean more than one thing is dropped: %j', (fields) => {
    const [name = ''] = Object.keys(fields);
    const { content, dropped } = readContent(fields);
    expect(content).toEqual({ ...film, [name]: undefined });
    expect(dropped).toMatchObject([{ path: name }]);
  });

  it('empty texts for times and numbers are nothing, and nothing to report', () => {
    const { content, dropped } = readContent({ release_time: '', duration: '', is_restricted: '' });
    expect(content).toEqual({
      ...film,
      release_time: undefined,
      duration: undefined,
      is_restricted: undefined,
    });
    expect(dropped).toEqual([]);
  });

  it('a restriction that is neither true nor false restricts', () => {
    const { content } = readContent({ is_restricted: 'PLAN', is_login_required: {} });
    expect(content).toMatchObject({ is_restricted: true, is_login_required: true });
  });

  it('categories may be named by `id`, as artists are', () => {
    const { content } = readContent({
      category: [
        { id: '12', name: 'Drama' },
        { _id: '13', name: 'Music' },
      ],
    });
    expect(content?.category).toEqual([
      { _id: '12', name: 'Drama' },
      { _id: '13', name: 'Music' },
    ]);
  });
});

describe('reading what a payment service sends', () => {
  it('amounts may be texts', () => {
    const plan = { _id: 'p', name: 'Gold', amount: '9.90', currency: 'USD', duration: '30' };
    expect(readWire(PlanSchema, plan)).toMatchObject({ value: { amount: 9.9, duration: 30 } });
    const discount = { _id: 'd', value_type: 'flat', value: '5' };
    expect(readWire(DiscountSchema, discount)).toMatchObject({ value: { value: 5, discount_code: '' } });
  });
});

describe('the two sides of a field', () => {
  const Schema = v.object({ added: dispensable(v.boolean()), note: maybe(v.string()) });

  it('what the site can do without, services must write', () => {
    // @ts-expect-error `added` is missing
    const wire: v.InferInput<typeof Schema> = {};
    expect(readWire(Schema, wire)).toMatchObject({ ok: true, value: { added: undefined }, droppedCount: 0 });
  });

  it('a part of a condition that is unreadable rejects the condition', () => {
    expect(readWire(FilterTermSchema, { name: 'category', id: null }).ok).toBe(true);
    expect(readWire(FilterTermSchema, { name: 'category', id: '../x' }).ok).toBe(false);
  });
});
