import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LinkSchema } from '#app/contract/link.ts';
import { PictureSchema } from '#app/contract/picture.ts';
import {
  IdSchema,
  isAssetKey,
  isOwnPath,
  isSafeUrl,
  SessionIdSchema,
  TimeSchema,
} from '#app/contract/primitives.ts';
import { withScheme } from '#app/features/links/link-href.ts';

describe('IdSchema and SessionIdSchema', () => {
  it.each(['the-salt-road', '65f1c0ffee', 'a', 'x'.repeat(128), 'acc_aurora', '550e8400-e29b-41d4'])(
    'the id %s is accepted',
    (id) => {
      expect(v.is(IdSchema, id)).toBe(true);
    },
  );

  it.each(['', '.', '..', 'a/b', 'a b', 'a%2fb', 'a?b', 'é', '-x', 'x'.repeat(129), 7, null])(
    'the id %j is rejected',
    (id) => {
      expect(v.is(IdSchema, id)).toBe(false);
    },
  );

  it('an id stays one segment of a path', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!v.is(IdSchema, text)) return;
        expect(new URL(`/a/${text}/b`, 'https://x.example').pathname).toBe(`/a/${text}/b`);
      }),
    );
  });

  it('a session id with a cookie’s syntax is rejected', () => {
    for (const bad of ['a;b', 'a,b', 'a b', 'a"b', 'a\r\nb', ''])
      expect(v.is(SessionIdSchema, bad)).toBe(false);
  });
});

describe('TimeSchema', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T18:00:00', '2026-03-01T18:00:00.000Z'],
    ['2026-03-01 18:00:00', '2026-03-01T18:00:00.000Z'],
    ['2026-03-01T18:00:00+05:30', '2026-03-01T12:30:00.000Z'],
    ['2026-03-01T18:00:00.123456-0100', '2026-03-01T19:00:00.123Z'],
  ])('the time %s is read as UTC', (text, utc) => {
    expect(v.parse(TimeSchema, text)).toBe(utc);
  });

  it.each(['', 'now', '01.03.2026', '2026-13-01', '2026-03-01T25:00', 1772388000000])(
    'the time %j is rejected',
    (text) => {
      expect(v.is(TimeSchema, text)).toBe(false);
    },
  );

  it('every ISO time is read back unchanged', () => {
    const years = { min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (date) => {
        expect(v.parse(TimeSchema, date.toISOString())).toBe(date.toISOString());
      }),
    );
  });
});

describe('PictureSchema', () => {
  it.each([
    ['a/b.jpg', 'a/b.jpg'],
    [' /a/b.jpg', 'a/b.jpg'],
    [{ s3_key: 'a.jpg' }, 'a.jpg'],
    [{ website: { s3_key: 'a.jpg' } }, 'a.jpg'],
    [{ website: { s3_key: 'a.jpg' }, s3_key: 'b.jpg' }, 'a.jpg'],
    [{ s3_key: null }, undefined],
    [{ website: null }, undefined],
    [{}, undefined],
    ['', undefined],
    ['../secret', undefined],
    ['https://elsewhere.example/x.jpg', undefined],
    ['elsewhere.example:8080/x.jpg', undefined],
    ['//elsewhere.example/x.jpg', 'elsewhere.example/x.jpg'],
  ])('the picture %j is read as %j', (wire, key) => {
    expect(v.parse(PictureSchema, wire)).toBe(key);
  });

  it('a picture never leads off the asset host', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!isAssetKey(text)) return;
        const url = new URL(`https://assets.example/${text}`);
        expect(url.origin).toBe('https://assets.example');
      }),
    );
  });
});

describe('LinkSchema', () => {
  it('a plain path or URL is read as a direct link', () => {
    expect(v.parse(LinkSchema, '/artists')).toEqual({
      type: 'DIRECT',
      data: { url: '/artists', other: [] },
      popup_enabled: false,
    });
  });

  it('a notification link keeps its data', () => {
    const wire = {
      type: 'CATEGORY',
      data: { id: 'drama', name: 'Drama', other: [{ value: 'x' }], page_url: null },
    };
    expect(v.parse(LinkSchema, wire)).toMatchObject({
      type: 'CATEGORY',
      data: { id: 'drama', other: [{ value: 'x' }] },
    });
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'javascript:1',
    'javascript:123/x',
    'data:1',
    'localhost:1;alert(1)',
    'java.script:alert(1)',
    'example.com:8080@evil.example',
    'example.com:80:80',
    'example.com:',
    'example.com:123456',
    'javascript.:1',
    'intent.x:1\\x',
  ])('the link %j is rejected', (url) => {
    expect(isSafeUrl(url)).toBe(false);
    expect(v.is(LinkSchema, url)).toBe(false);
    const { data } = v.parse(LinkSchema, { type: 'EXTERNAL', data: { url } });
    expect(data.url).toBeUndefined();
  });

  it.each([
    'example.com:8080/x',
    'localhost:3000',
    'EXAMPLE.com:80?a#b',
    'example.com',
    'tel:123',
    'mailto:a@example.com',
    'http://x',
  ])('the link %j is accepted', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  it('a link with another scheme than the web, mail or telephone is read as a host over https', () => {
    const schemes = ['javascript', 'data', 'file', 'blob', 'x.y', 'localhost', 'a-b.c', 'java.script'];
    const tails = fc.oneof(fc.string(), fc.nat().map(String), fc.webPath());
    fc.assert(
      fc.property(fc.constantFrom(...schemes), tails, (scheme, tail) => {
        const url = `${scheme}:${tail}`;
        if (isSafeUrl(url)) expect(withScheme(url)).toBe(`https://${url}`);
      }),
    );
  });

  it('an own path always stays on the own origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          if (!isOwnPath(text)) return;
          expect(new URL(text, 'https://own.example').origin).toBe('https://own.example');
        },
      ),
    );
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '']) {
      expect(isOwnPath(bad)).toBe(false);
    }
  });
});
