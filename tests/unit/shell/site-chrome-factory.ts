import type { FooterConfig, HeaderConfig } from '#app/contract/template.ts';
import type { ShellModel } from '#app/features/shell/chrome/shell-model.ts';
import { toFooterModel } from '#app/features/shell/footer/variants/to-footer-model.server.ts';
import { toHeaderModel } from '#app/features/shell/header/variants/to-header-model.server.ts';

export const ASSETS = 'https://assets.example';

export function makeHeader(
  data: Record<string, unknown>,
  component_key: HeaderConfig['component_key'],
  site: Partial<Parameters<typeof toHeaderModel>[1]['site']> = {},
) {
  return toHeaderModel(
    { component_key, data },
    { site: { assetOrigin: ASSETS, ...site }, buyMembership: 'Buy', veil: 80 },
  );
}

export function makeFooter(
  data: Record<string, unknown>,
  component_key: FooterConfig['component_key'],
  site: Partial<Parameters<typeof toFooterModel>[1]['site']> = {},
) {
  return toFooterModel(
    { component_key, data },
    {
      site: { assetOrigin: ASSETS, theme: null, socialLinks: [], staticPages: [], ...site },
      words: { email: 'Your e-mail', goOn: 'Continue', takedown: 'Takedown' },
    },
  );
}

export function makeShell(over: Partial<ShellModel> = {}): ShellModel {
  return {
    title: 'Aurora',
    assetOrigin: ASSETS,
    logoSrc: `${ASSETS}/logo.png`,
    categories: [{ label: 'Drama', href: '/category/drama' }],
    language: null,
    viewer: null,
    footerLinks: [],
    sellsPlans: false,
    hasChannels: false,
    socialLinks: [],
    copyrightYear: 2026,
    isMobileApp: false,
    ...over,
  };
}
