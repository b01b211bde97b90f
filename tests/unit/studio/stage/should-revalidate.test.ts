import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { expect, it } from 'vitest';
import { shouldRevalidate } from '#app/features/studio/stage/should-revalidate.ts';

const STAGE = 'https://north.example.com/edit/on/page%3Aabout';

const answer = (next: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  shouldRevalidate({
    ...{ currentUrl: new URL(STAGE), nextUrl: new URL(next), currentParams: {}, nextParams: {} },
    ...{ defaultShouldRevalidate: true, ...more },
  } as ShouldRevalidateFunctionArgs);

it('leaves the stage alone but for another document, another language and forms', () => {
  expect(answer(STAGE)).toBe(false);
  expect(answer(`${STAGE}#block-hero`)).toBe(false);
  expect(answer(`${STAGE}?in=ar`)).toBe(true);
  expect(answer('https://north.example.com/edit/on/home%3Amain')).toBe(true);
  // The router's own address of a form is not encoded.
  const form = { formAction: '/edit/on/page:about', formMethod: 'POST' as never };
  expect(answer(STAGE, { ...form, actionStatus: 200 })).toBe(true);
  expect(answer(STAGE, { ...form, actionStatus: 503 })).toBe(false);
});
