/**
 * The files' sections. A route names those it renders in `handle.i18n`; only these reach the browser with the
 * page.
 */
export const namespaces = [
  'common',
  'shell',
  'home',
  'rows',
  'blocks',
  'block_names',
  'catalogue',
  'listing',
  'suggestions',
  'people',
  'community',
  'reviews',
  'live_comments',
  'moderation',
  'library',
  'sharing',
  'pages',
  'custom_forms',
  'player',
  'channels',
  'plans',
  'offers',
  'auth',
  'account',
  'profiles',
  'billing',
  'checkout',
  'errors',
  'validation',
  'language',
  'popup',
  'frames',
  'edit',
  'edit_fields',
  'studio',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Every page has the site chrome and may show toasts. */
export const ALWAYS_LOADED: readonly Namespace[] = ['common', 'shell'];

export function isNamespace(name: string): name is Namespace {
  return (namespaces as readonly string[]).includes(name);
}
