import type { Finding } from '#app/contract/publishing.ts';
import type { ChangeResult } from '#app/contract/site/changes.ts';
import { type Fault, toLine } from '#app/contract/site/plain-words.ts';
import { findReservedAddress } from './checks/find-reserved-address.ts';
import { toPublished } from './document.ts';
import { newFaults } from './draft-faults.ts';
import type { Draft } from './load-draft.ts';

/** What keeps a draft from being published, as far as the draft itself shows it (edit-mode.md §10). */
export function findingsOf({ id, document, published, baseDigest, publishedDigest }: Draft): Finding[] {
  const value = toPublished(id, document, published);
  const faults = newFaults(id, value, published);
  return [
    ...(baseDigest === publishedDigest
      ? []
      : [
          {
            ...{ document: id, rule: 'changed_elsewhere' as const, level: 'warn' as const },
            message: 'was changed by another way since this draft began: publishing takes that back',
          },
        ]),
    ...findReservedAddress({ id, published }, value.page_url),
    ...faults.map((fault) => ({
      ...{ document: id, rule: 'fault' as const, level: 'stop' as const },
      ...(fault.block !== null && { block: fault.block }),
      ...(fault.way !== '' && { way: fault.way }),
      message: fault.message,
    })),
  ];
}

/** What only the whole shows: an address that is taken, a name of what is not there. */
export function rejectionOf(documentId: string, { faults = [] }: Pick<ChangeResult, 'faults'>): Finding[] {
  return faults.map((fault: Fault) => ({
    ...{ document: documentId, rule: 'fault' as const, level: 'stop' as const },
    message: toLine(fault),
  }));
}
