import { type ListedDocument, SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { DraftedSite } from '#app/contract/previews.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { scopeOf } from './edited-document.ts';
import { findShownValue, shownValue } from './shown-value.ts';
import { toStoredChrome } from './site-chrome.ts';
import { toThemeChoice } from './site-source.ts';

/** Those who edit pages see what the owner's draft puts around them, and get nothing else of it. */
export const draftedSite: Handler<'draftedSite'> = async (context) => {
  requireRole(context, 'edit');
  const { defaultLanguage: language } = context.account;
  const scope = scopeOf(context).gathering();
  const [value, networks] = await Promise.all([
    shownValue(scope, { id: SITE_DOCUMENT, language, hashes: null }),
    findShownValue(scope, { id: SOCIAL_LINKS, language, hashes: null }),
  ]);
  return { data: toDraftedSite(value, networks, language) };
};

/** Networks are links of every footer, and a document of their own. */
export const SOCIAL_LINKS = 'info:SOCIAL_LINKS';

/** A site without a home of blocks has headers and footers of its own (app/features/tenancy/site.ts). */
export function toDraftedSite(value: Data, networks: Data | null, language: string): DraftedSite {
  const chromes = value.is_home_built === true ? (['header', 'footer'] as const) : [];
  const stored = chromes.map((name) => [name, toStoredChrome(value, name)] as const);
  return {
    ...{ language, theme: toThemeChoice(value) },
    ...(networks && { social_links: networks.is_visible === false ? {} : networks.content }),
    ...Object.fromEntries(stored.filter(([, chrome]) => chrome !== undefined)),
  } as DraftedSite;
}

/** Whether it is the home page of a site with this value. */
export const isHomeOf = ({ is_home_built, home }: Data, { id }: Pick<ListedDocument, 'id'>) =>
  is_home_built === true && id === `home:${home}`;
