import type { Finding } from '#app/contract/editing.ts';
import type { Command } from '#app/lib/edit-document/command.ts';

/** What only the site finds: how blocks are drawn, and what becomes of colours. */
export interface SiteFinding extends Finding {
  /** What mends it at once. */
  fix?: Command;
}

/** A finding with the field of its block's form, and the name of what mends it, if anything does. */
export interface PlacedFinding extends Finding {
  path?: string;
  fix?: string;
}

/** `page:about block_empty hero`: how a form names what is to be mended. */
export const fixName = ({ document, rule, block, way }: Finding) =>
  [document, rule, block ?? way ?? ''].join(' ');
