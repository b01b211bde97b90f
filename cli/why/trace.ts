import * as v from 'valibot';

const StepSchema = v.object({ rule: v.string(), found: v.string(), passed: v.boolean() });
export type WatchStep = v.InferOutput<typeof StepSchema>;

/** What the platform responds to `why` (workers/platform/content/explain-watch.ts). */
export const TraceSchema = v.object({
  playable: v.boolean(),
  reason: v.nullable(v.string()),
  steps: v.array(StepSchema),
  stream_link: v.nullable(v.string()),
});
