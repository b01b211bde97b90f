import type { Finding } from '#app/contract/publishing.ts';
import type { Data, StoredBlock } from '#app/lib/edit-document/document.ts';

/** In the document that is checked. */
export type Found = Omit<Finding, 'document'>;
type Where = Pick<Found, 'block' | 'way' | 'rule' | 'fix'>;

export const stop = (where: Where, message = ''): Found => ({ ...where, level: 'stop', message });
export const warn = (where: Where, message = ''): Found => ({ ...where, level: 'warn', message });

export const blocksOf = (value: Data | null) =>
  (value?.components ?? []) as unknown as readonly StoredBlock[];
