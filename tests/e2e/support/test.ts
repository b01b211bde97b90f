import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { PLAYABLE_VARIABLE } from './codecs.ts';
import { untilAddressIsDrawn, waitForHydration } from './hydrated.ts';

/**
 * Playwright's test with three rules more. A page that logs an error fails the test; `toleratedErrors` names what a test
 * provokes, such as the browser's own line about a 404 that the test requests. A page that is gone to is not used before
 * it is hydrated: what happens earlier is the subject of the tests without scripts and of hydration.spec.ts. And a test
 * that plays films (`playsFilms` for a file, the tag `@plays-films` for one test) is skipped where the browser has no codecs for them.
 */
export const test = base.extend<{
  toleratedErrors: RegExp[];
  playsFilms: boolean;
  skipWithoutCodecs: undefined;
  failOnPageErrors: undefined;
  waitAfterNavigation: undefined;
}>({
  toleratedErrors: [[], { option: true }],
  playsFilms: [false, { option: true }],
  skipWithoutCodecs: [
    async ({ playsFilms }, use, testInfo) => {
      const needsCodecs = playsFilms || testInfo.tags.includes('@plays-films');
      const hasCodecs = process.env[PLAYABLE_VARIABLE] !== 'no';
      testInfo.skip(needsCodecs && !hasCodecs, 'This browser plays no H.264 and AAC.');
      await use(undefined);
    },
    { auto: true },
  ],
  failOnPageErrors: [
    async ({ page, toleratedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((text) => !toleratedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  waitAfterNavigation: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) {
        waitForHydration(page);
        page.context().on('page', waitForHydration);
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

type AddressOptions = Parameters<ReturnType<typeof baseExpect<Page>>['toHaveURL']>[1];

/** Playwright's, but a page has an address only once it is drawn, not while the one before is still there. */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, address: string | RegExp, options?: AddressOptions) {
    const { isNot } = this;
    const expected = isNot ? baseExpect(page).not : baseExpect(page);
    try {
      await expected.toHaveURL(address, options);
      if (!isNot) await untilAddressIsDrawn(page, options?.timeout ?? this.timeout);
      return { pass: !isNot, message: () => '' };
    } catch (error) {
      return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) };
    }
  },
});
