import { describe, expect, test } from 'vitest';
import { DOMAIN_CAUSES } from '#app/contract/domain.ts';
import { LIVE_BY_DNS_TEXT, LIVE_TEXT, TEXTS } from '#workers/platform/domains/texts.ts';

/** Words of people who run DNS. The names of records and buttons are on the reader's screen and stay. */
const JARGON =
  /\b(?:apex|authorit\w+|cach\w+|resolver\w*|propagat\w+|flatten\w*|prox\w+|registrar\w*|nameserver\w*|TTL|NXDOMAIN|SERVFAIL|DCV|ACME|CAA|TLS|SSL|subdomain\w*|delegat\w+)\b/i;
const MAX_WORDS = 24;
const MEAN_WORDS = 13;

const ALL = Object.entries<{ message: string; advice: string }>({
  ...TEXTS,
  live: LIVE_TEXT,
  'live by DNS': LIVE_BY_DNS_TEXT,
});
const sentencesOf = (text: string) => text.split(/(?<=[.:?!])\s+/).filter((sentence) => sentence !== '');
const wordsOf = (sentence: string) => sentence.split(/\s+/).length;

describe('texts for owners', () => {
  test('every cause has one', () => {
    for (const cause of DOMAIN_CAUSES) expect(TEXTS[cause].message.length).toBeGreaterThan(10);
  });

  test.each(ALL)('%s is written in short sentences without jargon', (_, { message, advice }) => {
    expect(sentencesOf(message).length).toBeLessThanOrEqual(2);
    for (const sentence of sentencesOf(`${message} ${advice}`))
      expect(wordsOf(sentence), sentence).toBeLessThanOrEqual(MAX_WORDS);
    // What is for the operator alone may name what the operator's own documentation names.
    expect(message).not.toMatch(JARGON);
    if (!advice.includes('docs/operating.md')) expect(advice).not.toMatch(JARGON);
  });

  test('sentences are short on the whole', () => {
    const counts = ALL.flatMap(([, { message, advice }]) => sentencesOf(`${message} ${advice}`).map(wordsOf));
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeLessThanOrEqual(MEAN_WORDS);
  });
});
