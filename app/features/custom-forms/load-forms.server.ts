import { data } from '@remix-run/cloudflare';
import type { Form } from '#app/contract/pages.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { paths } from '#app/features/links/paths.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { isMissing, isServiceError } from '#app/services/service-error.ts';
import type { FormLink } from './form-links.tsx';
import { type FormModel, toFormModel } from './form-model.ts';
import { isPlacedAt } from './form-place.ts';

type FormSource = Pick<ContentService, 'forms'>;

/** All forms of the brand. A backend that knows no such call has none. */
export async function loadForms(content: FormSource, assetOrigin: string): Promise<FormModel[]> {
  return (await readForms(content)).map((form) => toFormModel(form, assetOrigin));
}

/** The forms of one page as links to their own pages; none where they cannot be had. The page waits for nothing else meanwhile. */
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

/** Throws what a page throws where there is no such form, or where it cannot be had now. */
export async function requireForm(content: FormSource, id: string): Promise<Form> {
  const forms = await readForms(content).catch((error: unknown) => {
    throw pageForError(error);
  });
  const form = forms.find(({ _id }) => _id === id);
  if (!form) throw data({ kind: 'not-found' }, { status: 404 });
  return form;
}

async function readForms(content: FormSource): Promise<readonly Form[]> {
  try {
    return await content.forms();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
