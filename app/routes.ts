import { type RouteConfigEntry, route } from '@remix-run/route-config';
import { type UrlName, urls } from './features/links/urls.ts';

/** Maps the URL table to files, in the specification's order. A module that serves two URLs gets an explicit id. */
export default [
  page('home', 'catalogue/home.tsx'),
  page('homeAlias', 'catalogue/home.tsx', 'routes/catalogue/home-alias'),
  page('category', 'catalogue/category.tsx'),
  page('filter', 'catalogue/filter.tsx'),
  page('search', 'catalogue/search.tsx'),
  page('contentDetail', 'catalogue/content.tsx'),
  page('parentContent', 'catalogue/parent-content.tsx'),
  page('playlist', 'catalogue/playlist.tsx'),
  page('channels', 'live/channels.tsx'),
  page('channel', 'live/channel.tsx'),
  page('artists', 'catalogue/artists.tsx'),
  page('artistDetail', 'catalogue/artist.tsx'),
  page('venues', 'catalogue/venues.tsx'),
  page('venueDetail', 'catalogue/venue.tsx'),
  page('watch', 'watch/watch.tsx'),
  page('continueWatching', 'account/continue-watching.tsx'),
  page('embed', 'watch/embed.tsx'),
  page('login', 'auth/login.tsx'),
  page('signup', 'auth/signup.tsx'),
  page('logout', 'auth/logout.tsx'),
  page('aboutUs', 'pages/info.tsx', 'routes/pages/about-us'),
  page('termsOfUse', 'pages/info.tsx', 'routes/pages/terms-of-use'),
  page('privacyPolicy', 'pages/info.tsx', 'routes/pages/privacy-policy'),
  page('copyright', 'pages/info.tsx', 'routes/pages/copyright'),
  page('faq', 'pages/faq.tsx'),
  page('staticPage', 'pages/static-page.tsx'),
  page('language', 'system/language.tsx'),
  page('share', 'system/share.tsx'),
  page('locales', 'resources/locales.ts'),
  page('cardDetail', 'resources/card.ts'),
  page('playlistItem', 'resources/playlist-item.ts'),
  page('library', 'resources/library.ts'),
  page('clock', 'resources/clock.ts'),
  page('guideRows', 'resources/guide-rows.ts'),
  page('liveComments', 'resources/live-comments.ts'),
  page('playerEvent', 'resources/player-event.ts'),
  page('continueChange', 'resources/continue-watching.ts'),
  page('oEmbed', 'resources/oembed.ts'),
  page('robots', 'system/robots.ts'),
  page('sitemap', 'system/sitemap.ts'),
  page('sitemapPage', 'system/sitemap-page.ts'),
  page('manifest', 'system/manifest.ts'),
  page('icon', 'system/icon.ts'),
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfigEntry[];

function page(name: UrlName, file: string, id?: string): RouteConfigEntry {
  return route(urls[name].slice(1) || '/', `routes/${file}`, id ? { id } : {});
}
