import { createServer } from 'node:net';
import { CommandError } from './run-command.ts';

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
