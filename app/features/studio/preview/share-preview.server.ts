import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { toRejection } from '#app/features/account/rejection.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';
import { CommandIdField } from '../sent-fields.ts';

const SentSchema = v.variant('intent', [
  v.object({
    intent: v.literal('share'),
    command_id: CommandIdField,
    version: v.optional(v.union([v.literal(''), IdSchema]), ''),
  }),
  v.object({ intent: v.literal('end'), id: IdSchema }),
]);

export type SharedPreview =
  | { kind: 'made'; address: string }
  | { kind: 'ended' }
  | { kind: 'failed'; text: string | null; status: number };

/** Makes a link to a preview, or ends one; null for what no form of ours sends. */
export async function sharePreview(
  { services, tenant }: MarqueeContext,
  form: URLSearchParams,
): Promise<SharedPreview | null> {
  const read = v.safeParse(SentSchema, Object.fromEntries(form));
  if (!read.success) return null;
  const sent = read.output;
  try {
    if (sent.intent === 'end') {
      await services.content.endPreview(sent.id);
      return { kind: 'ended' };
    }
    const { command_id, version } = sent;
    const { token } = await services.content.makePreview({
      command_id,
      ...(version && { snapshot: version }),
    });
    return { kind: 'made', address: tenant.origin + editPaths.preview({ token }) };
  } catch (error) {
    // Ended already, by its own second click or a colleague.
    if (sent.intent === 'end' && isClientError(error, 404)) return { kind: 'ended' };
    if (isClientError(error, 401) || isClientError(error, 403)) throw error;
    const { text, status } = toRejection(error);
    return { kind: 'failed', text, status };
  }
}
