import type { TFunction } from 'i18next';
import type { ListedDocument } from '#app/contract/editing.ts';
import type { Snapshot } from '#app/contract/snapshots.ts';
import { formatDate } from '#app/lib/date-text.server.ts';
import { formatTime } from '#app/lib/time-text.ts';
import { documentName } from '../documents/document-name.ts';

/** A version as its row shows it. */
export interface Version {
  id: string;
  kind: Snapshot['kind'];
  /** As its publisher named it, if they did. */
  name: string;
  by: string;
  time: { iso: string; date: string; time: string };
  documents: { id: string; name: string }[];
}

interface Texts {
  t: TFunction;
  language: string;
  timeZone: string;
  dateFormat: string;
}

/** `t` is of the namespace `edit`. */
export function toVersion(
  { _id, kind, name, actor, time, documents }: Snapshot,
  listed: readonly ListedDocument[],
  { t, language, timeZone, dateFormat }: Texts,
): Version {
  return {
    ...{ id: _id, kind, name, by: actor.name },
    time: {
      iso: time,
      date: formatDate(time, dateFormat, language, { timeZone }),
      time: formatTime(time, language, { timeZone }),
    },
    documents: documents.map((id) => {
      const document = listed.find((one) => one.id === id);
      // One that is not there any more has no name, but its id.
      return { id, name: document ? documentName(t, document) : id.slice(id.indexOf(':') + 1) };
    }),
  };
}
