import type { Fault } from '#app/contract/site/plain-words.ts';
import { toLine } from '#app/contract/site/plain-words.ts';

export type Outcome = 'created' | 'changed' | 'same' | 'left out' | 'not written';

export interface ReportEntry {
  line: number;
  title: string;
  id: string;
  outcome: Outcome;
  why: string;
  /** A series that has no line of its own. */
  isImplied: boolean;
}

const SHOWN = 20;
const LABEL_CHARS = 60;

/** What became of each line. */
export class ImportReport {
  readonly #entries: ReportEntry[] = [];

  add(
    { line, label, id }: { line: number; label: string; id: string },
    outcome: Outcome,
    why: readonly (Fault | string)[] = [],
    isImplied = false,
  ): void {
    const words = why.map((one) => (typeof one === 'string' ? one : toLine(one))).join('; ');
    this.#entries.push({ line, title: label.slice(0, 200), id, outcome, why: words, isImplied });
  }

  count(outcome: Outcome): number {
    return this.#entries.filter((entry) => entry.outcome === outcome && !entry.isImplied).length;
  }

  get total(): number {
    return this.#entries.length - this.impliedCount;
  }

  get impliedCount(): number {
    return this.#entries.filter(({ isImplied }) => isImplied).length;
  }

  /** In the source's order. */
  entries(): ReportEntry[] {
    return [...this.#entries].sort((a, b) => a.line - b.line);
  }

  /** The first lines that were not written. */
  faultLines(): string[] {
    const faulty = this.#entries
      .filter(({ outcome }) => outcome === 'not written')
      .sort((a, b) => a.line - b.line);
    const shown = faulty
      .slice(0, SHOWN)
      .map(
        ({ line, title, why }) => `  line ${line}${title ? ` (${title.slice(0, LABEL_CHARS)})` : ''}: ${why}`,
      );
    return faulty.length > SHOWN ? [...shown, `  and ${faulty.length - SHOWN} more`] : shown;
  }
}
