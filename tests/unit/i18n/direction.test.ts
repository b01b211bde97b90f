import { describe, expect, it } from 'vitest';
import { directionOf } from '#app/features/i18n/direction.ts';

describe('directionOf', () => {
  it.each(['ar', 'ar-EG', 'AR', 'Ar-sa', 'fa', 'fa-AF', 'he', 'he-IL', 'ur-PK', 'ckb-IQ', 'yi'])(
    '%s is written from right to left',
    (lng) => {
      expect(directionOf(lng)).toBe('rtl');
    },
  );

  it.each(['en', 'es-MX', 'fr', 'zh-Hant-TW', 'arn', 'en-AR', 'ku', 'pa-IN', ''])(
    '"%s" is written from left to right',
    (lng) => {
      expect(directionOf(lng)).toBe('ltr');
    },
  );
});
