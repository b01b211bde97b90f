import type { Suspension } from '#app/contract/tenant.ts';
import { detectLanguage } from '#app/features/i18n/detect-language.server.ts';
import { FALLBACK_LANGUAGE } from '#app/features/i18n/language-codes.ts';
import { suspendedTexts } from '#app/features/i18n/suspended-texts.server.ts';
import { editUrls } from '#app/features/links/edit-urls.ts';
import { paths } from '#app/features/links/paths.ts';
import { urls } from '#app/features/links/urls.ts';
import { Cookies } from './cookies.ts';
import type { TenantRequest } from './edge-request.ts';
import { suspendedPage } from './plain-page.ts';
import type { RoutePolicy } from './route-policy.ts';

/** Pages of those who work for the brand. */
const STUDIO = /^\/(?:studio|edit)(?:\/|$)/;

/**
 * What still gets to the app while a brand is suspended (docs/decisions/098): webhooks and returns from gateways, whose
 * payments may be under way, signing in on the way to the studio, and the studio with a session.
 */
export function isOpenWhileSuspended(
  { request, url, isHttps }: TenantRequest,
  policy: Pick<RoutePolicy, 'acceptsSigned'>,
  pathname: string,
): boolean {
  if (policy.acceptsSigned) return true;
  if (pathname === urls.login) return STUDIO.test(url.searchParams.get('redirectTo') ?? '');
  if (!STUDIO.test(pathname) && pathname !== urls.logout) return false;
  return new Cookies(request.headers.get('Cookie'), isHttps).read('sid') !== null;
}

/** Visitors who are none of the brand's staff get the same page as everywhere else. */
export const isOfNoStaff = ({ status }: Response, pathname: string) =>
  status === 404 && STUDIO.test(pathname);

/** The page of every other address, in the viewer's language where the brand has it. */
export async function respondSuspended(
  { request, isHttps }: TenantRequest,
  { languages }: Suspension,
): Promise<Response> {
  const [defaultLanguage = FALLBACK_LANGUAGE] = languages;
  const account = { languages: languages.map((code) => ({ code })), defaultLanguage };
  const chosen =
    new Cookies(request.headers.get('Cookie'), isHttps).language() ?? preferred(request, languages);
  const detected = await detectLanguage(request, chosen, account);
  const { wayIn, ...texts } = suspendedTexts(detected);
  const href = paths.login({}, { redirectTo: editUrls.studio });
  return suspendedPage({ ...texts, wayIn: { href, label: wayIn } }, isHttps);
}

/** The first of the browser's languages that the brand has. */
function preferred(request: Request, languages: readonly string[]): string | null {
  const wanted = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((each) => each.split(';')[0]?.trim());
  for (const code of wanted) {
    const found = languages.find((each) => each === code || each === code?.split('-')[0]);
    if (found) return found;
  }
  return null;
}
