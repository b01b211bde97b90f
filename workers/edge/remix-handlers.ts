import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { RoutePolicy } from './route-policy.ts';

type RemixHandler = (request: Request, context: MarqueeContext) => Promise<Response>;

/**
 * Remix's request handlers, one a page. Remix tries every route several times a request and compiles each
 * route's pattern anew, which costs more than a small page. The edge knows the route already, so each handler
 * is made from a build that holds that route and the layouts around it. Browsers get the whole table, which
 * is a file of its own; but for edit mode's own pages one without their routes.
 */
export class RemixHandlers {
  readonly #build: ServerBuild;
  readonly #mode: string | undefined;
  readonly #handlers = new Map<string | null, RemixHandler>();

  constructor(build: ServerBuild, mode: string | undefined) {
    this.#build = build;
    this.#mode = mode;
  }

  for({ routeId, routeIds }: RoutePolicy): RemixHandler {
    const known = this.#handlers.get(routeId);
    if (known) return known;
    // Remix's type of the context takes any name, which that of a class does not.
    const handler = createRequestHandler(narrow(this.#build, routeIds), this.#mode) as RemixHandler;
    this.#handlers.set(routeId, handler);
    return handler;
  }
}

/** The same build with these routes alone. */
export function narrow(build: ServerBuild, routeIds: readonly string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => routeIds.includes(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: {
      ...build.assets,
      url: routeIds.some(isOfEditMode) ? build.assets.url : viewersTable(build.assets.url),
      routes: only(build.assets.routes),
    },
  };
}

const isOfEditMode = (routeId: string) => routeId.startsWith('routes/edit/');

/** The table that `build/viewers-routes.ts` writes; in development there is one for all. */
export function viewersTable(url: string): string {
  return url.replace(/\/manifest-([\w-]+\.js)$/, '/routes-$1');
}
