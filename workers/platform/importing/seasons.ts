import { nameKey } from './ids.ts';

// The catalogue knows series and episodes, no seasons: each but the first is a series of its own (decision 064).

export function seasonId(seriesId: string, season: number): string {
  return season === 1 ? seriesId : `${seriesId}-season-${season}`;
}

/** Without a word for it: a name is shown in every language. */
export function seasonTitle(name: string, season: number): string {
  return season === 1 ? name : `${name} ${season}`;
}

/** A season as an episode names it. */
export interface SeasonRef {
  name: string;
  season: number;
}

export interface NamedSeason extends SeasonRef {
  /** Of the first episode that names it. */
  line: number;
}

export interface SeriesLine {
  id: string;
  line: number;
}

/** What a source has of series: lines of their own, before or after the episodes that name them. */
export class SeriesNames {
  readonly #ownLines = new Map<string, SeriesLine[]>();
  readonly #named = new Map<string, NamedSeason>();

  /** A line that is a series itself. */
  addOwn(name: string, { id, line }: SeriesLine, isIdMade: boolean): void {
    const lines = this.ownLines(name);
    // Two lines with one id of the source's own are one series; two whose id follows from the name may be two.
    const isKnown = !isIdMade && lines.some((one) => one.id === id);
    if (!isKnown) this.#ownLines.set(nameKey(name), [...lines, { id, line }]);
  }

  addNamed(ref: SeasonRef, line: number): void {
    const key = seasonKey(ref);
    if (!this.#named.has(key)) this.#named.set(key, { ...ref, line });
  }

  /** The series of this name. */
  ownLines(name: string): readonly SeriesLine[] {
    return this.#ownLines.get(nameKey(name)) ?? [];
  }

  /** Each season once, in the source's order. */
  named(): NamedSeason[] {
    return [...this.#named.values()];
  }
}

export function seasonKey({ name, season }: SeasonRef): string {
  return `${season} ${nameKey(name)}`;
}
