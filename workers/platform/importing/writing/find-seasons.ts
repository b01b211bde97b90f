import { idFromName, nameKey } from '#workers/platform/importing/ids.ts';
import {
  type NamedSeason,
  type SeasonRef,
  seasonId,
  seasonKey,
  seasonTitle,
} from '#workers/platform/importing/seasons.ts';
import type { BrandCalls, KnownEntity } from './brand-calls.ts';
import { namesOf } from './names-of.ts';
import type { ReadDrafts } from './read-drafts.ts';

/** `id` of a fault: what a title that is an episode of it already keeps, as its owner may have renamed it. */
export type FoundSeason = { ok: true; id: string } | { ok: false; message: string; id?: string };

/** A series that no line is, and that is not on the site. */
export interface ImpliedSeries {
  id: string;
  title: string;
  line: number;
}

export interface FoundSeasons {
  idOf(ref: SeasonRef): FoundSeason;
  implied: ImpliedSeries[];
}

type Source = Pick<ReadDrafts, 'names' | 'lines'>;
type Calls = Pick<BrandCalls, 'all' | 'named'>;

/**
 * Which series episodes mean by its name: a line of the source, one on the site, or one that is to be made. What may
 * be either of two is a fault: an episode in a foreign series is worse than one that is left out.
 */
export async function findSeasons(calls: Calls, source: Source): Promise<FoundSeasons> {
  const named = source.names.named();
  const finder = new SeasonFinder(source, await knownIds(calls, source, named));
  await finder.findBySiteNames(calls, named);
  const found = new Map(named.map((season) => [seasonKey(season), finder.find(season)]));
  return {
    idOf: (ref) => found.get(seasonKey(ref)) ?? { ok: false, message: `there is no series "${ref.name}"` },
    implied: finder.implied,
  };
}

async function knownIds(calls: Calls, { names }: Source, named: readonly NamedSeason[]) {
  const ids = named.flatMap(({ name, season }) => {
    const base = names.ownLines(name)[0]?.id ?? idFromName(name);
    return [base, seasonId(base, season)];
  });
  return ids.length > 0 ? calls.named('title', [...new Set(ids)]) : new Map<string, KnownEntity>();
}

class SeasonFinder {
  readonly implied: ImpliedSeries[] = [];
  readonly #source: Source;
  readonly #known: Map<string, KnownEntity>;
  /** Ids on the site, by the name of a series that is neither a line nor there by the id that its name makes. */
  readonly #byName = new Map<string, string[]>();
  /** By id, what it was given to. */
  readonly #taken = new Map<string, { title: string; line: number }>();

  constructor(source: Source, known: Map<string, KnownEntity>) {
    this.#source = source;
    this.#known = known;
  }

  /** Reads all titles of the site, so only where a series would be made: it may be there by an id of its owner's. */
  async findBySiteNames(calls: Calls, named: readonly NamedSeason[]): Promise<void> {
    for (const { name } of named)
      if (this.#source.names.ownLines(name).length === 0 && !this.#known.has(idFromName(name)))
        this.#byName.set(nameKey(name), []);
    if (this.#byName.size === 0) return;
    for await (const entity of calls.all('title')) {
      if (entity.value.video_type !== 'MPVP') continue;
      for (const key of new Set(namesOf(entity.value.title).map(nameKey))) {
        const ids = this.#byName.get(key);
        ids?.push(entity.id);
        if (ids) this.#known.set(entity.id, entity);
      }
    }
    const seasons = named.flatMap(({ name, season }) =>
      (this.#byName.get(nameKey(name)) ?? []).map((id) => seasonId(id, season)),
    );
    if (seasons.length === 0) return;
    for (const [id, entity] of await calls.named('title', [...new Set(seasons)])) this.#known.set(id, entity);
  }

  find({ name, season, line }: NamedSeason): FoundSeason {
    const first = this.#firstSeason(name, line);
    if (season === 1 || (!first.ok && first.id === undefined)) return this.#imply(first, name, line);
    const id = seasonId(first.id ?? '', season);
    const title = seasonTitle(name, season);
    return this.#imply(this.#check(id, title, line, false), title, line);
  }

  #firstSeason(name: string, line: number): FoundSeason {
    const lines = this.#source.names.ownLines(name);
    const [one, two] = lines;
    if (one && two)
      return {
        ok: false,
        message: `"${name}" is the name of two series, "${one.id}" (line ${one.line}) and "${two.id}" (line ${two.line}): write the id of the right one into "parent"`,
      };
    if (one) return { ok: true, id: one.id };
    const ids = this.#byName.get(nameKey(name)) ?? [];
    if (ids.length > 1)
      return {
        ok: false,
        message: `"${name}" is the name of ${ids.length} series on the site (${ids.slice(0, 5).join(', ')}): write the id of the right one into "parent"`,
      };
    return ids[0] === undefined ? this.#check(idFromName(name), name, line, true) : { ok: true, id: ids[0] };
  }

  /** Whether an id is this series' and nobody else's. `isByName`: nothing but the name shows that it is. */
  #check(id: string, title: string, line: number, isByName: boolean): FoundSeason {
    const fault = this.#takenFault(id, title, line) ?? this.#lineFault(id, title, isByName);
    if (fault) return { ok: false, message: fault };
    const known = this.#known.get(id);
    return known ? onSite(known, title, isByName) : { ok: true, id };
  }

  /** Has it made where neither the source nor the site has it. */
  #imply(season: FoundSeason, title: string, line: number): FoundSeason {
    if (season.ok && !this.#source.lines.has(season.id) && !this.#known.has(season.id))
      this.implied.push({ id: season.id, title, line });
    return season;
  }

  #takenFault(id: string, title: string, line: number): string | null {
    const taken = this.#taken.get(id);
    if (!taken) this.#taken.set(id, { title, line });
    if (!taken || nameKey(taken.title) === nameKey(title)) return null;
    return madeIdFault(title, id, `the series "${taken.title}" (line ${taken.line}) has, too`);
  }

  /** A line that has the id of a series without being it. */
  #lineFault(id: string, title: string, isByName: boolean): string | null {
    const own = this.#source.lines.get(id);
    if (!own) return null;
    const isMeant = own.isSeries && (nameKey(own.label) === nameKey(title) || (!isByName && !own.isIdMade));
    return isMeant ? null : madeIdFault(title, id, `"${own.label}" (line ${own.line}) has`);
  }
}

/** Its owner may have renamed a later season, or given it a word: its id shows well enough whose it is. */
function onSite({ id, value }: KnownEntity, title: string, isByName: boolean): FoundSeason {
  const names = namesOf(value.title);
  const isSeries = value.video_type === 'MPVP';
  const isSame = !isByName || names.some((name) => nameKey(name) === nameKey(title));
  if (isSeries && isSame) return { ok: true, id };
  const message = madeIdFault(title, id, `"${names[0] ?? id}" has on the site`);
  return isSeries ? { ok: false, message, id } : { ok: false, message };
}

function madeIdFault(title: string, id: string, owner: string): string {
  return `its series "${title}" makes the id "${id}", which ${owner}: give the series a line with an id of its own, or write the right id into "parent"`;
}
