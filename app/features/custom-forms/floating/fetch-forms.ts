import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import type { FormModel } from '../form-model.ts';

const known = new Map<string, Promise<readonly FormModel[]>>();

/**
 * The brand's forms in a language, once a document, and not before the page has all that it needs. Never
 * rejects.
 */
export function fetchForms(lng: string): Promise<readonly FormModel[]> {
  const forms = known.get(lng) ?? afterLoad().then(() => requestForms(lng));
  known.set(lng, forms);
  return forms;
}

async function requestForms(lng: string): Promise<readonly FormModel[]> {
  try {
    const { forms } = (await fetchSiteJson(paths.formList({ lng }))) as { forms: FormModel[] };
    return forms;
  } catch {
    // The next page retries.
    known.delete(lng);
    return [];
  }
}

function afterLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
