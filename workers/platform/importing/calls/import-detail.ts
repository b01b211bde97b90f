import { type ImportDetail, PREVIEWED_TITLES, SHOWN_FAULTS } from '#app/contract/import-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { FIELD_NAMES, ROLE_NAMES } from '#workers/platform/importing/csv/fields.ts';
import type { Draft } from '#workers/platform/importing/draft.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import type { ImportState } from '#workers/platform/importing/uploads/import-files.ts';
import type { Upload } from '#workers/platform/importing/uploads/open-upload.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { linesOf, toLine } from './import-report.ts';
import { filesOf, requireImport, requireUpload, toImport } from './to-import.ts';

const SHOWN_CHARS = 200;

export const importDetail: Handler<'importDetail'> = async (context) => {
  requireRole(context, 'publish');
  const state = await requireImport(context, context.params.id);
  const upload = await requireUpload(context, state);
  const lines = await linesOf(filesOf(context), state);
  const ofSource = lines.filter(({ isImplied }) => !isImplied);
  const count = (outcome: string) => ofSource.filter((line) => line.outcome === outcome).length;
  const guessed = upload.csv?.guessed;
  const data: ImportDetail = {
    ...toImport(state, context.now),
    columns: columnsOf(upload, state),
    meanings: meaningsFor(context.account.allowedLanguages),
    dates: state.map?.dates ?? guessed?.dates ?? 'YYYY-MM-DD',
    lists: guessed?.lists ?? '|',
    publishes: state.publishes,
    preview: (await firstDrafts(upload, state)).map(toPreview),
    plan: state.plan
      ? {
          _id: state.plan.id,
          counts: {
            ...{ created: count('created'), changed: count('changed'), same: count('same') },
            ...{ left_out: count('left out'), not_written: count('not written') },
          },
        }
      : undefined,
    faults: ofSource
      .filter(({ outcome }) => outcome === 'not written')
      .slice(0, SHOWN_FAULTS)
      .map(toLine),
  };
  return { data };
};

const meaningsFor = (languages: readonly { code: string }[]): string[] => [
  ...FIELD_NAMES,
  ...languages.flatMap(({ code }) => [`title.${code}`, `description.${code}`]),
  ...ROLE_NAMES.map((role) => `people.${role}`),
];

function columnsOf({ csv }: Upload, { map }: ImportState): ImportDetail['columns'] {
  if (!csv) return null;
  const meanings = new Map(
    map?.columns.map(({ header, meaning }) => [header, meaning]) ?? csv.guessed.columns,
  );
  return csv.headers
    .filter((header) => header !== '')
    .map((header) => ({ header: header.slice(0, SHOWN_CHARS), meaning: meanings.get(header) ?? '' }));
}

/** None where the map has no title yet: it is to be mended first. */
async function firstDrafts(upload: Upload, { map }: ImportState): Promise<Draft[]> {
  try {
    return (await upload.drafts(map)).slice(0, PREVIEWED_TITLES);
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

function toPreview({ line, id, label, fields, texts, names, people = {}, series }: Draft) {
  const all: Record<string, unknown> = {
    ...fields,
    ...names,
    ...(series && { series: `${series.name} (${series.season})` }),
    description: Object.values(texts.description ?? {})[0],
    ...Object.fromEntries(Object.entries(people).map(([role, of]) => [`people.${role}`, of])),
  };
  const shown = Object.entries(all).flatMap(([name, value]) => {
    const text = typeof value === 'object' && !Array.isArray(value) ? '' : String(value ?? '');
    return text === '' ? [] : [{ name, text: text.slice(0, SHOWN_CHARS) }];
  });
  return { line, id: id.slice(0, SHOWN_CHARS), title: label.slice(0, SHOWN_CHARS), fields: shown };
}
