import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import type { UrlName } from '#app/features/links/urls.ts';
import { filterPath } from '#tests/support/filter-path.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const HOSTNAME = 'aurora.localhost';
const FILM = 'the-salt-road';
const SERIES = 'the-fjord-cases';

/** An address of every page; null is a resource or a page that needs data. Every new URL must be listed. */
const PAGES: Record<UrlName, string | null> = {
  home: paths.home(),
  homeAlias: paths.homeAlias(),
  category: paths.category({ id: 'drama' }),
  filter: filterPath('Slow cinema', { sub_category: ['slow-cinema'] }, false),
  search: paths.search({}, { search_text: 'salt' }),
  contentDetail: paths.contentDetail({ id: FILM }),
  parentContent: paths.parentContent({ id: SERIES }),
  playlist: paths.playlist({ id: 'staff-picks' }),
  channels: paths.channels(),
  channel: paths.channel({ id: 'aurora-one' }),
  artists: paths.artists(),
  artistDetail: paths.artistDetail({ id: 'nadia-benali' }),
  venues: paths.venues(),
  venueDetail: paths.venueDetail({ id: 'courtyard-of-reeds' }),
  watch: paths.watch({ id: FILM }),
  embed: paths.embed({ id: FILM }),
  profile: paths.profile(),
  profileVerifyEmail: null,
  profiles: paths.profiles(),
  profileSessions: paths.profileSessions(),
  profileData: paths.profileData(),
  profileDownload: null,
  profileDelete: paths.profileDelete(),
  continueWatching: paths.continueWatching(),
  watchlist: paths.watchlist(),
  favourites: paths.favourites(),
  subscriptions: paths.subscriptions(),
  transactions: paths.transactions(),
  payment: paths.payment({ subscriptionId: 'plan-month' }),
  paymentLaunch: paths.paymentLaunch({ subscriptionId: 'plan-month' }),
  paymentStatus: paths.paymentStatus({ data: 'junk' }),
  cancelRenewal: paths.cancelRenewal({ id: 'ren_1' }),
  transaction: paths.transaction({ id: 'T1' }),
  verifyEmail: null,
  pricing: paths.pricing(),
  pricingFor: paths.pricingFor({ contentId: 'opening-night-gala' }),
  writeComment: paths.writeComment({ type: 'content', id: FILM }),
  changeComment: null,
  reportedComments: paths.reportedComments(),
  login: paths.login(),
  signup: paths.signup(),
  logout: paths.logout(),
  changePassword: paths.changePassword(),
  forgotPassword: paths.forgotPassword(),
  resetPassword: null,
  aboutUs: paths.aboutUs(),
  termsOfUse: paths.termsOfUse(),
  privacyPolicy: paths.privacyPolicy(),
  copyright: paths.copyright(),
  faq: paths.faq(),
  customPage: null,
  staticPage: paths.staticPage({ pageURL: 'press' }),
  form: paths.form({ id: 'form-newsletter' }),
  formList: null,
  review: paths.review({ type: 'content', id: FILM }),
  language: paths.language(),
  share: paths.share({}, { path: '/' }),
  locales: null,
  playlistItem: null,
  watchInPlace: null,
  calendarEntry: null,
  programmeEntry: null,
  upNext: null,
  cardDetail: null,
  suggestions: null,
  library: null,
  clock: null,
  guideRows: null,
  liveComments: null,
  comments: null,
  comment: null,
  playerEvent: null,
  continueChange: null,
  paymentReturn: null,
  paymentWebhook: null,
  oEmbed: null,
  robots: null,
  sitemap: null,
  sitemapPage: null,
  manifest: null,
  icon: null,
  // In development only.
  blockGallery: null,
  playerGallery: null,
};

const CASES = Object.entries(PAGES).flatMap(([name, path]) =>
  path === null
    ? []
    : [
        { name, path, lng: 'en' },
        { name, path, lng: 'ar' },
      ],
);
/** Pages that redirect a guest. */
const REDIRECTS: readonly string[] = [
  'logout',
  'changePassword',
  'continueWatching',
  'profile',
  'profiles',
  'profileSessions',
  'profileData',
  'profileDelete',
  'watchlist',
  'favourites',
  'payment',
  'paymentLaunch',
  'paymentStatus',
  'subscriptions',
  'cancelRenewal',
  'transactions',
  'transaction',
  'review',
  'reportedComments',
];
const NOT_INDEXED: readonly string[] = [
  'pricingFor',
  'search',
  'watch',
  'embed',
  'login',
  'signup',
  'forgotPassword',
  'writeComment',
  'language',
  'share',
  'form',
];

let site: TestSite;
beforeAll(async () => {
  site = await startSeededSite();
});

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group]) => group ?? '');

describe.each(CASES)('$name in $lng, scripts off', ({ name, path, lng }) => {
  it('has one heading, a canonical address, its language and direction', async () => {
    const response = await site.fetch(HOSTNAME, path, {
      headers: { accept: 'text/html', cookie: `lng=${lng}` },
    });
    const html = await response.text();
    if (REDIRECTS.includes(name)) {
      expect(response.status).toBe(302);
      return;
    }
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`<html lang="${lng}" dir="${lng === 'ar' ? 'rtl' : 'ltr'}"`));
    expect(all(html, /<h1[\s>]/g)).toHaveLength(1);
    expect(all(html, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
    const [canonical = '', ...more] = all(html, /<link rel="canonical" href="([^"]+)"/g);
    expect(more).toEqual([]);
    expect(new URL(canonical).host).toBe(`${HOSTNAME}:${site.port}`);
    expect(canonical.endsWith('lang=ar')).toBe(lng === 'ar');
  });

  it('is indexed only where it should be, and has valid structured data', async () => {
    if (REDIRECTS.includes(name)) return;
    const html = await (await site.fetch(HOSTNAME, path, { headers: { cookie: `lng=${lng}` } })).text();
    const [robots = '', ...more] = all(html, /<meta name="robots" content="([^"]+)"/g);
    expect(more).toEqual([]);
    expect(robots.includes('noindex')).toBe(NOT_INDEXED.includes(name));
    expect(all(html, /<link rel="alternate" hrefLang="([^"]+)"/gi)).toEqual(
      robots.includes('noindex') ? [] : ['en', 'es', 'ar', 'x-default'],
    );
    for (const json of all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(JSON.parse(json)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      });
  });
});
