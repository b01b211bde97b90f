import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { isFields } from './named-titles.ts';

/**
 * A list for a profile that wants the PIN for some titles: without the addresses of streams of others, which would play
 * without the watch call. A title's own call has its address as soon as it may be played.
 */
export function holdStreams(result: HandlerResult): HandlerResult {
  return { ...result, data: withoutStreams(result.data) };
}

function withoutStreams(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutStreams);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === 'stream' && 'content_id' in value));
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutStreams(entry)]));
}
