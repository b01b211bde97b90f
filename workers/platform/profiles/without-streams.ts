import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { isFields } from './named-titles.ts';

/**
 * A list for a profile that wants the PIN for some titles: without the addresses of streams of others, which would play
 * without the watch call. A title's own call has its address as soon as it may be played.
 */
export function withoutStreams(result: HandlerResult): HandlerResult {
  return { ...result, data: strip(result.data) };
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (!isFields(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !(key === 'stream' && 'content_id' in value));
  return Object.fromEntries(entries.map(([key, entry]) => [key, strip(entry)]));
}
