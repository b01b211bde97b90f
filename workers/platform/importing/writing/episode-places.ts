import type { Fault } from '#app/contract/site/plain-words.ts';
import type { Draft } from '#workers/platform/importing/draft.ts';

type Line = Pick<Draft, 'line' | 'label'>;

/** Whose number an episode is. Two with one number would each be what plays next. */
export class EpisodePlaces {
  readonly #places = new Map<string, Line>();

  /** `value` is the title as it is to be: its series or its number may be the site's. */
  faultsOf({ line, label }: Line, { parent, serial_no: number }: Readonly<Record<string, unknown>>): Fault[] {
    if (typeof parent !== 'string' || typeof number !== 'number') return [];
    const place = `${parent} ${number}`;
    const first = this.#places.get(place);
    if (!first) {
      this.#places.set(place, { line, label });
      return [];
    }
    const message = `${number} is the number of "${first.label}" (line ${first.line}) in "${parent}", too: each episode of a season has its own`;
    return [{ path: 'episode', message }];
  }
}
