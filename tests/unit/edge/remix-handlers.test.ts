import type { ServerBuild } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { narrow, RemixHandlers } from '#workers/edge/remix-handlers.ts';
import { RoutePolicies } from '#workers/edge/route-policy.ts';

/** A build of resource routes; each responds with its own id. */
function buildOf(paths: Record<string, string>): ServerBuild {
  const entries = Object.entries(paths);
  const routes = Object.fromEntries(
    entries.map(([id, path]) => [id, { id, path, module: { loader: () => new Response(id) } }]),
  );
  const assetRoutes = Object.fromEntries(
    entries.map(([id, path]) => [id, { id, path, module: `/${id}.js`, hasLoader: true }]),
  );
  return {
    entry: { module: { default: () => new Response('page') } },
    routes,
    assets: { entry: { module: '', imports: [] }, routes: assetRoutes, url: '/manifest.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
}

const build = buildOf({ robots: 'robots.txt', film: 'films/:id', other: '*' });
const context = {} as never;

describe('RemixHandlers', () => {
  it.each([
    ['/robots.txt', 'robots'],
    ['/films/7', 'film'],
    ['/nowhere/at/all', 'other'],
  ])('%s gets the route "%s" as from the entire build', async (path, id) => {
    const policy = new RoutePolicies(build).find(path);
    const handler = new RemixHandlers(build, 'production').for(policy);
    const response = await handler(new Request(`http://site.example${path}`), context);
    expect(await response.text()).toBe(id);
  });

  it('a route has one handler, whatever the address', () => {
    const policies = new RoutePolicies(build);
    const handlers = new RemixHandlers(build, 'production');
    expect(handlers.for(policies.find('/films/1'))).toBe(handlers.for(policies.find('/films/2')));
    expect(handlers.for(policies.find('/films/1'))).not.toBe(handlers.for(policies.find('/robots.txt')));
  });
});

describe('narrow', () => {
  it("the narrowed build has the route and its layouts, in its routes and in the browser's manifest", () => {
    const narrowed = narrow(build, ['film']);
    expect(Object.keys(narrowed.routes)).toEqual(['film']);
    expect(Object.keys(narrowed.assets.routes)).toEqual(['film']);
    expect(Object.keys(build.routes)).toHaveLength(3);
  });

  it('names the viewers’ table and files, but on pages of edit mode', () => {
    const all = buildOf({ film: 'films/:id', 'routes/edit/studio': 'edit' });
    const { assets } = buildOf({ film: 'films/:id' });
    const film = { ...assets.routes.film, module: '/of-viewers.js' } as (typeof assets.routes)[string];
    const viewers = { ...assets, url: '/viewers.js', routes: { film } };
    const both = { ...all, assets: { ...all.assets, viewers } };
    expect(narrow(both, ['film']).assets).toMatchObject({ url: '/viewers.js', routes: { film } });
    const edited = narrow(both, ['routes/edit/studio']).assets;
    expect(edited).toMatchObject({ url: '/manifest.js', routes: { 'routes/edit/studio': {} } });
    expect(narrow(both, ['film']).assets).not.toHaveProperty('viewers');
    expect(narrow(all, ['film']).assets.url).toBe('/manifest.js');
  });
});

describe('the path of a page', () => {
  const pages = new RoutePolicies(buildOf({ home: '/', film: 'content/filter/:name', other: '*' }));

  it.each([
    ['/content/filter/Road%20movie', '/content/filter/Road%20movie'],
    ['/CONTENT/Filter/a', '/content/filter/a'],
    ['/content/filter/a///', '/content/filter/a'],
    ['/content/filter/%61%3a%2F', '/content/filter/a%3A%2F'],
    ['///', '/'],
  ])('%s is spelled %s, once and for all', (path, canonical) => {
    expect(pages.find(path).canonicalPath).toBe(canonical);
    expect(pages.find(canonical).canonicalPath).toBe(canonical);
  });

  it.each(['/%0d', '/%0a', '/%0d%0aLocation:%20x', '/content/%E0%A4%A', '/%'])(
    '%s matches no route',
    (path) => {
      expect(pages.find(path).routeId).toBeNull();
    },
  );
});
