import * as v from 'valibot';
import { CommandError } from '#cli/local/run-command.ts';

/** Where certificate authorities look for their proofs: Cloudflare answers there, if no Worker does. */
export const VALIDATION_PATTERNS = ['*/.well-known/acme-challenge/*', '*/.well-known/pki-validation/*'];

const API = 'https://api.cloudflare.com/client/v4';
const DEADLINE_MS = 15_000;
const ZoneSchema = v.object({ result: v.array(v.object({ id: v.string() })) });
const RoutesSchema = v.object({
  result: v.array(v.object({ pattern: v.string(), script: v.nullish(v.string()) })),
});

/** A route of wrangler's configuration. */
export type ConfiguredRoute = string | { pattern: string; zone_name?: string };

/** The zones in which a Worker takes every hostname and path, and with them those of the proofs. */
export function zonesOf(routes: readonly ConfiguredRoute[]): string[] {
  const zones = routes.flatMap((route) =>
    typeof route !== 'string' && route.pattern === '*/*' && route.zone_name ? [route.zone_name] : [],
  );
  return [...new Set(zones)];
}

interface Access {
  /** `CLOUDFLARE_API_TOKEN`; wrangler's own sign-in cannot be used by others. */
  token: string | undefined;
  /** In place of Cloudflare's, for tests. */
  api?: string | undefined;
}

/** Adds the routes without a Worker that a zone lacks; returns lines for the operator. */
export async function addValidationRoutes(zone: string, { token, api = API }: Access): Promise<string[]> {
  if (!token)
    return [
      `Without CLOUDFLARE_API_TOKEN the routes for certificates of ${zone} are not checked. Add them once by hand, ` +
        `without a Worker (Workers Routes of the zone, Worker: None): ${VALIDATION_PATTERNS.join(' and ')}`,
    ];
  const call = callWith(token, api);
  const [found] = v.parse(ZoneSchema, await call('GET', `/zones?name=${encodeURIComponent(zone)}`)).result;
  if (!found)
    throw new CommandError(`CLOUDFLARE_API_TOKEN does not see the zone ${zone}: it needs "Zone: Read".`);
  const path = `/zones/${found.id}/workers/routes`;
  const { result: routes } = v.parse(RoutesSchema, await call('GET', path));
  const lines: string[] = [];
  for (const pattern of VALIDATION_PATTERNS) {
    const known = routes.find((route) => route.pattern === pattern);
    if (known?.script) lines.push(`${pattern} leads to the Worker ${known.script}: left as it is.`);
    if (known) continue;
    await call('POST', path, { pattern });
    lines.push(`Added the route ${pattern} of ${zone}, without a Worker.`);
  }
  return lines;
}

function callWith(token: string, api: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CommandError(
        'The Workers are deployed, but Cloudflare’s API does not respond: deploy again.',
      );
    });
    if (response.ok) return await response.json();
    const [where] = path.split('?');
    throw new CommandError(
      `The Workers are deployed, but ${method} ${where} responded with ${response.status}: ` +
        'CLOUDFLARE_API_TOKEN needs "Workers Routes: Edit" and "Zone: Read" of the zone.',
    );
  };
}
