import { test as base, expect } from '@playwright/test';
import { waitForScripts } from './taken-over.ts';

/**
 * Playwright's test with two rules more. A page that logs an error fails the test; `toleratedErrors` names what a test
 * provokes, such as the browser's own line about a 404 that the test asks for. And a page that is gone to is not touched
 * before its scripts have taken it over: what is pressed earlier does what links and forms do by themselves, which the
 * tests without scripts and taking-over.spec.ts are about.
 */
export const test = base.extend<{
  toleratedErrors: RegExp[];
  failOnPageErrors: undefined;
  waitAfterLoading: undefined;
}>({
  toleratedErrors: [[], { option: true }],
  failOnPageErrors: [
    async ({ page, toleratedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((text) => !toleratedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  waitAfterLoading: [
    async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) {
        waitForScripts(page);
        page.context().on('page', waitForScripts);
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
