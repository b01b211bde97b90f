import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import { acceptResponse } from '#app/services/call-response.server.ts';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { VOUCHER } from '#tests/support/second-backend/payment-service.ts';
import { type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

const content = { type: 'content', id: IDS.film };
const list = { filters: {}, page: 1, page_size: 100 };
const order = { subscription_id: IDS.plan, discount_code: VOUCHER, discount_id: '' };
const review = { title: 'Wet', description: '', rating: 4.5 };

/** What the journeys send, in their order: what is written is read after it. */
const SENT: readonly (readonly [CallName, Input])[] = [
  ['accountDetail', {}],
  ['staticPages', {}],
  ['customPages', {}],
  ['categories', {}],
  ['templateV1', {}],
  ['templateV2', {}],
  ['contentDetail', { params: { content_id: IDS.film } }],
  ['contentDetail', { params: { content_id: IDS.bareFilm } }],
  ['contentDetail', { params: { content_id: IDS.lockedFilm } }],
  ['contentDetail', { params: { content_id: IDS.membersFilm } }],
  ['contentDetail', { params: { content_id: IDS.liveNow } }],
  ['watch', { params: { content_id: IDS.film } }],
  ['resumeTimestamp', { query: { content_id: IDS.film } }],
  ['contentFilter', { body: list }],
  ['contentFilterV2', { body: list }],
  ['contentList', { body: list }],
  ['relatedContent', { params: { content_id: IDS.film }, body: { ...list, page_size: 8 } }],
  ['parentDetail', { params: { content_id: IDS.series } }],
  ['search', { query: { search_text: 'quokka', page: '1', page_size: '20' } }],
  ['artists', {}],
  ['artistDetail', { params: { id: IDS.artist } }],
  ['venues', {}],
  ['venueDetail', { params: { id: IDS.venue } }],
  ['playlist', { params: { id: IDS.manualPlaylist } }],
  ['playlist', { params: { id: IDS.automaticPlaylist } }],
  ['channel', { params: { id: IDS.channel } }],
  ['channelList', { body: list }],
  ['relatedChannels', { params: { channel_id: IDS.channel }, body: { filters: {} } }],
  ['schedule', { query: { channel_id: IDS.channel } }],
  ['toggleWatchlist', { query: { content_id: IDS.film } }],
  ['watchlist', {}],
  ['toggleFavourite', { query: { id: IDS.film } }],
  ['favourites', {}],
  ['addReview', { params: content, body: review }],
  ['reviews', { params: content }],
  ['addComment', { params: content, body: { comment: 'Which pier?' } }],
  ['comments', { params: content }],
  ['voteComment', { params: { comment_id: '1' }, query: { isLike: 'true' } }],
  ['forms', {}],
  ['submitForm', { body: { form_id: IDS.form, form_data: { fields: [] } } }],
  ['validateSession', {}],
  ['sessionInfo', {}],
  ['updateInfo', { body: { name: 'Mina Vance', phone: '' } }],
  ['sendVerifyEmail', { body: {} }],
  ['forgotPassword', { body: {} }],
  ['checkResetKey', { body: { reset_key: 'reset.key.1' } }],
  ['signup', { body: { name: 'Bo', email_id: 'bo@quay.example', password: 'seven bells' } }],
  ['login', { body: { email_id: 'bo@quay.example', password: 'seven bells' } }],
  ['plans', {}],
  ['customerOrgs', {}],
  ['discounts', { query: { plan_id: IDS.plan } }],
  ['estimation', { body: order }],
  ['createTransaction', { body: { ...order, customer_gateway_info_id: 'gw.1', redirection_url: '/home' } }],
  ['createTransaction', { body: { ...order, customer_gateway_info_id: '22', redirection_url: '/home' } }],
  ['activeSubscriptions', {}],
  ['transactions', {}],
  ['renewals', {}],
  ['playerEvent', { body: { content_id: IDS.film, player_timestamp: 12.5 } }],
  ['logout', {}],
];

let backend: SecondBackend;
let session: string;

beforeAll(async () => {
  backend = await startSecondBackend({ mark: 'Quokka' });
  backend.setSite('http://tide.example');
  session = backend.openSession();
});

afterAll(() => backend.close());

async function send(name: CallName, { params, query, body }: Input) {
  const call: Call = calls[name];
  const url = `${backend.services.content}${fillPath(call.path, params)}?${new URLSearchParams(query)}`;
  const headers = { account_id: backend.accountId, ott_sessionid: session };
  const response = await fetch(url, {
    method: call.method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const sent = (await response.json()) as { data: unknown };
  const { value } = acceptResponse(name, call, {
    status: response.status,
    retryAfter: null,
    text: '',
    body: sent,
  });
  return { sent: sent.data, read: value.data };
}

describe('what the second backend sends', () => {
  it.each(SENT)('is read by %s, and no item of a list is lost: %j', async (name, input) => {
    const { sent, read } = await send(name, input);
    if (Array.isArray(sent)) expect(read).toHaveLength(sent.length);
  });
});
