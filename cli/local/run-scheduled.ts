import type { Site } from './site.ts';

const MINUTE_MS = 60_000;
// As workers/platform/wrangler.toml spells it.
const EVERY_MINUTE = '* * * * *';

/** The platform's scheduled jobs, which cron triggers start in production. Returns how to stop them. */
export function runScheduled({ runCron }: Pick<Site, 'runCron'>): () => void {
  const timer = setInterval(() => {
    runCron(EVERY_MINUTE).catch((error: unknown) => console.error(error));
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
