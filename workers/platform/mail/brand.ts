import { chooseLogo } from '#app/domain/themes/logo-choice.ts';
import type { Localise } from '#app/lib/localise.ts';
import { assetOrigin } from '#workers/platform/assets/asset-origin.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { onColour, themeColours } from './colours.ts';

/** What makes a mail the brand's own. */
export interface MailBrand {
  name: string;
  logoUrl: string;
  /** Of the band below the logo, and of the text on it. */
  page: string;
  onPage: string;
  /** Of the button. */
  accent: string;
  onAccent: string;
}

interface SelectedTheme {
  name: string;
  colors?: Record<string, string>;
}

const LOGO_KEY = 'public/static/logo.png';

export function toMailBrand(account: Account, theme: SelectedTheme | null, localise: Localise): MailBrand {
  const { page, accent } = themeColours(theme ?? account.customTheme);
  // Programs for mail draw no plates.
  const logo = chooseLogo(account.metadata.logos, onColour(page) === '#FFFFFF' ? 'dark' : 'light', LOGO_KEY);
  return {
    name: localise(account.metadata.title) ?? account.accountId,
    logoUrl: `${assetOrigin(account.cfDomainName)}/${logo.plate ? LOGO_KEY : logo.key}`,
    page,
    onPage: onColour(page),
    accent,
    onAccent: onColour(accent),
  };
}
