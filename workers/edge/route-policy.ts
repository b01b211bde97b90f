import type { ServerBuild } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import type { CspKind } from './security-headers.ts';

const MAX_PATHS = 2_000;

/** The `handle` by which a route configures the edge. */
interface EdgeHandle {
  /** The same for every guest: may be kept in the page cache. */
  cache?: 'public';
  /**
   * Query parameters that change what the page shows; all others are not even passed on when it is cached.
   */
  search?: readonly string[];
  /** Its URL contains a key: no page, not even our own, gets it as a referrer. */
  isSecret?: true;
  /** Its times are those of the viewer's zone. */
  showsLocalTime?: boolean;
  csp?: CspKind;
  /** Called by gateways from their own site; the action verifies a signature itself. */
  csrf?: 'signed';
  /** Posts are rate limited per address, by `EVENT_LIMIT` in wrangler.toml. */
  limit?: 'events';
}

export interface RoutePolicy {
  /** Of the page itself; null where nothing matches: a line break, or a percent sign that encodes nothing. */
  routeId: string | null;
  /** Of the page and of all layouts around it. */
  routeIds: readonly string[];
  /** The path as the site's own links spell it; routes match in any letter case, and with slashes at the end. */
  canonicalPath: string;
  isPublic: boolean;
  search: readonly string[];
  isSecret: boolean;
  showsLocalTime: boolean;
  csp: CspKind;
  acceptsSigned: boolean;
  isLimited: boolean;
}

interface RouteNode {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  caseSensitive?: boolean | undefined;
  children?: RouteNode[];
}

/** The route that a path matches and its `handle`; memoized, because matching tries every route. */
export class RoutePolicies {
  readonly #build: ServerBuild;
  readonly #tree: RouteNode[];
  readonly #known = new LRUCache<string, RoutePolicy>({ max: MAX_PATHS });

  constructor(build: ServerBuild) {
    this.#build = build;
    this.#tree = toTree(build, undefined);
  }

  find(pathname: string): RoutePolicy {
    const known = this.#known.get(pathname);
    if (known) return known;
    const policy = this.#match(pathname);
    this.#known.set(pathname, policy);
    return policy;
  }

  #match(pathname: string): RoutePolicy {
    // Remix's own nodes have the same shape; React Router's types want an element's instead.
    const tree = this.#tree as Parameters<typeof matchRoutes>[0];
    const matches = (isDecodable(pathname) && matchRoutes(tree, pathname)) || [];
    const page = matches.at(-1);
    const routeIds = matches.flatMap(({ route }) => route.id ?? []);
    const handles = routeIds.map((id) => this.#handleOf(id));
    const leaf = handles.at(-1) ?? {};
    return {
      routeId: routeIds.at(-1) ?? null,
      routeIds,
      canonicalPath: page?.route.path ? fillPattern(page.route.path, page.params) : pathname,
      isPublic: leaf.cache === 'public',
      search: [...new Set(handles.flatMap(({ search }) => search ?? []))].sort(),
      isSecret: leaf.isSecret === true,
      showsLocalTime: leaf.showsLocalTime === true,
      csp: leaf.csp ?? 'page',
      acceptsSigned: leaf.csrf === 'signed',
      isLimited: leaf.limit === 'events',
    };
  }

  /** Routes are our own code: their handles have the shape of `EdgeHandle`. */
  #handleOf(id: string): EdgeHandle {
    return (this.#build.routes[id]?.module.handle as EdgeHandle | undefined) ?? {};
  }
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Parameters are encoded as `paths` encodes them. */
function fillPattern(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const filled = pattern
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    .replace('*', params['*'] ?? '');
  return filled.startsWith('/') ? filled : `/${filled}`;
}

function toTree(build: ServerBuild, parentId: string | undefined): RouteNode[] {
  return Object.values(build.routes).flatMap((route): RouteNode[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index, caseSensitive }];
    return [{ id, path, caseSensitive, children: toTree(build, id) }];
  });
}
