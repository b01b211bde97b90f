import { rm } from 'node:fs/promises';
import { CommandError, runCommand } from './local/run-command.ts';
import { runningPort } from './local/running-site.ts';
import { STATE_DIR, STATES_DIR } from './local/state.ts';

/** `npm run reset`: drops the local databases and files; the next start, or test, seeds anew. */
async function reset() {
  const port = await runningPort();
  if (port !== null) {
    throw new CommandError(
      `The local site runs on port ${port}. Stop it first: its state would be torn away under it.`,
    );
  }
  for (const directory of [STATE_DIR, STATES_DIR]) await rm(directory, { recursive: true, force: true });
  process.stdout.write('Local state is gone; `npm start` seeds it again.\n');
}

runCommand(reset);
