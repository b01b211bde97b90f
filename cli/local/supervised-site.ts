import { onRuntimeStart } from './miniflare-fixes/runtime-process.ts';
import { openSite, printLog, type Site, type SiteLog, type SiteOptions } from './site.ts';

/** A runtime that dies sooner than this would die again and again. */
const STEADY_MS = 10_000;
const LOG_LINES = 10;

/**
 * A site whose workerd is started again when it dies, with the last lines of its log on stderr. When it dies
 * again at once, the process ends with code 1.
 */
export async function openSupervisedSite(options: SiteOptions): Promise<Site> {
  const lines: string[] = [];
  const onLog = (entry: SiteLog) => {
    lines.push(entry.message);
    if (lines.length > LOG_LINES) lines.shift();
    printLog(entry);
  };
  let site: Site | undefined;
  let isClosing = false;
  let restartedMs = Number.NEGATIVE_INFINITY;

  const stopWatching = onRuntimeStart((runtime) =>
    // Not with `exit`: its last lines may come after that.
    runtime.once('close', (code, signal) => {
      if (site && !isClosing) void startAgain(site, signal ?? `code ${code}`);
    }),
  );

  async function startAgain({ restart }: Site, reason: string): Promise<void> {
    const died = `The runtime (workerd) ended with ${reason}. Its last lines:\n${lines.map(indent).join('')}`;
    if (Date.now() - restartedMs < STEADY_MS)
      return fail(`${died}It had just been started again, so this ends here.`);
    process.stderr.write(`${died}It is started again.\n`);
    restartedMs = Date.now();
    try {
      await restart();
      restartedMs = Date.now();
    } catch (error) {
      fail(`It cannot be started, so this ends here: ${error instanceof Error ? error.message : error}`);
    }
  }

  function fail(text: string): void {
    isClosing = true;
    process.stderr.write(`${text}\n`, () => process.exit(1));
  }

  const opened = await openSite({ ...options, onLog });
  site = opened;
  return {
    ...opened,
    close() {
      isClosing = true;
      stopWatching();
      return opened.close();
    },
  };
}

const indent = (line: string) => `  ${line}\n`;
