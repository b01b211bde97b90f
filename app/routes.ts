import { type RouteConfigEntry, route } from '@remix-run/route-config';
import { type UrlName, urls } from './features/links/urls.ts';

/** Maps the URL table to files, in the specification's order. A module that serves two URLs gets an explicit id. */
export default [
  page('home', 'catalogue/home.tsx'),
  page('homeAlias', 'catalogue/home.tsx', 'routes/catalogue/home-alias'),
  page('contentDetail', 'catalogue/content.tsx'),
  page('watch', 'watch/watch.tsx'),
  page('login', 'auth/login.tsx'),
  page('signup', 'auth/signup.tsx'),
  page('logout', 'auth/logout.tsx'),
  page('language', 'system/language.tsx'),
  page('locales', 'resources/locales.ts'),
  page('robots', 'system/robots.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfigEntry[];

function page(name: UrlName, file: string, id?: string): RouteConfigEntry {
  return route(urls[name].slice(1) || '/', `routes/${file}`, id ? { id } : {});
}
