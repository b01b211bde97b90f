import { chooseLogo, type Logos, type Surface } from '#app/domain/themes/logo-choice.ts';
import type { ThemeChoice } from '#app/domain/themes/readable-palette.ts';
import { LOGO_KEY } from '#app/features/tenancy/logo-key.ts';
import { themeColorScheme } from './theme-style.ts';

/** The brand's logo for the page's own surface, on which header and footer have it. */
export function brandLogo({
  assetOrigin,
  logos,
  theme,
}: {
  assetOrigin: string;
  logos?: Logos | undefined;
  theme: ThemeChoice | null;
}): { logoSrc: string; logoPlate?: Surface } {
  const { key, plate } = chooseLogo(logos, themeColorScheme(theme), LOGO_KEY);
  return { logoSrc: `${assetOrigin}/${key}`, ...(plate && { logoPlate: plate }) };
}
