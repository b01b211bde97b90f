import { HeaderLayout } from './header-layout.tsx';
import type { HeaderProps } from './header-props.ts';

/** The site's own header, with what the brand's owner has put into it. */
export function DefaultHeader(props: HeaderProps) {
  return <HeaderLayout {...props} look="default" />;
}
