import type { Form } from '#app/contract/pages.ts';
import type { FooterConfig, HeaderConfig } from '#app/contract/template.ts';
import type { SampleMaterial } from '#app/features/page-builder/block-definition.ts';

const link = (text: string, url: string) => ({ text, link: url });
const button = (text: string, url: string) => ({ enabled: true, ...link(text, url) });

const MENU = [
  link('Watch', '/category/drama'),
  link('Live', '/live-tv'),
  link('Artists', '/artists'),
  link('Journal', '/custom/studio'),
];
const SITE_MAP = [
  {
    title: 'Watch',
    link: '/search',
    sub_heading_data: [
      link('New this week', '/search'),
      link('Short films', '/search?search_text=short'),
      link('Staff picks', '/playlist/staff-picks'),
    ],
  },
  { title: 'People', sub_heading_data: [link('Artists', '/artists'), link('Venues', '/venues')] },
  {
    title: 'Help',
    sub_heading_data: [
      link('Questions', '/faq'),
      link('About us', '/about-us'),
      link('Press', '/static/press'),
    ],
  },
];
const NETWORKS = ['facebook', 'instagram', 'youtube', 'twitter', 'linkedin'];

/** A header with all that one of its kind can show. */
export function sampleHeader(component_key: HeaderConfig['component_key']): HeaderConfig {
  const [heading_1, heading_2, heading_3, heading_4] = MENU;
  const isMapped = component_key === 'siteMapHeader';
  return {
    component_key,
    data: {
      ...(isMapped ? { site_map: SITE_MAP } : { heading_1, heading_2, heading_3, heading_4 }),
      sign_in: link('Sign in', '/login'),
      cta_button: button('Join free', '/signup'),
      add_btn1: button('See classes', '/search'),
      add_btn2: button('Join free', '/signup'),
      menu_btn: button('Everything', '/search'),
      column_one_menus: MENU.slice(0, 2),
      column_two_menus: MENU.slice(2),
    },
  };
}

/** A footer with all that one of its kind can show; the one with a site map lies over a picture. */
export function sampleFooter(
  component_key: FooterConfig['component_key'],
  { banners }: SampleMaterial,
): FooterConfig {
  const isMapped = component_key === 'siteMapFooter';
  return {
    component_key,
    data: {
      ...(isMapped && { bg_image_s3key: banners[0] }),
      header: 'Good films, and time to watch them.',
      site_map: SITE_MAP,
      column_one_menus: MENU,
      column_two_menus: [link('Questions', '/faq'), link('Press', '/static/press')],
      button: button('See our plans', '/pricing'),
      email_form: {
        enabled: true,
        title: 'A letter each Friday',
        placeholder_text: 'you@example.com',
        button_text: 'Sign up',
        link: '/signup',
      },
      social_handles: NETWORKS.map((name) => ({ name, url: `https://${name}.example/us` })),
      email: 'hello@example.com',
      phone: '+44 20 7946 0018',
      copyright_text: '© Our company',
    },
  };
}

/** A form with a field of each kind. It is nobody's: nothing that is typed into it can be sent. */
export function sampleForm({ banners }: SampleMaterial, isMinimised: boolean): Form {
  const field = { is_mandatory: true, value: '', options: [] };
  return {
    _id: 'sample',
    heading: 'Come to a first class',
    sub_heading: 'Tell us when, and we will keep a mat for you.',
    thumbnail: banners[0],
    button_text: 'Keep my place',
    is_minimised: isMinimised,
    is_login_required: false,
    entities: { type: 'ALL', data: [] },
    fields: {
      data: [
        { ...field, name: 'Your name', type: 'TEXT_INPUT' },
        { ...field, name: 'Your e-mail', type: 'EMAIL' },
        { ...field, name: 'Phone', type: 'PHONE', is_mandatory: false },
        {
          ...field,
          name: 'Which class',
          type: 'DROPDOWN',
          options: ['Morning flow', 'Core', 'Evening calm'],
        },
        { ...field, name: 'Anything we should know', type: 'TEXT_AREA', is_mandatory: false },
      ],
    },
  };
}
