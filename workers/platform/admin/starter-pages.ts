/** Placeholders for the legal pages, so that the footer links of a new brand work. */
export function starterPages(brand: string) {
  const name = escapeHtml(brand);
  return [
    page(
      'ABOUT_US',
      'About us',
      '/about-us',
      `<p>${name} is a place to watch. Its story will be told here.</p>`,
    ),
    page('TNC', 'Terms of use', '/term-of-use', `<p>The terms of ${name} will be published here.</p>`),
    page(
      'PRIVACY_POLICY',
      'Privacy policy',
      '/privacy-policy',
      `<p>How ${name} treats your data will be published here.</p>`,
    ),
    page('COPYRIGHT', 'Copyright', '/copyright', `<p>All films are © their makers. Site © ${name}.</p>`),
  ].map((starter, position) => ({ ...starter, position }));
}

function page(type: string, title: string, pageUrl: string, html: string) {
  return {
    id: type.toLowerCase(),
    type,
    title: { en: title },
    visibleOnWebsite: true,
    content: { en: html },
    pageUrl,
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
