import type { Browser } from './browser.ts';

export const DEMO_PASSWORD = 'marquee-demo';

/** Signs in through the site's own form; throws when the site refuses. */
export async function login(browser: Browser, email: string, password = DEMO_PASSWORD): Promise<void> {
  const response = await browser.submit('/login', { email, password });
  if (response.status >= 300 && response.status < 400) return;
  throw new Error(`Login as ${email} responded with ${response.status}`);
}
