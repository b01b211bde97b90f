import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS } from '#app/features/playback/engine/failure.ts';

const LANGUAGES = ['en', 'es', 'ar', 'fr'];
const wordsIn = (language: string): Record<string, string> => {
  const file = new URL(`../../../../public/frontend/locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).player;
};
const english = wordsIn('en');

describe.each(LANGUAGES)('the texts of failures in %s', (language) => {
  const words = wordsIn(language);

  it.each(FAILURE_KINDS)('the failure %s has a text of its own', (kind) => {
    const key = `failure_${kind}`;
    expect(words[key]).toMatch(/\p{L}{2}/u);
    const others = FAILURE_KINDS.filter((other) => other !== kind).map((other) => words[`failure_${other}`]);
    expect(others).not.toContain(words[key]);
    if (language !== 'en') expect(words[key]).not.toBe(english[key]);
  });

  it.each(['retry', 'back'])('the button "%s" has a text', (key) => {
    expect(words[key]).toMatch(/\p{L}{2}/u);
  });
});
