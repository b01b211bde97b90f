export const PARAMETER = 'mobileApp';
const PAIR = `${PARAMETER}=true`;
const HAS_PARAMETER = new RegExp(`[?&;]${PARAMETER}=`);
/** Where the fragment begins; "&#x27;" is an apostrophe. */
const FRAGMENT = /(?<!&)#/;

/**
 * A brand's own app embeds our pages with `mobileApp=true` in the query, which navigation must keep (viewer.md
 * §2). It is written into links here, so that pages outside the app do not grow, and links, forms and redirects
 * keep it without scripts. With scripts, app/features/shell/entry/keep-in-app.ts does the same.
 */
export function keepMobileApp(response: Response, url: URL): Response {
  if (!url.search.includes(PARAMETER) || url.searchParams.get(PARAMETER) !== 'true') return response;
  const location = response.headers.get('Location');
  if (location !== null && isOwnPath(location))
    response.headers.set('Location', withParameter(location, '&'));
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  // Node has none: `npm run dev` leaves the links to the scripts.
  if (!isPage || typeof HTMLRewriter === 'undefined') return response;
  return rewriter().transform(response);
}

/**
 * When a script reloads the page (after signing out, in another language) the parameter is missing from the
 * URL, but the referrer has it. Null where there is nothing to add.
 */
export function redirectWithMobileApp({ headers }: Request, url: URL): Response | null {
  const referrer = headers.get('Referer') ?? '';
  if (!referrer.startsWith(`${url.origin}/`) || !URL.canParse(referrer)) return null;
  if (url.searchParams.has(PARAMETER) || new URL(referrer).searchParams.get(PARAMETER) !== 'true')
    return null;
  if (headers.get('Sec-Fetch-Dest') !== 'document') return null;
  const location = withParameter(url.pathname + url.search, '&');
  // Two slashes at its start would lead to another host.
  return isOwnPath(location) ? new Response(null, { status: 302, headers: { Location: location } }) : null;
}

function rewriter(): HTMLRewriter {
  return new HTMLRewriter()
    .on('a[href^="/"]', { element: (link) => keepIn(link, 'href') })
    .on('form[method="post"][action^="/"]', { element: (form) => keepIn(form, 'action') })
    .on('button[formaction^="/"]', { element: (button) => keepIn(button, 'formaction') })
    .on('form[method="get"] button[type="submit"]:not([name])', {
      // A form that gets replaces the query by its fields. A field of its own would be one more element than
      // React finds when it hydrates; the button that sends it can be one.
      element: (button) => {
        button.setAttribute('name', PARAMETER).setAttribute('value', 'true');
      },
    });
}

function keepIn(element: Element, attribute: string): void {
  const address = element.getAttribute(attribute);
  if (address !== null && isOwnPath(address)) {
    element.setAttribute(attribute, withParameter(address, '&amp;'));
  }
}

function isOwnPath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

/** `ampersand` as the address writes it: attributes are read and written as the page spells them. */
function withParameter(address: string, ampersand: '&' | '&amp;'): string {
  const [path = '', ...fragment] = address.split(FRAGMENT);
  if (HAS_PARAMETER.test(path)) return address;
  const extended = `${path}${path.includes('?') ? ampersand : '?'}${PAIR}`;
  return [extended, ...fragment].join('#');
}
