import { paths } from '#app/features/links/paths.ts';
import { postSiteForm } from '#app/services/site-json.ts';
import { keepPressed, pressedState } from './optimistic-saves.ts';
import type { SaveIntent } from './save-intent.ts';

/** What the library route answers to a press that scripts sent. `message` is the server's own words where it had any. */
export type SaveAnswer =
  | { kind: 'saved'; isSaved: boolean }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string | null };

/** `pending`: another press is under way and will see to this one as well. `offline`: this site could not be asked. */
export type SaveOutcome = SaveAnswer | { kind: 'pending' } | { kind: 'offline' };

const underWay = new Set<string>();

/**
 * Shows a press at once and sends it. Presses that come while one is under way are not lost: the last one says how it
 * ends. Where it fails, what the server said last stands again. Never rejects.
 */
export async function pressSave(
  intent: SaveIntent,
  contentId: string,
  wasSaved: boolean,
): Promise<SaveOutcome> {
  const key = `${intent}/${contentId}`;
  keepPressed(intent, contentId, !wasSaved);
  if (underWay.has(key)) return { kind: 'pending' };
  underWay.add(key);
  try {
    return await sendUntilSettled(intent, contentId, wasSaved);
  } finally {
    underWay.delete(key);
  }
}

async function sendUntilSettled(
  intent: SaveIntent,
  contentId: string,
  wasSaved: boolean,
): Promise<SaveOutcome> {
  let confirmed = wasSaved;
  for (;;) {
    const want = pressedState(intent, contentId) ?? confirmed;
    const answer = await send(intent, contentId, want);
    if (answer.kind === 'saved') confirmed = answer.isSaved;
    const isSettled = answer.kind !== 'saved' || pressedState(intent, contentId) === want;
    if (!isSettled) continue;
    keepPressed(intent, contentId, confirmed);
    return answer;
  }
}

async function send(intent: SaveIntent, id: string, want: boolean): Promise<SaveOutcome> {
  try {
    // Our own action's answer.
    return (await postSiteForm(paths.library(), { intent, id, want: String(want) })) as SaveAnswer;
  } catch {
    return { kind: 'offline' };
  }
}
