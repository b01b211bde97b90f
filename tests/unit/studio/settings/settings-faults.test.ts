import { describe, expect, it } from 'vitest';
import type { ListedDocument } from '#app/contract/editing.ts';
import { takenAddresses } from '#app/features/studio/settings/page-address.ts';
import { settingsFaults } from '#app/features/studio/settings/settings-faults.ts';
import { toSettings } from '#app/features/studio/settings/to-settings.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { EN, sentWith } from './settings-fixture.ts';

const listed = (id: string, page_url: string, type: 'CUSTOM' | 'STATIC'): ListedDocument => ({
  ...{ id, kind: 'page', title: 'Press', page_url, type, revision: 0, is_changed: false, is_outdated: false },
  ...{ is_in_use: undefined, modified_date: undefined, modified_by: undefined },
});
const DOCUMENTS = [listed('page:press', '/static/Press/', 'STATIC'), listed('page:x', 'spring', 'CUSTOM')];

function faultsOf(id: string, fields: Data, changes: Record<string, string>, intent = 'save') {
  const { settings: before, commands, fields: after } = sentWith(id, fields, changes, { intent });
  const settings = toSettings(id, after, EN);
  const taken = takenAddresses(DOCUMENTS, id);
  return settingsFaults({ settings, before, commands, fields: after, taken }).map(
    ({ path, rule }) => `${path} ${rule}`,
  );
}

describe('an address', () => {
  const page = { type: 'CUSTOM', page_url: 'spring', title: 'Spring' };

  it.each([
    ['', 'address_empty'],
    ['/', 'address_empty'],
    ['/custom/', 'address_empty'],
    ['x'.repeat(2049), 'address_long'],
    ['a/b', 'address_letters'],
    ['a?b', 'address_letters'],
    ['PRESS/', 'address_taken'],
    ['/custom/press', 'address_taken'],
  ])('"%s" breaks the rule %s', (page_url, rule) => {
    expect(faultsOf('page:x', page, { page_url })).toEqual([`page_url ${rule}`]);
  });

  it('may be in any script, and one that it has already', () => {
    expect(faultsOf('page:x', page, { page_url: 'ربيع' })).toEqual([]);
    expect(faultsOf('page:x', page, { page_url: 'SPRING' })).toEqual([]);
  });
});

describe('a fault', () => {
  const faq: Data = {
    title: { $t: { en: 'FAQ' } },
    content: {
      $t: {
        en: [
          { question: '', answer: 'Old' },
          { question: 'b', answer: 'B' },
        ],
      },
    },
  };

  it('is named at its control, and no older one', () => {
    expect(faultsOf('info:FAQ', faq, { title: '' })).toEqual(['title needed']);
    expect(faultsOf('info:FAQ', faq, { 'content/1/answer': '' })).toEqual(['content/1/answer needed']);
    expect(faultsOf('info:FAQ', faq, { 'content/2/question': 'c' })).toEqual(['content/2/answer needed']);
    expect(faultsOf('info:FAQ', faq, { 'content/1/question': 'x'.repeat(2001) })).toEqual([
      'content/1/question long',
    ]);
  });

  it.each(['http://a.example', 'a.example', 'javascript:alert(1)', 'https://', 'https:///x', '//a.example'])(
    'is that %s is no address of a network',
    (address) => {
      const links = { title: 'x', content: { $t: { en: { facebook: 'facebook.com/old' } } } };
      expect(faultsOf('info:SOCIAL_LINKS', links, { 'content/tiktok': address })).toEqual([
        'content/tiktok https',
      ]);
    },
  );

  it('is a form without fields, or one that floats over nothing', () => {
    const form: Data = {
      ...{ heading: 'x', button_text: 'y', place: { type: 'HOME' } },
      fields: [{ name: { en: 'Name' }, type: 'EMAIL' }],
    };
    expect(faultsOf('form:x', form, {}, 'card-delete:fields/0')).toEqual(['fields no_fields']);
    expect(faultsOf('form:x', form, { 'fields/0/name': ' ' })).toEqual(['fields/0/name needed']);
    expect(faultsOf('form:x', form, { 'place/type': 'CONTENT' })).toEqual(['place/titles/0 nowhere']);
    expect(faultsOf('form:x', form, { 'place/type': 'CONTENT', 'place/titles': 'a b' })).toEqual([
      'place/titles/0 id',
    ]);
    expect(faultsOf('form:x', form, { heading: '' })).toEqual(['heading needed']);
  });
});
