import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';
import { expect } from './test.ts';

/** More steps than any page here has from its top to its end. */
const MOST_STEPS = 90;

/** Presses Tab, or Shift and Tab, until `target` has the focus, as somebody without a pointer has to. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  await untilHydrated(target);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  await expect(target, `${MOST_STEPS} times ${key} do not lead here`).toBeFocused();
}

async function hasFocus(target: Locator): Promise<boolean> {
  const handle = await target.elementHandle();
  const isFocused = (await handle?.evaluate((element) => element === document.activeElement)) ?? false;
  await handle?.dispose();
  return isFocused;
}

/** Types into what has the focus, and goes on. */
export async function fillIn(page: Page, ...values: string[]) {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.insertText(value);
  }
}

type Texts = Record<string, Record<string, string>>;

/** The site's own words in a language: `text('auth.sign_in')`. */
export function textsOf(language: string) {
  const texts: Texts = JSON.parse(readFileSync(`public/frontend/locales/${language}.json`, 'utf8'));
  return (key: string): string => {
    const [namespace = '', name = ''] = key.split('.');
    const found = texts[namespace]?.[name];
    if (found === undefined) throw new Error(`no text ${key} in ${language}`);
    return found;
  };
}
