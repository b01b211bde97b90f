import { mkdir } from 'node:fs/promises';
import { ensureBuilt } from './local/build.ts';
import { isStatePrepared, seedPersistedState } from './local/demo.ts';
import { openFrontServer } from './local/front/front-server.ts';
import { requireFreePort } from './local/port.ts';
import { runCommand, stopOnSignal } from './local/run-command.ts';
import { runScheduled } from './local/run-scheduled.ts';
import { announceSite } from './local/running-site.ts';
import { localSecrets } from './local/secrets.ts';
import { openPlatform } from './local/site.ts';
import { portFromEnvironment, STATE_DIR } from './local/state.ts';
import { openSupervisedSite } from './local/supervised-site.ts';
import { welcome } from './local/welcome.ts';

/** `npm start`: everything a fresh machine needs, then both Workers on one port. */
async function start() {
  const port = portFromEnvironment();
  await requireFreePort(port);
  await ensureBuilt();
  await mkdir(STATE_DIR, { recursive: true });
  const secrets = await localSecrets();
  await announceSite(port);
  await prepareState(port, secrets);
  const site = await openSupervisedSite({
    port,
    isBehindFront: true,
    persistTo: STATE_DIR,
    bindings: { platform: secrets },
  });
  const front = await openFrontServer(site);
  const stopJobs = runScheduled(site);
  stopOnSignal(() => {
    stopJobs();
    front.close();
    return site.close();
  });
  process.stdout.write(`${welcome(port)}\n`);
}

/** Before the port is open: nobody is served a half-filled brand. */
async function prepareState(port: number, secrets: Awaited<ReturnType<typeof localSecrets>>): Promise<void> {
  if (await isStatePrepared(port, STATE_DIR, secrets.GATEWAY_KEY)) return;
  process.stdout.write('Preparing the demo brands …\n');
  const platform = await openPlatform({
    persistTo: STATE_DIR,
    withSandbox: { sitePort: port },
    bindings: { platform: secrets },
  });
  await seedPersistedState(platform.bindings, port, STATE_DIR);
  await platform.close();
}

const HELP = `Usage: npm start
Builds, migrates and seeds what is missing, then serves the demo brands on port 8787. PORT changes the port,
MARQUEE_STATE the directory of the databases, LOG=1 prints a line a request.
Example: PORT=8788 npm start`;

runCommand({ main: start, help: HELP });
