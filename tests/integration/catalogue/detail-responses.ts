import type { Envelope } from './detail-backend.ts';

export const MARKUP = '<script>alert("x")</script> & Söhne';
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8);
export const EMOJI = '👩‍🚀🏳️‍🌈';

export const VIEWER = {
  user: { _id: 'u1', name: 'Ada Viewer', email_id: 'ada@example.com', is_email_verified: true },
  user_session: { session_id: 'session-1' },
};

export const accountOf = (id: string) => ({
  account_id: id,
  status: 'ACTIVE',
  allowed_languages: [
    { code: 'en', displayName: 'English' },
    { code: 'ar', displayName: 'العربية' },
  ],
  default_language: 'en',
  date_format: 'YYYYMMDD',
  cf_domain_name: 'foreign.assets.localhost',
  od_resource_allowances: { custom_template: false, content_refresh: id === 'acc_refresh' },
  module_permissions: { rating: id !== 'acc_unrated' },
  account_metadata: { title: 'Foreign Films', description: 'A backend of its own' },
});

const title = (id: string, over: object = {}) => ({
  content_id: id,
  title: `Title ${id}`,
  video_type: 'SPV',
  ...over,
});

const FILM = title('film', {
  title: 'The Long Way',
  description: 'One line after another. '.repeat(30),
  poster: 'posters/film.jpg',
  average_rating: 4.25,
  review_count: 12_345,
  release_time: '2024-05-31T00:00:00Z',
  duration: 5_530,
  content_rating: { name: '12+', description: 'From twelve on', icon: { s3_key: 'icons/12.svg' } },
  artists: { director: [{ id: 'a1', name: 'Inès Calder' }], stunt: [{ id: 'a2', name: 'Bo Fall' }] },
  category: [{ _id: 'c1', name: 'Drama' }],
  sub_category: [{ _id: 'g1', name: 'Slow cinema' }],
  venues: [{ _id: 'v1', name: 'Pier House' }],
  custom_metadata: [{ id: 'm1', name: 'Mood', value: 'Tender, Windswept' }],
});

const review = (index: number, over: object = {}) => ({
  _id: `r${index}`,
  title: `Heading ${index}`,
  description: `Opinion ${index}`,
  rating: 4.5,
  created_date: `2026-0${1 + (index % 9)}-11T00:00:00Z`,
  is_edited: false,
  user: { _id: `u${index}`, name: `Reviewer ${index}` },
  ...over,
});

const comment = (id: string, over: object = {}) => ({
  _id: id,
  comment: `Said ${id}`,
  timestamp: '2026-02-03T10:00:00Z',
  like_count: 0,
  dislike_count: 0,
  user: { name: `Speaker ${id}` },
  replies: [],
  ...over,
});

const COMMENTS = [
  comment('c1', {
    like_count: 1_500,
    dislike_count: 2_000_000,
    timestamp: '2026-02-04T10:00:00Z',
    replies: [comment('c1-b', { timestamp: '2026-02-06T00:00:00Z' }), comment('c1-a')],
  }),
  comment('c2'),
  comment('c2-a', { parent_id: 'c2', comment: MARKUP }),
];

const series = title('series', { title: 'Four Winters', video_type: 'MPVP' });
const episodes = [
  title('part-2', {
    video_type: 'MPVC',
    serial_no: 2,
    is_restricted: true,
    active_subscription: [{ id: 'gold' }],
  }),
  title('part-1', {
    video_type: 'MPVC',
    serial_no: 1,
    release_time: '2025-01-02T00:00:00Z',
    duration: 3_000,
    description: 'It begins.',
  }),
  title('part-x', { video_type: 'MPVC' }),
];

const manual = title('manual', {
  title: 'By hand',
  video_type: 'PLAYLIST',
  release_time: '2025-10-05T00:00:00Z',
  category: Array.from({ length: 12 }, (_, index) => ({ _id: `k${index}`, name: `Kind ${index}` })),
  sub_category: [{ _id: 'g1', name: 'Slow cinema' }],
  custom_metadata: [{ id: 'm1', name: 'Mood', value: 'Tender' }],
  playlist_data: { playlist_type: 'MANUAL', content_data: ['two', 'gone', 'one'] },
});
const automatic = title('automatic', {
  title: 'By rule',
  video_type: 'PLAYLIST',
  playlist_data: {
    playlist_type: 'AUTOMATIC',
    auto_payload: [
      { type: 'system_defined', name: 'category', id: 'c1', value: 'Drama' },
      { type: 'custom_defined', name: 'Mood', value: 'Tender' },
    ],
  },
});

const ITEMS = [
  title('one', {
    duration: 600,
    category: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ _id: id, name: `Sort ${id}` })),
  }),
  title('two', { source_asset_id: { file_metadata: { duration: 1_200 } } }),
];

const longList = title('long-list', {
  video_type: 'PLAYLIST',
  playlist_data: {
    playlist_type: 'AUTOMATIC',
    auto_payload: [{ type: 'system_defined', name: 'category', value: ['Long', 'Longer'] }],
  },
});

type Responder = Envelope | ((body: { filters?: Record<string, unknown>; page_size?: number }) => Envelope);

const watchOf = (id: string) => ({
  signed_url: `https://assets.example.com/${id}/master.m3u8?sig=1`,
  progressive_url: `https://assets.example.com/${id}/480.mp4?sig=1`,
  tracks: [
    { src: `https://assets.example.com/${id}/en.vtt`, lang: 'en', label: 'English', kind: 'captions' },
  ],
});

const detail = (id: string, data: object): [string, Responder] => [`/api/v1/content/detail/${id}`, { data }];

export const responses: Record<string, Responder | undefined> = {
  '/api/v1/config/static-pages': { data: [] },
  '/api/v1/content/meta-data/system': { data: [] },
  '/api/v1/watchlist': { data: [{ content_id: 'film' }] },
  '/api/v1/like/content': { data: [] },
  '/api/v1/content/resume-timestamp': { data: { resume_timestamp: 90 } },
  '/api/v1/payment/active-subscription': { data: [] },
  ...Object.fromEntries([
    detail('film', FILM),
    detail('bare', title('bare', { title: 'Bare' })),
    detail(
      'hostile',
      title('hostile', {
        title: `${MARKUP} ${EMOJI} ${LONG_WORD}`,
        description: MARKUP,
        artists: { [MARKUP]: [{ id: 'a1', name: MARKUP }] },
        custom_metadata: [{ name: LONG_WORD, value: `${MARKUP}, ${EMOJI}` }],
      }),
    ),
    detail(
      'ended',
      title('ended', {
        video_type: 'LIVE',
        publish_time: '2020-01-01T00:00:00Z',
        live_expiry_time: '2020-01-02T00:00:00Z',
      }),
    ),
    detail('upcoming', title('upcoming', { video_type: 'LIVE', publish_time: '2099-01-01T00:00:00Z' })),
    detail('locked', title('locked', { is_restricted: true, active_subscription: [{ id: 'gold' }] })),
    detail('series', series),
    detail('part-1', { ...episodes[1] }),
    ...ITEMS.map((item) => detail(item.content_id, item)),
  ]),
  '/api/v1/content/watch/two': { data: watchOf('two') },
  '/api/v1/content/watch/one': { data: watchOf('one') },
  '/api/v1/content/related/film': {
    data: Array.from({ length: 9 }, (_, index) => title(`like-${index}`)),
    total: 30,
    filters: { category: ['c1'] },
  },
  '/api/v1/content/related/bare': { data: [], total: 0 },
  '/api/v1/content/related/series': { data: [title('like-1')], total: 1 },
  '/api/v1/content/related/manual': (body) => ({
    data: body.filters?.video_types ? [automatic] : [title('a film')],
    total: 1,
  }),
  '/api/v1/reviews/content/film': {
    data: [
      review(1, { rating: 5, created_date: '2026-03-01T00:00:00Z', is_edited: true }),
      review(2, { rating: 4.5, created_date: '2026-04-02T00:00:00Z' }),
      review(3, { rating: 0.5, created_date: '2026-01-01T00:00:00Z', title: null, description: MARKUP }),
    ],
  },
  '/api/v1/reviews/content/bare': { data: [] },
  '/api/v1/reviews/content/hostile': {
    data: Array.from({ length: 1_000 }, (_, index) =>
      review(index, { description: `${MARKUP} ${LONG_WORD}` }),
    ),
  },
  '/api/v1/reviews/playlist/manual': { data: [review(1)] },
  '/api/v1/comments/content/film': { data: COMMENTS },
  '/api/v1/comments/content/bare': { data: [] },
  '/api/v1/comments/content/hostile': {
    data: [
      ...Array.from({ length: 200 }, (_, index) => comment(`t${index}`)),
      comment('busy', {
        timestamp: '2026-09-01T00:00:00Z',
        replies: Array.from({ length: 300 }, (_, index) => comment(`answer-${index}`)),
      }),
    ],
  },
  '/api/v1/comments/playlist/manual': { data: [comment('p1')] },
  '/api/v1/content/parent-detail/series': { data: { parent_content: series, child_content_list: episodes } },
  '/api/v1/content/parent-detail/winters': {
    data: {
      parent_content: title('winters', { video_type: 'MPVP' }),
      child_content_list: [1, 2, 3].map((serial) =>
        title(`winter-${serial}`, {
          video_type: 'MPVC',
          serial_no: serial,
          custom_metadata: [{ name: 'Season', value: serial < 3 ? '1' : '2' }],
        }),
      ),
    },
  },
  '/api/v1/content/parent-detail/empty': {
    data: { parent_content: title('empty', { video_type: 'MPVP' }), child_content_list: [] },
  },
  '/api/v1/content/parent-detail/film': { data: { parent_content: FILM, child_content_list: [] } },
  '/api/v1/content/parent-detail/endless': {
    data: {
      parent_content: title('endless', { video_type: 'MPVP' }),
      child_content_list: Array.from({ length: 400 }, (_, index) =>
        title(`e${index}`, { video_type: 'MPVC', serial_no: index + 1 }),
      ),
    },
  },
  '/api/v1/playlist/manual': { data: manual },
  '/api/v1/playlist/automatic': { data: automatic },
  '/api/v1/playlist/long-list': { data: longList },
  '/api/v1/playlist/nothing': {
    data: { ...manual, content_id: 'nothing', playlist_data: { playlist_type: 'MANUAL', content_data: [] } },
  },
  '/api/v1/playlist/locked': {
    data: { ...manual, content_id: 'locked', is_restricted: true, active_subscription: [{ id: 'gold' }] },
  },
  '/api/v1/content/list': ({ filters, page_size }) => {
    const isLong = JSON.stringify(filters?.system_defined ?? []).includes('"Longer"');
    const all = isLong ? Array.from({ length: 300 }, (_, index) => title(`item-${index}`)) : ITEMS;
    return { data: all.slice(0, page_size), total: all.length };
  },
};
