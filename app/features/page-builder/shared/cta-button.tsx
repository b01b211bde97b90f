import { SiteLink } from '#app/features/links/site-link.tsx';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import type { CtaView } from './cta-view.ts';

type Look = Parameters<typeof lookOf>;

/** A block's call to action; nothing where there is none. */
export function CtaButton({
  cta,
  variant = 'primary',
  size,
}: {
  cta: CtaView | null | undefined;
  variant?: Look[0];
  size?: Look[1];
}) {
  if (!cta) return null;
  return (
    <SiteLink link={cta.link} className={buttonClassName} {...lookOf(variant, size)}>
      <span dir="auto">{cta.text}</span>
    </SiteLink>
  );
}
