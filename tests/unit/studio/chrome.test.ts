import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockFaults } from '#app/contract/site/check-blocks.ts';
import { CHROME_SHAPES } from '#app/contract/site/chrome-shapes.ts';
import { FOOTER_KEYS, HEADER_KEYS } from '#app/contract/template.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { BLOCK_FORMS } from '#app/features/page-builder/edit/fields/block-forms.ts';
import { toFooterModel } from '#app/features/shell/footer/variants/to-footer-model.server.ts';
import { toHeaderModel } from '#app/features/shell/header/variants/to-header-model.server.ts';
import type { ChromeKey } from '#app/features/studio/chrome/chrome-fields.ts';
import { renderChromeForms, renderChromeShapes } from '#app/features/studio/chrome/describe-chrome.server.ts';
import { CHROME_FORMS_FILE, CHROME_SHAPES_FILE } from '#cli/shapes.ts';
import en from '../../../public/frontend/locales/en.json';

const KEYS: readonly ChromeKey[] = [...HEADER_KEYS, ...FOOTER_KEYS];
const SITE = { assetOrigin: '', theme: null, socialLinks: [], staticPages: [] };

type Value = string | boolean | Value[] | { [name: string]: Value };

/** A field as an owner would fill it in. */
function filled(field: BlockField): Value {
  switch (field.kind) {
    case 'switch':
      return true;
    case 'choice':
      return field.choices[0] ?? '';
    case 'picture':
      return 'images/a.w640.webp';
    case 'link':
      return { type: 'DIRECT', data: { url: 'https://example.com/' } };
    case 'group':
      return all(field.fields);
    case 'list':
      return [all(field.fields)];
    default:
      return field.name === 'url' ? 'https://example.com/' : 'Words';
  }
}
const all = (fields: readonly BlockField[]): { [name: string]: Value } =>
  Object.fromEntries(fields.map((field) => [field.name, filled(field)]));

function drawn(key: ChromeKey, data: object): string {
  const config = { component_key: key, data: data as Record<string, unknown> };
  const model = key.endsWith('Header')
    ? toHeaderModel(config as never, { site: SITE, veil: 0, buyMembership: '' })
    : toFooterModel(config as never, { site: SITE, words: { email: '', goOn: '', takedown: '' } });
  return JSON.stringify(model);
}

describe('the forms of headers and footers', () => {
  it('are rendered from what they read: `npm run shapes` writes them', () => {
    expect(readFileSync(CHROME_SHAPES_FILE, 'utf8')).toBe(renderChromeShapes());
    expect(readFileSync(CHROME_FORMS_FILE, 'utf8')).toBe(renderChromeForms());
  });

  it.each(KEYS)('of %s have only fields that it draws, and that may be written', (key) => {
    const fields = BLOCK_FORMS.get(key) ?? [];
    expect(fields.length).toBeGreaterThan(3);
    const data = all(fields);
    const block = { data: { ...data, component_key: key } };
    expect(blockFaults([block], '', CHROME_SHAPES)).toEqual([]);
    for (const { name } of fields) {
      const { [name]: _, ...others } = data;
      expect(drawn(key, others), name).not.toBe(drawn(key, data));
    }
  });

  it('have a name for every field and network', () => {
    const namesIn = (fields: readonly BlockField[]): string[] =>
      fields.flatMap((field) => [
        `field_${field.name}`,
        ...(field.kind === 'choice' ? field.choices.map((choice) => `${choice}_choice`) : []),
        ...('fields' in field ? namesIn(field.fields) : []),
      ]);
    const texts: Record<string, string> = en.edit_fields;
    const wanted = KEYS.flatMap((key) => namesIn(BLOCK_FORMS.get(key) ?? []));
    expect(wanted.filter((name) => !texts[name])).toEqual([]);
  });

  it('are no blocks of a page', () => {
    for (const key of KEYS) expect(blockFaults([{ data: { component_key: key } }], '')).toHaveLength(1);
  });
});
