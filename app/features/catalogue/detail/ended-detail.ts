import { ENDED_ACTION } from '#app/features/playback/access/play-action.ts';
import type { Detail } from './detail-model.ts';

/**
 * The same once its stream is over: a page may stand open until then. The one thing of the model that
 * browsers make.
 */
export function toEnded(detail: Detail): Detail {
  return { ...detail, live: { ...detail.live, state: 'ended' }, action: ENDED_ACTION, locked: null };
}
