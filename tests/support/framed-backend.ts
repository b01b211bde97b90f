import type { Logos } from '#app/domain/themes/logo-choice.ts';
import { ACCOUNT_PATH, RESPONSES, startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';

interface Framed {
  header?: { component_key: string; data: object };
  footer?: { component_key: string; data: object };
  theme?: { name: string; colors?: Record<string, string> };
  components?: object[];
  languages?: readonly string[];
  logos?: Logos;
  /** More of the backend's answers, by path. */
  more?: Record<string, unknown>;
}

/** A backend whose brand has set up its own header and footer. */
export function startFramedBackend({
  header,
  footer,
  theme,
  components = [],
  languages,
  logos,
  more,
}: Framed = {}) {
  const account = RESPONSES[ACCOUNT_PATH] as { account_metadata: object };
  return startForeignBackend({
    [ACCOUNT_PATH]: {
      ...account,
      od_resource_allowances: { custom_template: true, content_refresh: false },
      account_metadata: { ...account.account_metadata, ...(logos && { logos }) },
      ...(languages && { allowed_languages: languages.map((code) => ({ code, displayName: code })) }),
    },
    '/api/v2/template': [{ _id: 't', is_published: true, selected_theme: theme, components, header, footer }],
    '/api/v1/payment/active-subscription': [],
    ...more,
  });
}

const to = (text: string, link: unknown = '/about-us') => ({ text, link });
const popup = {
  type: 'EXTERNAL',
  data: { url: 'https://ask.example/form', name: 'Ask us' },
  popup_enabled: true,
};

/** Something of everything that a header may have. */
export const HEADER_DATA = {
  heading_1: to('Films', '/search?search_text=film'),
  heading_2: to('Studio', { type: 'ARTIST_LIST' }),
  heading_3: to('Ask us', popup),
  heading_4: to('Nowhere', 'javascript:alert(1)'),
  sign_in: to('Come in', { type: 'LOGIN' }),
  cta_button: to('Join us', { type: 'REGISTER' }),
  site_map: [
    {
      title: 'Watch',
      link: { type: 'HOME' },
      sub_heading_data: [to('Live now', { type: 'ALL_IPTV' }), to('Venues', { type: 'VENUE_LIST' })],
    },
    { title: 'Read', sub_heading_data: [to('Journal', '/custom/journal'), to('Questions', '/faq')] },
    { title: ' ', sub_heading_data: [to(' ')] },
  ],
  menu_btn: { enabled: true, ...to('All of it', '/search') },
  column_one_menus: [to('Press', '/custom/press')],
  column_two_menus: [to('Careers', '/custom/careers')],
  add_btn1: { enabled: true, ...to('Book a class', '/custom/book') },
  add_btn2: { enabled: true, ...to('Try it free', { type: 'PRICING' }) },
};

/** Something of everything that a footer may have. */
export const FOOTER_DATA = {
  header: 'Stories worth staying up for.',
  site_map: [
    {
      title: 'Watch',
      sub_heading_data: [to('Films', '/search?search_text=film'), to('Live now', '/channels')],
    },
    {
      title: 'Company',
      link: '/about-us',
      sub_heading_data: [to('Press', '/custom/press'), to('Ask us', popup)],
    },
    { title: 'Help', sub_heading_data: [to('Questions', '/faq'), to('Nowhere', 'javascript:alert(1)')] },
    { title: '', sub_heading_data: [] },
  ],
  social_handles: [
    ...[
      'facebook',
      'Twitter',
      'instagram',
      'telegram',
      'youtube',
      'bitchute',
      'tiktok',
      'rumble',
      'boxcast',
    ].map((name) => ({ name, url: `https://${name.toLowerCase()}.example/us` })),
    { name: 'elsewhere', url: 'https://elsewhere.example' },
  ],
  email_form: {
    enabled: true,
    title: 'News, once a month',
    placeholder_text: 'you@example.com',
    button_text: 'Sign me up',
    link: '/signup?from=footer',
  },
  button: { enabled: true, button_text: 'See the plans', link: { type: 'PRICING' } },
  email: 'hello@marquee.example',
  phone: '+1 (555) 010-0199',
  copyright_text: '© Everybody who made this',
};
