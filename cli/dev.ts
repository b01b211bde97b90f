import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createDevelopmentEdge } from './dev/edge-in-node.ts';
import { sendWebResponse, toWebRequest } from './dev/node-http.ts';
import { rebuildPlatformOnChange } from './dev/rebuild-platform.ts';
import { buildPlatform, buildSandbox } from './local/build.ts';
import { seedPersistedState } from './local/demo.ts';
import { requireFreePort } from './local/port.ts';
import { type CommandContext, runCommand, stopOnSignal } from './local/run-command.ts';
import { announceSite } from './local/running-site.ts';
import { localSecrets } from './local/secrets.ts';
import { openPlatform } from './local/site.ts';
import { portFromEnvironment, stateDirectory } from './local/state.ts';
import { welcome } from './local/welcome.ts';
import { sandboxOrigin } from './local/worker-options.ts';

const PLATFORM_HOST = /(?:^|\.)(?:assets|platform|pay)\.localhost(?::|$)/;

/**
 * `npm run dev`: the site on its usual port with hot reload; the edge runs in Vite, the platform in workerd.
 */
async function dev({ env, print }: CommandContext) {
  const [port, state] = [portFromEnvironment(env), stateDirectory(env)];
  await requireFreePort(port);
  await Promise.all([buildPlatform(), buildSandbox()]);
  await mkdir(state, { recursive: true });
  const platform = await openPlatform({
    persistTo: state,
    withSandbox: { sitePort: port },
    bindings: { platform: await localSecrets() },
  });
  const server = createServer();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  await announceSite(port, state);
  stopOnSignal(async () => {
    server.closeAllConnections();
    await vite.close();
    await platform.close();
  });
  rebuildPlatformOnChange(vite, platform);

  const edge = createDevelopmentEdge(vite, platform, sandboxOrigin(port));
  server.on('request', (nodeRequest, nodeResponse) => {
    const respond = () => {
      edge(toWebRequest(nodeRequest))
        .then((response) => sendWebResponse(response, nodeResponse))
        .catch((error: Error) => {
          vite.ssrFixStacktrace(error);
          nodeResponse.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack);
        });
    };
    if (PLATFORM_HOST.test(nodeRequest.headers.host ?? '')) respond();
    else vite.middlewares(nodeRequest, nodeResponse, respond);
  });
  await seedPersistedState(platform.bindings, port, state);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  print(welcome(port));
}

const HELP = `Usage: npm run dev
Serves the demo brands with hot reload on port 8787. PORT changes the port, MARQUEE_STATE the directory of the databases.
Example: PORT=8788 npm run dev`;

runCommand({ main: dev, help: HELP });
