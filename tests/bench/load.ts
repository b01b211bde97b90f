import { Agent, request } from 'node:http';

export interface Target {
  port: number;
  hostname: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends `count` requests over `lanes` kept connections; throws on an answer other than `expected`. */
export async function sendMany(
  targets: Target[],
  { count, lanes = 4, expected = 200 }: { count: number; lanes?: number; expected?: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const target = targets[next % targets.length];
      next += 1;
      if (!target) return;
      const status = await send(target, agent);
      if (status !== expected) throw new Error(`${target.hostname}${target.path} responded with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
}

function send({ port, hostname, path, method = 'GET', headers = {} }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path, method, headers: { host: hostname, ...headers } };
    request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
