interface PageResponse {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** A listing page as it is without scripts. */
export async function readListingPage(pending: PageResponse | Promise<PageResponse>) {
  const response = await pending;
  const html = await response.text();
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const links = linksOf(main);
  return {
    status: response.status,
    headers: response.headers,
    html,
    text: textOf(main),
    heading: textOf(/<h1\b.*?<\/h1>/s.exec(main)?.[0] ?? ''),
    hasSiteChrome: /<header\b/.test(html) && /<footer\b/.test(html),
    /** Addresses of the cards, in order. */
    cards: links
      .map(({ href }) => href)
      .filter((href) =>
        /^\/(?:content|parent-content|playlist|artist\/detail|venue\/detail)\/[^/?]+$/.test(href),
      ),
    links,
    linkTo: (text: string) => links.find((link) => link.text === text)?.href,
    tagOf: (pattern: RegExp) => pattern.exec(html)?.[0],
  };
}

function linksOf(html: string) {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inside = '']) => ({
      href: unescaped(href),
      text: textOf(inside),
    }),
  );
}

function textOf(html: string): string {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
  return unescaped(text).replace(/\s+/g, ' ').trim();
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
