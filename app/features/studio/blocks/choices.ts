import type { Choice } from '#app/features/page-builder/edit/fields/form-context.ts';
import { isServiceError } from '#app/services/service-error.ts';

export const toTitleChoice = ({ content_id, title }: { content_id: string; title: string }): Choice => ({
  id: content_id,
  name: title,
});

/** Of a channel, an artist or a venue. */
export const toNamedChoice = ({ _id, name }: { _id: string; name: string }): Choice => ({ id: _id, name });

/** A service that fails leaves its list to be typed. */
export async function orNone<T>(load: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await load();
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return [];
  }
}
