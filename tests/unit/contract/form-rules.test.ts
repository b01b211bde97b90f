import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_MAX_CHARS, formFaultOf, toFormValue } from '#app/contract/form-rules.ts';
import { FORM_FIELD_TYPES, type FormField } from '#app/contract/pages.ts';

function field(type: FormField['type'], over: Partial<FormField> = {}) {
  return { type, is_mandatory: false, options: ['Red', 'Blue'], ...over };
}

describe('formFaultOf (page-builder.md §5, custom forms)', () => {
  it.each(FORM_FIELD_TYPES)('a mandatory %s without a value is rejected, an optional one is not', (type) => {
    for (const empty of ['', '   ', '\n', '\u200b', '\u2800']) {
      expect(formFaultOf(field(type, { is_mandatory: true }), empty)).toBe('form_field_empty');
      expect(formFaultOf(field(type), empty)).toBeNull();
    }
  });

  it.each([
    ['a@b.', 'form_email_invalid'],
    ['a@b.c', null],
    ['abcdef.', 'form_email_invalid'],
    ['abc@def', 'form_email_invalid'],
    ['@....', null],
    ['ana@example.com', null],
  ])('an e-mail needs five characters, an "@" and a ".": %s', (value, fault) => {
    expect(formFaultOf(field('EMAIL'), value)).toBe(fault);
    expect(formFaultOf(field('EMAIL', { is_mandatory: true }), value)).toBe(fault);
  });

  it.each([
    ['0123456789', null],
    ['٠١٢٣', null],
    ['۰۱۲۳', null],
    ['+49301234', 'form_phone_invalid'],
    ['12 34', 'form_phone_invalid'],
    ['1e5', 'form_phone_invalid'],
  ])('a phone is numeric: %s', (value, fault) => {
    expect(formFaultOf(field('PHONE'), value)).toBe(fault);
  });

  it('a drop-down accepts its options and nothing else', () => {
    expect(formFaultOf(field('DROPDOWN'), 'Blue')).toBeNull();
    for (const other of ['blue', 'Green', 'Select', 'constructor', 'Red,Blue']) {
      expect(formFaultOf(field('DROPDOWN'), other)).toBe('form_option_unknown');
    }
  });

  it.each(FORM_FIELD_TYPES)('a %s has a maximum length', (type) => {
    const longest = '1'.repeat(FORM_MAX_CHARS[type]);
    expect(formFaultOf(field(type, { options: [longest] }), longest)).not.toBe('form_value_long');
    expect(formFaultOf(field(type), `${longest}1`)).toBe('form_value_long');
  });

  it('every typed text is checked, and blanks count as an empty value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORM_FIELD_TYPES),
        fc.string({ unit: 'binary', maxLength: 6000 }),
        fc.boolean(),
        (type, typed, isMandatory) => {
          const value = toFormValue(typed);
          expect(toFormValue(value)).toBe(value);
          expect(value).not.toMatch(/\r/);
          const fault = formFaultOf(field(type, { is_mandatory: isMandatory }), value);
          if (value === '') expect(fault).toBe(isMandatory ? 'form_field_empty' : null);
        },
      ),
    );
  });
});
