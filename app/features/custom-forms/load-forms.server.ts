import type { Form } from '#app/contract/pages.ts';
import { paths } from '#app/features/links/paths.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isMissing, isServiceError } from '#app/services/service-error.ts';
import type { FormLink } from './form-links.tsx';
import { type FormModel, toFormModel } from './form-model.ts';
import { hasSiteChrome, isPlacedAt } from './form-place.ts';

type FormSource = Pick<ContentService, 'forms'>;

/** All forms of the brand, for the browser. */
export async function loadForms(content: FormSource, assetOrigin: string): Promise<FormModel[]> {
  return (await readForms(content)).map((form) => toFormModel(form, assetOrigin));
}

/** How long the page's first bytes may wait for the list of forms, which is mostly in the cache. */
const LINKS_WAIT_MS = 150;

/** The forms of one page as links to their own pages; none where they cannot be had. */
export async function loadFormLinks(content: FormSource, pathname: string) {
  if (!hasSiteChrome(pathname)) return [];
  const links = readForms(content).then((forms) => formLinksAt(forms, pathname), emptyOnServiceError);
  return deferAfter(links, LINKS_WAIT_MS);
}

function emptyOnServiceError(error: unknown): FormLink[] {
  if (isServiceError(error)) return [];
  throw error;
}

export function formLinksAt(forms: readonly Form[], pathname: string): FormLink[] {
  return forms
    .filter(({ entities }) => isPlacedAt(entities, pathname))
    .map(({ _id: id, heading }) => ({ label: heading, href: paths.form({ id }, { redirectTo: pathname }) }));
}

/** As they came. A backend that knows no such call has none. */
export async function readForms(content: FormSource): Promise<readonly Form[]> {
  try {
    return await content.forms();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
