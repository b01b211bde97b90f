import { editUrls } from '#app/features/links/edit-urls.ts';

/** The preview is in one of the studio's frames (app/features/studio/preview). */
const IN_IFRAME = 'frame';
const PREVIEWS = editUrls.preview.split(':')[0] ?? '';

/**
 * Links of a framed preview to anything else lead the window there, as no other page may be framed. With scripts
 * the router follows those of the site by itself; where there are none, the browser would show a fault.
 */
export function leadOutOfPreview(response: Response, url: URL): Response {
  if (!url.pathname.startsWith(PREVIEWS) || url.searchParams.get(IN_IFRAME) !== '1') return response;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  // Node has none: `npm run dev` leaves the links to the scripts.
  if (!isPage || typeof HTMLRewriter === 'undefined') return response;
  return new HTMLRewriter()
    .on('a[href]', { element: (link) => leadOut(link, 'href') })
    .on('form', { element: (form) => leadOut(form, 'action') })
    .transform(response);
}

function leadOut(element: Element, attribute: string): void {
  const address = element.getAttribute(attribute) ?? '';
  const staysIn = address === '' || address.startsWith('#') || address.startsWith(PREVIEWS);
  if (!staysIn && element.getAttribute('target') === null) element.setAttribute('target', '_top');
}
