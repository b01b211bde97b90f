import type { InitOptions } from 'i18next';
import { numberFormat } from '#app/lib/number-locale.ts';

/**
 * What server and browser share. Missing texts are filled with the English ones when the resources are made,
 * so i18next gets one language and no fallback, and the browser never downloads a second one.
 */
export const i18nOptions = {
  defaultNS: 'common',
  fallbackLng: false,
  load: 'currentOnly',
  initImmediate: false,
  keySeparator: false,
  returnEmptyString: false,
  interpolation: {
    // React escapes what it renders.
    escapeValue: false,
    alwaysFormat: true,
    format: (value, _, lng) => (typeof value === 'number' ? formatNumber(value, lng ?? 'en') : value),
  },
} as const satisfies InitOptions;

/** In the language's digits. "min2" keeps years whole: 2026, but 10,000. */
function formatNumber(value: number, lng: string): string {
  // The type of `useGrouping` lacks what ES2023 added to it.
  const options = { useGrouping: 'min2' } as unknown as Intl.NumberFormatOptions;
  return numberFormat(lng, options).format(value);
}
