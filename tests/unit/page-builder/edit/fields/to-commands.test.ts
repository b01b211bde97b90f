import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from '#app/features/page-builder/edit/fields/read-form.ts';
import { toCommands } from '#app/features/page-builder/edit/fields/to-commands.ts';
import { toFormFields } from '#app/features/page-builder/edit/fields/to-form-fields.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import type { Data } from '#app/lib/edit-document/document.ts';
import { toStoredBlocks } from '#app/lib/edit-document/document.ts';
import { changedBlock, inDraft } from './generated-blocks.ts';
import { sendFields } from './send-fields.ts';

const EN = { language: 'en', ownLanguage: 'en' };
const AR = { language: 'ar', ownLanguage: 'en' };
const newId = () => 'new';

describe('toCommands', () => {
  it('leads to what the form has', () => {
    fc.assert(
      fc.property(changedBlock, ({ old, wanted }) => {
        const commands = toCommands(old, { data: wanted, config: undefined }, { ownLanguage: 'en', newId });
        const applied = applyAll({ language: 'en', blocks: [old], fields: {} }, commands);
        expect(applied.ok && toStoredBlocks(applied.document)).toEqual(
          toStoredBlocks({ blocks: [{ ...old, data: wanted }] }),
        );
      }),
    );
  });

  it('merges two forms of one block in which different fields, or languages, were changed', () => {
    const old = inDraft({ title: 'A', slide_data: [{ _id: 'k3f', content: { heading: 'B' } }] });
    const block = { blockKey: 'rowingHeroSection', data: old.data };
    const commandsOf = (name: string, value: string, languages: typeof EN) => {
      const sent = sendFields(toFormFields(block.blockKey, block.data, languages));
      sent.set(name, value);
      return toCommands(old, readForm(sent, block, languages), { ownLanguage: 'en', newId });
    };
    const commands = [
      ...commandsOf('slide_data/#k3f/content/heading', 'ب', AR),
      ...commandsOf('slide_data/#k3f/content/heading', 'C', EN),
      ...commandsOf('title', 'D', EN),
    ];
    expect(commands).toHaveLength(3);
    const applied = applyAll({ language: 'en', blocks: [old], fields: {} }, commands);
    const [now] = applied.ok ? toStoredBlocks(applied.document) : [];
    expect(now?.data).toEqual({
      title: 'D',
      slide_data: [{ _id: 'k3f', content: { heading: { $t: { en: 'C', ar: 'ب' } } } }] as unknown as Data,
    });
  });
});
