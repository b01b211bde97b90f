import fc from 'fast-check';
import { GATEWAYS } from '#app/contract/payment.ts';
import { ROW_KINDS } from '#app/contract/rows.ts';
import { BLOCK_SHAPES, type FieldShape, type ShapeEntries } from '#app/contract/site/block-shapes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { INFO_PAGE_TYPES } from '#app/contract/site/info-page.ts';
import type { FolderEntity } from '#cli/site/read-folder.ts';

type Entity = readonly [kind: KindName, id: string, value: object];

const LANGUAGES = ['en', 'es', 'ar', 'zh-Hant'];

/** Letters of several scripts, quotes, line ends and what JSON, CSV, HTML and paths trip over. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'a"b',
    'x,y;z',
    '<b>&amp;</b>',
    'line\nline',
    '  ',
    '\u2028',
    'ليلة',
    '=1+1',
    '../up',
    '🎬',
  ),
);
const readable = words.map((text) => (text.trim() === '' ? `${text}x` : text));
const texts = fc
  .tuple(readable, fc.dictionary(fc.constantFrom(...LANGUAGES), words, { maxKeys: 3 }))
  .map(([en, others]) => ({ ...others, en }));
const id = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_.:~@-]{0,11}$/);
const ids = (maxLength: number) => fc.uniqueArray(id, { maxLength, minLength: 1 });
const picture = fc.stringMatching(/^images\/[a-z0-9 ]{1,12}\.w640\.webp$/);
const time = fc
  .integer({ min: 0, max: 4_000_000_000 })
  .map((seconds) => new Date(seconds * 1000).toISOString());
const position = fc.nat(5);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const flag = maybe(fc.boolean());
const some = (from: readonly string[]) => fc.subarray([...from]);
const one = (from: readonly string[]) => maybe(fc.constantFrom(...from));

/** Fields that are there or not, as an owner would write them. */
const object = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(fields)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));

/** A value that a block's field may have, in every spelling. */
function fieldValue(shape: FieldShape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text': {
      const short = words.map((text) => text.slice(0, shape.maxChars));
      return fc.oneof(
        short,
        fc.dictionary(fc.constantFrom(...LANGUAGES), short, { minKeys: 1 }).map(($t) => ({ $t })),
      );
    }
    case 'choice':
      return fc.constantFrom(...shape.choices);
    case 'switch':
      return fc.boolean();
    case 'link':
      return fc.oneof(
        fc.constantFrom('', '/plans', 'https://example.com/a?b=c#d', 'mailto:a@example.com'),
        id.map((to) => ({ type: 'CONTENT_DETAIL', data: { id: to }, popup_enabled: true })),
      );
    case 'picture':
      return fc.oneof(
        picture,
        picture.map((s3_key) => ({ s3_key })),
      );
    case 'player':
      return id.map((data) => ({ type: 'CONTENT', data: { content_id: data } }));
    case 'titles':
      return ids(3);
    case 'rules':
      return id.map((value) => [{ type: 'system_defined', name: 'category', id: value }]);
    case 'group':
      return dataOf(shape.entries);
    case 'list':
      return fc.array(dataOf(shape.entries), { maxLength: 2 });
  }
}

/** Some of the fields. */
export const dataOf = (entries: ShapeEntries): fc.Arbitrary<object> =>
  fc
    .subarray([...entries], { maxLength: Math.min(4, entries.length) })
    .chain((some) => fc.record(Object.fromEntries(some.map(([name, shape]) => [name, fieldValue(shape)]))));

const config = object({ top: maybe(fc.constantFrom('none', 'wide')), surface: maybe(fc.constant('brand')) });
const components = fc
  .array(
    fc
      .constantFrom(...BLOCK_SHAPES)
      .chain(([key, { entries }]) =>
        fc.record({ key: fc.constant(key), data: dataOf(entries), config: maybe(config) }),
      ),
    { maxLength: 3 },
  )
  .map((blocks) =>
    blocks.map(({ key, data, config }, index) => ({
      id: `block-${index}`,
      data: { ...data, component_key: key },
      ...(config && { config }),
    })),
  );

interface Names {
  categories: string[];
  genres: string[];
  ratings: string[];
  fields: string[];
  people: string[];
  venues: string[];
  assets: string[];
  plans: string[];
  titles: string[];
  playlists: string[];
  channels: string[];
}

const names = fc.record<Names>({
  ...{ categories: ids(3), genres: ids(2), ratings: ids(2), fields: ids(2), people: ids(3), venues: ids(2) },
  ...{ assets: ids(2), plans: ids(3), titles: ids(5), playlists: ids(2), channels: ids(2) },
});

/** A whole site whose references exist, and every field of every kind at some time: generated-site.test.ts counts. */
export const generatedSite: fc.Arbitrary<FolderEntity[]> = names
  .map((all) => ({ ...all, playlists: all.playlists.map((each) => `list-${each}`.slice(0, 20)) }))
  .chain((all) => fc.tuple(...entitiesOf(all)))
  .map((entities) => entities.map(([kind, entityId, value]) => ({ kind, id: entityId, file: '', value })));

function entitiesOf(all: Names): fc.Arbitrary<Entity>[] {
  const each = (kind: KindName, of: readonly string[], value: (at: number) => fc.Arbitrary<object>) =>
    of.map((entityId, at) => value(at).map((own): Entity => [kind, entityId, own]));
  const named = { name: texts, position };
  const person = {
    ...{ ...named, poster: maybe(picture), thumbnail: maybe(picture) },
    social_profiles: maybe(fc.constant({ x: 'https://x.example/a' })),
    metadata: maybe(fc.tuple(texts, texts).map(([name, value]) => [{ id: 'from', name, value }])),
  };
  return [
    ...each('site', ['site'], () =>
      object({
        logos: maybe(fc.constant({ on_dark: 'images/a.png', on_light: 'images/b.png' })),
        ...{ title: texts, description: maybe(texts), modules: maybe(fc.constant({ rating: true })) },
        languages: fc.constant([
          { code: 'en', name: 'English' },
          { code: 'ar', name: 'العربية' },
        ]),
        ...{
          default_language: fc.constantFrom('en', 'ar'),
          is_home_built: fc.boolean(),
          content_refresh: flag,
        },
        date_format: maybe(fc.constantFrom('DDMMYYYY', 'YYYYMMDD')),
        currency: maybe(fc.constantFrom('USD', 'EUR')),
      }),
    ),
    ...each('theme', ['theme'], () =>
      fc.oneof(
        object({ palettes: maybe(fc.constant({ OWN: { c1: '#fff' } })) }),
        object({ name: fc.constant('NEON_DARK'), colors: maybe(fc.constant({ c7: '#123456' })) }),
      ),
    ),
    ...each('comment-rules', ['comment-rules'], () =>
      object({
        slow_mode_seconds: maybe(fc.nat(60)),
        blocked_words: maybe(fc.constant(['darn', 'the end'])),
      }),
    ),
    ...each('category', all.categories, () => object({ ...named, is_active: maybe(fc.boolean()) })),
    ...each('genre', all.genres, () => object(named)),
    ...each('rating', all.ratings, () =>
      object({
        ...{ name: readable, description: maybe(texts), icon: maybe(picture) },
        age: maybe(fc.integer({ min: 0, max: 18 })),
      }),
    ),
    ...each('field', all.fields, (at) => object({ ...named, key: fc.constant(`key ${at}`) })),
    ...each('person', all.people, () => object({ ...person, bio: maybe(texts) })),
    ...each('venue', all.venues, () =>
      object({ ...person, address: maybe(texts), description: maybe(texts) }),
    ),
    ...each('asset', all.assets, () =>
      object({
        duration_seconds: fc.constantFrom(0.5, 61, 4000.25),
        heights: fc.constantFrom([360], [240, 720]),
        captions: maybe(fc.constant([{ lang: 'en', label: 'English' }])),
        has_thumbnails: flag,
      }),
    ),
    ...each('plan', all.plans, (at) =>
      object({
        ...{ ...named, amount_minor: fc.nat(10_000), currency: fc.constantFrom('USD', 'JPY') },
        ...{
          duration_days: fc.integer({ min: 1, max: 400 }),
          is_ppv: fc.constant(at === 0),
          tax_rate: maybe(fc.nat(3000)),
        },
        ...{ description: maybe(texts), is_active: flag },
        ...(at === 0 ? {} : { trial_days: fc.integer({ min: 0, max: 30 }) }),
        metadata: maybe(
          fc.record(
            { screens: fc.integer({ min: 1, max: 6 }), quality: texts, best_value: fc.boolean() },
            { requiredKeys: [] },
          ),
        ),
      }),
    ),
    ...each('voucher', ['voucher'], () =>
      object({
        ...{ code: fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), name: texts, plans: some(all.plans) },
        ...{
          value_type: fc.constantFrom('percentage', 'flat'),
          value: fc.nat(10_000),
          ends_time: maybe(time),
        },
        ...{
          description: maybe(texts),
          max_value_minor: maybe(fc.nat(500)),
          is_listed: flag,
          is_active: flag,
        },
        ...{ starts_time: maybe(time), usage_limit: maybe(fc.integer({ min: 1, max: 9 })) },
      }),
    ),
    ...each('gateway', GATEWAYS.slice(0, 2), () =>
      object({ mode: maybe(fc.constantFrom('live', 'test')), currency: maybe(fc.constant('INR')), position }),
    ),
    ...each('title', all.titles, (at) => title(all, at)),
    ...each('playlist', all.playlists, () => playlist(all)),
    ...each('channel', all.channels, () =>
      object({
        ...named,
        categories: some(all.categories),
        plans: some(all.plans.slice(1)),
        ppv_plans: some(all.plans.slice(0, 1)),
        ...{ logo: maybe(picture), banner: maybe(picture), thumbnail: maybe(picture) },
        ...{ title: maybe(texts), description: maybe(texts), is_restricted: flag },
      }),
    ),
    ...each('schedule', all.channels, () => schedule(all)),
    ...each('banner', ['banner'], () =>
      fc.oneof(
        object({ image: picture, title: one(all.titles), position }),
        object({ image: picture, url: fc.constant('https://x.example/a'), position }),
      ),
    ),
    ...each('lane', ['lane'], () =>
      object({
        ...{ ...named, reverse: flag, order_by: maybe(fc.constant('views_count')) },
        kind: maybe(fc.constantFrom(...ROW_KINDS)),
        filters: fc.constant({ category: all.categories, content_ids: all.titles, video_types: ['SPV'] }),
      }),
    ),
    ...each('form', ['form'], () =>
      object({
        ...{
          heading: texts,
          button_text: texts,
          ...{ sub_heading: maybe(texts), thumbnail: maybe(picture), is_minimised: flag },
          ...{ is_login_required: flag, is_active: flag },
          place: fc.constantFrom({ type: 'HOME' }, { type: 'ALL', data: [{ id: 'x' }] }),
        },
        fields: fc.array(
          object({
            name: texts,
            type: fc.constant('DROPDOWN'),
            options: maybe(fc.array(texts, { maxLength: 2 })),
          }),
          {
            minLength: 1,
            maxLength: 2,
          },
        ),
      }),
    ),
    ...each('page', ['built', 'written.v2'], (at) =>
      at === 0
        ? object({
            type: fc.constant('CUSTOM'),
            page_url: fc.constant('built'),
            old_urls: maybe(fc.constantFrom(['first'], ['first', 'second'])),
            title: maybe(texts),
            components,
          })
        : object({ type: fc.constant('STATIC'), page_url: fc.constant('written'), content: texts }),
    ),
    ...each('info-page', INFO_PAGE_TYPES, (at) =>
      object({
        title: texts,
        page_url: maybe(fc.constant(`/page-${at}`)),
        content: infoContent(at),
        ...{ is_visible: flag, position },
      }),
    ),
    ...each('template', ['home'], () =>
      object({
        name: maybe(texts),
        is_published: fc.boolean(),
        components,
        header: maybe(fc.constant({ component_key: 'defaultHeader' })),
        footer: maybe(fc.constant({ component_key: 'siteMapFooter', data: { copyright_text: '©' } })),
        selected_theme: maybe(fc.constantFrom({ name: 'NEON_DARK' }, { name: 'X', colors: { c11: 'red' } })),
        position,
      }),
    ),
  ];
}

function infoContent(at: number): fc.Arbitrary<object> {
  if (INFO_PAGE_TYPES[at] === 'FAQ')
    return fc
      .array(fc.record({ question: readable, answer: readable }), { maxLength: 2 })
      .map((en) => ({ en }));
  if (INFO_PAGE_TYPES[at] === 'SOCIAL_LINKS') return fc.constant({ en: { facebook: 'https://f.example/a' } });
  return texts;
}

function shared(all: Names) {
  return {
    ...{
      title: texts,
      description: maybe(texts),
      thumbnail: maybe(picture),
      created_date: time,
      release_time: maybe(time),
    },
    ...{ is_published: flag, is_login_required: flag, poster: maybe(picture), preview: maybe(picture) },
    ...{ trailer: maybe(picture), publish_time: maybe(time), original_language: maybe(fc.constant('es')) },
    duration_seconds: maybe(fc.nat(10_000)),
    ...{
      categories: some(all.categories),
      genres: some(all.genres),
      venues: some(all.venues),
      rating: one(all.ratings),
    },
    ...{
      plans: some(all.plans.slice(1)),
      ppv_plans: some(all.plans.slice(0, 1)),
      is_restricted: fc.boolean(),
    },
    people: fc.dictionary(fc.constantFrom('cast', 'director of "light"', 'toString'), some(all.people)),
    metadata: fc.dictionary(fc.constantFrom(...all.fields), fc.array(texts, { maxLength: 2 })),
  };
}

const serial = fc.integer({ min: 1, max: 40 });
/** Of a title's own time, in seconds. */
const stretch = fc
  .tuple(fc.nat(500), fc.integer({ min: 1, max: 90 }))
  .map(([start, length]) => ({ start, end: start + length }));

const title = (all: Names, at: number) =>
  object({
    ...shared(all),
    // The first is a series, the second its episode.
    video_type: fc.constant(['MPVP', 'MPVC', 'SPV', 'LIVE', 'VOD_LIVE'][at] ?? 'SPV'),
    ...(at === 1 ? { parent: fc.constant(all.titles[0]), serial_no: fc.constant(1) } : {}),
    ...{ season: maybe(serial), episode: maybe(serial) },
    ...{ intro: maybe(stretch), recap: maybe(stretch), credits: maybe(stretch) },
    ...(at % 2 === 0
      ? { asset: one(all.assets) }
      : { stream_link: maybe(fc.constant('https://x.example/a.m3u8')) }),
    ...{ is_live: flag, live_expiry_time: maybe(time), live_comments_applicable: flag },
  });

const playlist = (all: Names) =>
  fc.boolean().chain((isManual) =>
    object({
      ...shared(all),
      ...(isManual
        ? { items: some(all.titles) }
        : { rules: fc.constant([{ type: 'system_defined', name: 'category', id: all.categories[0] }]) }),
    }),
  );

const schedule = (all: Names) =>
  fc
    .tuple(
      fc.uniqueArray(fc.nat(23), { maxLength: 4 }),
      fc.uniqueArray(fc.nat(300), { maxLength: 3 }),
      fc.constantFrom(...all.titles),
    )
    .map(([hours, days, shown]) => ({
      daily: hours
        .sort((a, b) => a - b)
        .map((hour) => ({
          start: `${String(hour).padStart(2, '0')}:00:00`,
          end: `${String(hour + 1).padStart(2, '0')}:00:00`,
          title: shown,
        })),
      dated: days
        .sort((a, b) => a - b)
        .map((day) => {
          const start = Date.UTC(2026, 0, 1 + day, 20);
          return {
            start: new Date(start).toISOString(),
            end: new Date(start + 3_600_000).toISOString(),
            title: shown,
          };
        }),
    }))
    .filter(({ daily, dated }) => daily.length + dated.length > 0);
