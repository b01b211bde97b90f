import { type BuiltHome, button, localised, toCategory } from '#demo/seed/built-page.ts';
import type { Text } from '#demo/seed/types.ts';

const to = (text: Text, link: unknown) => ({ text: localised(text), link });

export const header: BuiltHome['header'] = {
  component_key: 'translucentHeader',
  data: {
    heading_1: to({ en: 'Live', fr: 'Direct' }, toCategory('live', 'Live classes')),
    heading_2: to({ en: 'Programmes', fr: 'Programmes' }, toCategory('programmes', 'Programmes')),
    heading_3: to({ en: 'Channels', fr: 'Chaînes' }, { type: 'ALL_IPTV' }),
    heading_4: to({ en: 'Coaches', fr: 'Coachs' }, { type: 'ARTIST_LIST' }),
    sign_in: to({ en: 'Sign in', fr: 'Se connecter' }, { type: 'LOGIN' }),
    cta_button: button({ en: 'Start free', fr: 'Essai gratuit' }, { type: 'REGISTER' }),
  },
};

export const footer: BuiltHome['footer'] = {
  component_key: 'siteMapFooter',
  data: {
    header: localised({ en: 'Classes for people with a life.', fr: 'Des cours pour ceux qui ont une vie.' }),
    site_map: [
      {
        title: localised({ en: 'Train', fr: 'S’entraîner' }),
        sub_heading_data: [
          to({ en: 'Live classes', fr: 'Cours en direct' }, toCategory('live', 'Live classes')),
          to({ en: 'Programmes', fr: 'Programmes' }, toCategory('programmes', 'Programmes')),
          to({ en: 'Channels', fr: 'Chaînes' }, { type: 'ALL_IPTV' }),
          to({ en: 'Daily Ten', fr: 'Dix par jour' }, toCategory('daily-ten', 'Daily Ten')),
        ],
      },
      {
        title: localised({ en: 'Pulse', fr: 'Pulse' }),
        sub_heading_data: [
          to({ en: 'The studio', fr: 'Le studio' }, { type: 'PAGES', data: { page_url: 'studio' } }),
          to({ en: 'Our coaches', fr: 'Nos coachs' }, { type: 'ARTIST_LIST' }),
          to({ en: 'Where we train', fr: 'Nos lieux' }, { type: 'VENUE_LIST' }),
          to(
            { en: 'The winter challenge', fr: 'Le défi de l’hiver' },
            { type: 'PAGES', data: { page_url: 'challenge' } },
          ),
        ],
      },
      {
        title: localised({ en: 'Join', fr: 'Nous rejoindre' }),
        sub_heading_data: [
          to({ en: 'Plans', fr: 'Formules' }, { type: 'PRICING' }),
          to({ en: 'Sign in', fr: 'Se connecter' }, { type: 'LOGIN' }),
          to({ en: 'Press', fr: 'Presse' }, '/static/press'),
        ],
      },
    ],
    email_form: {
      enabled: true,
      title: localised({ en: 'A free week, by e-mail', fr: 'Une semaine offerte, par e-mail' }),
      placeholder_text: localised({ en: 'you@example.com', fr: 'vous@exemple.fr' }),
      button_text: localised({ en: 'Send it', fr: 'Recevoir' }),
      link: { type: 'REGISTER' },
    },
    email: 'hello@pulse.example',
  },
};
