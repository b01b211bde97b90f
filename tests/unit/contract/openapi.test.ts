import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOpenApi, renderOpenApi } from '#cli/openapi.ts';

/**
 * Written out by hand from the services' HTTP contract, so that the table of calls cannot vouch for itself.
 */
const OPERATIONS = `
GET /api/v1/content/meta-data/system
GET /api/v1/template
GET /api/v2/template
GET /api/v1/bundle/home
GET /api/v1/content/detail/{content_id}
GET /api/v1/content/watch/{content_id}
GET /api/v1/content/resume-timestamp
GET /api/v1/content/continue-watching
PUT /api/v1/content/continue-watching
DELETE /api/v1/content/continue-watching
POST /api/v1/content/filter
POST /api/v2/content/facets
POST /api/v2/content/filter
POST /api/v1/content/list
POST /api/v1/content/related/{content_id}
GET /api/v1/content/parent-detail/{content_id}
GET /api/v1/content/search
GET /api/v1/content/top
GET /api/v1/content/viewer-rows
GET /api/v1/channel/on-now
GET /api/v1/content/suggest
GET /api/v1/artists
GET /api/v1/artists/detail/{id}
GET /api/v1/venues
GET /api/v1/venues/detail/{id}
GET /api/v1/playlist/{id}
GET /api/v1/channel/{id}
POST /api/v1/channel/guide
POST /api/v1/channel/list
POST /api/v1/content/iptv-channel-filter
POST /api/v1/content/related-channel/{channel_id}
GET /api/v1/channel/schedule
GET /api/v1/watchlist
PUT /api/v1/watchlist
GET /api/v1/like/content
PUT /api/v1/like/content
GET /api/v1/reviews/{type}/{id}
POST /api/v1/reviews/{type}/{id}
PUT /api/v1/reviews
GET /api/v1/comments/{type}/{id}
POST /api/v1/comments/{type}/{id}
DELETE /api/v1/comments/like/{comment_id}
GET /api/v1/comments/reported
GET /api/v1/comments/{comment_id}
PUT /api/v1/comments/{comment_id}
DELETE /api/v1/comments/{comment_id}
POST /api/v1/comments/report/{comment_id}
PUT /api/v1/comments/hidden/{comment_id}
POST /api/v1/comments/like/{comment_id}
GET /api/v1/forms
POST /api/v1/forms
GET /api/v1/forms/{id}/responses
GET /api/v1/account/detail
GET /api/v1/config/static-pages
GET /api/v1/custom-page
POST /api/v1/user/login
POST /api/v1/user/subscriber/signup
GET /api/v1/user/validate-session
GET /api/v1/user/session-info
GET /api/v1/user/logout
POST /api/v1/user/change-password
PUT /api/v1/user/update-info
POST /api/v1/user/send-verify-email
PUT /api/v1/user/verify-email
POST /api/v1/user/forgot-password
POST /api/v1/user/check-reset-password-key
PUT /api/v1/user/reset-password
GET /api/v1/user/sessions
DELETE /api/v1/user/sessions
DELETE /api/v1/user/sessions/others
GET /api/v1/user/profiles
POST /api/v1/user/profiles
PUT /api/v1/user/profiles/{profile_id}
POST /api/v1/user/profiles/{profile_id}/delete
POST /api/v1/user/profiles/{profile_id}/use
PUT /api/v1/user/pin
POST /api/v1/user/pin
GET /api/v1/user/reminders
POST /api/v1/user/reminders
DELETE /api/v1/user/reminders
GET /api/v1/user/data
POST /api/v1/user/delete-account
GET /api/v1/subscription
GET /api/v1/payment/active-subscription
GET /api/v1/payment-gateway/customer-org
GET /api/v1/payment/discount
POST /api/v1/payment/get-estimation
POST /api/v1/payment/create-transaction
POST /api/v1/payment/capture-payment
POST /api/v1/payment/webhook/{org}
GET /api/v1/payment/get-transactions
GET /api/v1/payment/renewals
DELETE /api/v1/payment/renewals
POST /api/v1/extract/event
GET /api/v1/user/security-events
GET /api/v1/analytics/titles
GET /api/v1/edit
GET /api/v1/edit/{document}
DELETE /api/v1/edit/{document}
POST /api/v1/edit/{document}/commands
POST /api/v1/edit/{document}/presence
GET /api/v1/edit/people
GET /api/v1/edit/audit
PUT /api/v1/edit/people
GET /api/v1/edit/viewers
GET /api/v1/edit/viewers/{viewer_id}
DELETE /api/v1/edit/viewers/{viewer_id}/sessions
POST /api/v1/edit/viewers/{viewer_id}/reset-mail
PUT /api/v1/edit/viewers/{viewer_id}/plans/{plan_id}
DELETE /api/v1/edit/viewers/{viewer_id}/plans/{plan_id}
POST /api/v1/edit/viewers/{viewer_id}/payments/{payment_id}/refund
GET /api/v1/edit/viewers/{viewer_id}/titles
GET /api/v1/edit/viewers/{viewer_id}/titles/{content_id}
GET /api/v1/edit/domains
POST /api/v1/edit/domains
POST /api/v1/edit/domains/{hostname}/check
POST /api/v1/edit/domains/{hostname}/primary
DELETE /api/v1/edit/domains/{hostname}
GET /api/v1/edit/gateways
POST /api/v1/edit/gateways/{org}
POST /api/v1/edit/{document}/block
PUT /api/v1/edit/{document}/block/{block_id}
POST /api/v1/edit/{document}/block/{block_id}/copy
DELETE /api/v1/edit/{document}/block/{block_id}
DELETE /api/v1/edit/{document}/block/{block_id}/card/{card_id}
PUT /api/v1/edit/{document}/swap
GET /api/v1/edit/checks
DELETE /api/v1/edit/homes/{id}
GET /api/v1/edit/changes
GET /api/v1/edit/compared
POST /api/v1/edit/publish
GET /api/v1/edit/scheduled
DELETE /api/v1/edit/scheduled/{id}
GET /api/v1/edit/previews
POST /api/v1/edit/previews
DELETE /api/v1/edit/previews/{id}
GET /api/v1/edit/preview
GET /api/v1/edit/drafted-site
GET /api/v1/edit/entities
GET /api/v1/edit/entity-counts
POST /api/v1/edit/entities
GET /api/v1/edit/imports
POST /api/v1/edit/imports
GET /api/v1/edit/imports/{id}
POST /api/v1/edit/imports/{id}/check
POST /api/v1/edit/imports/{id}/run
GET /api/v1/edit/imports/{id}/report
GET /api/v1/edit/figures
GET /api/v1/edit/incidents
GET /api/v1/preview/{token}
GET /api/v1/edit/snapshots
POST /api/v1/edit/snapshots
GET /api/v1/edit/snapshots/{id}/changes
POST /api/v1/edit/snapshots/{id}/restore
GET /api/v1/edit/media
POST /api/v1/edit/media
PUT /api/v1/edit/media/{id}
DELETE /api/v1/edit/media/{id}
`
  .trim()
  .split('\n');

interface Operation {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: object }[];
  responses: Record<string, object>;
}

interface Node {
  path: string;
  value: Record<string, unknown>;
}

// Through JSON, so that what is checked is what is written.
const document = JSON.parse(JSON.stringify(buildOpenApi()));
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** Every object of the document. */
function nodesOf(value: unknown, path = '#'): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) => nodesOf(item, `${path}/${key}`));
  return Array.isArray(value) ? below : [{ path, value: { ...value } }, ...below];
}

function resolve(ref: string): unknown {
  const keys = ref.slice(2).split('/');
  return keys.reduce<unknown>((node, key) => Object(node)[key], document);
}

const nodes = nodesOf(document);

describe('the OpenAPI document', () => {
  it('docs/api has the current document; `npm run openapi` renews it after a change of the contract', () => {
    const file = new URL('../../../docs/api/openapi.json', import.meta.url);
    expect(readFileSync(file, 'utf8') === renderOpenApi()).toBe(true);
  });

  it('the document has every call of the contract and no other', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      OPERATIONS.toSorted(),
    );
  });

  it('the document is OpenAPI 3.1 with unique operation ids and two responses for each', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations)
      expect(Object.keys(operation.responses)).toEqual(['200', 'default']);
  });

  it('every reference resolves, and none refers to itself', () => {
    const refs = nodes.filter(({ value }) => '$ref' in value);
    expect(refs.length).toBeGreaterThan(100);
    for (const { path, value } of refs) {
      expect(resolve(String(value.$ref)), path).toBeDefined();
      expect(path).not.toBe(value.$ref);
    }
  });

  it('each parameter of a path is declared', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it('every text and every list has a bound', () => {
    const bounded = nodes.filter(
      ({ path }) => !path.endsWith('/propertyNames') && !/\/properties$/.test(path),
    );
    const unbounded = bounded.filter(({ value }) => {
      if (value.type === 'string')
        return !('maxLength' in value || 'enum' in value || isFinitePattern(value.pattern));
      return value.type === 'array' && !('maxItems' in value);
    });
    // The envelope's own message, and sendBeacon's untyped text, whose JSON is checked once parsed.
    const known = /(?:schema\/properties\/message|content\/text\/plain\/schema)$/;
    expect(unbounded.map(({ path }) => path).filter((path) => !known.test(path))).toEqual([]);
  });
});

function isFinitePattern(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);
}
