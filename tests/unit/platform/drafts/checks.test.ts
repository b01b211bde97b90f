import { describe, expect, it } from 'vitest';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Command } from '#app/lib/edit-document/command.ts';
import type { Data, Json, StoredBlock } from '#app/lib/edit-document/document.ts';
import { findInPage } from '#workers/platform/drafts/checks/find-in-page.ts';
import { findInPictures, type KnownFile } from '#workers/platform/drafts/checks/find-in-pictures.ts';
import { findInTheme } from '#workers/platform/drafts/checks/find-in-theme.ts';
import { findInUses } from '#workers/platform/drafts/checks/find-in-uses.ts';
import type { Found } from '#workers/platform/drafts/checks/found.ts';
import { linksInTexts } from '#workers/platform/drafts/checks/links-in-texts.ts';
import { usesOf } from '#workers/platform/drafts/checks/uses-of.ts';

const PAGE = 'page:about';
/** The brand's own. */
const HOSTNAMES = ['aurora.example', 'www.aurora.example'];
const TITLE = { title: { en: 'About', ar: 'من نحن' } };

const blocksOf = (...all: Data[]): StoredBlock[] => all.map((data, index) => ({ id: `b${index}`, data }));
const findIn = (blocks: readonly StoredBlock[], fields: Data = TITLE, id = PAGE) =>
  findInPage(id, { ...fields, components: blocks as never }, { languages: ['en', 'ar'] });

/** The blocks after what mends a finding. */
function fixed(blocks: readonly StoredBlock[], finding: Found | undefined) {
  const document = {
    language: 'en',
    fields: {},
    blocks: blocks.map((block, index) => ({ ...block, at: `a${index}` })),
  };
  const result = finding?.fix && applyAll(document as never, [finding.fix as Command]);
  if (!result?.ok) throw new Error('there is no fix, or it does not fit');
  return result.document.blocks;
}

describe('the heading of a page', () => {
  it.each<Data>([{}, { title: ' ' }, { title: { en: '', ar: ' ' } }])('is missed of %j', (fields) => {
    expect(findIn([], fields)).toMatchObject([{ rule: 'heading_missing', way: 'title', level: 'warn' }]);
  });

  it('is not that of a home, which is the name of the site', () => {
    expect(findIn([], {}, 'home:main')).toEqual([]);
  });

  it('and its text are warned of where they lack a language', () => {
    const fields = { title: { en: 'About' }, content: { en: '<p>Us</p>', ar: ' ' }, heading: 'plain' };
    expect(findIn([], fields)).toMatchObject([
      { rule: 'language_missing', way: 'title', message: 'ar' },
      { rule: 'language_missing', way: 'content', message: 'ar' },
    ]);
  });
});

describe('the fields of a form', () => {
  it('are warned of where their labels or choices lack a language', () => {
    const full = { en: 'Name', ar: 'الاسم' };
    const fields = [
      { name: full, type: 'TEXT_INPUT', options: [{ en: 'Left from a drop-down' }] },
      { name: { en: 'Day', ar: ' ' }, type: 'DROPDOWN', options: [full, { en: 'Monday' }] },
    ];
    expect(findIn([], { heading: full, fields }, 'form:contact')).toMatchObject([
      { rule: 'language_missing', level: 'warn', way: 'fields.1.name', message: 'ar' },
      { rule: 'language_missing', level: 'warn', way: 'fields.1.options.1', message: 'ar' },
    ]);
  });
});

describe('links inside a text', () => {
  const known = {
    has: (name: string) => ['page/about', 'text-page/terms', 'title/film', 'channel/a b'].includes(name),
    movedTo: (name: string) => (name === 'text-page/old' ? 'terms' : undefined),
    languages: ['en'],
  };
  const foundIn = (value: Data, id = 'page:x') =>
    findInUses({ links: linksInTexts(id, value, HOSTNAMES), pictures: [], texts: [] }, known).map(
      ({ rule, level, way, message }) => [rule, level, way, message],
    );
  const page = (en: string) => ({ type: 'STATIC', content: { en } });

  it.each([
    ['/custom/About/', null],
    ['/static/terms?a=b#c', null],
    ['/content/film', null],
    ['/channel/a%20b', null],
    ['/pricing', null],
    ['https://example.com', null],
    ['https://aurora.example/custom/about', null],
    ['https://aurora.example/', null],
    ['https://www.aurora.example/content/nothing?a=b', 'link_gone'],
    ['https://aurora.example/static/old', 'link_moved'],
    ['http://aurora.example/custom/about', 'link_insecure'],
    ['mailto:a@example.com', null],
    ['/static/about', 'link_gone'],
    ['/custom/terms', 'link_gone'],
    ['/content/nothing', 'link_gone'],
    ['/artist/detail/nobody', 'link_gone'],
    ['/category/%E0%A4%A', 'link_gone'],
    ['/static/old', 'link_moved'],
    ['http://example.com', 'link_insecure'],
    ['javascript:alert(1)', 'link_unsafe'],
    ['//elsewhere.example', 'link_unsafe'],
    ['about', 'link_unsafe'],
  ])('to %s are judged as link fields are: %s', (href, rule) => {
    expect(foundIn(page(`<p>See <a href="${href}">this</a></p>`)).map(([found]) => found)).toEqual(
      rule === null ? [] : [rule],
    );
  });

  it('are named by their words, their language and their question', () => {
    const link = (words: string) => `<p><a href="/custom/gone"><b>${words}</b> now</a> <a>none</a></p>`;
    expect(foundIn({ type: 'STATIC', content: { en: 'x', ar: link('Read') } })).toEqual([
      ['link_gone', 'stop', 'content.ar', '“Read now”: gone'],
    ]);
    const questions = [
      { question: 'Why?', answer: '' },
      { question: 'How?', answer: link('Go') },
    ];
    expect(foundIn({ content: { en: questions } }, 'info:FAQ')).toEqual([
      ['link_gone', 'stop', 'content.en.1.answer', '“Go now”: gone'],
    ]);
    expect(foundIn({ content: { en: { facebook: 'http://x.example' } } }, 'info:SOCIAL_LINKS')).toEqual([]);
  });
});

describe('paths written out in a link field', () => {
  const known = {
    has: (name: string) => ['page/about', 'title/film'].includes(name),
    movedTo: (name: string) =>
      name === 'page/old' ? 'new home' : name === 'text-page/rules' ? 'terms' : undefined,
    languages: ['en'],
  };
  const banner = (link: Json) => blocksOf({ component_key: 'promotionalLead', heading: 'Join', link });
  const foundIn = (link: Json) =>
    findInUses({ ...usesOf(banner(link), HOSTNAMES), pictures: [], texts: [] }, known);

  it.each([
    ['/custom/about', null],
    ['/content/film?from=home', null],
    ['/pricing', null],
    ['example.com', null],
    ['//example.com/custom/gone', null],
    ['https://example.com/custom/gone', null],
    ['https://aurora.example.com/custom/gone', null],
    ['https://aurora.example:8443/custom/gone', null],
    ['https://aurora.example/pricing', null],
    ['https://aurora.example/custom/gone', 'link_gone'],
    ['https://www.aurora.example/custom/old#top', 'link_moved'],
    ['/custom/gone', 'link_gone'],
    ['/content/gone#top', 'link_gone'],
    ['/artist/detail/nobody', 'link_gone'],
    ['/custom/old', 'link_moved'],
  ])('to %s are judged as links that name what they lead to: %s', (url, rule) => {
    for (const link of [url, { type: 'DIRECT', data: { url } }, { type: 'EXTERNAL', data: { url } }])
      expect(foundIn(link).map((found) => found.rule)).toEqual(rule === null ? [] : [rule]);
  });

  it.each<[Json, Json]>([
    ['/custom/old', '/custom/new%20home'],
    ['/static/rules', '/static/terms'],
    ['https://aurora.example/custom/old', '/custom/new%20home'],
    [
      { type: 'DIRECT', data: { url: '/custom/old', name: 'Old' } },
      { type: 'DIRECT', data: { url: '/custom/new%20home', name: 'Old' } },
    ],
  ])('%j gets the new path by its fix', (link, mended) => {
    const [block] = fixed(banner(link), foundIn(link)[0]);
    expect(block?.data.link).toEqual(mended);
  });
});

describe('blocks of the first screen', () => {
  const slides = [{ heading: 'One' }, { heading: 'Two' }];
  const slider = (more: Data = {}) => ({ component_key: 'rowingHeroSection', slide_data: slides, ...more });
  const trailer = { component_key: 'defaultBannerPlayer', player: { type: 'TRAILER', data: { id: 'film' } } };
  const group = { component_key: 'adNCarousel', carousel_section: { slide_data: slides } };
  const still = { component_key: 'defaultBanner', heading: 'Still' };

  it.each([
    [[slider(), slider()], 'b1'],
    [[slider(), slider(), still], 'b1'],
    [[slider(), trailer], 'b1'],
    [[still, slider(), slider()], null],
    [[slider(), still, slider()], null],
    [[slider({ auto_slide: false }), slider()], null],
    [[slider(), { ...slider(), slide_data: slides.slice(1) }], null],
    [[slider(), group], 'b1'],
    [[slider(), { ...group, carousel_section: { ...group.carousel_section, auto_slide: false } }], null],
    [[slider(), { ...trailer, player: { type: 'CONTENT', data: { id: 'film' } } }], null],
    [[slider()], null],
  ] as [Data[], string | null][])('are warned of where two move by themselves: %j', (all, block) => {
    const found = findIn(blocksOf(...all));
    expect(found).toMatchObject(block === null ? [] : [{ block, rule: 'first_screen_moves', level: 'warn' }]);
  });

  it.each([[[slider(), group]], [[slider(), slider()]], [[slider(), trailer]]])(
    'rest by the fix: %#',
    (all) => {
      const blocks = blocksOf(...all);
      expect(findIn(fixed(blocks, findIn(blocks)[0]))).toEqual([]);
    },
  );
});

describe('pictures', () => {
  const id = 'a'.repeat(64);
  const image_s3key = `uploads/2026/${id}.f35-20.w1600.webp`;
  const file = { id, ending: 'w1600.webp', width: 4000, height: 4000, bytes: 1 };
  const slides = {
    component_key: 'rowingHeroSection',
    slide_data: [{ _id: 'k', heading: 'One', image_s3key }],
  };

  function found(all: Data[], own: Partial<KnownFile>) {
    const blocks = blocksOf(...all);
    const files = new Map([[`file/${id}`, { ...file, ...own }]]);
    return findInPictures(blocks, usesOf(blocks, []).pictures, files);
  }

  it.each(['slide_data', 'card_data'])(
    'that would be scaled up are found in their field, with both sizes: %s',
    (list) => {
      const block = { component_key: 'rowingHeroSection', [list]: slides.slide_data };
      expect(found([block], { width: 320, height: 180 })).toMatchObject([
        {
          ...{ block: 'b0', way: `data.${list}.0.image_s3key`, rule: 'picture_small', level: 'warn' },
          message: '320 × 180 < 1920 × 1080',
        },
      ]);
    },
  );

  it('are as large as cards of their size', () => {
    const card = (size: string) => ({
      component_key: 'asymmetricFlow',
      card_data: [{ heading: 'A', size, image_s3key }],
    });
    expect(found([card('sm')], { width: 390, height: 600 })).toEqual([]);
    expect(found([card('lg')], { width: 390, height: 600 })).toMatchObject([{ rule: 'picture_small' }]);
  });

  it('that are large enough, or of unknown size, are not', () => {
    expect(found([slides], {})).toEqual([]);
    expect(findInPictures(blocksOf(slides), usesOf(blocksOf(slides), []).pictures, new Map())).toEqual([]);
  });

  it('of more than 300 KB are warned of, wherever they are', () => {
    const still = { component_key: 'defaultBanner', heading: 'Still' };
    expect(found([still, still, slides], { bytes: 300_000 })).toEqual([]);
    expect(found([still, still, slides], { bytes: 300_001 })).toMatchObject([
      { block: 'b2', rule: 'picture_heavy', message: '301 KB > 300 KB' },
    ]);
  });

  it('of the first screen are warned of together; of slides the first is there', () => {
    const three = {
      ...slides,
      slide_data: [...slides.slide_data, ...slides.slide_data, ...slides.slide_data],
    };
    const own = { bytes: 250_000, width: 1920, height: 1080, ending: 'original.webp' };
    expect(found([three, slides, slides], own)).toEqual([]);
    expect(
      found([slides, { component_key: 'showcaseGrid', card_data: slides.slide_data }], {
        ...own,
        bytes: 299_000,
      }),
    ).toEqual([]);
    const grid = { component_key: 'showcaseGrid', card_data: three.slide_data };
    expect(found([slides, grid], own)).toMatchObject([
      { rule: 'first_screen_heavy', block: 'b0', message: '1000 KB > 600 KB' },
    ]);
    // Of rungs, cards fetch those of their size: a quarter of the pixels each.
    expect(found([slides, grid], { ...own, ending: 'w1600.webp' })).toEqual([]);
  });
});

describe('colours', () => {
  it('that viewers get otherwise are found, and ours may be taken', () => {
    const [finding, ...others] = findInTheme({ theme: 'DEFAULT_THEME', c5: '#222222' });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ way: 'c5', rule: 'colour_moved' },
      message: expect.stringMatching(/^#222222 → #/),
    });
    const fix = finding?.fix as Extract<Command, { kind: 'field' }>;
    expect(findInTheme({ theme: 'DEFAULT_THEME', [fix.name]: fix.value ?? null })).toEqual([]);
  });

  it('of the theme itself are its own', () => {
    expect(findInTheme({ theme: 'DEFAULT_THEME' })).toEqual([]);
  });
});
