import type { IncidentKind } from '#app/contract/incident-calls.ts';

/** Ids and codes, never a viewer's words or address. */
export interface NewIncident {
  kind: IncidentKind;
  /** What it is about: the same again is the same incident. */
  subject: string;
  details: Readonly<Record<string, string | number | null>>;
}
