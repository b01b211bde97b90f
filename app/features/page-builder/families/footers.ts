import type { ComponentType } from 'react';
import type { FOOTER_KEYS } from '#app/contract/template.ts';
import { ConfiguredFooter } from '#app/features/shell/footers/configured-footer.tsx';
import type { FooterProps } from '#app/features/shell/footers/footer-props.ts';
import { LinkColumnsFooter } from '#app/features/shell/footers/link-columns-footer.tsx';
import { SiteMapFooter } from '#app/features/shell/footers/site-map-footer.tsx';
import { TakedownFooter } from '#app/features/shell/footers/takedown-footer.tsx';

export const footers: Readonly<Record<(typeof FOOTER_KEYS)[number], ComponentType<FooterProps>>> = {
  defaultFooter: ConfiguredFooter,
  siteMapFooter: SiteMapFooter,
  linkColumnsFooter: LinkColumnsFooter,
  takedownFooter: TakedownFooter,
};
