import { describe, expect, it } from 'vitest';
import { toIconSvg } from '#app/features/metadata/icon-svg.ts';
import { toManifest } from '#app/features/metadata/manifest.ts';

const BRAND = {
  title: 'أفلام',
  description: '',
  language: 'ar',
  colours: { page: '#0b0d12' },
  logo: 'https://assets.example/public/static/logo.png',
};

describe('toManifest', () => {
  it('the manifest has the brand’s language, direction and colours', () => {
    expect(toManifest(BRAND)).toMatchObject({
      name: 'أفلام',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0b0d12',
    });
    expect(toManifest(BRAND)).not.toHaveProperty('description');
  });

  it('the icons have sizes and purposes, and the logo is one of them', () => {
    const { icons } = toManifest(BRAND);
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable', 'any']);
    expect(icons.every(({ sizes, type }) => sizes && type)).toBe(true);
    expect(icons.at(-1)?.src).toBe(BRAND.logo);
  });
});

describe('toIconSvg', () => {
  const colours = { brand: '#5b8cff', onBrand: '#000000' };

  it.each([
    ['aurora films', 'A'],
    ['  أفلام', 'أ'],
    ['🎬 Clips', '🎬'],
    ['<svg onload=x>', '&lt;'],
    ['', ''],
  ])('the icon of "%s" shows "%s"', (title, letter) => {
    expect(toIconSvg(title, colours)).toMatch(new RegExp(`>${letter}</text></svg>$`));
  });
});
