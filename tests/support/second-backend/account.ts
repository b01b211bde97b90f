import { IDS } from './catalogue.ts';

export type Account = ReturnType<typeof makeAccount>;

interface Brand {
  mark: string;
  assetUrl: string;
  /** Its home is built from blocks; and its account has little in it. */
  isBuilt: boolean;
}

/** Config, pages and forms of the brand, as the user service and the page builder have them. */
export function makeAccount({ mark, assetUrl, isBuilt }: Brand) {
  const t = (text: string) => `${text} ${mark}`;
  return {
    detail: {
      status: isBuilt ? 1 : true,
      allowed_languages: isBuilt
        ? null
        : [
            { code: 'en', displayName: 'English' },
            { code: 'ar', displayName: 'العربية' },
          ],
      default_language: isBuilt ? '' : 'en',
      date_format: isBuilt ? null : 'YYYYMMDD',
      // With a scheme or without: the specification has "asset host".
      cf_domain_name: isBuilt ? assetUrl : new URL(assetUrl).host,
      od_resource_allowances: isBuilt ? { custom_template: true } : null,
      module_permissions: isBuilt ? ['rating'] : { rating: true },
      account_metadata: { title: t('Tidewater'), description: isBuilt ? null : t('Films by the sea') },
    },
    staticPages: [
      {
        type: 'ABOUT_US',
        title: t('About us'),
        visible_on_website: true,
        content: `<h2>Who</h2><p>${t('Sailors.')}</p>`,
      },
      {
        type: 'TNC',
        title: null,
        visible_on_website: true,
        content: `<p>${t('Be kind.')}</p>`,
        page_url: null,
      },
      { type: 'PRIVACY_POLICY', title: t('Privacy'), visible_on_website: true, content: null },
      { type: 'COPYRIGHT', title: t('Copyright'), visible_on_website: false, content: '' },
      {
        type: 'FAQ',
        title: 'FAQ',
        visible_on_website: true,
        content: [
          { question: t('Where?'), answer: t('Here.') },
          { question: t('Why?'), answer: null },
        ],
      },
      {
        type: 'SOCIAL_LINKS',
        content: { facebook: 'https://facebook.example/tide', tiktok: '', youtube: null },
      },
    ],
    pages: [
      {
        type: 'CUSTOM',
        page_url: 'crew',
        components: [
          {
            data: {
              component_key: 'passimCarve',
              title: t('The crew'),
              heading_1: t('Twelve hands'),
              description: null,
              image_s3key: 'pages/crew.jpg',
              aligned: 'LEFT',
            },
          },
          { data: { component_key: 'unheardOf', heading: t('Lost block') } },
        ],
      },
      { type: 'STATIC', page_url: 'press', content: `<p>${t('Call us.')}</p>` },
    ],
    template: [
      { is_published: false, components: [] },
      {
        is_published: true,
        selected_theme: null,
        components: [
          {
            id: 'one',
            config: null,
            data: {
              component_key: 'rowingHeroSection',
              auto_slide: false,
              slide_data: [
                {
                  image_s3key: 'banners/one.jpg',
                  link: `/content/${IDS.film}`,
                  content: { heading: t('The Quiet Harbour'), sub_heading: '', position: null },
                  cta_button: { enabled: true, text: t('See it'), link: `/content/${IDS.film}` },
                },
              ],
            },
          },
          {
            id: 'two',
            data: {
              component_key: 'defaultSwimlane',
              name: t('New this week'),
              type: 'STATIC',
              content_data: [IDS.film, IDS.bareFilm, IDS.lockedFilm, IDS.membersFilm],
              auto_payload: null,
            },
          },
          { id: 'three', data: { component_key: 'artistSwimlane', name: t('People'), order_by: null } },
        ],
      },
    ],
    forms: [
      {
        _id: IDS.form,
        heading: t('Tell us'),
        sub_heading: null,
        thumbnail: '',
        button_text: t('Send it'),
        is_minimised: true,
        is_login_required: false,
        entities: { type: 'PAGES', data: [{ page_url: 'crew' }] },
        fields: {
          data: [
            { name: t('Your name'), type: 'TEXT_INPUT', is_mandatory: true, value: '', options: null },
            { name: t('Your port'), type: 'DROPDOWN', is_mandatory: false, options: ['Porto', 'Tema'] },
          ],
        },
      },
    ],
  };
}
