/** What a person has to look at; what to do about each is in docs/operating.md. */
export const INCIDENT_KINDS = ['payment-mismatch', 'gateway-refuses-keys', 'mail-failed'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Ids and codes, never a viewer's words or address. */
export interface NewIncident {
  kind: IncidentKind;
  /** What it is about: the same again is the same incident. */
  subject: string;
  details: Readonly<Record<string, string | number | null>>;
}
