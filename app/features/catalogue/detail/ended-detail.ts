import { ENDED_ACTION } from '#app/features/playback/access/play-action.ts';
import type { Detail } from './detail-model.ts';

/**
 * The detail once its stream is over: a page may be open until then. The one part of the model that is made
 * in the browser.
 */
export function toEnded(detail: Detail): Detail {
  return { ...detail, live: { ...detail.live, state: 'ended' }, action: ENDED_ACTION, locked: null };
}
