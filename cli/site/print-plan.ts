import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import type { Plan, PlannedChange } from './make-plan.ts';

const SIGNS = { create: '+', change: '~', delete: '-' } as const;
const PLURALS: Partial<Record<KindName, string>> = {
  category: 'categories',
  person: 'people',
  site: 'site',
  theme: 'theme',
  'comment-rules': 'comment rules',
};

const SHOWN_AT_MOST = 200;

export const nameOfKind = (kind: KindName, count: number) =>
  count === 1 ? kind : (PLURALS[kind] ?? `${kind}s`);

/** `+ 12 titles  ~ 3 categories  - 1 page`, then each with its changed fields. */
export function describePlan({ changes, sameCount }: Plan): string {
  if (changes.length === 0) return `Nothing to do: all ${sameCount} are the same.`;
  const shown = changes.slice(0, SHOWN_AT_MOST).map(describeChange);
  const more = changes.length > shown.length ? [`  … and ${changes.length - shown.length} more`] : [];
  return [summaryOf(changes), '', ...shown, ...more].join('\n');
}

function summaryOf(changes: readonly PlannedChange[]): string {
  const counts = (['create', 'change', 'delete'] as const).flatMap((op) =>
    KIND_NAMES.flatMap((kind) => {
      const count = changes.filter((change) => change.op === op && change.kind === kind).length;
      return count === 0 ? [] : [`${SIGNS[op]} ${count} ${nameOfKind(kind, count)}`];
    }),
  );
  return counts.join('  ');
}

function describeChange({ op, kind, id, fields = [] }: PlannedChange): string {
  const named = fields.length > 0 ? `: ${fields.join(', ')}` : '';
  return `  ${SIGNS[op]} ${kind} ${id}${named}`;
}
