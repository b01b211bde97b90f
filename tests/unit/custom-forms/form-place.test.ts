import { describe, expect, it } from 'vitest';
import { type FormPlace, formFor, isPlacedAt } from '#app/features/custom-forms/form-place.ts';
import { paths } from '#app/features/links/paths.ts';

const at = (type: FormPlace['type'], ...data: FormPlace['data'][number][]): FormPlace => ({ type, data });

describe('isPlacedAt and formFor (page-builder.md §3)', () => {
  it.each([
    [at('HOME'), [paths.home(), paths.homeAlias()], [paths.channels(), '/homes', '/home/x']],
    [
      at('CONTENT', { id: 'a film' }),
      [
        paths.contentDetail({ id: 'a film' }),
        paths.parentContent({ id: 'a film' }),
        paths.playlist({ id: 'a film' }),
      ],
      [
        paths.contentDetail({ id: 'film' }),
        paths.watch({ id: 'a film' }),
        paths.artistDetail({ id: 'a film' }),
      ],
    ],
    [
      at('PAGES', { page_url: 'press' }, { page_url: '/about-us' }, { page_url: 'static/Jobs/' }),
      [
        paths.staticPage({ pageURL: 'press' }),
        paths.customPage({ pageURL: 'press' }),
        paths.aboutUs(),
        paths.staticPage({ pageURL: 'jobs' }),
      ],
      [paths.home(), paths.customPage({ pageURL: 'jobs' }), paths.staticPage({ pageURL: 'pressing' })],
    ],
    [
      at('ALL'),
      [paths.home(), paths.search(), paths.contentDetail({ id: 'x' }), paths.staticPage({ pageURL: 'x' })],
      [
        paths.login(),
        paths.signup(),
        paths.payment({ subscriptionId: 'x' }),
        paths.paymentStatus({ data: 'x' }),
        paths.form({ id: 'x' }),
        paths.embed({ id: 'x' }),
        paths.resetPassword({ resetKey: 'x' }),
      ],
    ],
  ])('the place %j matches its own pages alone', (place, here, elsewhere) => {
    for (const path of here) expect(isPlacedAt(place, path), path).toBe(true);
    for (const path of elsewhere) expect(isPlacedAt(place, path), path).toBe(false);
  });

  it('a place without a page matches no page, not even an unreadable address', () => {
    for (const type of ['PAGES', 'CONTENT'] as const) {
      for (const data of [[], [{}], [{ id: '', page_url: '' }], [{ page_url: '/' }]]) {
        for (const path of ['/', '/static/', '/content/', '/content/%E0%A4%A', '/static/press']) {
          expect(isPlacedAt(at(type, ...data), path)).toBe(false);
        }
      }
    }
  });

  it('the form for the page wins over one for all pages, then the first', () => {
    const forms = [
      { id: 'all', place: at('ALL') },
      { id: 'home', place: at('HOME') },
      { id: 'home-too', place: at('HOME') },
    ];
    expect(formFor(forms, '/')?.id).toBe('home');
    expect(formFor(forms, '/channels')?.id).toBe('all');
    expect(formFor(forms.slice(1), '/channels')).toBeUndefined();
  });
});
