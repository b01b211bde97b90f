import type { TFunction } from 'i18next';
import type { ListedDocument } from '#app/contract/editing.ts';
import type { ScheduledPublish } from '#app/contract/scheduled.ts';
import { documentName } from '../documents/document-name.ts';
import { type ShownFinding, toShownFinding } from './shown-finding.ts';

/** Drafts with a time, as their row shows them. */
export interface ScheduledEntry {
  id: string;
  name: string;
  by: string;
  time: string;
  iso: string;
  state: ScheduledPublish['state'];
  documents: { id: string; name: string }[];
  findings: readonly ShownFinding[];
}

/** `t` is of the namespace `edit`. */
export function toScheduledEntry(
  { _id, name, actor, time, state, documents, findings }: ScheduledPublish,
  listed: readonly ListedDocument[],
  { t, timeText }: { t: TFunction; timeText: (time: string) => string },
): ScheduledEntry {
  const find = (id: string) => listed.find((one) => one.id === id);
  return {
    ...{ id: _id, name, by: actor.name, time: timeText(time), iso: time, state },
    documents: documents.map((id) => {
      const document = find(id);
      // One that is not there any more has no name, but its id.
      return { id, name: document ? documentName(t, document) : id.slice(id.indexOf(':') + 1) };
    }),
    findings: findings.map(({ fix: _, ...finding }) =>
      toShownFinding(finding, find(finding.document) ?? { kind: 'page' }),
    ),
  };
}
