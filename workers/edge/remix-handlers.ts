import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import type { MarqueeContext } from '#app/services/load-context.ts';
import type { RoutePolicy } from './route-policy.ts';

/** As the site's build makes it; `viewers` is the table of routes without edit mode, absent in development. */
export type EdgeBuild = ServerBuild & { assets: { viewers?: ServerBuild['assets'] } };

type RemixHandler = (request: Request, context: MarqueeContext) => Promise<Response>;

/**
 * Remix's request handlers, one a page. Remix tries every route several times a request and compiles each
 * route's pattern anew, which costs more than a small page. The edge knows the route already, so each handler
 * is made from a build that holds that route and the layouts around it. Browsers get the whole table, which
 * is a file of its own; viewers' pages have one without the routes of edit mode.
 */
export class RemixHandlers {
  readonly #build: EdgeBuild;
  readonly #mode: string | undefined;
  readonly #handlers = new Map<string | null, RemixHandler>();

  constructor(build: EdgeBuild, mode: string | undefined) {
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
export function narrow(build: EdgeBuild, routeIds: readonly string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => routeIds.includes(id)));
  const { viewers, ...all } = build.assets;
  const isForStaff = routeIds.some((id) => /^routes\/(?:edit|studio)\//.test(id));
  const assets = isForStaff ? all : (viewers ?? all);
  return { ...build, routes: only(build.routes), assets: { ...assets, routes: only(assets.routes) } };
}
