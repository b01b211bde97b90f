import { describe, expect, it } from 'vitest';
import type { Data } from '#app/lib/edit-document/document.ts';
import { newFaults } from '#workers/platform/drafts/draft-faults.ts';

const site = (c1: string, header: Data = {}): Data => ({
  ...{ theme: 'NEON_DARK', c1, home: 'main', is_home_built: true },
  components: [
    { id: 'header', data: { component_key: 'defaultHeader', ...header } },
    { id: 'footer', data: { component_key: 'defaultFooter' } },
  ],
});

describe('faults of the site document', () => {
  it('are found in header and footer whatever was wrong with the theme before', () => {
    const old = site('rgb(0, 0, 0)');
    expect(newFaults('site', old, old)).toEqual([]);
    expect(newFaults('site', site('rgb(0, 0, 0)', { slogan: 'Ours' }), old)).toMatchObject([
      { block: 'header', way: 'data.slogan' },
    ]);
  });

  it('are those of the theme and of the header at once', () => {
    const found = newFaults('site', site('red', { sign_in: 7 }), site('#000000'));
    expect(found.map(({ way }) => way)).toEqual(['c1', 'data.sign_in']);
  });
});
