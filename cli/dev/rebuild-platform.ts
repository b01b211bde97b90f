import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { buildPlatform } from '#cli/local/build.ts';
import { migrate } from '#cli/local/migrate.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import type { openPlatform } from '#cli/local/site.ts';

const PLATFORM_SOURCE = /^(?:workers\/platform\/|app\/(?:contract|domain|lib)\/).*\.(?:ts|sql|json|toml)$/;
const DEBOUNCE_MS = 150;

/**
 * Bundles and reloads the platform Worker when one of its sources changes; a broken edit leaves the old one
 * running.
 */
export function rebuildPlatformOnChange(
  vite: ViteDevServer,
  platform: Awaited<ReturnType<typeof openPlatform>>,
) {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const rebuild = async () => {
    try {
      await buildPlatform();
      await platform.reload();
      await migrate(platform.bindings.db);
      vite.config.logger.info('platform reloaded', { timestamp: true });
    } catch (error) {
      vite.config.logger.error(error instanceof Error ? error.message : String(error), { timestamp: true });
    }
  };
  vite.watcher.on('all', (_, file) => {
    if (!PLATFORM_SOURCE.test(path.relative(ROOT_DIR, file).replaceAll('\\', '/'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(rebuild);
    }, DEBOUNCE_MS);
  });
}
