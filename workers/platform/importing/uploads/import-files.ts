import type { ImportPhase } from '#app/contract/import-calls.ts';
import { MAX_IMPORTS } from '#app/contract/import-calls.ts';
import type { Change } from '#app/contract/site/changes.ts';
import type { PlannedTitle } from '#workers/platform/importing/writing/plan-titles.ts';
import type { ReportEntry } from '#workers/platform/importing/writing/report.ts';
import type { SentMap } from './open-upload.ts';

/** Ids of accounts have no such sign, so no asset host has these files. */
const ROOT = '!imports/';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of one sweep; the next one goes on. */
const MAX_PAGES = 10;

/** How far an import is: small, and read with each call. */
export interface ImportState {
  id: string;
  name: string;
  createdTime: number;
  userId: string;
  phase: ImportPhase;
  titles: number;
  /** Null for a feed, and before the owner has sent one. */
  map: SentMap | null;
  publishes: boolean;
  /** The last check's. */
  plan: { id: string; chunks: number; toWrite: number } | null;
  /** Chunks and titles that are written. */
  doneChunks: number;
  done: number;
  /** Until when somebody works on it, in milliseconds: after a crash others may then. */
  busyUntil: number;
}

/** What a check found: all that is not written has its outcome already. */
export interface StoredPlan {
  entries: ReportEntry[];
  names: Change[];
  planned: ReportEntry[];
}

export const importRootOf = (accountId: string) => `${ROOT}${accountId}/`;

/** The files of a brand's imports; gone after a day. */
export function importFiles(media: R2Bucket, accountId: string) {
  const root = importRootOf(accountId);
  const keyOf = (id: string, name: string) => `${root}${id}/${name}`;
  const readJson = async <T>(id: string, name: string): Promise<T | null> =>
    // Written below, by this platform.
    (await (await media.get(keyOf(id, name)))?.json<T>()) ?? null;
  const putJson = async (id: string, name: string, value: unknown) =>
    void (await media.put(keyOf(id, name), JSON.stringify(value)));
  return {
    /** The newest first. */
    async list(now: Date): Promise<ImportState[]> {
      const { delimitedPrefixes } = await media.list({ prefix: root, delimiter: '/' });
      const ids = delimitedPrefixes.map((prefix) => prefix.slice(root.length, -1));
      const states = await Promise.all(ids.slice(0, MAX_IMPORTS).map((id) => this.state(id, now)));
      return states.flatMap((state) => state ?? []).sort((a, b) => b.createdTime - a.createdTime);
    },
    async state(id: string, now: Date): Promise<ImportState | null> {
      const state = await readJson<ImportState>(id, 'state');
      return state && state.createdTime + DAY_MS > now.getTime() ? state : null;
    },
    putState: (state: ImportState) => putJson(state.id, 'state', state),
    async source(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
      const file = await media.get(keyOf(id, 'source'));
      return file && new Uint8Array(await file.arrayBuffer());
    },
    putSource: async (id: string, bytes: Uint8Array<ArrayBuffer>) =>
      void (await media.put(keyOf(id, 'source'), bytes)),
    plan: (id: string, plan: string) => readJson<StoredPlan>(id, `${plan}/plan`),
    putPlan: (id: string, plan: string, value: StoredPlan) => putJson(id, `${plan}/plan`, value),
    chunk: (id: string, plan: string, at: number) => readJson<PlannedTitle[]>(id, `${plan}/chunk-${at}`),
    putChunk: (id: string, plan: string, at: number, titles: readonly PlannedTitle[]) =>
      putJson(id, `${plan}/chunk-${at}`, titles),
    results: (id: string, plan: string, at: number) => readJson<ReportEntry[]>(id, `${plan}/done-${at}`),
    putResults: (id: string, plan: string, at: number, entries: readonly ReportEntry[]) =>
      putJson(id, `${plan}/done-${at}`, entries),
  };
}
export type ImportFiles = ReturnType<typeof importFiles>;

/** Removes the files of all brands that are older than a day; answers how many went. */
export async function sweepImports(media: R2Bucket, now: Date): Promise<number> {
  let swept = 0;
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const found = await media.list({ prefix: ROOT, ...(cursor && { cursor }) });
    const old = found.objects.filter(
      ({ uploaded }) => new Date(uploaded).getTime() + DAY_MS <= now.getTime(),
    );
    if (old.length > 0) await media.delete(old.map(({ key }) => key));
    swept += old.length;
    if (!found.truncated) break;
    cursor = found.cursor;
  }
  return swept;
}
