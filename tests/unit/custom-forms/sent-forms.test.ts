import { describe, expect, it } from 'vitest';
import { readSentForms, sentFormsOf, withSentForm } from '#app/features/custom-forms/sent-forms.ts';

describe('sent forms', () => {
  it('sent forms are read as they were written, from the browser’s cookies under either name', () => {
    const value = withSentForm(readSentForms(withSentForm([], 'form:1@a')), 'form.2~b');
    expect(value).toBe('form:1@a!form.2~b');
    expect(readSentForms(value)).toEqual(['form:1@a', 'form.2~b']);
    expect(sentFormsOf(`lng=ar; forms=${value}`)).toEqual(['form:1@a', 'form.2~b']);
    expect(sentFormsOf(`__Host-forms=${value}; tz=UTC`)).toEqual(['form:1@a', 'form.2~b']);
    expect(sentFormsOf('myforms=x; lng=en')).toEqual([]);
  });

  it('each form is stored once, and the newest ones fit into a cookie', () => {
    expect(withSentForm(['a', 'b'], 'a')).toBe('b!a');
    let sent: string[] = [];
    for (let index = 0; index < 100; index += 1)
      sent = readSentForms(withSentForm(sent, `${index}-${'x'.repeat(120)}`));
    expect(sent.join('!').length).toBeLessThanOrEqual(1800);
    expect(sent.at(-1)).toMatch(/^99-/);
  });

  it('malformed entries are dropped', () => {
    expect(readSentForms('a b!<script>!!ok!"; x=1')).toEqual(['ok']);
    expect(readSentForms(null)).toEqual([]);
  });
});
