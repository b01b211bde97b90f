// chunk: chrome

import { HeaderLayout, type HeaderProps } from './header-layout.tsx';

/** Lets the page shine through wherever one is; its links are centred. */
export function TranslucentHeader(props: HeaderProps) {
  return <HeaderLayout {...props} look="translucent" />;
}
