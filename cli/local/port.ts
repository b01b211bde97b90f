import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { CommandError } from './run-command.ts';

/**
 * Below what systems hand out by themselves (32768 and up on Linux), so that nobody else gets it in between.
 */
const FREE_PORTS = { from: 20_000, to: 32_000 };
const MAX_TRIES = 50;

/** A port that nothing listens on, for a site that must know its own before it is opened. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FREE_PORTS.from, FREE_PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new CommandError('No free port was found.');
}

const isFree = (port: number) =>
  requireFreePort(port).then(
    () => true,
    () => false,
  );

/** Throws a CommandError with one plain line when another program listens on `port` of this machine. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new CommandError(
        `Port ${port} is taken. Stop what runs there, or choose another: PORT=8788 npm start`,
      );
    }
    throw new CommandError(`Port ${port} cannot be used: ${error.message}`);
  });
  await new Promise((resolve) => server.close(resolve));
}
