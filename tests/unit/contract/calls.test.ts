import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Call, fillPath } from '#app/contract/call.ts';
import { calls } from '#app/contract/calls.ts';
import { readEnvelope, readFailure } from '#app/contract/envelope.ts';
import { statusOfIssues } from '#app/contract/error-codes.ts';
import { RequestHeadersSchema } from '#app/contract/headers.ts';
import { LIMITS } from '#app/contract/limits.ts';

const table = Object.entries<Call>(calls).map(([name, call]) => ({ name, call }));
const withBody = table.flatMap(({ name, call }) => (call.body ? [{ name, body: call.body }] : []));

function statusFor(schema: v.GenericSchema, input: unknown): number {
  const result = v.safeParse(schema, input);
  return result.success ? 200 : statusOfIssues(result.issues);
}

describe('the table of calls', () => {
  it.each(table)('$name declares exactly the parameters of its path', ({ call }) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = call.params && 'entries' in call.params ? Object.keys(Object(call.params.entries)) : [];
    expect(declared).toEqual(inPath);
  });

  it('no two calls have the same method and path', () => {
    const keys = table.map(({ call }) => `${call.method} ${call.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('a path is filled with encoded segments, and a missing one throws', () => {
    expect(fillPath('/api/v1/reviews/{type}/{id}', { type: 'content', id: 'a/b c' })).toBe(
      '/api/v1/reviews/content/a%2Fb%20c',
    );
    expect(() => fillPath('/api/v1/playlist/{id}', {})).toThrow('{id}');
  });

  it.each(withBody)('$name rejects any body with issues, never with an exception', ({ body }) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        expect(typeof v.safeParse(body, json).success).toBe('boolean');
      }),
      { numRuns: 40 },
    );
  });

  it.each(withBody.filter(({ name }) => name !== 'playerEvent'))(
    '$name rejects unknown body keys',
    ({ body }) => {
      const result = v.safeParse(body, { no_such_key: 1 });
      expect(result.issues?.some((issue) => v.getDotPath(issue) === 'no_such_key')).toBe(true);
    },
  );
});

describe('request bodies', () => {
  it('a list request without a page gets the first one', () => {
    expect(v.parse(calls.contentFilter.body, {})).toEqual({ filters: {}, page: 1, page_size: 20 });
  });

  it.each([
    { page: 0 },
    { page: 1.5 },
    { page_size: -1 },
    { page_size: 1001 },
    { order_by: 'title; drop' },
    { filters: { video_types: ['X'] } },
    { filters: { content_ids: Array(1001).fill('a') } },
  ])('the list request %j is rejected', (body) => {
    expect(v.is(calls.contentList.body, body)).toBe(false);
  });

  it('a list request with page size 0 returns the total alone', () => {
    expect(v.parse(calls.contentList.body, { page_size: 0 }).page_size).toBe(0);
  });

  it('a password is kept as typed', () => {
    expect(v.parse(calls.login.body, { email_id: 'a', password: ' x ' }).password).toBe(' x ');
  });

  it('a body with a wrong shape is a 400, one with a broken rule a 422', () => {
    expect(statusFor(calls.login.body, { email_id: 7, password: 'x' })).toBe(400);
    expect(statusFor(calls.login.body, 'text')).toBe(400);
    expect(statusFor(calls.login.body, { email_id: 'a', password: 'x'.repeat(600) })).toBe(422);
    const transaction = { subscription_id: 'p', customer_gateway_info_id: 'g' };
    for (const redirection_url of ['https://evil.example', '//evil.example', '/\\evil.example', 'home']) {
      expect(statusFor(calls.createTransaction.body, { ...transaction, redirection_url })).toBe(422);
    }
    expect(statusFor(calls.createTransaction.body, { ...transaction, redirection_url: '/home?x=1' })).toBe(
      200,
    );
  });

  it.each([0, 0.25, 0.7, 5.5, '4'])('the rating %j is rejected', (rating) => {
    expect(v.is(calls.addReview.body, { title: 'T', rating })).toBe(false);
  });

  it('an empty comment is rejected', () => {
    expect(v.is(calls.addComment.body, { comment: ' \n ' })).toBe(false);
  });
});

describe('queries', () => {
  it('text and typed values are read alike', () => {
    const parsed = { page: 2, page_size: 100, reverse: true };
    expect(v.parse(calls.artists.query, { page: '2', page_size: '100', reverse: 'true' })).toEqual(parsed);
    expect(v.parse(calls.artists.query, { page: 2, page_size: 100, reverse: true })).toEqual(parsed);
    expect(v.parse(calls.voteComment.query, { isLike: 'false' })).toEqual({ isLike: false });
  });

  it.each([
    { page: '0' },
    { page: '1e3' },
    { page: '-1' },
    { page: '' },
    { page_size: '9999' },
    { reverse: 'yes' },
  ])('the query %j is rejected', (query) => {
    expect(v.is(calls.artists.query, query)).toBe(false);
  });
});

describe('headers', () => {
  it('the account is required, and other unreadable headers are dropped', () => {
    expect(v.is(RequestHeadersSchema, {})).toBe(false);
    const read = v.parse(RequestHeadersSchema, {
      account_id: 'acc_aurora',
      language: '<script>',
      ott_sessionid: 'a;b',
      traceparent: 'x',
      'idempotency-key': 'short',
      host: 'x',
    });
    expect(read).toMatchObject({ account_id: 'acc_aurora', language: undefined, ott_sessionid: undefined });
  });
});

describe('readAnswer', () => {
  it('a response is data, an error with the server’s message, or invalid', () => {
    expect(readEnvelope(calls.toggleWatchlist.data, { success: true, data: { added: true } })).toMatchObject({
      kind: 'ok',
      data: { added: true },
    });
    const failure = { success: false, message: 'No', error: 'Wrong password' };
    expect(readEnvelope(calls.login.data, failure)).toEqual({ kind: 'rejected' });
    expect(readFailure(failure)).toEqual({ message: 'No', error: 'Wrong password' });
    for (const junk of ['<html>', null, [], {}, { success: 'yes' }, { success: true, data: 'x' }]) {
      expect(readEnvelope(calls.login.data, junk).kind).toBe('invalid');
    }
  });

  it.each([
    ['a message alone, without success', { message: 'Closed for today' }, 'Closed for today'],
    ['a message beside fields of other types', { success: 0, message: 'No', error: { a: 1 }, code: 7 }, 'No'],
    ['an error alone', { error: 'Wrong code' }, undefined],
    ['a message of several lines', { message: ' One\n\ttwo\u0000 ' }, 'One two'],
    ['an empty message', { message: '  ' }, undefined],
    ['a message that is no text', { message: ['a'] }, undefined],
    ['no object', 'down', undefined],
    ['a list', [], undefined],
  ])('the text of an error response is read from %s', (_, body, message) => {
    expect(readFailure(body).message).toBe(message);
  });

  it('a text too long is cut, never within a character', () => {
    const { message = '' } = readFailure({ success: false, message: '\u{1F3AC}'.repeat(4000) });
    expect(message).toHaveLength(LIMITS.shownMessage - 1);
    expect(message.endsWith('\u{1F3AC}…')).toBe(true);
    expect(readEnvelope(calls.login.data, { success: false, message }).kind).toBe('rejected');
  });

  it.each([
    'signup',
    'updateInfo',
    'logout',
    'changePassword',
    'toggleWatchlist',
    'toggleFavourite',
    'addReview',
    'editReview',
    'addComment',
    'editComment',
    'removeComment',
    'voteComment',
    'unvoteComment',
    'reportComment',
    'hideComment',
    'submitForm',
    'capturePayment',
    'cancelRenewal',
  ] as const)('%s has succeeded where `success` is true, whatever its data', (name) => {
    for (const data of [undefined, null, {}, 'done', []]) {
      expect(readEnvelope(calls[name].data, { success: true, data }).kind).toBe('ok');
    }
    expect(readEnvelope(calls[name].data, { success: false }).kind).toBe('rejected');
  });

  it('a comment that comes as its text is none, and nothing is reported of it', () => {
    const data = { comment: 'Which pier?', parent_id: null };
    expect(readEnvelope(calls.addComment.data, { success: true, data })).toMatchObject({
      kind: 'ok',
      data: { comment: undefined, parent_id: undefined },
      droppedCount: 0,
    });
    const odd = { comment: { _id: 'c1' } };
    expect(readEnvelope(calls.addComment.data, { success: true, data: odd })).toMatchObject({
      kind: 'ok',
      droppedCount: 1,
    });
  });

  it('a list is empty where a success has no data', () => {
    for (const data of [undefined, null]) {
      expect(readEnvelope(calls.watchlist.data, { success: true, data })).toMatchObject({ data: [] });
    }
    expect(readEnvelope(calls.watchlist.data, { success: true, data: {} }).kind).toBe('invalid');
  });

  it('a response may lack data where the call promises none', () => {
    expect(readEnvelope(calls.logout.data, { success: true })).toMatchObject({ kind: 'ok' });
    expect(
      readEnvelope(calls.sendVerifyEmail.data, { success: true, data: null, message: 'Sent' }),
    ).toMatchObject({
      kind: 'ok',
      message: 'Sent',
    });
  });

  it('issues are reported without the values that caused them', () => {
    const answer = readEnvelope(calls.login.data, {
      success: true,
      data: { user: { email_id: ['secret'] } },
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});
