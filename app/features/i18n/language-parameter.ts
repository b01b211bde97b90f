/** Query parameter that asks for a page in one language (`?lang=es`), for what follows links without cookies. */
export const LANGUAGE_PARAMETER = 'lang';
