import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { CountSchema, NameSchema, text } from './primitives.ts';
import { type Dropped, lenientArray, maybe, readWire } from './reading.ts';

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

export const EnvelopeSchema = v.variant('success', [SuccessEnvelopeSchema, FailureEnvelopeSchema]);

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
  | { kind: 'rejected'; message?: string; error?: string; code?: string }
  | { kind: 'invalid'; issues: Dropped[] };

/** Reads a response body, whatever it is: data, an error with the server's message, or neither. */
export function readEnvelope<const S extends v.GenericSchema<unknown, unknown>>(
  dataSchema: S,
  body: unknown,
): EnvelopeReading<v.InferOutput<S>> {
  const envelope = readWire(EnvelopeSchema, body);
  if (!envelope.ok) return { kind: 'invalid', issues: envelope.issues };
  if (!envelope.value.success) {
    const { message, error, code } = envelope.value;
    return { kind: 'rejected', message, error, code };
  }
  const data = readWire(dataSchema, envelope.value.data);
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
