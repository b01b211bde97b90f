import { seedDemoBrands } from '#cli/local/demo.ts';
import { openPlatform } from '#cli/local/site.ts';
import { CHANNELS, fillDated, fillGuide, fullChannels, SLOTS_A_DAY } from './guide-data.ts';
import { openPlatformOn } from './platform-calls.ts';
import { median, percentile, type Report } from './report.ts';

const ACCOUNT = 'acc_aurora';
const CALLS = 42;
/** Addresses of media have a port; here no media are requested. */
const NO_PORT = 8787;
const CALL_LIMIT_MS = 50;
const DAY_MS = 86_400_000;
const DAYS = 7;
/** Broadcasters publish a week in advance. */
const FUTURE_DAYS = 7;
/** Channels that the site's own guide requests at once. */
const PAGE = 15;

/** What D1 spends on a day of 200 full channels, the largest request of a guide, and on a page of it. */
export async function benchGuideCall(report: Report) {
  const site = await openPlatform({ quiet: true, onLog: () => undefined });
  try {
    await seedDemoBrands(site.bindings, NO_PORT);
    await fillGuide(site.bindings.db, ACCOUNT);
    const sendCall = openPlatformOn(site.bindings, ACCOUNT);
    const todayMs = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const measure = async (kind: string, channel_ids: readonly string[]) => {
      const times: number[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        const startMs = todayMs - (call % DAYS) * DAY_MS;
        const [start_time, end_time] = [startMs, startMs + DAY_MS].map((ms) => new Date(ms).toISOString());
        times.push(await sendCall({ name: 'channelGuide', body: { channel_ids, start_time, end_time } }));
      }
      const how = `${CALLS} calls for one of ${DAYS} days of ${channel_ids.length} channels with ${SLOTS_A_DAY} programmes, by D1's own meta.duration`;
      report({ what: `guide: call, ${kind}, p50`, value: median(times), unit: 'ms', how });
      const p95 = percentile(times, 0.95);
      report({ what: `guide: call, ${kind}, p95`, value: p95, unit: 'ms', limit: CALL_LIMIT_MS, how });
    };
    await measure('a day that repeats', fullChannels);
    await fillDated(site.bindings.db, ACCOUNT, todayMs - DAYS * DAY_MS, DAYS + 1 + FUTURE_DAYS);
    await measure(`${PAGE} channels, dated`, fullChannels.slice(0, PAGE));
    await measure(`${CHANNELS} channels, dated`, fullChannels);
  } finally {
    await site.close();
  }
}
