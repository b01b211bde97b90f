import { paths } from '#app/features/links/paths.ts';
import { isOffline, postSiteForm } from '#app/services/site-json.ts';
import { optimisticSave, setOptimisticSave } from './optimistic-saves.ts';
import type { SaveIntent } from './save-intent.ts';

/**
 * The library route's response to a click that scripts sent. `message` is the server's own text where it sent
 * one.
 */
export type SaveResult =
  | { kind: 'saved'; isSaved: boolean }
  | { kind: 'signed-out' }
  | { kind: 'rejected'; message: string | null };

/**
 * `pending`: an earlier click's request is under way and sends this one as well. `offline`: the request did
 * not reach the site.
 */
export type SaveOutcome = SaveResult | { kind: 'pending' } | { kind: 'offline' };

const underWay = new Set<string>();

/**
 * Shows a click's result at once and sends it. Clicks during a request are not lost: the last one decides the
 * final state. On failure the server's last known state is shown again. Never rejects.
 */
export async function toggleSave(
  intent: SaveIntent,
  contentId: string,
  wasSaved: boolean,
): Promise<SaveOutcome> {
  const key = `${intent}/${contentId}`;
  setOptimisticSave(intent, contentId, !wasSaved);
  if (underWay.has(key)) return { kind: 'pending' };
  underWay.add(key);
  try {
    return await sendUntilConfirmed(intent, contentId, wasSaved);
  } finally {
    underWay.delete(key);
  }
}

async function sendUntilConfirmed(
  intent: SaveIntent,
  contentId: string,
  wasSaved: boolean,
): Promise<SaveOutcome> {
  let confirmed = wasSaved;
  for (;;) {
    const want = optimisticSave(intent, contentId) ?? confirmed;
    const answer = await send(intent, contentId, want);
    if (answer.kind === 'saved') confirmed = answer.isSaved;
    const isConfirmed = answer.kind !== 'saved' || optimisticSave(intent, contentId) === want;
    if (!isConfirmed) continue;
    setOptimisticSave(intent, contentId, confirmed);
    return answer;
  }
}

async function send(intent: SaveIntent, id: string, want: boolean): Promise<SaveOutcome> {
  try {
    // The response of our own action.
    return (await postSiteForm(paths.library(), { intent, id, want: String(want) })) as SaveResult;
  } catch (error) {
    return isOffline(error) ? { kind: 'offline' } : { kind: 'rejected', message: null };
  }
}
