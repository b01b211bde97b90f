import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { register } from '#tests/integration/no-scripts/open-pages.ts';
import type { Page } from '#tests/support/page.ts';
import { faultAt, NO_FAULTS } from '#tests/support/second-backend/faults.ts';
import { type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { registerBrand } from './register-brand.ts';

const SIGNUP = /\/user\/subscriber\/signup$/;
/** Later than a page waits, sooner than the call is given up. */
const RESPONSE_MS = 5_500;
/** As long as a viewer waits for any page, and what a busy machine adds. */
const MAX_PAGE_MS = 4_500;
const UNKNOWN = /your account may be there already/;

let site: TestSite;
let backend: SecondBackend;
let page: Page;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSite(), startSecondBackend({ mark: 'Quokka' })]);
});

afterAll(() => backend.close());

beforeEach(async () => {
  backend.setFaults(NO_FAULTS);
  page = await site.page(await registerBrand(site, backend), '/signup?redirectTo=%2Fvenues');
});

const signups = () => backend.requests.filter(({ path }) => SIGNUP.test(path));

async function registerSlowly(name: string, email: string) {
  const startedAt = performance.now();
  await register(page, { name, email });
  expect(performance.now() - startedAt).toBeLessThan(MAX_PAGE_MS);
  page.screen.getByText(UNKNOWN);
  expect(page.main.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(name);
  expect(page.main.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('');
}

describe('registering at a backend that takes longer than a page waits', () => {
  it('shows that the account may be there, and signs in to it when the form is sent again', async () => {
    const before = signups().length;
    backend.delayResponses({ paths: SIGNUP, ms: RESPONSE_MS });
    await registerSlowly('Lara Late', 'lara@late.example');
    backend.delayResponses(null);
    await register(page, { name: 'Lara Late', email: 'lara@late.example' });
    page.screen.getByText('Welcome! Your account is ready.');
    expect(page.address).toBe('/venues');
    expect(page.header.getAllByText('Lara').length).toBeGreaterThan(0);
    expect(signups().length).toBe(before + 1);
  });

  it('leads to the sign-in, which then works', async () => {
    backend.delayResponses({ paths: SIGNUP, ms: RESPONSE_MS });
    await registerSlowly('Lena Late', 'lena@late.example');
    backend.delayResponses(null);
    const [toSignIn] = page.main.getAllByRole('link', { name: 'Sign in' });
    await page.click(toSignIn as Element);
    expect(page.address).toBe('/login?redirectTo=%2Fvenues');
  });

  it('registers with the second form where the first has come to nothing', async () => {
    backend.setFaults(faultAt('hang', SIGNUP));
    await registerSlowly('Hana Hung', 'hana@late.example');
    backend.setFaults(NO_FAULTS);
    await register(page, { name: 'Hana Hung', email: 'hana@late.example' });
    page.screen.getByText('Welcome! Your account is ready.');
    expect(page.header.getAllByText('Hana').length).toBeGreaterThan(0);
  });
});
