/** Of the form that a theme's controls belong to. Blocks may have forms, so it lies beside them: none may lie in another one. */
export const THEME_FORM = 'theme-form';
