import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '#app/features/payments/status/capture-payment.ts';
import { StatusScreen } from '#app/features/payments/status/status-screen.tsx';

const DOWN: PaymentStatus = { kind: 'open', isServiceDown: true };
const UNCONFIRMED: PaymentStatus = { kind: 'open', isServiceDown: false };
const PATH = '/payment-status/abc';

/** When a page without scripts reloads itself, and to where. */
async function reloadOf(status: PaymentStatus, at: string): Promise<string | undefined> {
  const handler = createStaticHandler([{ path: '*', element: <StatusScreen status={status} title="" /> }]);
  const context = await handler.query(new Request(`https://north.example.com${at}`));
  if (context instanceof Response) throw new Error('A page without a loader has no response of its own');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return /<meta http-equiv="refresh" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

describe('StatusScreen without scripts', () => {
  it('an unconfirmed payment is loaded again without end', async () => {
    expect(await reloadOf(UNCONFIRMED, `${PATH}?session_id=1`)).toBe('8');
  });

  it('the address counts the reloads that found the service down, and they end', async () => {
    expect(await reloadOf(DOWN, `${PATH}?session_id=1`)).toBe(`8;url=${PATH}?session_id=1&again=1`);
    expect(await reloadOf(DOWN, `${PATH}?again=37`)).toBe(`8;url=${PATH}?again=38`);
    expect(await reloadOf(DOWN, `${PATH}?again=38`)).toBeUndefined();
    expect(await reloadOf(DOWN, `${PATH}?again=-1e9`)).toBe(`8;url=${PATH}?again=1`);
  });
});
