import type { TFunction } from 'i18next';
import type { ListedDocument } from '#app/contract/editing.ts';
import type { DocumentChanges, Finding } from '#app/contract/publishing.ts';
import type { PlacedFinding } from '../checks/site-finding.ts';
import { documentName } from '../documents/document-name.ts';
import type { ScheduledEntry } from './scheduled-model.server.ts';
import { type ShownFinding, toShownFinding } from './shown-finding.ts';

/** The control of the time on the page that publishes: other pages lead to it. */
export const PUBLISH_AT = 'publish-at';

/** A document that would be published, as its entry shows it. */
export interface PublishDocument {
  changes: DocumentChanges;
  name: string;
  /** Who changed it last; empty where that is not known. */
  by: string;
  /** When it is published anyway; empty where it has no time. */
  waitsFor: string;
  findings: readonly ShownFinding[];
}

/** `t` is of the namespace `edit`. */
export function toPublishDocuments(
  t: TFunction,
  {
    changes,
    documents,
    findings,
    scheduled,
  }: {
    changes: readonly DocumentChanges[];
    documents: readonly ListedDocument[];
    findings: readonly PlacedFinding[];
    scheduled: readonly ScheduledEntry[];
  },
): PublishDocument[] {
  const waiting = scheduled.filter(isWaiting);
  const listed = new Map(documents.map((document) => [document.id, document]));
  return changes.map((change) => ({
    changes: change,
    name: documentName(t, { ...change, id: change.document }),
    by: listed.get(change.document)?.modified_by?.name ?? '',
    waitsFor: waiting.find((entry) => hasDocument(entry, change.document))?.time ?? '',
    findings: distinct(findings)
      .filter(({ document }) => document === change.document)
      .map((finding) => toShownFinding(finding, change)),
  }));
}

/** All that changes something, but what has a time already: sooner, it would be published only where it is chosen. */
export function chosenAtFirst(
  changes: readonly DocumentChanges[],
  scheduled: readonly ScheduledEntry[],
): string[] {
  const waiting = scheduled.filter(isWaiting);
  const ids = changes.map(({ document }) => document);
  return ids.filter((id) => !waiting.some((entry) => hasDocument(entry, id)));
}

const isWaiting = ({ state }: ScheduledEntry) => state === 'waiting';
const hasDocument = ({ documents }: ScheduledEntry, id: string) => documents.some((one) => one.id === id);

/** What warns, once: each is accepted for all documents. */
export function rulesToAccept(findings: readonly Pick<Finding, 'rule' | 'level'>[]): Finding['rule'][] {
  return [...new Set(findings.filter(({ level }) => level === 'warn').map(({ rule }) => rule))];
}

/** Checks and publishing find the same. */
function distinct(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const byKey = new Map(
    findings.map((finding) => {
      const { document, block, way, rule, message } = finding;
      return [JSON.stringify([document, block, way, rule, message]), finding];
    }),
  );
  return [...byKey.values()];
}
