import { ACCOUNT_PATH, RESPONSES } from './foreign-backend.ts';

const content = (id: string, fields: object = {}) => ({
  content_id: id,
  title: id,
  video_type: 'SPV',
  ...fields,
});
const film = content('film-1', { category: [{ _id: 'drama', name: 'Drama' }] });

/** Something of everything that a page of the site fetches, beside what every foreign backend has. */
export const ALL_RESPONSES: Record<string, unknown> = {
  '/api/v1/bundle/home': {
    account: RESPONSES[ACCOUNT_PATH],
    static_pages: [],
    categories: RESPONSES['/api/v1/content/meta-data/system'],
    template: { version: 1, data: RESPONSES['/api/v1/template'] },
    lanes: [
      { id: 'artists', kind: 'artists', data: [{ _id: 'a1', name: 'Grace' }], total: 1 },
      { id: 'venues', kind: 'venues', data: [{ _id: 'v1', name: 'Hall' }], total: 1 },
    ],
  },
  '/api/v1/content/detail/members-film': content('members-film', { is_restricted: true }),
  '/api/v1/content/related/members-film': [film],
  '/api/v1/reviews/content/members-film': [],
  '/api/v1/content/filter': [film],
  '/api/v2/content/filter': [film],
  '/api/v1/content/list': [film],
  '/api/v1/content/search': { content: [film], artists: [], venues: [], total: 1 },
  '/api/v1/artists/detail/a1': { _id: 'a1', name: 'Grace' },
  '/api/v1/venues/detail/v1': { _id: 'v1', name: 'Hall' },
  '/api/v1/content/parent-detail/series-1': {
    parent_content: content('series-1', { video_type: 'MPVP' }),
    child_content_list: [content('part-1', { video_type: 'MPVC', is_restricted: true })],
  },
  '/api/v1/content/related/series-1': [film],
  '/api/v1/content/related/list-1': [film],
  '/api/v1/playlist/list-1': content('list-1', {
    video_type: 'PLAYLIST',
    is_restricted: true,
    playlist_data: { playlist_type: 'MANUAL', content_data: ['film-1'] },
  }),
  '/api/v1/channel/list': [{ _id: 'one', name: 'One' }],
  '/api/v1/channel/guide': { channels: [], contents: [] },
  '/api/v1/channel/one': { _id: 'one', name: 'One', is_restricted: true },
  '/api/v1/channel/schedule': [
    { content_id: 'film-1', start_time: '2020-01-01T00:00:00Z', end_time: '2090-01-01T00:00:00Z' },
  ],
  '/api/v1/content/related-channel/one': [],
  '/api/v1/content/watch/film-1': { signed_url: 'https://assets.example.com/a.m3u8' },
  '/api/v1/reviews/content/film-1': [],
  '/api/v1/comments/content/film-1': [],
  '/api/v1/reviews/artist/a1': [],
  '/api/v1/reviews/venue/v1': [],
  '/api/v1/watchlist': [],
  '/api/v1/like/content': [],
  '/api/v1/content/resume-timestamp': { resume_timestamp: 10 },
  '/api/v1/payment/active-subscription': [],
  '/api/v1/custom-page': [{ type: 'STATIC', page_url: 'press', title: 'Press', content: '<p>Hello</p>' }],
};
