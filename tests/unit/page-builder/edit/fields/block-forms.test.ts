import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCK_SHAPES } from '#app/contract/site/block-shapes.ts';
import { blockFaults } from '#app/contract/site/check-blocks.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import type { BlockField } from '#app/features/page-builder/edit/block-fields.server.ts';
import { renderBlockForms } from '#app/features/page-builder/edit/block-forms.server.ts';
import { BLOCK_FORMS } from '#app/features/page-builder/edit/fields/block-forms.ts';
import { entriesOf } from '#app/features/page-builder/edit/fields/fields-of-data.ts';
import { definitions } from '#app/features/page-builder/registry.server.ts';
import { FORMS_FILE } from '#cli/shapes.ts';
import { readImportGraph } from '#tests/support/import-graph.ts';

const EDITOR = 'app/features/page-builder/edit/';

describe('block-forms.json', () => {
  it('is rendered from the definitions: `npm run shapes` writes it', () => {
    expect(readFileSync(FORMS_FILE, 'utf8')).toBe(renderBlockForms(definitions));
  });

  it.each(BLOCK_KEYS)('has fields of %s that may be written, with their limits', (key) => {
    const check = (fields: readonly BlockField[], entries: ReturnType<typeof entriesOf>) => {
      for (const field of fields) {
        const shape = entries.find(([name]) => name === field.name)?.[1];
        expect(shape?.kind, field.name).toBe(field.kind);
        if (field.kind === 'text') expect(shape).toMatchObject({ maxChars: field.maxChars });
        if ('max' in field) expect(shape).toMatchObject({ max: field.max });
        if ('fields' in field) check(field.fields, entriesOf(entries, field.name));
      }
    };
    const fields = BLOCK_FORMS.get(key) ?? [];
    expect(fields.length).toBeGreaterThan(0);
    check(fields, BLOCK_SHAPES.get(key)?.entries ?? []);
  });

  it.each(BLOCK_KEYS)('lets a new card of %s begin without any words', (key) => {
    for (const field of BLOCK_FORMS.get(key) ?? []) {
      if (field.kind !== 'list') continue;
      const data = { component_key: key, [field.name]: [field.start] };
      expect(blockFaults([{ data }], '')).toEqual([]);
      expect(JSON.stringify(field.start)).not.toMatch(/text|heading|title|s3key|link/);
    }
  });
});

describe("the editor's files", () => {
  it("are imported by nothing that viewers' browsers load", () => {
    const importers = [...readImportGraph()].filter(([file, imports]) => {
      const isEditor = file.startsWith(EDITOR) || /^app\/(?:features\/studio|routes\/edit)\//.test(file);
      // The gallery names the type of its fields, and works them out on the server.
      const mayName = /^(?:cli|tests)\/|^app\/features\/page-builder\/gallery\//.test(file);
      return !isEditor && !mayName && imports.some((each) => each.startsWith(EDITOR));
    });
    expect(importers.map(([file]) => file)).toEqual([]);
  });
});
