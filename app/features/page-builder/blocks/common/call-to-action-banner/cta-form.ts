import { paths } from '#app/features/links/paths.ts';
import type { SiteLink } from '#app/features/links/site-link.ts';

const SEARCH_FIELD = 'search_text';

/** A form that only goes where its button's link leads. */
export interface CtaForm {
  placeholder: string;
  action: string;
  /** The query parameters of the link itself. */
  fields: [name: string, value: string][];
  /** The parameter that carries the typed text; without one the text is not sent and appears in no URL. */
  name?: string;
}

/**
 * Sends the typed text where the page accepts it: in the parameter that the link leaves open (`/search?q=`),
 * and to the site's search. Null for an external link: what a viewer types on this site is not for others.
 */
export function toCtaForm({ href, isExternal }: SiteLink, placeholder: string): CtaForm | null {
  if (isExternal) return null;
  const [address = '', query = ''] = (href.split('#')[0] ?? '').split('?');
  const all = [...new URLSearchParams(query)];
  const open = all.find(([, value]) => value === '')?.[0];
  const name = open ?? (address === paths.search() ? SEARCH_FIELD : undefined);
  const fields = all.filter(([field]) => field !== name);
  return { placeholder, action: address, fields, ...(name && { name }) };
}
