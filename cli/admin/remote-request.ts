import { CommandError } from '#cli/local/run-command.ts';
import { type AdminRequest, bodyOf, toAdminResponse } from './admin-call.ts';
import { NoResponseError } from './no-response-error.ts';

const DEADLINE_MS = 15_000;
/** Of up to 8 MB of a file; several at once share a slow line. */
const FILE_DEADLINE_MS = 10 * 60_000;
const HOW =
  'Set MARQUEE_API (https:// and the hostname that API_HOST names) and MARQUEE_ADMIN_TOKEN in the environment: ' +
  'the operator API of the deployed platform is how brands are changed (docs/operating.md, section 5).';

/** Calls of a deployed platform, at the hostname that it was given for that. */
export function remoteRequest(env: NodeJS.ProcessEnv): AdminRequest {
  return async (method, path, content) => {
    const { origin, token } = readEnvironment(env);
    const { type, ...body } = bodyOf(content);
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      redirect: 'manual',
      signal: AbortSignal.timeout(path.includes('/media/') ? FILE_DEADLINE_MS : DEADLINE_MS),
      ...body,
    }).catch(() => {
      throw new NoResponseError(`${origin} does not respond.`);
    });
    return toAdminResponse(response);
  };
}

/** `<slug>-assets` beside the operator's API, as docs/operating.md sets the zone up. */
export function remoteAssetHost(slug: string, env: NodeJS.ProcessEnv): string {
  const { hostname } = new URL(readEnvironment(env).origin);
  return `${slug}-assets${hostname.slice(hostname.indexOf('.'))}`;
}

function readEnvironment(env: NodeJS.ProcessEnv) {
  const { MARQUEE_API: api = '', MARQUEE_ADMIN_TOKEN: token = '' } = env;
  // Plain http is for a platform on this machine, as tests have it.
  const isUsable = /^https:\/\/[^/]+\.[^/]+\/?$|^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?\/?$/.test(api);
  if (!isUsable || !token) throw new CommandError(HOW);
  return { origin: api.replace(/\/$/, ''), token };
}
