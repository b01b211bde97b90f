import { beforeEach, expect, it, vi } from 'vitest';
import { makeFooter, makeHeader } from './site-chrome-factory.ts';

const lines = () => vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('logs once what cannot be read of a header, and shows the rest', () => {
  const data = { heading_1: { text: 'A', link: 'javascript:alert(1)' }, site_map: 'none' };
  for (let time = 0; time < 3; time++) {
    expect(makeHeader(data, 'siteMapHeader')?.nav).toEqual([
      { title: { label: 'A', link: null }, links: [] },
    ]);
  }
  expect(lines()).toEqual([
    { event: 'frame-in-part', key: 'siteMapHeader', issues: [expect.anything(), expect.anything()] },
  ]);
  // No value of it: it may be anybody's.
  expect(JSON.stringify(lines())).not.toContain('alert');
  makeHeader({ ...data, sign_in: 7 }, 'siteMapHeader');
  expect(lines()).toHaveLength(2);
});

it('logs once what cannot be read of a footer, and nothing of one that is whole', () => {
  for (let time = 0; time < 2; time++) makeFooter({ header: 7 }, 'siteMapFooter');
  makeFooter({ header: 'Whole' }, 'siteMapFooter');
  expect(lines()).toEqual([
    {
      event: 'frame-in-part',
      key: 'siteMapFooter',
      issues: [expect.objectContaining({ expected: 'string' })],
    },
  ]);
});
