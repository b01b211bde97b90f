import type { ComponentType } from 'react';
import type { HEADER_KEYS } from '#app/contract/template.ts';
import { ConfiguredHeader } from '#app/features/shell/header/variants/configured-header.tsx';
import type { HeaderProps } from '#app/features/shell/header/variants/header-props.ts';
import { ReducedHeader } from '#app/features/shell/header/variants/reduced-header.tsx';
import { SiteMapHeader } from '#app/features/shell/header/variants/site-map-header.tsx';
import { TranslucentHeader } from '#app/features/shell/header/variants/translucent-header.tsx';

export const headers: Readonly<Record<(typeof HEADER_KEYS)[number], ComponentType<HeaderProps>>> = {
  defaultHeader: ConfiguredHeader,
  translucentHeader: TranslucentHeader,
  siteMapHeader: SiteMapHeader,
  reducedHeader: ReducedHeader,
};
