import { Hono } from 'hono';
import { basicOf, bearerOf, type ProviderContext, type SandboxApp } from '../provider.ts';
import { addApprovalRoutes } from './approval-routes.ts';
import { CERT, paypalCharges } from './charges.ts';
import { fail } from './fail.ts';
import { tokenOf } from './objects.ts';
import { addOrderRoutes } from './order-routes.ts';
import { addRefundRoutes } from './refund-routes.ts';
import { signingKey } from './signing-key.ts';
import { addVaultRoutes } from './vault-routes.ts';

const TOKEN_S = 32_400;

/** OAuth, Orders v2, the approval page and RSA-signed webhooks of PayPal. */
export function paypal(context: ProviderContext) {
  const { store } = context;
  const app: SandboxApp = new Hono();
  const charges = paypalCharges(context);

  app.post('/v1/oauth2/token', async (c) => {
    const [key, secret] = basicOf(c);
    const merchant = await store.merchant('PayPal', key);
    if (!merchant || merchant.keys.clientSecret !== secret) return fail(c, 401, 'invalid_client');
    return c.json({ access_token: `A21.${key}`, token_type: 'Bearer', expires_in: TOKEN_S });
  });

  for (const path of ['/v2/*', '/v3/*']) {
    app.use(path, async (c, next) => {
      const merchant = await store.merchant('PayPal', bearerOf(c).replace(/^A21\./, ''));
      if (!merchant) return fail(c, 401, 'AUTHENTICATION_FAILURE');
      c.set('merchant', merchant);
      return await next();
    });
  }

  app.get(`/v1/notifications/certs/${CERT}`, async (c) => c.text((await signingKey(store)).pem));

  addOrderRoutes(app, store, charges);
  addRefundRoutes(app, store, charges);
  addApprovalRoutes(app, store, charges);
  addVaultRoutes(app, store);
  return { app, pay: charges.pay, refund: charges.refund, tokenOf };
}
