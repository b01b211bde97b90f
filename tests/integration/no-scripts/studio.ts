import { entityCalls } from '#tests/support/entities.ts';
import { makeMember, newEmail } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { sharedSite } from '#tests/support/site.ts';

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'ar', name: 'العربية' },
];

const PAGES: readonly ['page' | 'info-page' | 'form', string, unknown][] = [
  ['page', 'spring', { type: 'CUSTOM', page_url: 'spring', title: { en: 'Spring' } }],
  [
    'page',
    'press',
    { type: 'STATIC', page_url: 'press', title: { en: 'Press' }, content: { en: '<p>Hello</p>' } },
  ],
  ['info-page', 'ABOUT_US', { title: { en: 'About' }, content: { en: '<p>We</p>', es: '<p>Nos</p>' } }],
  [
    ...(['info-page', 'FAQ'] as const),
    {
      title: { en: 'Questions' },
      content: { en: ['Why?', 'How?'].map((question) => ({ question, answer: `<p>${question}</p>` })) },
    },
  ],
  [
    ...(['info-page', 'SOCIAL_LINKS'] as const),
    { title: { en: 'Follow us' }, content: { en: { facebook: 'https://facebook.com/x' } } },
  ],
  [
    ...(['form', 'contact'] as const),
    {
      ...{ heading: { en: 'Write to us' }, button_text: { en: 'Send' }, place: { type: 'HOME' } },
      fields: [
        { name: { en: 'Your name' }, type: 'TEXT_INPUT' },
        { name: { en: 'How often' }, type: 'DROPDOWN', options: [{ en: 'Daily' }, { en: 'Weekly' }] },
      ],
    },
  ],
];

/** A brand of a test's own with pages, a FAQ and a form, and its editors' and viewers' pages. */
export async function openStudio() {
  const site = await sharedSite();
  const { hostname, accountId } = await site.makeTenant();
  const entities = entityCalls(site.admin, accountId);
  const changes = [
    { ...{ op: 'put' as const, kind: 'site' as const, id: 'site' }, value: siteValue() },
    ...PAGES.map(([kind, id, value]) => ({ op: 'put' as const, kind, id, value })),
  ];
  const { results } = await entities.change(changes);
  const faults = results.flatMap((result) => result.faults ?? []);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));

  async function openAs(roles: readonly string[], path: string): Promise<Page> {
    const page = await site.page(hostname);
    const email = newEmail();
    await makeMember(site.bindings, page.browser, { name: 'Edda', email });
    if (roles.length > 0) {
      await site.bindings.db
        .prepare('UPDATE users SET is_email_verified = 1 WHERE account_id = ? AND email_key = ?')
        .bind(accountId, email)
        .run();
      const granted = await site.admin('PUT', `/admin/v1/accounts/${accountId}/staff`, {
        email_id: email,
        roles,
      });
      if (!granted.ok) throw new Error(await granted.text());
    }
    await page.goto(path);
    return page;
  }

  return {
    openAsEditor: (path = '/edit') => openAs(['edit', 'publish'], path),
    openAsViewer: (path: string) => openAs([], path),
  };
}

const siteValue = () => ({ title: { en: 'Brand' }, default_language: 'en', languages: LANGUAGES });
