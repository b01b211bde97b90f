import * as v from 'valibot';
import { CheckpointBodySchema } from '#app/contract/snapshots.ts';
import { toRejection } from '#app/features/account/rejection.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isClientError } from '#app/services/service-error.ts';

type Content = MarqueeContext['services']['content'];

export type SentCheckpoint = v.InferOutput<typeof CheckpointBodySchema>;

/** What the form of the versions sends; null for what is another form, or none of ours. */
export function readCheckpoint(form: URLSearchParams): SentCheckpoint | null {
  if (form.get('intent') !== 'checkpoint') return null;
  const name = form.get('name')?.trim() ?? '';
  const read = v.safeParse(CheckpointBodySchema, {
    command_id: form.get('command_id'),
    ...(name !== '' && { name }),
  });
  return read.success ? read.output : null;
}

export type CheckpointOutcome =
  | { kind: 'done'; isMade: boolean }
  | { kind: 'failed'; text: string | null; status: number };

/** Throws where the session or the role is over. */
export async function makeCheckpoint(content: Content, sent: SentCheckpoint): Promise<CheckpointOutcome> {
  try {
    const { snapshot } = await content.makeCheckpoint(sent);
    return { kind: 'done', isMade: snapshot !== undefined };
  } catch (error) {
    if (isClientError(error, 401) || isClientError(error, 403)) throw error;
    const { text, status } = toRejection(error);
    return { kind: 'failed', text, status };
  }
}
