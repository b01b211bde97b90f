import type { ServerTiming } from '#app/services/load-context.ts';

interface Entry {
  durationMs?: number;
  description?: string;
}

/** Collects what goes into the `Server-Timing` header and into the log line. */
export class RequestTiming implements ServerTiming {
  readonly #entries = new Map<string, Entry>();

  add(name: string, durationMs: number): void {
    const entry = this.#entries.get(name) ?? {};
    this.#entries.set(name, { ...entry, durationMs: (entry.durationMs ?? 0) + durationMs });
  }

  describe(name: string, description: string): void {
    this.#entries.set(name, { ...this.#entries.get(name), description });
  }

  header(): string {
    return [...this.#entries].map(([name, entry]) => toMetric(name, entry)).join(', ');
  }

  durationsMs(): Record<string, number> {
    const timed = [...this.#entries].filter(([, entry]) => entry.durationMs !== undefined);
    return Object.fromEntries(timed.map(([name, entry]) => [name, Math.round(entry.durationMs ?? 0)]));
  }
}

function toMetric(name: string, { durationMs, description }: Entry): string {
  const desc = description === undefined ? '' : `;desc="${description}"`;
  const dur = durationMs === undefined ? '' : `;dur=${Math.round(durationMs * 10) / 10}`;
  return `${name}${desc}${dur}`;
}
