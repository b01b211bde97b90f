import { mkdir } from 'node:fs/promises';
import { ensureBuilt } from './local/build.ts';
import { isStatePrepared, seedPersistedState } from './local/demo.ts';
import { openFrontServer } from './local/front/front-server.ts';
import { requireFreePort } from './local/port.ts';
import { type CommandContext, runCommand, stopOnSignal } from './local/run-command.ts';
import { runScheduled } from './local/run-scheduled.ts';
import { announceSite } from './local/running-site.ts';
import { localSecrets } from './local/secrets.ts';
import { openPlatform } from './local/site.ts';
import { portFromEnvironment, stateDirectory } from './local/state.ts';
import { openSupervisedSite } from './local/supervised-site.ts';
import { welcome } from './local/welcome.ts';

/** `npm start`: everything a fresh machine needs, then both Workers on one port. */
async function start({ env, print }: CommandContext) {
  const [port, state] = [portFromEnvironment(env), stateDirectory(env)];
  await requireFreePort(port);
  await ensureBuilt();
  await mkdir(state, { recursive: true });
  const secrets = await localSecrets();
  await announceSite(port, state);
  if (!(await isStatePrepared(port, state, secrets.GATEWAY_KEY))) {
    print('Preparing the demo brands …');
    await prepareState(port, state, secrets);
  }
  const site = await openSupervisedSite({
    port,
    isBehindFront: true,
    persistTo: state,
    // New brands are there at once, as below the zone of a deployment.
    bindings: { platform: { DOMAIN_ZONE: 'localhost', ...secrets } },
  });
  const front = await openFrontServer(site);
  const stopJobs = runScheduled(site);
  stopOnSignal(() => {
    stopJobs();
    front.close();
    return site.close();
  });
  print(welcome(port));
}

/** Before the port is open: nobody is served a half-filled brand. */
async function prepareState(port: number, state: string, secrets: Record<string, string>): Promise<void> {
  const platform = await openPlatform({
    persistTo: state,
    withSandbox: { sitePort: port },
    bindings: { platform: secrets },
  });
  await seedPersistedState(platform.bindings, port, state);
  await platform.close();
}

const HELP = `Usage: npm start
Builds, migrates and seeds what is missing, then serves the demo brands on port 8787. PORT changes the port,
MARQUEE_STATE the directory of the databases, LOG=1 prints a line a request.
Example: PORT=8788 npm start`;

runCommand({ main: start, help: HELP });
