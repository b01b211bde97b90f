import { beforeEach, describe, expect, it, vi } from 'vitest';

const lines = () => vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));

let makeFooter: typeof import('./site-chrome-factory.ts').makeFooter;
let makeHeader: typeof import('./site-chrome-factory.ts').makeHeader;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // What is logged once is remembered by the module: a worker has read random headers before.
  vi.resetModules();
  ({ makeFooter, makeHeader } = await import('./site-chrome-factory.ts'));
});

describe('makeHeader and makeFooter', () => {
  it('an unreadable field of a header is logged once, and the rest is shown', () => {
    const data = { heading_1: { text: 'A', link: 'javascript:alert(1)' }, site_map: 'none' };
    for (let time = 0; time < 3; time++) {
      expect(makeHeader(data, 'siteMapHeader')?.nav).toEqual([
        { title: { label: 'A', link: null }, links: [] },
      ]);
    }
    expect(lines()).toEqual([
      { event: 'site-chrome-in-part', key: 'siteMapHeader', issues: [expect.anything(), expect.anything()] },
    ]);
    // The log has no values, as they may be personal.
    expect(JSON.stringify(lines())).not.toContain('alert');
    makeHeader({ ...data, sign_in: 7 }, 'siteMapHeader');
    expect(lines()).toHaveLength(2);
  });

  it('an unreadable field of a footer is logged once, and a valid footer is not logged', () => {
    const data = { header: [], social_handles: [7] };
    for (let time = 0; time < 2; time++) makeFooter(data, 'siteMapFooter');
    makeFooter({ header: 'Whole' }, 'siteMapFooter');
    expect(lines()).toEqual([
      {
        event: 'site-chrome-in-part',
        key: 'siteMapFooter',
        issues: expect.arrayContaining([{ path: expect.stringMatching(/^header\b/), expected: 'string' }]),
      },
    ]);
  });
});
