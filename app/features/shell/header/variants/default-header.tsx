// chunk: chrome

import { HeaderLayout, type HeaderProps } from './header-layout.tsx';

/** The site's own header, with what the brand's owner has put into it. */
export function DefaultHeader(props: HeaderProps) {
  return <HeaderLayout {...props} look="default" />;
}
