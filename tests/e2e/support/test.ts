import { test as base, expect } from '@playwright/test';

/**
 * Playwright's test with one rule more: a page that logs an error fails the test. `toleratedErrors` names what a test
 * provokes, such as the browser's own line about a 404 that the test asks for.
 */
export const test = base.extend<{ toleratedErrors: RegExp[]; failOnPageErrors: undefined }>({
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
});

export { expect };
