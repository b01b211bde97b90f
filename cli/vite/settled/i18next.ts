import { method, type Settled } from './settle.ts';

/**
 * i18next without its plugins but for a backend, without its own number formats (i18n-options.ts has ours), without
 * reports of missing texts, and without the plural forms from before Intl.PluralRules, which every browser has that
 * build.target names. What an account's texts may hold (variables, plurals, contexts, nesting) stays.
 */
export const I18NEXT: readonly Settled[] = [
  {
    file: 'i18next/dist/esm/i18next.js',
    answers: [
      // Nobody reads its log: these say nothing unless `debug` is on.
      [/\b_?this\.logger\.(?:warn|log|deprecate)\(.*\);$/gm, ';'],
      [/^.*checkedLoadedFor\[.*\{\n.*checkedLoadedFor\[.*\n.*\n\s*\}\n/gm, ''],
      ['if (usedKey || usedDefault || updateMissing)', 'if (false)'],
      [/this\.options\.compatibilityAPI !== 'v1'/g, 'true'],
      [/this\.options\.compatibilityAPI === 'v1'/g, 'false'],
      // The language that answers with keys.
      [/if \(lng && lng\.toLowerCase\(\) === 'cimode'\)/g, 'if (false)'],
      [/const returnDetails = .*;/g, 'const returnDetails = false;'],
      // Plugins: `use` takes a backend.
      [/if \(this\.modules\.(?:logger|formatter|languageDetector|i18nFormat)\)/g, 'if (false)'],
      [/ {4}if \(module\.type === 'logger'[\s\S]*?(?= {4}return this;)/g, ''],
      ['!this.i18nFormat || this.i18nFormat.handleAsObject', 'true'],
      [/this\.i18nFormat && this\.i18nFormat\.\w+/g, 'false'],
      [/this\.services\.languageDetector\b(?!\.)/g, 'undefined'],
      ['const postProcess = options.postProcess || this.options.postProcess;', 'return res;'],
      ['if (formatter && (', 'if (false && ('],
      ['formatter = Formatter;', ''],
      // Instances are made once and not copied.
      [/(?:this\.)?options\.isClone/g, 'false'],
      // Plurals.
      ["typeof Intl === 'undefined' || !Intl.PluralRules", 'false'],
      [/this(?:\.pluralResolver)?\.shouldUseIntlApi\(\)/g, 'true'],
      ['this.rules = createRules();', ''],
      ...[
        'cloneInstance',
        'dir',
        'reloadResources',
        'setDefaultNamespace',
        'reload',
        'saveMissing',
        'getUsedParamsDetails',
        'shouldUseIntlApi',
        'getSuffixRetroCompatible',
        'getPluralFormsOfKey',
        'getSuffixes',
        'needsPlural',
        'addRule',
        'addResource',
        'addResources',
        'removeResourceBundle',
        'removeNamespaces',
        'toJSON',
        'deprecate',
        'clone',
      ].map((name) => [method(name), ''] as const),
    ],
  },
];
