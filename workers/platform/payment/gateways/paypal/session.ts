import { type GatewayClient, requireText } from '../gateway-client.ts';

/** Taken off a token's life, so that none ends on its way. */
const MARGIN_S = 60;

/** The header that PayPal's calls want. A token is fetched once and used until shortly before its end. */
export function openPaypalSession(
  send: GatewayClient,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  now: () => Date,
): () => Promise<{ Authorization: string }> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  let token: { value: string; endsAtMs: number } | undefined;

  async function fetchToken() {
    const requestedAtMs = now().getTime();
    const answer = await send({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { Authorization: `Basic ${basic}` },
      form: { grant_type: 'client_credentials' },
    });
    const lifeS = Math.max(0, (Number(answer.expires_in) || 0) - MARGIN_S);
    return {
      value: requireText(answer.access_token, 'access_token'),
      endsAtMs: requestedAtMs + lifeS * 1000,
    };
  }

  return async () => {
    if (!token || token.endsAtMs <= now().getTime()) token = await fetchToken();
    return { Authorization: `Bearer ${token.value}` };
  };
}
