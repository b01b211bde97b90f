import { chooseLogo, isLogoOf, type Logos, type Surface } from '#app/domain/themes/logo-choice.ts';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { LOGO_KEY } from '#app/features/tenancy/logo-key.ts';
import { themeColorScheme } from './theme-style.ts';

export interface BrandLogo {
  logoSrc: string;
  /** What has to be below it: it is drawn for surfaces of that kind alone. */
  logoPlate?: Surface;
}

interface LogoSite {
  assetOrigin: string;
  logos?: Logos | undefined;
}

/** The brand's logo for the page's own surface, on which header and footer have it, or for another. */
export function brandLogo(
  { assetOrigin, logos, theme }: LogoSite & { theme: ThemeChoice | null },
  surface: Surface = themeColorScheme(theme),
): BrandLogo {
  const { key, plate } = chooseLogo(logos, surface, LOGO_KEY);
  return { logoSrc: `${assetOrigin}/${key}`, ...(plate && { logoPlate: plate }) };
}

/**
 * The logo that a header or footer names. Null where it is one of the brand's, or none: the brand's is chosen by
 * the surface, while nothing is known of any other.
 */
export function namedLogo(key: string | undefined, { assetOrigin, logos }: LogoSite): BrandLogo | null {
  return !key || isLogoOf(logos, key, LOGO_KEY) ? null : { logoSrc: `${assetOrigin}/${key}` };
}
