import type { Miniflare } from 'miniflare';

const MINUTE_MS = 60_000;
// As workers/platform/wrangler.toml spells them.
const PLATFORM_NAME = 'marquee-platform';
const EVERY_MINUTE = '* * * * *';

/** The platform's rounds, which cron triggers start in production. Answers how to stop them. */
export function runScheduled(miniflare: Miniflare): () => void {
  const timer = setInterval(() => {
    void run(miniflare).catch((error: unknown) => console.error(error));
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function run(miniflare: Miniflare): Promise<void> {
  const platform = await miniflare.getWorker(PLATFORM_NAME);
  await platform.scheduled({ scheduledTime: new Date(), cron: EVERY_MINUTE });
}
