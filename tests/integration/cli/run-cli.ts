import { execFile } from 'node:child_process';
import { catalogueCommand } from '#cli/catalogue.ts';
import { domainCommand } from '#cli/domain.ts';
import { healthCommand } from '#cli/health.ts';
import { incidentsCommand } from '#cli/incidents.ts';
import { keysCommand } from '#cli/keys.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { performCommand } from '#cli/local/run-command.ts';
import { peopleCommand } from '#cli/people.ts';
import { siteCommand } from '#cli/site.ts';
import { tenantCommand } from '#cli/tenant.ts';
import { tokensCommand } from '#cli/tokens.ts';
import { whyCommand } from '#cli/why.ts';
import { ADMIN_TOKEN, type TestPlatform } from '#tests/integration/platform/start-platform.ts';

export const COMMANDS = {
  catalogue: catalogueCommand,
  domain: domainCommand,
  health: healthCommand,
  incidents: incidentsCommand,
  keys: keysCommand,
  people: peopleCommand,
  site: siteCommand,
  tenant: tenantCommand,
  tokens: tokensCommand,
  why: whyCommand,
};

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** What a command needs to find the platform as a deployed one. */
export async function remoteEnvironment({ miniflare }: TestPlatform): Promise<NodeJS.ProcessEnv> {
  const { port } = await miniflare.ready;
  return { ...process.env, MARQUEE_API: `http://127.0.0.1:${port}`, MARQUEE_ADMIN_TOKEN: ADMIN_TOKEN };
}

/** Runs `npm run <name> -- …` within this process, which takes none of the half second that a process does. */
export async function runHere(
  name: keyof typeof COMMANDS,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  let [stdout, stderr] = ['', ''];
  const code = await performCommand(COMMANDS[name], {
    args: [...args],
    env,
    print: (line) => {
      stdout += `${line}\n`;
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
    },
    isInteractive: false,
  });
  return { code, stdout, stderr };
}

/** The same for the platform of `remoteEnvironment`. */
export function runRemote(name: keyof typeof COMMANDS, args: readonly string[], env: NodeJS.ProcessEnv) {
  return runHere(name, [...args, '--remote'], env);
}

/** Runs `cli/<name>.ts` in a process of its own. */
export function runProcess(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', `cli/${name}.ts`, ...args];
    execFile(process.execPath, command, { cwd: ROOT_DIR, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
