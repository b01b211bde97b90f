import type { ComponentType } from 'react';
import type { FOOTER_KEYS } from '#app/contract/template.ts';
import { ConfiguredFooter } from '#app/features/shell/footer/variants/configured-footer.tsx';
import type { FooterProps } from '#app/features/shell/footer/variants/footer-props.ts';
import { LinkColumnsFooter } from '#app/features/shell/footer/variants/link-columns-footer.tsx';
import { SiteMapFooter } from '#app/features/shell/footer/variants/site-map-footer.tsx';
import { TakedownFooter } from '#app/features/shell/footer/variants/takedown-footer.tsx';

export const footers: Readonly<Record<(typeof FOOTER_KEYS)[number], ComponentType<FooterProps>>> = {
  defaultFooter: ConfiguredFooter,
  siteMapFooter: SiteMapFooter,
  linkColumnsFooter: LinkColumnsFooter,
  takedownFooter: TakedownFooter,
};
