import type { DocumentChanges, Finding } from '#app/contract/editing.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';

export interface ShownFinding {
  level: Finding['level'];
  rule: Finding['rule'];
  /** In the platform's own words, which are English: the field and the limit. */
  detail: string | null;
  /** Where it can be mended. */
  href: string;
}

/** Rules whose text is all there is to it. */
const IN_OUR_WORDS: ReadonlySet<Finding['rule']> = new Set([
  'changed_elsewhere',
  'changed_meanwhile',
  'picture_without_words',
]);

export function toShownFinding(
  { rule, level, message, way = '', ...place }: Finding,
  document: Pick<DocumentChanges, 'kind' | 'type'>,
): ShownFinding {
  // Of a fault, the platform names the field and the limit; of other rules, what it is about.
  const detail = way === '' || rule !== 'fault' ? message : `${way}: ${message}`;
  return {
    ...{ level, rule },
    detail: IN_OUR_WORDS.has(rule) ? null : detail,
    href: hrefOf(place, document),
  };
}

/** The block's form; of what is no block, the page or its settings. */
function hrefOf(
  { document, block }: Pick<Finding, 'document' | 'block'>,
  { kind, type }: Pick<DocumentChanges, 'kind' | 'type'>,
): string {
  if (block) return editPaths.block({ document, block });
  return kind === 'home' || type === 'CUSTOM'
    ? editPaths.stage({ document })
    : editPaths.settings({ document });
}
