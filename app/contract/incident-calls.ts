import * as v from 'valibot';
import type { Call } from './call.ts';
import { LIMITS } from './limits.ts';
import { CountSchema, IdSchema, TimeSchema, text } from './primitives.ts';
import { lenientArray } from './reading.ts';

/** What a person has to look at; what an operator does about each is in docs/operating.md. */
export const INCIDENT_KINDS = [
  'payment-mismatch',
  'gateway-refuses-keys',
  'mail-failed',
  'domain-not-live',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Of the brand itself, until the operator closes it. */
const OpenIncidentSchema = v.object({
  _id: IdSchema,
  kind: v.picklist(INCIDENT_KINDS),
  /** A payment's id, a gateway, a kind of mail, or a hostname. */
  subject: text(LIMITS.key),
  opened_date: TimeSchema,
  count: CountSchema,
});
export type OpenIncident = v.InferOutput<typeof OpenIncidentSchema>;

export const incidentCalls = {
  openIncidents: {
    service: 'user',
    method: 'GET',
    path: '/api/v1/edit/incidents',
    summary: "The brand's open incidents, the newest first; role own",
    session: 'required',
    data: lenientArray(OpenIncidentSchema, LIMITS.shortList),
    mayBeMissing: true,
  },
} as const satisfies Record<string, Call>;
