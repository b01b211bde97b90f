import { execFile } from 'node:child_process';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { ADMIN_TOKEN, type TestPlatform } from '#tests/integration/platform/start-platform.ts';

/** What a command needs to find the platform as a deployed one. */
export async function remoteEnvironment({ miniflare }: TestPlatform): Promise<NodeJS.ProcessEnv> {
  const { port } = await miniflare.ready;
  return { ...process.env, MARQUEE_API: `http://127.0.0.1:${port}`, MARQUEE_ADMIN_TOKEN: ADMIN_TOKEN };
}

/** Runs `cli/<name>.ts … --remote` in a process of its own. */
export function runRemote(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const command = ['--import', 'tsx', `cli/${name}.ts`, ...args, '--remote'];
    execFile(process.execPath, command, { cwd: ROOT_DIR, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
