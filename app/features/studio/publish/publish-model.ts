import type { TFunction } from 'i18next';
import type { DocumentChanges, Finding, ListedDocument } from '#app/contract/editing.ts';
import type { PlacedFinding } from '../checks/site-finding.ts';
import { documentName } from '../documents/document-name.ts';
import { type ShownFinding, toShownFinding } from './shown-finding.ts';

/** A document that would be published, as its entry shows it. */
export interface PublishDocument {
  changes: DocumentChanges;
  name: string;
  /** Who changed it last; empty where that is not known. */
  by: string;
  findings: readonly ShownFinding[];
}

/** `t` is of the namespace `edit`. */
export function toPublishDocuments(
  t: TFunction,
  {
    changes,
    documents,
    findings,
  }: {
    changes: readonly DocumentChanges[];
    documents: readonly ListedDocument[];
    findings: readonly PlacedFinding[];
  },
): PublishDocument[] {
  const listed = new Map(documents.map((document) => [document.id, document]));
  return changes.map((change) => ({
    changes: change,
    name: documentName(t, { ...change, id: change.document }),
    by: listed.get(change.document)?.modified_by?.name ?? '',
    findings: distinct(findings)
      .filter(({ document }) => document === change.document)
      .map((finding) => toShownFinding(finding, change)),
  }));
}

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
