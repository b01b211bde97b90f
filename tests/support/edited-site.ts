import type { Role } from '#app/contract/roles.ts';
import { entityCalls } from './entities.ts';
import { makeMember } from './members.ts';
import { sharedSite } from './site.ts';

const BLOCKS = [
  {
    id: 'hero',
    data: {
      component_key: 'defaultBanner',
      heading: { $t: { en: 'Welcome', es: 'Bienvenidos' } },
      description: 'Stay a while',
      image_s3key: 'images/hero.w1600.webp',
    },
  },
  {
    id: 'cards',
    data: {
      component_key: 'rowingHeroSection',
      slide_data: ['One', 'Two', 'Three'].map((heading) => ({
        ...{ _id: heading.toLowerCase(), heading, image_s3key: 'images/card.w1600.webp' },
      })),
    },
  },
];

/** A brand in three languages with a home and a page of two blocks, one of text and a form, and people of it. */
export async function openEditedSite() {
  const site = await sharedSite();
  const { account_id, hostnames } = (await site.makeTenant()).record;
  const hostname = hostnames[0] ?? '';
  const { change, entities } = entityCalls(site.admin, account_id);
  const put = (kind: string, id: string, value: unknown) => ({ op: 'put' as const, kind, id, value });
  const languages = ['en', 'es', 'ar'].map((code) => ({ code, name: code }));
  const { results } = await change([
    put('site', 'site', { title: { en: 'Brand' }, languages, default_language: 'en', is_home_built: true }),
    put('template', 'main', { is_published: true, components: BLOCKS }),
    put('page', 'about', { type: 'CUSTOM', page_url: 'about', title: { en: 'About' }, components: BLOCKS }),
    put('page', 'terms', { type: 'STATIC', page_url: 'terms', content: { en: '<p>Terms</p>' } }),
    put('form', 'contact', {
      ...{ heading: { en: 'Write to us' }, button_text: { en: 'Send' }, place: { type: 'PAGES' } },
      fields: [{ name: { en: 'Name' }, type: 'TEXT_INPUT' }],
    }),
  ]);
  const faults = results.filter(({ result }) => result === 'refused' || result === 'conflict');
  if (faults.length > 0) throw new Error(JSON.stringify(faults));

  /** A page without scripts of somebody with these roles. */
  async function openAs(roles: readonly Role[], path = '/', name = 'Edda Writer') {
    const page = await site.page(hostname);
    await makeMember(site.bindings, page.browser, { name, roles });
    await page.goto(path);
    return page;
  }

  return {
    site,
    hostname,
    account: account_id,
    openAs,
    openAsGuest: () => site.page(hostname),
    put,
    change,
    entities,
  };
}
