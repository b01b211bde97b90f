import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { readDefinitions } from '#cli/shapes.ts';

const MATERIAL = {
  banners: ['images/banner.webp'],
  pictures: ['images/picture.webp'],
  portraits: ['images/portrait.webp'],
  contentIds: ['film'],
  trailerIds: ['film'],
  channelIds: ['channel'],
};
const definitions = await readDefinitions();

/** Keys that choose how a block is drawn, or what it plays. */
const UNCHANGED_KEYS =
  /^(?:type|size|position|aligned|id|content_id|order_by|auto_slide|enabled|player|auto_payload)$/;

/** Every block with its sample, whose every text, link and picture is another attack. */
export function builtPage(texts: readonly string[]) {
  let used = 0;
  const next = () => texts[used++ % texts.length] ?? '';
  const blocks = BLOCK_KEYS.map((key) => ({
    ...(poisoned(definitions[key].sample(MATERIAL), next) as Record<string, unknown>),
    component_key: key,
  }));
  return { url: 'blocks', title: { en: next() }, blocks };
}

function poisoned(value: unknown, next: () => string, field = ''): unknown {
  if (UNCHANGED_KEYS.test(field)) return value;
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next));
  if (typeof value !== 'object' || value === null) return value;
  if (field === 'link') return popupTo(next(), next());
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, poisoned(inner, next, name)]),
  );
}

/** A click opens a secure address over the page, which has a test of its own (header-footer.spec.ts). */
const popupTo = (url: string, name: string) => ({
  ...{ type: 'EXTERNAL', data: { url, name } },
  popup_enabled: !leadsElsewhere(url),
});

/** Whether it may be read as a web address of another host: `https://evil.test`, `//evil.test`, or a bare `evil.test`. */
function leadsElsewhere(url: string): boolean {
  if (URL.canParse(url)) return /^https?:$/.test(new URL(url).protocol);
  return URL.canParse(`https://${url}`) || URL.canParse(`https:${url}`);
}

const to = (next: () => string) => ({ text: next(), link: next() });

/** A header and a footer with something of everything, all of it attacks. */
export function hostileHeaderAndFooter(texts: readonly string[]) {
  let used = 0;
  const next = () => texts[used++ % texts.length] ?? '';
  const column = () => ({ title: next(), link: next(), sub_heading_data: [to(next), to(next), to(next)] });
  const menus = { column_one_menus: [to(next), to(next)], column_two_menus: [to(next)] };
  const header = {
    component_key: 'siteMapHeader',
    data: {
      ...{ logo_s3key: next(), heading_1: to(next), heading_2: to(next), heading_3: to(next) },
      ...{ sign_in: to(next), cta_button: to(next), site_map: [column(), column()] },
      ...{ menu_btn: { enabled: true, ...to(next) }, add_btn1: { enabled: true, ...to(next) }, ...menus },
    },
  };
  const footer = {
    component_key: 'siteMapFooter',
    data: {
      ...{ image_s3key: next(), bg_image_s3key: next(), header: next(), email: next(), phone: next() },
      ...{ site_map: [column(), column(), column()], copyright_text: next(), ...menus },
      social_handles: ['facebook', 'twitter', 'instagram', next()].map((name) => ({ name, url: next() })),
      button: { enabled: true, button_text: next(), link: next() },
      email_form: {
        ...{ enabled: true, title: next(), placeholder_text: next(), button_text: next() },
        link: `/search?search_text=${encodeURIComponent(next().slice(0, 50))}`,
      },
    },
  };
  return { header, footer };
}
