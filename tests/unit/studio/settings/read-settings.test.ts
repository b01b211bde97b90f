import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOCIAL_NETWORKS } from '#app/contract/account.ts';
import { FORM_FIELD_TYPES, FORM_PLACES } from '#app/contract/pages.ts';
import { readSettings } from '#app/features/studio/settings/read-settings.ts';
import { toSettings } from '#app/features/studio/settings/to-settings.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { asShown, EN, ES, sentWith } from './settings-fixture.ts';

const words = fc.oneof(
  fc.constantFrom('', 'One', ' spaced ', 'two\nlines', '<p onclick="x">a</p>', 'سؤال'),
  fc.string(),
);
const line = words.map((text) => text.replace(/[\r\n]/g, ''));
const language = fc.constantFrom('en', 'es', 'ar');
const texts = fc.oneof(
  words,
  fc.dictionary(language, words, { minKeys: 1 }).map(($t) => ({ $t })),
);
const record = fc.dictionary(language, line);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const question = fc.record({ question: line, answer: words }, { requiredKeys: [] });
const fields: Record<string, fc.Arbitrary<object>> = {
  'page:custom': fc.record({
    ...{ type: fc.constant('CUSTOM'), page_url: line, title: maybe(texts) },
    old_urls: maybe(fc.array(line, { maxLength: 3 })),
  }),
  'page:static': fc.record({ type: fc.constant('STATIC'), page_url: line, content: maybe(texts) }),
  'info:ABOUT_US': fc.record({ title: texts, is_visible: maybe(fc.boolean()), content: texts }),
  'info:FAQ': fc.record({
    title: texts,
    content: fc.dictionary(language, fc.array(question)).map(($t) => ({ $t })),
  }),
  'info:SOCIAL_LINKS': fc.record({
    title: texts,
    content: fc
      .dictionary(language, fc.dictionary(fc.constantFrom('other', ...SOCIAL_NETWORKS), fc.webUrl()))
      .map(($t) => ({ $t })),
  }),
  'form:x': fc.record({
    ...{ heading: texts, sub_heading: maybe(texts), button_text: texts, is_active: maybe(fc.boolean()) },
    place: fc.record({
      type: fc.constantFrom(...FORM_PLACES),
      data: maybe(
        fc.array(fc.record({ id: fc.constant('film'), page_url: fc.constant('a') }, { requiredKeys: [] })),
      ),
    }),
    fields: fc.array(
      fc.record({
        ...{ name: record, type: fc.constantFrom(...FORM_FIELD_TYPES), is_mandatory: maybe(fc.boolean()) },
        options: maybe(fc.array(record)),
      }),
    ),
  }),
};

const withoutNone = (data: object) => JSON.parse(JSON.stringify(data)) as Data;

describe('a settings form', () => {
  it.each(Object.keys(fields))('of %s that is sent as it is changes nothing', (id) => {
    fc.assert(
      fc.property(fields[id] ?? fc.constant({}), fc.constantFrom(EN, ES), (generated, languages) => {
        const data = withoutNone(generated);
        const settings = toSettings(id, data, languages);
        for (const sent of [asShown(settings), new URLSearchParams()])
          expect(readSettings(settings, { fields: data, sent, languages, intent: 'save' })).toEqual([]);
      }),
    );
  });

  it('changes a text in its own language alone', () => {
    const page = { type: 'CUSTOM', page_url: 'spring', title: { $t: { en: 'Spring', ar: 'ربيع' } } };
    const { commands } = sentWith('page:x', page, { title: 'Primavera' }, { languages: ES });
    expect(commands).toEqual([{ kind: 'field', name: 'title', language: 'es', value: 'Primavera' }]);
    const emptied = sentWith('page:x', page, { title: ' ' });
    expect(emptied.fields.title).toEqual({ $t: { ar: 'ربيع' } });
  });

  it('has an address as viewers see it', () => {
    const page = { type: 'CUSTOM', page_url: 'spring' };
    const changed = (page_url: string) => sentWith('page:x', page, { page_url }).commands;
    expect(changed('/Custom/Summer/')).toEqual([{ kind: 'field', name: 'page_url', value: 'summer' }]);
    expect(changed('spring')).toEqual([]);
    expect(changed(' Late  Summer ')).toEqual([{ kind: 'field', name: 'page_url', value: 'late-summer' }]);
    const written = { type: 'STATIC', page_url: 'terms' };
    expect(sentWith('page:x', written, { page_url: '/static/Rules' }).fields.page_url).toBe('rules');
  });

  it('that it had go one by one', () => {
    const page = { type: 'CUSTOM', page_url: 'us', old_urls: ['about', 'we'] };
    expect(sentWith('page:x', page, { 'old_urls/0': 'off' }).fields.old_urls).toEqual(['we']);
    const none = sentWith('page:x', page, { 'old_urls/0': 'off', 'old_urls/1': 'off' });
    expect(none.fields.old_urls).toEqual([]);
  });
});

describe('the questions of a FAQ', () => {
  const q = (name: string) => ({ question: name, answer: `<p>${name}</p>` });
  const faq = { title: { $t: { en: 'FAQ' } }, content: { $t: { en: [q('a'), q('b'), q('c')] } } };
  const saved = (changes: Record<string, string>, intent = 'save', languages = EN) => {
    const { content } = sentWith('info:FAQ', faq, changes, { intent, languages }).fields;
    return (content as { $t: Record<string, readonly { question: string }[]> }).$t;
  };
  const names = (list: readonly { question: string }[] = []) =>
    list.map(({ question: name }) => name).join('');

  it('are added, moved and deleted by buttons, with what was typed', () => {
    expect(names(saved({}, 'card-up:content/1').en)).toBe('bac');
    expect(names(saved({}, 'card-down:content/1').en)).toBe('acb');
    expect(names(saved({}, 'card-delete:content/1').en)).toBe('ac');
    expect(names(saved({ 'content/0/question': 'x' }, 'card-delete:content/1').en)).toBe('xc');
    const added = { 'content/3/question': 'd', 'content/3/answer': 'Yes' };
    expect(saved(added, 'card-add:content').en?.[3]).toEqual({ question: 'd', answer: 'Yes' });
  });

  it('go where their row is emptied, and nowhere by a button of another list', () => {
    expect(names(saved({ 'content/0/question': '', 'content/0/answer': ' ' }).en)).toBe('bc');
    expect(names(saved({}, 'card-down:content/2').en)).toBe('abc');
    expect(names(saved({}, 'card-delete:content/9').en)).toBe('abc');
    expect(names(saved({}, 'card-delete:fields/0').en)).toBe('abc');
  });

  it('of a language without its own begin as those that its viewers see', () => {
    const [, , field] = toSettings('info:FAQ', faq, ES);
    expect(field).toMatchObject({ isBorrowed: true, questions: [{ question: 'a' }, {}, {}] });
    const translated = saved({ 'content/0/question': 'á' }, 'save', ES);
    expect([names(translated.en), names(translated.es)]).toEqual(['abc', 'ábc']);
  });
});

describe('the fields of a form', () => {
  const name: Data = {
    ...{ name: { en: 'Name', es: 'Nombre' }, type: 'TEXT_INPUT', is_mandatory: false, options: [] },
  };
  const how: Data = {
    ...{ name: { en: 'How' }, type: 'DROPDOWN', is_mandatory: true },
    options: [{ en: 'A' }, { en: 'B', es: 'Be' }],
  };
  const form: Data = {
    heading: { $t: { en: 'Hello' } },
    place: { type: 'CONTENT', data: [{ id: 'film' }] },
    fields: [name, how],
  };
  const saved = (changes: Record<string, string>, intent = 'save', languages = EN) =>
    sentWith('form:x', form, changes, { intent, languages }).fields.fields as readonly Data[];

  it('change one by one, in one language', () => {
    const changed = saved({ 'fields/0/name': 'Apellido', 'fields/1/type': 'TEXT_AREA' }, 'save', ES);
    expect(changed[0]).toEqual({ ...name, name: { en: 'Name', es: 'Apellido' } });
    expect(changed[1]).toEqual({ ...how, type: 'TEXT_AREA' });
  });

  it('get options line by line, which are moved and deleted', () => {
    const options = (changes: Record<string, string>, intent = 'save') => saved(changes, intent)[1]?.options;
    expect(options({ 'fields/1/more_options': 'C\r\n\r\n D ' })).toEqual([
      ...[{ en: 'A' }, { en: 'B', es: 'Be' }, { en: 'C' }, { en: 'D' }],
    ]);
    expect(options({}, 'card-up:fields/1/options/1')).toEqual([{ en: 'B', es: 'Be' }, { en: 'A' }]);
    expect(options({}, 'card-delete:fields/1/options/0')).toEqual([{ en: 'B', es: 'Be' }]);
    expect(options({ 'fields/1/options/0': '', 'fields/1/options/1': '' })).toEqual([{ es: 'Be' }]);
  });

  it('are added by their name, moved and deleted', () => {
    const added = saved({
      'fields/2/name': 'Why',
      'fields/2/type': 'DROPDOWN',
      'fields/2/more_options': 'x',
    });
    expect(added[2]).toEqual({
      ...{ name: { en: 'Why' }, type: 'DROPDOWN', is_mandatory: false, options: [{ en: 'x' }] },
    });
    expect(saved({ 'fields/2/type': 'DROPDOWN' })).toHaveLength(2);
    expect(saved({}, 'card-up:fields/1').map(({ type }) => type)).toEqual(['DROPDOWN', 'TEXT_INPUT']);
    expect(saved({}, 'card-delete:fields/0')).toEqual([how]);
  });

  it('float over the pages of their place', () => {
    const place = (changes: Record<string, string>) => sentWith('form:x', form, changes).fields.place;
    expect(place({ 'place/type': 'ALL' })).toEqual({ type: 'ALL', data: [] });
    expect(place({ 'place/type': 'PAGES', 'place/pages': ' press ' })).toEqual({
      ...{ type: 'PAGES', data: [{ page_url: 'press' }] },
    });
    expect(place({ 'place/titles': 'other' })).toEqual({ type: 'CONTENT', data: [{ id: 'other' }] });
  });
});

describe('the addresses of social networks', () => {
  const links = {
    title: { $t: { en: 'Follow' } },
    content: { $t: { en: { facebook: 'https://f.example', own: '/x' } } },
  };
  const saved = (changes: Record<string, string>, languages = EN) =>
    sentWith('info:SOCIAL_LINKS', links, changes, { languages }).fields.content;

  it('change one by one, beside those that have no field', () => {
    expect(saved({ 'content/youtube': 'https://y.example' })).toEqual({
      $t: { en: { facebook: 'https://f.example', own: '/x', youtube: 'https://y.example' } },
    });
    expect(saved({ 'content/facebook': '' })).toEqual({ $t: { en: { own: '/x' } } });
  });

  it('of a language begin as those of the brand’s own', () => {
    expect(saved({ 'content/youtube': 'https://y.example' }, ES)).toMatchObject({
      $t: { es: { facebook: 'https://f.example', youtube: 'https://y.example' } },
    });
  });
});
