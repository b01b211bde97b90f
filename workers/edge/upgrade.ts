import { matchPath } from '@remix-run/react';
import { urls } from '#app/features/links/urls.ts';
import type { TenantRequest } from './edge-request.ts';
import { finish } from './finish.ts';
import { plainPage } from './plain-page.ts';
import type { Renderer } from './render.ts';
import { RequestContext } from './request-context.ts';
import type { RoutePolicy } from './route-policy.ts';

export function wantsUpgrade(request: Request): boolean {
  return request.headers.get('Upgrade')?.toLowerCase() === 'websocket';
}

/**
 * Connects a browser with the room of a content's live comments. It only sends comments that everybody may
 * read and receives nothing, so it needs no session. 404 where there is no room: the browser then polls.
 */
export async function openLiveSocket(
  renderer: Renderer,
  tenantRequest: TenantRequest,
  policy: RoutePolicy,
): Promise<Response> {
  const context = new RequestContext({
    ...tenantRequest,
    memory: renderer.memory,
    isShared: false,
    isHome: false,
    timeZone: () => 'UTC',
  });
  const { id } = matchPath(urls.liveComments, tenantRequest.url.pathname)?.params ?? {};
  const socket = id ? await context.services.content.liveRoom({ type: 'content', id }) : null;
  const response = socket
    ? new Response(null, { status: 101, webSocket: socket })
    : plainPage(404, tenantRequest.isHttps);
  return finish(tenantRequest, response, { policy, cache: 'bypass', nonce: context.nonce });
}
