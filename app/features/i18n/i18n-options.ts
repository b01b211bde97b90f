import type { InitOptions } from 'i18next';

/**
 * What server and browser share. English already stands behind every missing text when the resources are made, so
 * i18next gets one language and no fallback, and the browser never downloads a second one.
 */
export const i18nOptions = {
  defaultNS: 'common',
  fallbackLng: false,
  load: 'currentOnly',
  initImmediate: false,
  keySeparator: false,
  returnEmptyString: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
