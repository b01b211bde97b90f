import { type SiteLink, toSiteLink } from '#app/features/links/site-link.ts';
import type { CtaData } from './data.ts';
import { type Side, toSide } from './side.ts';

/** A call to action, drawn by `CtaButton`. */
export interface CtaView {
  text: string;
  link: SiteLink;
  /** Where its block gives it a place of its own. */
  side?: Side;
}

/** Null where it is switched off, has no words or leads nowhere. It is on by default. */
export function toCtaView(data: CtaData | undefined): CtaView | null {
  if (!data?.text || data.enabled === false) return null;
  const link = toSiteLink(data.link);
  const side = toSide(data.position);
  return link && { text: data.text, link, ...(side && { side }) };
}
