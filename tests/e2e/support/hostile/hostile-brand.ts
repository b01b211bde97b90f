import { aurora } from '#demo/catalogue/aurora/brand.ts';
import type { Brand, Text } from '#demo/seed/types.ts';
import type { Attack } from '#tests/fixtures/hostile/corpus.ts';
import { builtPage } from './hostile-blocks.ts';

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

const one = (text: string): Text => ({ en: text });
const textsOf = (attacks: readonly Attack[]) => attacks.map(({ text }) => text);

/** All of them on one page of rich text, one after the other. */
export function pageOf(attacks: readonly Attack[]): string {
  return attacks.map(({ html }, index) => `${html}\n${canary(index)}`).join('\n');
}

/** A brand whose owner means harm: everywhere that he may write, there are attacks. */
export function hostileBrand(slug: string, attacks: readonly Attack[], pages: Brand['freePages']): Brand {
  const texts = textsOf(attacks);
  const text = (index: number) => texts[index % texts.length] ?? '';
  const third = Math.ceil(attacks.length / 3);
  return {
    ...aurora,
    accountId: `acc_${slug}`,
    slug,
    languages: [
      { code: 'en', displayName: 'English' },
      ...OTHERS.map((code, i) => ({ code, displayName: text(i).slice(0, 100) })),
    ],
    title: one(text(1)),
    description: one(texts.slice(0, 40).join(' ')),
    categories: texts.slice(0, 20).map((name, i) => ({ id: `category-${i}`, name: one(name) })),
    genres: texts.slice(20, 30).map((name, i) => ({ id: `genre-${i}`, name: one(name) })),
    facts: [{ id: 'fact', name: one(text(3)), values: { value: one(text(4)) } }],
    people: texts
      .slice(30, 50)
      .map((name, i) => ({ id: `person-${i}`, name: one(name), bio: one(name), views: 1, picture: name })),
    venues: texts.slice(50, 60).map((name, i) => ({
      ...{ id: `venue-${i}`, name: one(name), picture: name },
      ...{ description: one(name), address: one(name), social: { facebook: name, evil: name } },
    })),
    titles: [
      {
        ...{ id: FILM, type: 'SPV', title: one(text(5)), released: '2020-01-01', picture: text(6) },
        description: one(texts.join('\n').slice(0, DESCRIPTION_CHARS)),
        categories: Array.from({ length: 8 }, (_, i) => `category-${i}`),
        genres: Array.from({ length: 8 }, (_, i) => `genre-${i}`),
        people: { actor: Array.from({ length: 10 }, (_, i) => `person-${i}`) },
        venues: ['venue-0', 'venue-1'],
        facts: { fact: ['value'] },
        minutes: 1,
      },
    ],
    ...{ channels: [], plans: [], discounts: [], gateways: [], lanes: [], commentThreads: [] },
    critiques: texts.map((title, i) => ({ title, text: text(i + 1), rating: 3 })),
    banners: texts.slice(60, 80).map((url, i) => ({ id: `banner-${i}`, image: url, url })),
    pages: [
      {
        ...{ type: 'FAQ', title: one('Questions'), url: '' },
        content: { en: attacks.map(({ text: question, html: answer }) => ({ question, answer })) },
      },
      ...Object.keys(INFO_PAGES).map((type, i) => ({
        ...{ type: type as keyof typeof INFO_PAGES, title: one(text(7 + i)), url: text(i) },
        content: { en: pageOf(attacks.slice(i * third, (i + 1) * third)) },
      })),
      {
        ...{ type: 'SOCIAL_LINKS', title: one(text(8)), url: '' },
        content: { en: Object.fromEntries(aurora.critics.slice(0, 9).map((name, i) => [name, text(i)])) },
      },
    ],
    freePages: pages,
    builtPages: [builtPage(texts)],
    critics: texts.slice(0, CRITICS),
    forms: [
      {
        ...{ id: 'form', name: one(text(9)), subHeading: one(text(10)), button: one(text(11)) },
        place: { type: 'ALL', data: [{ id: text(12), page_url: text(13) }] },
        isExpanded: true,
        fields: texts.slice(14, 60).map((name, i) => ({
          name: one(name),
          type: (['TEXT_INPUT', 'EMAIL', 'PHONE', 'DROPDOWN', 'TEXT_AREA'] as const)[i % 5] ?? 'TEXT_AREA',
          options: texts.slice(i, i + 5).map(one),
        })),
      },
    ],
  };
}

export const infoPaths = Object.values(INFO_PAGES);
