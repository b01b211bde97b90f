import { idFault } from '#app/contract/site/kinds.ts';
import { type Draft, OWN_LANGUAGE } from '#workers/platform/importing/draft.ts';
import { idFromName } from '#workers/platform/importing/ids.ts';

/** Season and episode, until all of a row is known. */
export interface Place {
  series: string;
  season: number | null;
  episode: number | null;
}

export function labelOf({ texts: { title = {} } }: Draft): string {
  return title[OWN_LANGUAGE] ?? Object.values(title).find((text) => text !== null) ?? '';
}

/** An episode by the name of its series, or by the id of a title that is one. */
export function putPlace(draft: Draft, place: Place): void {
  const { series, season, episode } = place;
  const { parent } = draft.fields;
  if (draft.fields.video_type === 'MPVP') return;
  if (series !== '' && (parent === undefined || parent === null)) {
    draft.series = { name: series, season: season ?? 1 };
    delete draft.fields.parent;
  }
  if (draft.series || parent) draft.fields.video_type ??= 'MPVC';
  if (episode !== null) draft.fields.serial_no = episode;
  if (episode !== null && !draft.series && !parent)
    draft.faults.push({
      path: 'episode',
      message: `is number ${episode} of no series: fill in "series" (its name) or "parent" (its id)`,
    });
}

export function putId(draft: Draft, { series, season, episode }: Place): void {
  if (draft.id !== '') {
    const message = idFault('title', draft.id);
    if (message) draft.faults.push({ path: 'id', message: `"${draft.id}" is none: ${message}` });
    return;
  }
  draft.isIdMade = true;
  // Two lines without a title are not one title of the same place.
  if (draft.label === '') return;
  const place =
    series === '' ? [] : [series, season === null ? '' : `s${season}`, episode === null ? '' : `e${episode}`];
  draft.id = idFromName([...place, draft.label].filter((part) => part !== '').join(' '));
}
