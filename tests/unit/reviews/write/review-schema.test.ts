import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/features/forms/parse-form.ts';
import { ReviewFormSchema } from '#app/features/reviews/write/review-schema.ts';

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const submission = parseForm(form, ReviewFormSchema);
  return submission.status === 'success' ? submission.value : submission.reply().error;
}

describe('ReviewFormSchema', () => {
  it.each(['0.5', '1', '3.5', '5'])('a rating of %s stars is accepted', (rating) => {
    expect(parse({ rating })).toEqual({ rating: Number(rating), title: '', description: '', review_id: '' });
  });

  it.each(['', '0', '0.25', '5.5', '-1', 'four', 'NaN', 'Infinity'])(
    'the rating "%s" is rejected',
    (rating) => {
      expect(parse({ rating })).toEqual({ rating: ['review_rating_empty'] });
    },
  );

  it('a missing rating and a text without a heading are both rejected', () => {
    expect(parse({})).toEqual({ rating: ['review_rating_empty'] });
    expect(parse({ description: 'Words' })).toEqual({
      rating: ['review_rating_empty'],
      title: ['review_title_empty'],
    });
  });

  it.each([
    ['none', ''],
    ['blanks', '   '],
    ['zero-width characters', '\u200B\u2060\u202E'],
  ])('a text with a heading of %s is rejected', (_, title) => {
    expect(parse({ rating: '4', title, description: 'Words' })).toEqual({ title: ['review_title_empty'] });
  });

  it('a heading alone and a blank text are accepted', () => {
    expect(parse({ rating: '4', title: ' Fine ' })).toMatchObject({ title: 'Fine', description: '' });
    expect(parse({ rating: '4', description: ' \u200B\n' })).toMatchObject({ title: '', description: '' });
  });

  it('a line break counts once, and the text stays as it is', () => {
    const description = `${'a\r\n'.repeat(2_499)}é`;
    expect(parse({ rating: '4', title: 'T', description })).toMatchObject({
      description: `${'a\n'.repeat(2_499)}é`,
    });
    const hostile = '<b onclick=x>\u202Eabc\u202C</b> 👩‍🚀';
    expect(parse({ rating: '4', title: hostile, description: hostile })).toMatchObject({
      title: hostile,
      description: hostile,
    });
  });

  it.each([
    ['title', 121],
    ['description', 5_001],
    ['description', 10_000],
  ])('a %s of %i characters is too long', (field, length) => {
    const fields = { rating: '4', title: 'T', [field]: 'x'.repeat(length) };
    expect(parse(fields)).toEqual({ [field]: ['too_long'] });
  });
});
