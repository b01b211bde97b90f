// Canonical ISO 8601 in UTC: texts compare as moments do.

export function isAfter(a: string | null | undefined, b: string | null): boolean {
  return a !== null && a !== undefined && (b === null || a > b);
}

export function latest(a: string | null, b: string | null | undefined): string | null {
  return isAfter(b, a) ? (b ?? null) : a;
}

export function earliest(a: string | undefined, b: string | null): string | null {
  return a === undefined || b === null || b < a ? b : a;
}

/**
 * A backend may give two comments the same time: a request from a millisecond earlier brings the second one,
 * too.
 */
export function overlapping(time: string | null): string | null {
  return time === null ? null : new Date(Date.parse(time) - 1).toISOString();
}
