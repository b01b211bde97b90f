import { expect, test } from 'vitest';
import { ageOfLabel } from '#app/contract/site/rating-age.ts';

test.each([
  ['U', 0],
  ['pg', 8],
  ['PG-13', 13],
  ['12+', 12],
  [' 15 + ', 15],
  ['6', 6],
  ['TV-MA', 18],
])('a rating %s is from %i years on', (name, age) => {
  expect(ageOfLabel(name)).toBe(age);
});

test.each(['', 'Family', '12-16', '99', '120+', 'constructor', 'Staffel 12'])(
  'the age of %j is not in its name',
  (name) => {
    expect(ageOfLabel(name)).toBeNull();
  },
);
