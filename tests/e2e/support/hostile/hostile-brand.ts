import type { KindName } from '#app/contract/site/entity-kind.ts';
import type { DemoSite } from '#demo/seed/brands.ts';
import type { Attack } from '#tests/fixtures/hostile/corpus.ts';
import { builtPage, hostileHeaderAndFooter } from './hostile-blocks.ts';

/** As many as an FAQ may have entries (LIMITS.shortList). */
export const ATTACKS_A_BRAND = 200;
export const FILM = 'film';

const CRITICS = 30;
/** Of the contract's `description`. */
const DESCRIPTION_CHARS = 20_000;
const INFO_PAGES = { ABOUT_US: '/about-us', TNC: '/term-of-use', PRIVACY_POLICY: '/privacy-policy' } as const;
const OTHERS = ['es', 'ar', 'fr', 'de'];

/** A marker after each attack on a page of many, to be found where it was put. */
export const canary = (index: number) => `<p lang="en">canary ${index}</p>`;

type Text = Readonly<Record<string, string>>;

const one = (text: string): Text => ({ en: text });
const textsOf = (attacks: readonly Attack[]) => attacks.map(({ text }) => text);

/** All of them on one page of rich text, one after the other. */
export function pageOf(attacks: readonly Attack[]): string {
  return attacks.map(({ html }, index) => `${html}\n${canary(index)}`).join('\n');
}

/** A page of rich text of its own. */
export interface FreePage {
  url: string;
  title: Text;
  content: Text;
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A brand whose owner means harm: everywhere that he may write, there are attacks. */
export function hostileBrand(slug: string, attacks: readonly Attack[], pages: readonly FreePage[]): DemoSite {
  const texts = textsOf(attacks);
  const text = (index: number) => texts[index % texts.length] ?? '';
  const entities = [
    ...siteEntities(texts, text),
    ...catalogueEntities(texts, text),
    ...pageEntities(attacks, texts, text, pages),
  ].map(([kind, id, value]) => ({ kind, id, file: '', value }));
  return {
    ...{ slug, accountId: `acc_${slug}`, isActive: true, entities },
    ...{ verifiedGateways: [], trailers: {}, quietPrefix: null },
    community: {
      ...{ critics: texts.slice(0, CRITICS), threads: [], views: {} },
      critiques: texts.map((title, i) => ({ title, text: text(i + 1), rating: 3 })),
    },
  };
}

type Entity = [kind: KindName, id: string, value: object];
type TextAt = (index: number) => string;

function siteEntities(texts: readonly string[], text: TextAt): Entity[] {
  const languages = OTHERS.map((code, i) => ({ code, name: text(i).slice(0, 100) }));
  const form = {
    ...{ heading: one(text(9)), sub_heading: one(text(10)), button_text: one(text(11)) },
    place: { type: 'ALL', data: [{ id: text(12), page_url: text(13) }] },
    fields: texts.slice(14, 60).map((name, i) => ({
      ...{ name: one(name), is_mandatory: false },
      type: (['TEXT_INPUT', 'EMAIL', 'PHONE', 'DROPDOWN', 'TEXT_AREA'] as const)[i % 5] ?? 'TEXT_AREA',
      options: texts.slice(i, i + 5).map(one),
    })),
  };
  return [
    [
      'site',
      'site',
      {
        ...{ title: one(text(1)), description: one(texts.slice(0, 40).join(' ')), is_home_built: true },
        languages: [{ code: 'en', name: 'English' }, ...languages],
        ...{ default_language: 'en', modules: { rating: true, comments: true } },
      },
    ],
    ['theme', 'theme', { name: 'DEFAULT_THEME' }],
    ['form', 'form', form],
    ...texts
      .slice(60, 80)
      .map((url, i): Entity => ['banner', `banner-${i}`, { image: url, url, position: i }]),
  ];
}

function catalogueEntities(texts: readonly string[], text: TextAt): Entity[] {
  const film = {
    ...{ video_type: 'SPV', title: one(text(5)), release_time: '2020-01-01T00:00:00.000Z' },
    ...{ thumbnail: text(6), poster: text(6), preview: text(6), duration_seconds: 60 },
    description: one(texts.join('\n').slice(0, DESCRIPTION_CHARS)),
    created_date: new Date().toISOString(),
    categories: range(8).map((i) => `category-${i}`),
    genres: range(8).map((i) => `genre-${i}`),
    people: { actor: range(10).map((i) => `person-${i}`) },
    venues: ['venue-0', 'venue-1'],
    metadata: { fact: [one(text(4))] },
  };
  const pictures = (name: string) => ({ poster: name, thumbnail: name });
  return [
    ...texts
      .slice(0, 20)
      .map((name, i): Entity => ['category', `category-${i}`, { name: one(name), position: i }]),
    ...texts
      .slice(20, 30)
      .map((name, i): Entity => ['genre', `genre-${i}`, { name: one(name), position: i }]),
    ['field', 'fact', { key: 'fact', name: one(text(3)) }],
    ...texts
      .slice(30, 50)
      .map(
        (name, i): Entity => [
          'person',
          `person-${i}`,
          { name: one(name), bio: one(name), ...pictures(name), position: i },
        ],
      ),
    ...texts.slice(50, 60).map(
      (name, i): Entity => [
        'venue',
        `venue-${i}`,
        {
          ...{ name: one(name), description: one(name), address: one(name), position: i, ...pictures(name) },
          social_profiles: { facebook: name, evil: name },
        },
      ],
    ),
    ['title', FILM, film],
  ];
}

function pageEntities(
  attacks: readonly Attack[],
  texts: readonly string[],
  text: TextAt,
  pages: readonly FreePage[],
): Entity[] {
  const third = Math.ceil(attacks.length / 3);
  const questions = attacks.map(({ text: question, html: answer }) => ({ question, answer }));
  const networks = [
    'facebook',
    'twitter',
    'instagram',
    'telegram',
    'youtube',
    'bitchute',
    'tiktok',
    'rumble',
    'evil',
  ];
  const { url, title, blocks } = builtPage(texts);
  return [
    ['info-page', 'FAQ', { title: one('Questions'), content: { en: questions } }],
    ...Object.keys(INFO_PAGES).map(
      (type, i): Entity => [
        'info-page',
        type,
        {
          ...{ title: one(text(7 + i)), page_url: text(i) },
          content: { en: pageOf(attacks.slice(i * third, (i + 1) * third)) },
        },
      ],
    ),
    [
      'info-page',
      'SOCIAL_LINKS',
      {
        title: one(text(8)),
        content: { en: Object.fromEntries(networks.map((name, i) => [name, text(i)])) },
      },
    ],
    ...pages.map(
      (page): Entity => [
        'page',
        `page-${page.url}`,
        { type: 'STATIC', page_url: page.url, title: page.title, content: page.content },
      ],
    ),
    [
      'page',
      `built-${url}`,
      {
        type: 'CUSTOM',
        page_url: url,
        title,
        components: blocks.map((data, i) => ({ id: `${url}-${i + 1}`, data })),
      },
    ],
    ['template', 'template', hostileTemplate(texts)],
  ];
}

function hostileTemplate(texts: readonly string[]) {
  const colors = Object.fromEntries(texts.slice(0, 11).map((text, i) => [`c${i + 1}`, text.slice(0, 64)]));
  return {
    ...{
      is_published: true,
      selected_theme: { name: texts[0] ?? '', colors },
      ...hostileHeaderAndFooter(texts),
    },
    components: [
      { id: 'hero', data: { component_key: 'rowingHeroSection', slide_data: [{ heading: texts[2] }] } },
    ],
  };
}

export const infoPaths = Object.values(INFO_PAGES);
