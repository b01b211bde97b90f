import { idFromName, nameKey } from './ids.ts';

// The catalogue knows series and episodes, no seasons: one after the first is a series of its own (decision 064).

export function seasonId(seriesId: string, season: number): string {
  return season > 1 ? `${seriesId}-season-${season}` : seriesId;
}

/** Without a word for it: a name is shown in every language. */
export function seasonTitle(name: string, season: number): string {
  return season > 1 ? `${name} ${season}` : name;
}

export interface ImpliedSeries {
  id: string;
  title: string;
  /** Of the first episode that names it. */
  line: number;
}

/** The series that episodes name, which may have lines of their own, before or after them. */
export class SeriesNames {
  readonly #ownLines = new Map<string, string>();
  readonly #named = new Map<string, { name: string; season: number; line: number }>();

  /** A line that is a series itself. */
  addOwn(name: string, id: string): void {
    const key = nameKey(name);
    if (!this.#ownLines.has(key)) this.#ownLines.set(key, id);
  }

  addNamed({ name, season }: { name: string; season: number }, line: number): void {
    const key = `${season} ${nameKey(name)}`;
    if (!this.#named.has(key)) this.#named.set(key, { name, season, line });
  }

  idOf({ name, season }: { name: string; season: number }): string {
    return seasonId(this.#ownLines.get(nameKey(name)) ?? idFromName(name), season);
  }

  /** Those without a line of their own. */
  implied(hasLine: (id: string) => boolean): ImpliedSeries[] {
    return [...this.#named.values()]
      .map((named) => ({
        id: this.idOf(named),
        title: seasonTitle(named.name, named.season),
        line: named.line,
      }))
      .filter(({ id }, at, all) => !hasLine(id) && all.findIndex((one) => one.id === id) === at);
  }
}
