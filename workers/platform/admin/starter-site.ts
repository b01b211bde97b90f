/** A play mark, 96 pixels high, readable on light and dark, until the brand has its own logo; base64 PNG. */
const PNG_BASE64 = [
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAMFBMVEVMaXF7g/97g/97g/98gv98gv97g/98gv97g/98g/////+o',
  'rf/Ex/+Mkv/e4P/y8/93lrhNAAAACXRSTlMAyxrw92pUj3nSbEoDAAAACXBIWXMAAAsTAAALEwEAmpwYAAABm0lEQVRYw+2XvUrE',
  'QBSFV0GxdMt0CypiKyJYW20ndnaChdhaCHb7CtGojKvYX0Ksg08Q0QfIKwh5gjRuEZzMnb97hHR7yjAfzM2ZmXvPaLQUptXL8YGy',
  'dDy+mbjX7yTKo/TUtX53qrzKru31a0cqoGxm7T9RQaW8jgsV0SHbkIrqxADO4sBDf/26Eui8B2xJgP0ekEiAVK/fUCJpL7ZlgN7T',
  'rQx4+nN5KgOyidw107sVKbDZAXtS4K4DrqTAI/aT9G9KpED6X4BfztcPD3DfAdy3T2o9znUA+zwnosZNuIG3BfBeAsDzAqCiBgHK',
  'UcBZRhCgCgUchYcBymsQsP2LAVbhUYCXEQW4f3GA+ScAzDIkgOGfCChQgEoUqAYHyqGLbkCgBY0zD1McYMc1DlTg8W7BC5SDV7RA',
  'H4EKfGYa8CFrwafS+XwHAHeD8DcU+gYayounAA3wpvjj7ia6KfK2O/+qw213+EkAHk7g8QcesOARDh4S4TEUHnTxURoe1uE4gAcO',
  'ONLAoQmPZXDww6MlHF7xeIwHcDziL+XVL57QwaWhyJHHAAAAAElFTkSuQmCC',
].join('');

export const STARTER_LOGO_KEY = 'public/static/logo.png';

export function starterLogo(): Uint8Array {
  return Uint8Array.from(atob(PNG_BASE64), (char) => char.charCodeAt(0));
}

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
  ].map(({ value, ...starter }, position) => ({ ...starter, value: { ...value, position } }));
}

function page(type: string, title: string, pageUrl: string, html: string) {
  return {
    kind: 'info-page' as const,
    id: type,
    value: { title: { en: title }, page_url: pageUrl, content: { en: html } },
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
