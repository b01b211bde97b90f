import { digestOf } from '#app/contract/site/canonical.ts';
import type { Fault } from '#app/contract/site/plain-words.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { type Draft, newDraft, OWN_LANGUAGE } from '#workers/platform/importing/draft.ts';
import type { OpenList, ValueList } from '#workers/platform/importing/value-list.ts';
import type { BrandCalls, KnownEntity } from './brand-calls.ts';
import { EpisodePlaces } from './episode-places.ts';
import { type FoundSeasons, findSeasons, type ImpliedSeries } from './find-seasons.ts';
import { identityFaults } from './identity-faults.ts';
import { inBatches } from './in-batches.ts';
import { type Merging, mergeTitle } from './merge-title.ts';
import type { NameIndex } from './name-index.ts';
import { type PicturePlan, planPictures, withoutFetches } from './plan-pictures.ts';
import type { ReadDrafts } from './read-drafts.ts';
import type { ImportReport } from './report.ts';

export interface Planning extends Omit<Merging, 'names'> {
  calls: Pick<BrandCalls, 'all' | 'named'>;
  names: NameIndex;
  report: ImportReport;
  updatesOnly: boolean;
  /** Else those with an address are left out, and named. */
  fetchesPictures: boolean;
  /** For what is planned. */
  openList: OpenList;
  /** After each batch: how many titles are planned. */
  onProgress(done: number): void;
}

const NOT_FETCHED =
  'picture: is not fetched from its address here: upload it in the studio, or import with the command';

/** A title without a fault that is not on the site as it is to be. */
export interface PlannedTitle {
  draft: Pick<Draft, 'line' | 'label' | 'id'>;
  value: Record<string, unknown>;
  /** What the site has now, which nobody else is to have changed. */
  digest: string | null;
  notes: string[];
  pictures: PicturePlan;
  isImplied: boolean;
}

/** What is to be written, in this order. */
export interface PlannedTitles {
  implied: PlannedTitle[];
  series: ValueList<PlannedTitle>;
  others: ValueList<PlannedTitle>;
}

/** Compares all that was read with the site. Writes and fetches nothing: what has a fault leaves no trace but its report. */
export async function planTitles(planning: Planning, read: ReadDrafts): Promise<PlannedTitles> {
  const seasons = await findSeasons(planning.calls, read);
  const planner = new TitlePlanner(planning, read, seasons);
  const series = planning.openList<PlannedTitle>('planned-series');
  const others = planning.openList<PlannedTitle>('planned-others');
  try {
    for (const [drafts, planned] of [[read.series, series] as const, [read.others, others] as const])
      for await (const batch of inBatches(drafts.read()))
        for (const title of await planner.plan(batch)) await planned.add(title);
  } finally {
    await Promise.all([series.close(), others.close()]);
  }
  return { implied: await planner.planImplied(), series, others };
}

class TitlePlanner {
  readonly #planning: Planning;
  readonly #read: ReadDrafts;
  readonly #seasons: FoundSeasons;
  /** Series that are there, or are planned. */
  readonly #parents = new Set<string>();
  readonly #implied: Map<string, ImpliedSeries>;
  /** Of the implied ones, those that an episode without a fault names. */
  readonly #used = new Set<string>();
  readonly #places = new EpisodePlaces();
  #done = 0;

  constructor(planning: Planning, read: ReadDrafts, seasons: FoundSeasons) {
    this.#planning = planning;
    this.#read = read;
    this.#seasons = seasons;
    const implied = planning.updatesOnly ? [] : seasons.implied;
    this.#implied = new Map(implied.map((one) => [one.id, one]));
  }

  async plan(drafts: readonly Draft[]): Promise<PlannedTitle[]> {
    const own = await this.#planning.calls.named(
      'title',
      drafts.map(({ id }) => id),
    );
    for (const draft of drafts) this.#putParent(draft, own.get(draft.id) ?? null);
    await this.#findParents(drafts, own);
    const planned: PlannedTitle[] = [];
    for (const draft of drafts) {
      const title = this.#isLeftOut(draft, own)
        ? null
        : await this.#planOne(draft, own.get(draft.id) ?? null);
      if (title) planned.push(title);
    }
    this.#done += drafts.length;
    this.#planning.onProgress(this.#done);
    return planned;
  }

  /** To be called last: a series is made only for an episode that is written. */
  async planImplied(): Promise<PlannedTitle[]> {
    const planned: PlannedTitle[] = [];
    for (const { id, title, line } of this.#implied.values()) {
      if (!this.#used.has(id)) continue;
      const draft = newDraft(line, title, id);
      draft.fields.video_type = 'MPVP';
      draft.texts.title = { [OWN_LANGUAGE]: title };
      const made = await this.#planOne(draft, null);
      if (made) planned.push({ ...made, isImplied: true });
    }
    return planned;
  }

  #putParent(draft: Draft, known: KnownEntity | null): void {
    if (!draft.series) return;
    const found = this.#seasons.idOf(draft.series);
    if (found.ok || (found.id !== undefined && known?.value.parent === found.id))
      draft.fields.parent = found.id ?? null;
    else draft.faults.push({ path: 'series', message: found.message });
  }

  /** Which of the series that are named by their ids are on the site. */
  async #findParents(drafts: readonly Draft[], own: Map<string, KnownEntity>): Promise<void> {
    const ids = drafts.flatMap(({ fields: { parent } }) =>
      parent && !this.#parents.has(parent) && !this.#implied.has(parent) ? [parent] : [],
    );
    const missing = ids.filter((id) => !own.has(id));
    const others =
      missing.length > 0 ? await this.#planning.calls.named('title', [...new Set(missing)]) : null;
    for (const id of ids)
      if ((own.get(id) ?? others?.get(id))?.value.video_type === 'MPVP') this.#parents.add(id);
  }

  #isLeftOut(draft: Draft, own: ReadonlyMap<string, KnownEntity>): boolean {
    const { updatesOnly, report } = this.#planning;
    if (!updatesOnly || own.has(draft.id)) return false;
    report.add(draft, 'left out', ['is not on the site, and --update-only adds nothing']);
    return true;
  }

  /** Null where there is nothing to write; the report then has the reason. */
  async #planOne(draft: Draft, known: KnownEntity | null): Promise<PlannedTitle | null> {
    const { names, report } = this.#planning;
    const wanted = planPictures(draft, known?.value ?? null);
    const pictures = this.#planning.fetchesPictures ? wanted : withoutFetches(wanted);
    const unfetched = wanted.fetches.length > pictures.fetches.length ? [NOT_FETCHED] : [];
    const merged = mergeTitle(draft, known?.value ?? null, pictures.keys, this.#planning);
    const read = readValue('title', merged.value);
    const faults = [
      ...draft.faults,
      ...identityFaults(draft, known),
      ...this.#parentFaults(draft),
      ...this.#places.faultsOf(draft, merged.value),
      ...merged.faults,
    ];
    if (merged.value.title === undefined)
      faults.push({ path: 'title', message: 'is missing: every title has a name' });
    else if (!read.ok) faults.push(...read.faults);
    if (!read.ok || faults.length > 0) {
      names.rollback();
      report.add(draft, 'not written', faults);
      return null;
    }
    names.commit();
    const { parent, video_type: type } = draft.fields;
    if (type === 'MPVP') this.#parents.add(draft.id);
    if (parent) this.#used.add(parent);
    const notes = [...draft.notes, ...merged.notes, ...unfetched];
    if ((await digestOf(read.canonical)) === known?.digest) {
      report.add(draft, 'same', notes);
      return null;
    }
    const { line, label, id } = draft;
    return {
      draft: { line, label, id },
      value: read.canonical,
      digest: known?.digest ?? null,
      notes,
      pictures,
      isImplied: false,
    };
  }

  #parentFaults({ fields: { parent } }: Draft): Fault[] {
    if (!parent || this.#parents.has(parent) || this.#implied.has(parent)) return [];
    const own = this.#read.lines.get(parent);
    const message = own
      ? `its series "${parent}" (line ${own.line}, "${own.label}") was not written, or is no series`
      : `there is no series "${parent}", neither in this file nor on the site`;
    return [{ path: 'parent', message }];
  }
}
