import { startFaultyService } from '#tests/integration/edge/faulty-service.ts';

export const ARTISTS_PATH = '/api/v1/artists';
export const VENUES_PATH = '/api/v1/venues';
export const ARTIST_PATH = '/api/v1/artists/detail/nadia';
export const VENUE_PATH = '/api/v1/venues/detail/harbour';
export const TITLES_PATH = '/api/v1/content/filter';
export const REVIEWS_PATH = '/api/v1/reviews/artist/nadia';

export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6);
export const MARKUP = '<script>alert("x")</script> & Söhne';

const DRAMA = { _id: 'c-drama', name: 'Drama' };
const FAMILY = { _id: 'c-family', name: 'Family' };

const film = (id: string, over: object) => ({
  content_id: id,
  title: `Title ${id}`,
  video_type: 'SPV',
  ...over,
});

const NADIA = {
  _id: 'nadia',
  name: 'Nadia Benali',
  bio: `${'She waits for the light. '.repeat(20)}${MARKUP}`,
  views_count: 48_210,
  average_rating: 4.5,
  review_count: 2,
  social_profiles: {
    facebook: 'facebook.com/nadia',
    twitter: 'javascript:alert(1)',
    telegram: 'https://t.me/n',
  },
  custom_metadata: [{ id: 'm1', name: 'Instruments', value: 'Oud, Piano' }],
};

const account = (id: string, rating: boolean) => ({
  account_id: id,
  status: 'ACTIVE',
  allowed_languages: [{ code: 'en', displayName: 'English' }],
  default_language: 'en',
  date_format: 'DDMMYYYY',
  cf_domain_name: 'foreign.assets.localhost',
  od_resource_allowances: { custom_template: false, content_refresh: false },
  module_permissions: { rating },
  account_metadata: { title: 'Foreign Films', description: 'A backend of its own' },
});

const RESPONSES: Record<string, unknown> = {
  '/api/v1/config/static-pages': [],
  '/api/v1/content/meta-data/system': [],
  [ARTISTS_PATH]: [NADIA, { _id: 'long', name: LONG_NAME }, { _id: 'markup', name: MARKUP }, { _id: 'none' }],
  [VENUES_PATH]: [{ _id: 'harbour', name: 'Old Harbour Hall', address: 'Pier 4' }],
  [ARTIST_PATH]: NADIA,
  '/api/v1/artists/detail/markup': { _id: 'markup', name: MARKUP },
  [VENUE_PATH]: { _id: 'harbour', name: 'Old Harbour Hall', address: 'Pier 4', description: MARKUP },
  [TITLES_PATH]: [
    film('one', { category: [DRAMA], artists: { director: [{ id: 'nadia', name: 'Nadia' }] } }),
    film('two', { category: [DRAMA, FAMILY], artists: { cast: [{ id: 'nadia', name: 'Nadia' }] } }),
    film('three', {}),
  ],
  [REVIEWS_PATH]: [
    {
      _id: 'r1',
      title: 'Luminous',
      rating: 4.5,
      created_date: '2026-05-01T00:00:00Z',
      user: { _id: 'u1', name: 'Ada' },
    },
  ],
  '/api/v1/reviews/venue/harbour': [],
};

/** A third-party backend with artists and venues. Its account `acc_unrated` has no rating permission. */
export async function startPeopleBackend() {
  const urls: string[] = [];
  const service = await startFaultyService((path, request) => {
    urls.push(request.url ?? '');
    if (path !== '/api/v1/account/detail') return RESPONSES[path];
    const id = String(request.headers.account_id);
    return account(id, id !== 'acc_unrated');
  });
  const { url } = service;
  return { ...service, urls, services: { content: url, user: url, payment: url, analytics: url } };
}
