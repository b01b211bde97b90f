import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';
import { toMegabytes } from '#cli/local/progress.ts';
import { isImmutableKey } from '#workers/platform/assets/asset-key.ts';
import type { PlannedFile } from './files/send-files.ts';
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

/** `+ 12 titles  ~ 3 categories  - 1 page  2 files (41 MB)`, then each with its changed fields. */
export function describePlan({ changes, sameCount }: Plan, files: readonly PlannedFile[] = []): string {
  if (changes.length + files.length === 0) return `Nothing to do: all ${sameCount} are the same.`;
  const lines = [...changes.map(describeChange), ...files.map(describeFile)];
  const shown = lines.slice(0, SHOWN_AT_MOST);
  const more = lines.length > shown.length ? [`  … and ${lines.length - shown.length} more`] : [];
  const summary = [summaryOf(changes), ...(files.length > 0 ? [describeFiles(files)] : [])];
  const head = summary.filter((part) => part !== '').join('  ');
  return [head, '', ...shown, ...more, ...immutableNotes(files)].join('\n');
}

/** Who has loaded such a file goes on showing it as it was. */
function immutableNotes(files: readonly PlannedFile[]): string[] {
  const keys = files.filter(({ op, key }) => op === 'change' && isImmutableKey(key)).map(({ key }) => key);
  const [first] = keys;
  if (first === undefined) return [];
  const named = keys.length === 1 ? first : `${keys.length} files, such as ${first},`;
  return [
    '',
    `note: browsers and caches keep a file by its address for a year: viewers who have seen ${named} go on seeing it as it was. ` +
      'Give a changed file a name of its own.',
  ];
}

/** `2 files (41 MB)`. */
export function describeFiles(files: readonly { bytes: number }[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${countFiles(files.length)} (${toMegabytes(bytes)})`;
}

export const countFiles = (count: number) => (count === 1 ? '1 file' : `${count} files`);

const describeFile = ({ op, key, bytes }: PlannedFile) =>
  `  ${SIGNS[op]} file ${key} (${toMegabytes(bytes)})`;

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
