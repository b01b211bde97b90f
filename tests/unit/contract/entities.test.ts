import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StaticPageListSchema } from '#app/contract/account.ts';
import { CommentSchema } from '#app/contract/community.ts';
import { ContentListSchema, ContentSchema, PlaylistSchema } from '#app/contract/content.ts';
import { PlanListSchema, TransactionStartSchema } from '#app/contract/payment.ts';
import { readWire } from '#app/contract/reading.ts';
import { TemplateV2Schema } from '#app/contract/template.ts';
import { EXAMPLES, entityExamples } from './examples.ts';

const SCALARS = new Set(['Id', 'Time', 'VideoType']);
const objects = entityExamples.filter(({ name }) => !SCALARS.has(name));

/** Every path into a JSON value, the root excluded. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const below = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function replaceAt(value: unknown, [head, ...rest]: string[], replacement: unknown): unknown {
  if (head === undefined) return replacement;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? Object.assign([], value)
    : { ...Object(value) };
  copy[head] = replaceAt(copy[head], rest, replacement);
  return copy;
}

describe.each(entityExamples)('$name', ({ schema, wire }) => {
  it('its wire example is read with nothing left out', () => {
    expect(wire).toBeDefined();
    const reading = readWire(schema, wire);
    expect(reading).toMatchObject({ ok: true, droppedCount: 0 });
  });

  it('any JSON gives a result or issues, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => {
        expect(typeof readWire(schema, json).ok).toBe('boolean');
      }),
      { numRuns: 40 },
    );
  });

  it('any value in any place of its example gives a result or issues', () => {
    const paths = pathsOf(wire);
    if (paths.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, json) => {
        expect(typeof readWire(schema, replaceAt(wire, path, json)).ok).toBe('boolean');
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(objects)('$name with unknown keys', ({ schema, wire }) => {
  it('unknown keys are ignored', () => {
    const known = new Set(Object.keys(Object(wire)));
    const unknownKeys = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !known.has(key) && /^x/.test(key)),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const plain = readWire(schema, wire);
    fc.assert(
      fc.property(unknownKeys, (extra) => {
        expect(readWire(schema, { ...extra, ...Object(wire) })).toEqual(plain);
      }),
      { numRuns: 25 },
    );
  });
});

describe('reading entities', () => {
  it('pictures, ids of plans, times and nulls of a content are normalised', () => {
    const reading = readWire(ContentSchema, EXAMPLES.Content);
    if (!reading.ok) throw new Error('unreadable');
    const { value } = reading;
    expect([value.thumbnail, value.poster, value.preview]).toEqual([
      'public/content/the-salt-road/thumbnail.jpg',
      'public/content/the-salt-road/poster.jpg',
      'public/content/the-salt-road/preview.jpg',
    ]);
    expect(value.active_subscription).toEqual([{ id: 'plan_year' }, { id: 'plan_month' }]);
    expect(value.modified_date).toBe('2026-03-01T18:00:00.000Z');
    expect(value.release_time).toBe('2025-11-02T00:00:00.000Z');
    expect(value.artists?.Cast).toEqual([{ id: 'b-okoro', name: 'B. Okoro' }]);
    expect(value.content_rating?.icon).toBe('public/ratings/12.svg');
    expect(value.publish_time).toBeUndefined();
  });

  it('a bad item of a list is dropped and counted', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.nat({ max: 3 }), (junk, at) => {
        const good = ['a', 'b', 'c'].map((content_id) => ({ ...Object(EXAMPLES.Content), content_id }));
        const reading = readWire(ContentListSchema, good.toSpliced(at, 0, junk));
        expect(reading).toMatchObject({ ok: true, droppedCount: 1 });
        if (reading.ok) expect(reading.value.map((content) => content.content_id)).toEqual(['a', 'b', 'c']);
      }),
    );
  });

  it('a content whose id or title is out of bounds is dropped', () => {
    const base = Object(EXAMPLES.Content);
    const bad = [
      { ...base, content_id: 'x'.repeat(129) },
      { ...base, content_id: '../etc' },
      { ...base, title: 'x'.repeat(501) },
    ];
    expect(readWire(ContentListSchema, bad)).toMatchObject({ ok: true, value: [], droppedCount: bad.length });
  });

  it('static pages are read by type, and unknown types are dropped', () => {
    const pages = [
      {
        type: 'ABOUT_US',
        title: 'About',
        visible_on_website: true,
        content: '<p>Hi</p>',
        page_url: '/about-us',
      },
      { type: 'SOCIAL_LINKS', content: { youtube: 'https://y.example', evil: 'javascript:alert(1)' } },
      { type: 'HOROSCOPE', content: '' },
    ];
    const reading = readWire(StaticPageListSchema, pages);
    if (!reading.ok) throw new Error('unreadable');
    expect(reading.value.map((page) => page.content)).toEqual([
      '<p>Hi</p>',
      { youtube: 'https://y.example' },
    ]);
    expect(reading.droppedCount).toBe(2);
  });

  it('a playlist type other than MANUAL is read as automatic', () => {
    const wire = { ...Object(EXAMPLES.Playlist), playlist_data: { playlist_type: 'auto' } };
    const reading = readWire(PlaylistSchema, wire);
    expect(reading).toMatchObject({
      ok: true,
      value: { playlist_data: { playlist_type: 'AUTOMATIC', content_data: [] } },
    });
  });

  it('endless replies are cut', () => {
    let thread: object = { ...Object(EXAMPLES.Comment), replies: [] };
    for (let depth = 0; depth < 5000; depth++) thread = { ...Object(EXAMPLES.Comment), replies: [thread] };
    const reading = readWire(CommentSchema, thread);
    if (!reading.ok) throw new Error('unreadable');
    expect(reading.value.replies[0]?.replies[0]?.replies[0]?.replies[0]?.replies).toEqual([]);
  });

  it('the default header is shown when a template names an unknown one', () => {
    const reading = readWire(TemplateV2Schema, {
      _id: 't',
      header: { component_key: 'holoHeader', data: {} },
    });
    expect(reading).toMatchObject({
      ok: true,
      droppedCount: 1,
      value: { header: undefined, components: [] },
    });
  });

  it('a payment payload must match its gateway', () => {
    const start = (org: string, initiate_payload: unknown) =>
      readWire(TransactionStartSchema, {
        _id: 't',
        customer_gateway_info: { _id: 'g', org },
        initiate_payload,
      }).ok;
    expect(start('Razorpay', { id: 'order_1', amount: 5990, currency: 'INR', key_id: 'rzp_1' })).toBe(true);
    expect(start('Razorpay', { id: 'order_1', url: 'https://pay.example' })).toBe(false);
    expect(start('Stripe', { id: 'cs_1', url: 'https://pay.example' })).toBe(true);
    expect(start('Stripe', { id: 'cs_1', url: 'javascript:alert(1)' })).toBe(false);
    expect(start('Paystack', { id: 'p', authorization_url: 'https://pay.example' })).toBe(true);
  });

  it('a list is cut at its bound', () => {
    const plans = Array.from({ length: 250 }, (_, index) => ({ ...Object(EXAMPLES.Plan), _id: `p${index}` }));
    const reading = readWire(PlanListSchema, plans);
    expect(reading).toMatchObject({ ok: true, droppedCount: 50 });
    if (reading.ok) expect(reading.value).toHaveLength(200);
  });
});
