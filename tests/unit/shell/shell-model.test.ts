import { describe, expect, it } from 'vitest';
import { toShell } from '#app/features/shell/chrome/shell-model.ts';
import type { Site } from '#app/features/tenancy/site.ts';

const site: Site = {
  isActive: true,
  title: 'Aurora',
  description: '',
  languages: [
    { code: 'en', displayName: 'English' },
    { code: 'ar', displayName: 'العربية' },
  ],
  defaultLanguage: 'en',
  dateFormat: 'DDMMYYYY',
  assetOrigin: 'https://assets.example',
  theme: null,
  header: null,
  footer: null,
  razorpayKeyId: null,
  permissions: { rating: true },
  usesCustomTemplate: false,
  refreshesContent: false,
  categories: [{ id: 'c1', name: 'Drama' }],
  staticPages: [{ type: 'ABOUT_US', title: 'About us', visible_on_website: true, page_url: '', content: '' }],
  knowsStaticPages: true,
  socialLinks: [{ network: 'youtube', url: 'https://youtube.com/x' }],
};

function shellOf(over: Partial<Parameters<typeof toShell>[0]> = {}) {
  const url = new URL('https://aurora.example/');
  return toShell({ site, user: null, language: 'en', url, nameOfPage: () => '', ...over });
}

describe('toShell', () => {
  it('categories, static pages and the logo are linked', () => {
    const shell = shellOf();
    expect(shell.categories[0]).toMatchObject({ label: 'Drama' });
    expect(shell.categories[0]?.href).toMatch(/^\/category\/c1\?/);
    expect(shell.footerLinks).toEqual([{ label: 'About us', href: '/about-us' }]);
    expect(shell.logoSrc).toBe('https://assets.example/public/static/logo.png');
  });

  it('languages are offered only where there is a choice', () => {
    expect(shellOf({ language: 'ar' }).language).toEqual({ code: 'ar', name: 'العربية' });
    expect(shellOf({ site: { ...site, languages: site.languages.slice(0, 1) } }).language).toBeNull();
  });

  it('a member is greeted by the first word of the name', () => {
    expect(shellOf({ user: { name: '  Salma  Idrissi' } }).viewer?.firstName).toBe('Salma');
    expect(shellOf().viewer).toBeNull();
  });

  it.each([
    [true, false],
    [false, true],
    [undefined, false],
  ])('a viewer with an active plan %s sees Subscribe: %s', (hasActivePlan, expected) => {
    expect(shellOf({ user: { name: 'Salma' }, hasActivePlan }).viewer?.showSubscribe).toBe(expected);
  });

  it.each([
    [{ roles: ['edit' as const] }, true],
    [{ roles: ['read' as const] }, true],
    // A backend without roles.
    [{ is_staff: true }, true],
    [{ roles: [] }, false],
    [{}, false],
  ])('a member with %o works for the brand: %s', (user, expected) => {
    const { viewer } = shellOf({ user: { name: 'Salma', ...user } });
    expect(!viewer?.without?.includes('studio')).toBe(expected);
  });

  it('a child’s menu has nothing of the account, and the child’s name', () => {
    const { viewer } = shellOf({ user: { name: 'Salma Noor' }, profile: { name: 'Kim', is_child: true } });
    expect(viewer?.firstName).toBe('Kim');
    expect(viewer?.without).toEqual(
      expect.arrayContaining(['my_profile', 'my_subscriptions', 'change_plan']),
    );
    expect(viewer?.without).not.toContain('profiles');
    expect(shellOf({ user: { name: 'Salma' } }).viewer?.without).toContain('profiles');
  });

  it('a request of the brand’s own app is recognized', () => {
    expect(shellOf({ url: new URL('https://aurora.example/?mobileApp=true') }).isMobileApp).toBe(true);
    expect(shellOf({ url: new URL('https://aurora.example/?mobileApp=1') }).isMobileApp).toBe(false);
  });
});
