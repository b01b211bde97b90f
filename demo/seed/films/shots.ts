import { CARD_SECONDS, type Film, SCENES_SECONDS } from './film-list.ts';

/** Packaged films change the scene after so many seconds. */
export const SHOT_SECONDS = 6;
const SHOTS = SCENES_SECONDS / SHOT_SECONDS;

/** Which shot of the scenes a film shows at a second behind its card. */
export function shotAt({ first }: Pick<Film, 'first'>, second: number): number {
  return (first + Math.floor((second - CARD_SECONDS) / SHOT_SECONDS)) % SHOTS;
}

/** Whether what is shown from a second on does not go on in the file where the shot before it ended. */
export function isCutAt(film: Pick<Film, 'first'>, second: number): boolean {
  return second === CARD_SECONDS || (second > CARD_SECONDS && shotAt(film, second) === 0);
}
