import { HeaderFrame } from './header-frame.tsx';
import type { HeaderProps } from './header-props.ts';

/** The site's own header, with what the brand's owner has put into it. */
export function DefaultHeader(props: HeaderProps) {
  return <HeaderFrame {...props} look="default" />;
}
