import { type RouteConfigEntry, route } from '@remix-run/route-config';
import { type EditUrlName, editUrls } from './features/links/edit-urls.ts';
import { OFFLINE_PATH, OFFLINE_WORKER_PATH } from './features/links/offline.ts';
import { REMINDERS_PATH } from './features/links/reminders.ts';
import { type UrlName, urls } from './features/links/urls.ts';

/** Of what viewers load (docs/decisions/075). */
const isForViewers = process.env.MARQUEE_ROUTES === 'viewers';

const EDIT_ROUTES = isForViewers
  ? []
  : [
      editPage('studio', 'studio/start.tsx'),
      editPage('area', 'studio/area.tsx'),
      editPage('entities', 'studio/entities.tsx'),
      editPage('newEntity', 'studio/entity.tsx', 'routes/studio/new-entity'),
      editPage('entity', 'studio/entity.tsx'),
      editPage('auditTrail', 'studio/audit-trail.tsx'),
      editPage('gateways', 'studio/gateways.tsx'),
      editPage('gateway', 'studio/gateway.tsx'),
      editPage('viewers', 'studio/viewers.tsx'),
      editPage('viewer', 'studio/viewer.tsx'),
      editPage('figures', 'studio/figures.tsx'),
      editPage('figuresFile', 'studio/figures-file.ts'),
      editPage('pages', 'edit/pages.tsx'),
      editPage('newPage', 'edit/new-page.tsx'),
      editPage('stage', 'edit/stage.tsx'),
      editPage('commands', 'edit/commands.ts'),
      editPage('view', 'edit/view.ts'),
      editPage('presence', 'edit/presence.ts'),
      editPage('choices', 'edit/choices.ts'),
      editPage('settings', 'edit/settings.tsx'),
      editPage('block', 'edit/block.tsx'),
      editPage('addBlock', 'edit/add-block.tsx'),
      editPage('people', 'edit/people.tsx'),
      editPage('responses', 'edit/responses.tsx'),
      editPage('responsesFile', 'edit/responses-file.ts'),
      editPage('media', 'edit/media.tsx'),
      editPage('mediaRung', 'edit/media-rung.ts'),
      editPage('focalPoint', 'edit/focal-point.tsx'),
      editPage('publish', 'edit/publish.tsx'),
      editPage('versions', 'edit/versions.tsx'),
      editPage('checkpoint', 'edit/checkpoint.ts'),
      editPage('compare', 'edit/compare.tsx'),
      editPage('previews', 'edit/previews.tsx'),
      editPage('preview', 'edit/preview.tsx'),
      editPage('previewOf', 'edit/preview.tsx', 'routes/edit/preview-of'),
      editPage('theme', 'edit/theme.tsx'),
      editPage('home', 'edit/home.tsx'),
    ];

/** What no router of a page loads: it is fetched by its address, by browsers, crawlers, gateways and scripts. */
const SERVER_ROUTES = isForViewers
  ? []
  : [
      page('locales', 'resources/locales.ts'),
      page('cardDetail', 'resources/card.ts'),
      page('playlistItem', 'resources/playlist-item.ts'),
      page('upNext', 'resources/up-next.ts'),
      page('suggestions', 'resources/suggestions.ts'),
      page('clock', 'resources/clock.ts'),
      page('guideRows', 'resources/guide-rows.ts'),
      page('playerEvent', 'resources/player-event.ts'),
      page('formList', 'resources/forms.ts'),
      page('paymentReturn', 'payments/payment-return.ts'),
      page('paymentWebhook', 'payments/payment-webhook.ts'),
      page('oEmbed', 'resources/oembed.ts'),
      page('robots', 'system/robots.ts'),
      page('sitemap', 'system/sitemap.ts'),
      page('sitemapPage', 'system/sitemap-page.ts'),
      page('manifest', 'system/manifest.ts'),
      page('icon', 'system/icon.ts'),
      route(REMINDERS_PATH.slice(1), 'routes/resources/reminders.ts'),
      route(OFFLINE_WORKER_PATH.slice(1), 'routes/system/offline-worker.ts'),
      route(OFFLINE_PATH.slice(1), 'routes/system/offline.ts'),
    ];

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
  page('profile', 'account/profile.tsx'),
  page('profileVerifyEmail', 'account/profile-verify-email.ts'),
  page('profiles', 'account/profiles.tsx'),
  page('profileSessions', 'account/sessions.tsx'),
  page('profileData', 'account/data.tsx'),
  page('profileDownload', 'account/download.ts'),
  page('profileDelete', 'account/delete.tsx'),
  page('watchlist', 'account/watchlist.tsx'),
  page('favourites', 'account/favourites.tsx'),
  page('continueWatching', 'account/continue-watching.tsx'),
  page('subscriptions', 'payments/subscriptions.tsx'),
  page('cancelRenewal', 'payments/cancel-renewal.tsx'),
  page('transactions', 'payments/transactions.tsx'),
  page('transaction', 'payments/transaction.tsx'),
  page('embed', 'watch/embed.tsx'),
  page('payment', 'payments/payment.tsx'),
  page('paymentLaunch', 'payments/payment-launch.tsx'),
  page('paymentStatus', 'payments/payment-status.tsx'),
  page('login', 'auth/login.tsx'),
  page('signup', 'auth/signup.tsx'),
  page('logout', 'auth/logout.tsx'),
  page('changePassword', 'auth/change-password.tsx'),
  page('forgotPassword', 'auth/forgot-password.tsx'),
  page('resetPassword', 'auth/reset-password.tsx'),
  page('verifyEmail', 'auth/verify-email.tsx'),
  page('pricing', 'payments/pricing.tsx'),
  page('pricingFor', 'payments/pricing-for.tsx'),
  page('aboutUs', 'pages/info.tsx', 'routes/pages/about-us'),
  page('termsOfUse', 'pages/info.tsx', 'routes/pages/terms-of-use'),
  page('privacyPolicy', 'pages/info.tsx', 'routes/pages/privacy-policy'),
  page('copyright', 'pages/info.tsx', 'routes/pages/copyright'),
  page('faq', 'pages/faq.tsx'),
  page('customPage', 'pages/custom-page.tsx'),
  page('staticPage', 'pages/static-page.tsx'),
  page('form', 'pages/form.tsx'),
  page('review', 'account/review.tsx'),
  page('language', 'system/language.tsx'),
  page('share', 'system/share.tsx'),
  page('writeComment', 'community/write-comment.tsx'),
  page('changeComment', 'community/change-comment.tsx'),
  page('reportedComments', 'community/reported-comments.tsx'),
  page('calendarEntry', 'resources/calendar.ts'),
  page('programmeEntry', 'resources/programme-calendar.ts'),
  page('watchInPlace', 'resources/watch-in-place.ts'),
  page('library', 'resources/library.ts'),
  page('liveComments', 'resources/live-comments.ts'),
  page('comments', 'resources/comments.ts'),
  page('comment', 'resources/comment.ts'),
  page('continueChange', 'resources/continue-watching.ts'),
  page('blockGallery', 'system/block-gallery.tsx'),
  page('playerGallery', 'system/player-gallery.tsx'),
  ...SERVER_ROUTES,
  ...EDIT_ROUTES,
  route('*', 'routes/system/not-found.tsx'),
] satisfies RouteConfigEntry[];

function page(name: UrlName, file: string, id?: string): RouteConfigEntry {
  return route(urls[name].slice(1) || '/', `routes/${file}`, id ? { id } : {});
}

function editPage(name: EditUrlName, file: string, id?: string): RouteConfigEntry {
  return route(editUrls[name].slice(1), `routes/${file}`, id ? { id } : {});
}
