import { HeaderLayout } from './header-layout.tsx';
import type { HeaderProps } from './header-props.ts';

/** Lets the page shine through wherever one is; its links are centred. */
export function TranslucentHeader(props: HeaderProps) {
  return <HeaderLayout {...props} look="translucent" />;
}
