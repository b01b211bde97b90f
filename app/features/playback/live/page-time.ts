import * as v from 'valibot';
import { paths } from '#app/features/links/paths.ts';
import { fetchSiteJson } from '#app/services/site-json.ts';
import { ServerTime } from './server-time.ts';

const AnswerSchema = v.object({ nowMs: v.number() });

// One document has one time.
let pageTime: ServerTime | null = null;

/**
 * The server's time in this browser. A page may come out of a cache and be minutes old, so the time comes with the
 * answer's header and not with the page; `renderedAtMs`, which the page says, stands in until the server was asked.
 */
export function getPageTime(renderedAtMs: number): ServerTime {
  if (pageTime) return pageTime;
  const measured = measuredSkewMs();
  pageTime = new ServerTime(
    { device: () => Date.now(), steady: () => performance.now(), ask: askServer },
    measured ?? renderedAtMs - Date.now(),
  );
  if (measured === null) void pageTime.correct();
  return pageTime;
}

async function askServer(): Promise<number | null> {
  const answer = v.safeParse(AnswerSchema, await fetchSiteJson(paths.clock()));
  return answer.success ? answer.output.nowMs : null;
}

/** How far this device's clock is behind the server's, by the header that came with the document; null where none did. */
function measuredSkewMs(): number | null {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return null;
  const serverMs = entry.serverTiming?.find(({ name }) => name === 'now')?.duration;
  return serverMs ? serverMs - (performance.timeOrigin + entry.responseStart) : null;
}
