import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { CountSchema, NameSchema, text } from './primitives.ts';
import { type Dropped, lenientArray, maybe, plainObject, readWire } from './reading.ts';

/** The answer around every call's data. `filters` comes with related content only, `summary` with reviews. */
export const SuccessEnvelopeSchema = v.object({
  success: v.literal(true),
  data: v.optional(v.unknown()),
  total: maybe(CountSchema),
  message: maybe(text(LIMITS.message)),
  filters: v.optional(v.unknown()),
  summary: v.optional(v.unknown()),
});

export const FailureEnvelopeSchema = v.object({
  success: v.literal(false),
  message: maybe(text(LIMITS.message)),
  error: maybe(text(LIMITS.message)),
  /** Which rule it was; `FIELD_OF_CODE` names the field of those that are known. */
  code: maybe(text(LIMITS.key)),
  /** What is wrong with each field of a custom form, by its name in the caller's language. */
  field_errors: maybe(lenientArray(v.object({ name: NameSchema, message: text(LIMITS.message) }), 100)),
});

export type FailureEnvelope = v.InferOutput<typeof FailureEnvelopeSchema>;

export type EnvelopeReading<T> =
  | {
      kind: 'ok';
      data: T;
      total?: number;
      message?: string;
      filters?: unknown;
      summary?: unknown;
      droppedCount: number;
      dropped: Dropped[];
    }
  | { kind: 'rejected' }
  | { kind: 'invalid'; issues: Dropped[] };

const FailureSchema = v.object({ success: v.literal(false) });

/** A service's text as a viewer reads it: one line, cut where it is too long. */
const ShownTextSchema = v.pipe(v.string(), v.transform(toShownText));

const FailureReader = plainObject({
  message: maybe(ShownTextSchema),
  error: maybe(ShownTextSchema),
  code: maybe(text(LIMITS.key)),
});

/**
 * The texts of an error response, each read by itself: viewer.md §7 promises `message` alone, so a body without
 * `success`, or with another field that cannot be read, still has its message read.
 */
export function readFailure(body: unknown): Pick<FailureEnvelope, 'message' | 'error' | 'code'> {
  const reading = readWire(FailureReader, body);
  if (!reading.ok) return {};
  const { message, error, code } = reading.value;
  return { message: message || undefined, error: error || undefined, code };
}

function toShownText(raw: string): string {
  const line = raw.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (line.length <= LIMITS.shownMessage) return line;
  // Without half of a character that takes two units at its end.
  return `${line.slice(0, LIMITS.shownMessage - 1).replace(/\p{Cs}$/u, '')}…`;
}

/** Reads a response body, whatever it is: data, an error (`readFailure` has its texts), or neither. */
export function readEnvelope<const S extends v.GenericSchema<unknown, unknown>>(
  dataSchema: S,
  body: unknown,
): EnvelopeReading<v.InferOutput<S>> {
  if (v.is(FailureSchema, body)) return { kind: 'rejected' };
  const envelope = readWire(SuccessEnvelopeSchema, body);
  if (!envelope.ok) return { kind: 'invalid', issues: envelope.issues };
  // Some backends have null for a list of nothing.
  const data = readWire(dataSchema, envelope.value.data ?? (dataSchema.type === 'array' ? [] : undefined));
  if (!data.ok) return { kind: 'invalid', issues: data.issues };
  const { total, message, filters, summary } = envelope.value;
  return {
    kind: 'ok',
    data: data.value,
    total,
    message,
    filters,
    summary,
    droppedCount: data.droppedCount,
    dropped: data.dropped,
  };
}

/** `data` of calls that answer nothing but success. */
export const NothingSchema = v.pipe(
  v.unknown(),
  v.transform((): undefined => undefined),
);
