import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { BlockLibrary } from '#app/features/page-builder/edit/library/block-library.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

describe('BlockLibrary', () => {
  it('offers every block by name, purpose and thumbnail', () => {
    const { container } = renderOnSite(<BlockLibrary chosen="recentStory" />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value).sort()).toEqual([...BLOCK_KEYS].sort());
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['recentStory']);
    const story = screen.getByRole('radio', {
      name: 'Story',
      description: 'A story set as a magazine would.',
    });
    expect(story).toHaveProperty('name', 'component_key');
    expect([...container.querySelectorAll('img')].every((image) => image.getAttribute('src'))).toBe(true);
  });

  it('groups them by what they are for', () => {
    renderOnSite(<BlockLibrary />, { lng: 'ar' });
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      ...['لافتات', 'شرائح', 'بطاقات', 'صفوف', 'مشغّلات', 'قصص', 'صور'],
    ]);
  });
});
