import { type ListedDocument, SITE_DOCUMENT } from '#app/contract/editing.ts';
import type { DraftedSite } from '#app/contract/previews.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { scopeOf } from './edited-document.ts';
import { shownValue } from './shown-value.ts';
import { toStoredChrome } from './site-chrome.ts';
import { toThemeChoice } from './site-source.ts';

/** Those who edit pages see what the owner's draft puts around them, and get nothing else of it. */
export const draftedSite: Handler<'draftedSite'> = async (context) => {
  requireRole(context, 'edit');
  const { defaultLanguage: language } = context.account;
  const value = await shownValue(scopeOf(context), { id: SITE_DOCUMENT, language, hashes: null });
  return { data: toDraftedSite(value, language) };
};

/** A site without a home of blocks has headers and footers of its own (app/features/tenancy/site.ts). */
export function toDraftedSite(value: Data, language: string): DraftedSite {
  const chromes = value.is_home_built === true ? (['header', 'footer'] as const) : [];
  const stored = chromes.map((name) => [name, toStoredChrome(value, name)] as const);
  return {
    ...{ language, theme: toThemeChoice(value) },
    ...Object.fromEntries(stored.filter(([, chrome]) => chrome !== undefined)),
  } as DraftedSite;
}

/** Whether it is the home page of a site with this value. */
export const isHomeOf = ({ is_home_built, home }: Data, { id }: Pick<ListedDocument, 'id'>) =>
  is_home_built === true && id === `home:${home}`;
