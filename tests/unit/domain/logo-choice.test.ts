import { describe, expect, it } from 'vitest';
import { chooseLogo, isLogoOf } from '#app/domain/themes/logo-choice.ts';

const USUAL = 'public/static/logo.png';

describe('chooseLogo', () => {
  it('takes the logo that is drawn for the surface', () => {
    const both = { on_dark: 'white.png', on_light: 'black.png' };
    expect(chooseLogo(both, 'dark', USUAL)).toEqual({ key: 'white.png' });
    expect(chooseLogo(both, 'light', USUAL)).toEqual({ key: 'black.png' });
  });

  it('gives the only one a plate of its own kind where the surface is of the other', () => {
    expect(chooseLogo({ on_dark: 'white.png' }, 'light', USUAL)).toEqual({ key: 'white.png', plate: 'dark' });
    expect(chooseLogo({ on_light: 'black.png' }, 'dark', USUAL)).toEqual({
      key: 'black.png',
      plate: 'light',
    });
    expect(chooseLogo({ on_dark: 'white.png' }, 'dark', USUAL)).toEqual({ key: 'white.png' });
  });

  it('leaves the usual logo as it is, of which nothing is known', () => {
    expect(chooseLogo(undefined, 'light', USUAL)).toEqual({ key: USUAL });
    expect(chooseLogo({}, 'dark', USUAL)).toEqual({ key: USUAL });
  });
});

describe('isLogoOf', () => {
  it('knows the brand’s logos and the usual one', () => {
    const logos = { on_dark: 'white.png', on_light: 'black.png' };
    expect(['white.png', 'black.png', USUAL].map((key) => isLogoOf(logos, key, USUAL))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isLogoOf(logos, 'own.png', USUAL)).toBe(false);
    expect(isLogoOf(undefined, 'own.png', USUAL)).toBe(false);
  });
});
