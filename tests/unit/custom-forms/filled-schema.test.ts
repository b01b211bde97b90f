import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FormSchema } from '#app/contract/pages.ts';
import { KEY_FIELD, toFilledSchema } from '#app/features/custom-forms/filled-schema.ts';
import { toFormModel } from '#app/features/custom-forms/form-model.ts';
import { parseForm } from '#app/features/forms/parse-form.ts';

const FORM = v.parse(FormSchema, {
  _id: 'contact',
  heading: 'Write to us',
  thumbnail: 'images/desk.w640.webp',
  entities: { type: 'HOME' },
  fields: {
    data: [
      { name: 'name[0].x', type: 'TEXT_INPUT', is_mandatory: true },
      { name: 'E-mail', type: 'EMAIL', is_mandatory: true },
      { name: 'E-mail', type: 'PHONE' },
      { name: 'Colour', type: 'DROPDOWN', options: ['Red', 'Red', 'Blue'] },
      { name: 'key', type: 'TEXT_AREA' },
    ],
  },
});
const KEY = 'a-key-of-this-try';

function parse(fields: Record<string, string>) {
  const model = toFormModel(FORM, 'https://assets.example');
  const sent = new FormData();
  for (const [name, value] of Object.entries({ [KEY_FIELD]: KEY, ...fields })) sent.set(name, value);
  const submission = parseForm(sent, toFilledSchema(model.fields));
  return submission.status === 'success' ? submission.value : submission.reply().error;
}

const GOOD = { field0: 'Ana', field1: 'ana@example.com' };

describe('toFilledSchema', () => {
  it('fields get names of the site, whatever the brand called them, and each option is listed once', () => {
    const model = toFormModel(FORM, 'https://assets.example');
    expect(model.fields.map(({ name, label }) => [name, label])).toEqual([
      ['field0', 'name[0].x'],
      ['field1', 'E-mail'],
      ['field2', 'E-mail'],
      ['field3', 'Colour'],
      ['field4', 'key'],
    ]);
    expect(model.fields[3]?.options).toEqual(['Red', 'Blue']);
    expect(model.picture?.src).toBe('https://assets.example/images/desk.w640.webp');
  });

  it('valid values are trimmed, and missing ones are empty', () => {
    expect(parse({ ...GOOD, field0: ' Ana ', field4: 'a\r\nb ' })).toEqual({
      field0: 'Ana',
      field1: 'ana@example.com',
      field2: '',
      field3: '',
      field4: 'a\nb',
      [KEY_FIELD]: KEY,
    });
  });

  it('every invalid field has an error by the key of its text', () => {
    expect(parse({ field1: 'a@b.', field2: '+49', field3: 'Green', field4: 'x'.repeat(5001) })).toEqual({
      field0: ['form_field_empty'],
      field1: ['form_email_invalid'],
      field2: ['invalid_phone'],
      field3: ['form_option_unknown'],
      field4: ['too_long'],
    });
  });

  it('a missing or malformed key is replaced with a new one', () => {
    for (const key of ['', 'short', 'with blank in it', '<script>']) {
      expect(parse({ ...GOOD, [KEY_FIELD]: key })?.[KEY_FIELD]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});
