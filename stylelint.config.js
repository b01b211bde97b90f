const PHYSICAL =
  /^((margin|padding|scroll-margin|scroll-padding)-(left|right)|border-(left|right)(-.*)?|left|right|border-(top|bottom)-(left|right)-radius)$/;

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'declaration-no-important': true,
    'selector-max-id': 0,
    // Right to left is a first language: nothing names a physical side.
    'property-disallowed-list': [PHYSICAL],
    'declaration-property-value-disallowed-list': {
      '/^(text-align|float|clear)$/': ['left', 'right'],
      // Only tokens.css maps the tenant's slots to roles.
      '/.*/': ['/var\\(--c\\d+/'],
    },
    'color-no-hex': true,
  },
  overrides: [
    {
      files: ['app/styles/tokens.css'],
      rules: { 'declaration-property-value-disallowed-list': null, 'color-no-hex': null },
    },
  ],
};
