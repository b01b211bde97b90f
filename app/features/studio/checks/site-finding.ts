import type { Finding } from '#app/contract/publishing.ts';

/** A finding with the field of its block's form, and the name of what mends it, if anything does. */
export interface PlacedFinding extends Omit<Finding, 'fix'> {
  path?: string;
  /** Its block as it is now, from 1. */
  place?: { key: string; position: number };
  fix?: string;
}

/** `page:about link_moved hero data.link`: how a form names what is to be mended. */
export const fixName = ({ document, rule, block = '', way = '' }: Finding) =>
  [document, rule, block, way].join(' ').trim();
