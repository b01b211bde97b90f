export const SHARE_NETWORKS = ['facebook', 'twitter', 'mail', 'whatsapp', 'linkedin', 'pinterest'] as const;
export type ShareNetwork = (typeof SHARE_NETWORKS)[number];

export interface ShareLink {
  network: ShareNetwork;
  href: string;
}

/** Where each network takes an address and a text to share it with (viewer.md §2). */
export function toShareLinks({ url, title }: { url: string; title: string }): ShareLink[] {
  const hrefs = {
    facebook: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    twitter: withQuery('https://twitter.com/intent/tweet', { url, text: title }),
    mail: withQuery('mailto:', { subject: title, body: `${title}\r\n\r\n${url}` }),
    whatsapp: withQuery('https://wa.me/', { text: `${title} ${url}` }),
    linkedin: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    pinterest: withQuery('https://www.pinterest.com/pin/create/button/', { url, description: title }),
  } satisfies Record<ShareNetwork, string>;
  return SHARE_NETWORKS.map((network) => ({ network, href: hrefs[network] }));
}

/** The address that others get: a path of this site on its own origin, without what is only ours. */
export function toSharedUrl(origin: string, path: string): string {
  const url = new URL(path, origin);
  if (url.searchParams.has('mobileApp')) url.searchParams.delete('mobileApp');
  return url.href;
}

/** Percent-encoded throughout: a mail program takes a "+" for a plus sign. */
function withQuery(address: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(wellFormed(value))}`,
  );
  return `${address}?${pairs.join('&')}`;
}

/** A title cut amid an emoji ends in half a character, which no address can hold. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}');
}
