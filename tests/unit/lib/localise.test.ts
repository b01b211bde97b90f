import { describe, expect, test } from 'vitest';
import { localiseDeep, localiserFor } from '#app/lib/localise.ts';

const texts = { en: 'Home', es: 'Inicio', 'pt-BR': 'Início' };

describe('localiserFor and localiseDeep', () => {
  test.each([
    ['es', 'en', 'Inicio'],
    ['es-MX', 'en', 'Inicio'],
    ['pt-BR', 'en', 'Início'],
    ['fr', 'es', 'Inicio'],
    ['fr', 'de', 'Home'],
    [undefined, 'en', 'Home'],
  ])('a text in %s, else %s, is read as %s', (language, fallback, text) => {
    expect(localiserFor(language, fallback)(texts)).toBe(text);
  });

  test('an empty text is no translation', () => {
    expect(localiserFor('es', 'en')({ es: '', en: 'Home' })).toBe('Home');
  });

  test('a missing text stays missing', () => {
    const localise = localiserFor('en');
    expect(localise(null)).toBeUndefined();
    expect(localise({})).toBeUndefined();
  });

  test('texts inside documents are translated, and the rest stays as it is', () => {
    const document = { a: [{ $t: texts }, 'plain', 3, null], b: { c: { $t: { en: 'Only' } } } };
    expect(localiseDeep(document, localiserFor('es', 'en'))).toEqual({
      a: ['Inicio', 'plain', 3, null],
      b: { c: 'Only' },
    });
  });
});
