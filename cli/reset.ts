import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIR } from './local/root-dir.ts';
import { type CommandContext, CommandError, runCommand } from './local/run-command.ts';
import { runningPort } from './local/running-site.ts';
import { STATES_DIR, stateDirectory } from './local/state.ts';

/** Older versions built into the folder that now has the build's sources. */
const OLD_OUTPUT = ['client', 'platform', 'sandbox', 'server'].map((name) =>
  path.join(ROOT_DIR, 'build', name),
);

/** `npm run reset`: drops the local databases and files; the next start, or test, seeds anew. */
async function reset({ env, print }: CommandContext) {
  const state = stateDirectory(env);
  const port = await runningPort(state);
  if (port !== null) {
    throw new CommandError(
      `The local site runs on port ${port}. Stop it first: its state would be torn away under it.`,
    );
  }
  for (const directory of [state, STATES_DIR, ...OLD_OUTPUT])
    await rm(directory, { recursive: true, force: true });
  print('Local state is gone; `npm start` seeds it again.');
}

const HELP = `Usage: npm run reset
Drops the local databases and files; the next start seeds them anew. Stop the site first.
Example: npm run reset && npm start`;

runCommand({ main: reset, help: HELP });
