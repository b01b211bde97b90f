import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { i18nOptions } from '#app/features/i18n/i18n-options.ts';
import { memoizeTexts } from '#app/features/i18n/memoized-texts.server.ts';

const resources = {
  en: {
    home: {
      more: 'More',
      more_of: 'More of {{name}}',
      films_one: '{{count}} film',
      films_other: '{{count}} films',
    },
    common: { more: 'More, please', 'home:more': 'never' },
  },
};

function createTexts() {
  const instance = createInstance();
  void instance.init({ ...i18nOptions, lng: 'en', ns: ['home', 'common'], resources });
  const lookUp = vi.spyOn(instance, 't');
  memoizeTexts(instance);
  return { instance, lookUp };
}

describe('memoizeTexts', () => {
  it('a text is looked up once for all components', () => {
    const { instance, lookUp } = createTexts();
    for (let row = 0; row < 10; row += 1) {
      const t = instance.getFixedT(null, 'home');
      expect(t('more')).toBe('More');
      expect(t('more_of', { name: 'Drama' })).toBe('More of Drama');
    }
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  it('texts of another namespace or with other values are others', () => {
    const { instance } = createTexts();
    const t = instance.getFixedT(null, 'home');
    expect(t('more', { ns: 'common' })).toBe('More, please');
    expect(t('more')).toBe('More');
    expect(instance.getFixedT(null, 'common')('more')).toBe('More, please');
    expect([1, 2, 12000].map((count) => t('films', { count }))).toEqual([
      '1 film',
      '2 films',
      '12,000 films',
    ]);
    // The number is written as the language does, the text as it is.
    expect(t('more_of', { name: 12000 })).toBe('More of 12,000');
    expect(t('more_of', { name: '12000' })).toBe('More of 12000');
  });

  it('a value cannot pretend to be another option', () => {
    const { instance } = createTexts();
    const t = instance.getFixedT(null, 'home');
    expect(t('more_of', { name: 'x\nns 6 common' })).toBe('More of x\nns 6 common');
    expect(t('more_of', { name: 'x', ns: 'common' })).toBe('more_of');
  });

  it('what is no text and no plain value goes to i18next each time', () => {
    const { instance, lookUp } = createTexts();
    const t = instance.getFixedT(null, 'home');
    for (let again = 0; again < 2; again += 1) {
      expect(t(['missing', 'more'])).toBe('More');
      expect(t('more_of', { name: 'x', defaultValue: null })).toBe('More of x');
      expect(t('missing', 'a default')).toBe('a default');
      expect(t('more_of', { name: 'y'.repeat(500) })).toContain('yyy');
    }
    expect(lookUp).toHaveBeenCalledTimes(8);
  });

  it('the function still names its namespace', () => {
    const { instance } = createTexts();
    expect(Reflect.get(instance.getFixedT(null, 'home'), 'ns')).toBe('home');
  });
});
