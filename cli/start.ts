import { mkdir } from 'node:fs/promises';
import { ensureBuilt } from './local/build.ts';
import { seedPersistedState } from './local/demo.ts';
import { requireFreePort } from './local/port.ts';
import { runCommand, stopOnSignal } from './local/run-command.ts';
import { runScheduled } from './local/run-scheduled.ts';
import { announceSite } from './local/running-site.ts';
import { localSecrets } from './local/secrets.ts';
import { openSite } from './local/site.ts';
import { portFromEnvironment, STATE_DIR } from './local/state.ts';
import { welcome } from './local/welcome.ts';

/** `npm start`: everything a fresh machine needs, then both Workers on one port. */
async function start() {
  const port = portFromEnvironment();
  await requireFreePort(port);
  await ensureBuilt();
  await mkdir(STATE_DIR, { recursive: true });
  const secrets = await localSecrets();
  const site = await openSite({ port, persistTo: STATE_DIR, bindings: { platform: secrets } });
  await announceSite(port);
  const stopRounds = runScheduled(site.miniflare);
  stopOnSignal(() => {
    stopRounds();
    return site.close();
  });
  const seeded = await seedPersistedState(site.bindings, port, STATE_DIR);
  if (seeded) process.stdout.write('Seeded the demo brands.\n');
  process.stdout.write(`${welcome(port)}\n`);
}

runCommand(start);
