import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GATEWAY_FIELD_OF_CODE } from '#app/contract/gateway-calls.ts';
import { GATEWAYS } from '#app/contract/payment.ts';
import { WEBHOOK_EVENTS } from '#app/features/studio/gateways/gateway-guides.ts';
import { isOffered, offerOf } from '#app/features/studio/gateways/gateway-offer.ts';
import { GatewayFault, type GatewayFaultReason } from '#workers/platform/gateway-setup/gateway-fault.ts';
import { keyNamesOf } from '#workers/platform/gateway-setup/gateway-summary.ts';
import { toHttpError } from '#workers/platform/gateway-setup/to-http-error.ts';
import { messageIn, TEXT_LANGUAGES } from '#workers/platform/http/translations.ts';
import { studio } from '../../../public/frontend/locales/en.json';

const texts: Record<string, string> = studio;
const OPERATING = readFileSync('docs/operating.md', 'utf8');

describe.each(GATEWAYS)('the page of %s', (org) => {
  it('has a name and a place for each of its keys, and a place for its webhook', () => {
    const names = keyNamesOf(org);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      for (const key of [`gateway_key_${org}_${name}`, `gateway_help_${org}_${name}`])
        expect([key, texts[key]]).toEqual([key, expect.any(String)]);
    expect(texts[`gateway_webhook_${org}`]).toEqual(expect.any(String));
  });

  it('names the events that its operator reads of', () => {
    const line = OPERATING.split('\n').find((each) => each.includes(`/payment-webhook/${org}\``)) ?? '';
    expect(line).toContain(`| ${org} |`);
    const named = line.split(/payment-webhook\/\w+`/)[1]?.match(/[a-zA-Z_]+(?:\.[a-zA-Z_]+)+/g) ?? [];
    expect(WEBHOOK_EVENTS[org]).toEqual(named);
  });
});

describe('what a gateway is to viewers', () => {
  it.each([
    [{ has_keys: false, is_verified: false, mode: 'test' }, 'none'],
    [{ has_keys: false, is_verified: true, mode: 'live' }, 'none'],
    [{ has_keys: true, is_verified: false, mode: 'live' }, 'stored'],
    [{ has_keys: true, is_verified: true, mode: 'test' }, 'test'],
    [{ has_keys: true, is_verified: true, mode: 'live' }, 'live'],
  ] as const)('%j is %s', (state, offer) => {
    expect(offerOf(state)).toBe(offer);
    expect(isOffered(state)).toBe(offer === 'test' || offer === 'live');
  });
});

describe('why a gateway was not changed', () => {
  const reasons: GatewayFaultReason[] = [
    { kind: 'no-keys' },
    { kind: 'keys-malformed', names: ['secretKey'] },
    { kind: 'keys-rejected', code: 'invalid_client' },
    { kind: 'check-rejected', code: null },
    { kind: 'unreachable' },
    { kind: 'other-mode', isLive: true },
    { kind: 'other-mode', isLive: false },
    { kind: 'currency-unsold', currency: 'USD', sold: ['EUR', 'GBP'] },
    { kind: 'currency-not-taken', missing: ['INR'], taken: [] },
  ];

  it.each(reasons)('is in words of every language, with nothing left to fill in: %j', (reason) => {
    const { key, details } = toHttpError(new GatewayFault('PayPal', reason));
    for (const language of TEXT_LANGUAGES) {
      const words = messageIn(language, key, { values: details.values });
      expect(words).toMatch(/PayPal|EUR, GBP/);
      expect(words).not.toContain('{{');
    }
  });

  it('is beside every field that the contract names', () => {
    const codes = reasons.map((reason) => toHttpError(new GatewayFault('PayPal', reason)).details.error);
    const known = Object.keys(GATEWAY_FIELD_OF_CODE).filter((code) => code !== 'wrong_password');
    expect(codes.filter((code) => code !== undefined).toSorted()).toEqual(known.toSorted());
  });
});
