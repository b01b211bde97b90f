import type { Content } from '#app/contract/content.ts';
import type { Tenant } from '#app/features/tenancy/tenant.ts';
import { PREVIEW_QUALITY, trailerKey } from './trailer-key.ts';

export interface TitleTrailer {
  /** Of its playlist. */
  key: string;
  /** False where the backend names no trailers: then it is where viewer.md §7 puts it, or nowhere. */
  isNamed: boolean;
}

type Trailed = Pick<Content, 'content_id' | 'trailer'>;

/** Our platform names every trailer; a backend of the specification's shape has no field for one. */
export const assumesTrailers = ({ serviceUrls }: Pick<Tenant, 'serviceUrls'>) =>
  serviceUrls.content !== undefined;

/** `isAssumed`: where the backend names none, it is looked for at its usual address. */
export function titleTrailer({ content_id, trailer }: Trailed, isAssumed: boolean): TitleTrailer | null {
  if (trailer) return { key: trailer, isNamed: true };
  return isAssumed ? { key: trailerKey(content_id, PREVIEW_QUALITY), isNamed: false } : null;
}
