/** A time of a value, as the database's columns take it. */
export const toDate = (time: string | undefined): Date | null => (time === undefined ? null : new Date(time));

/** A column's time, as values have it. */
export const toIso = (time: Date | null): string | undefined => time?.toISOString();
