import type { Form } from '#app/contract/pages.ts';
import { paths } from '#app/features/links/paths.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isMissing, isServiceError } from '#app/services/service-error.ts';
import type { FormLink } from './form-links.tsx';
import { type FormModel, toFormModel } from './form-model.ts';
import { isPlacedAt } from './form-place.ts';

type FormSource = Pick<ContentService, 'forms'>;

/** All forms of the brand, for the browser. */
export async function loadForms(content: FormSource, assetOrigin: string): Promise<FormModel[]> {
  return (await readForms(content)).map((form) => toFormModel(form, assetOrigin));
}

/**
 * The forms of one page as links to their own pages; none where they cannot be had. The page waits for
 * nothing else meanwhile.
 */
export async function loadFormLinks(content: FormSource, pathname: string): Promise<FormLink[]> {
  try {
    return formLinksAt(await readForms(content), pathname);
  } catch (error) {
    if (isServiceError(error)) return [];
    throw error;
  }
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
