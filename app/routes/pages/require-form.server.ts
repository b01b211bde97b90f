import { data } from '@remix-run/cloudflare';
import type { Form } from '#app/contract/pages.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { readForms } from '#app/features/custom-forms/load-forms.server.ts';
import type { ContentService } from '#app/services/content.server.ts';

/** Throws what a page throws where there is no such form, or where it cannot be had now. */
export async function requireForm(content: Pick<ContentService, 'forms'>, id: string): Promise<Form> {
  const forms = await readForms(content).catch((error: unknown) => {
    throw pageForError(error);
  });
  const form = forms.find(({ _id }) => _id === id);
  if (!form) throw data({ kind: 'not-found' }, { status: 404 });
  return form;
}
