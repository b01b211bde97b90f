/** What the backend has, in the specification's fields and no others. */
export type Catalogue = ReturnType<typeof makeCatalogue>;

export type Title = Record<string, unknown> & { content_id: string; title: string; video_type: string };

export const IDS = {
  film: '100234',
  bareFilm: '7',
  lockedFilm: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  membersFilm: 'film.v2.2024',
  series: '5550001',
  episode: 'ep-5550001.1',
  manualPlaylist: 'pl.manual',
  automaticPlaylist: '900900',
  liveNow: 'live.now',
  liveSoon: 'live.soon',
  liveOver: 'live.over',
  channel: '31',
  artist: '0a6d3c1e-5b1f-4a53-8f0e-0d7f3f0f9a11',
  venue: 'hall.1',
  plan: 'plan.gold',
  category: '12',
  form: 'f.1',
} as const;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const SHORTS = 26;

/** `mark` is in every text, so that a text of another brand is recognised. */
export function makeCatalogue(mark: string, mediaUrl: string) {
  const t = (text: string) => `${text} ${mark}`;
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  /** UTC without saying so. */
  const bare = (minutes: number) => ago(minutes).replace(/\.\d+Z$/, '');
  const drama = { _id: IDS.category, name: t('Drama'), type: 'category', status: true };
  const inDrama = [{ id: drama._id, name: drama.name }];
  const cast = {
    Director: [{ id: IDS.artist, name: t('Ines Okafor') }],
    Cast: [{ id: '404', name: t('Nobody Listed') }],
  };
  const venues = [{ id: IDS.venue, name: t('Foundry Hall') }];

  const titles: Title[] = [
    {
      content_id: IDS.film,
      title: t('The Quiet Harbour'),
      description: t('A pilot waits for a ship that is never due. '.repeat(6)),
      thumbnail: 'pictures/harbour.jpg',
      poster: 'pictures/harbour-wide.jpg',
      preview: 'pictures/harbour-still.jpg',
      video_type: 'SPV',
      stream: { link: '' },
      publish_time: null,
      live_expiry_time: '',
      release_time: '2021-05-04T00:00:00',
      duration: '5400',
      average_rating: '4.5',
      review_count: '12',
      is_restricted: false,
      is_login_required: false,
      active_subscription: [],
      active_ppv_subscription: null,
      content_rating: { name: 'PG', description: null, icon: { s3_key: 'ratings/pg.png' } },
      live_comments_applicable: false,
      resume_timestamp: null,
      artists: cast,
      category: inDrama,
      sub_category: [{ id: 'sub.9', name: t('Slow') }],
      venues,
      custom_metadata: [
        { id: 'cm1', name: t('Country'), value: `Portugal ${mark}, Ghana ${mark}` },
        { id: 'cm2', name: t('Awards'), value: '' },
      ],
    },
    { content_id: IDS.bareFilm, title: t('Untitled Seven'), video_type: 'SPV' },
    {
      content_id: IDS.lockedFilm,
      title: t('The Gold Room'),
      description: t('For members of the gold plan.'),
      thumbnail: null,
      poster: '',
      video_type: 'SPV',
      release_time: '',
      duration: 0,
      average_rating: null,
      is_restricted: true,
      is_login_required: true,
      active_subscription: [{ id: IDS.plan }],
      active_ppv_subscription: [],
      content_rating: null,
      artists: {},
      category: null,
      sub_category: [],
      custom_metadata: null,
    },
    {
      content_id: IDS.membersFilm,
      title: t('Members Only'),
      description: null,
      video_type: 'SPV',
      duration: null,
      is_restricted: null,
      is_login_required: true,
      artists: null,
      category: inDrama,
      venues: null,
    },
    {
      content_id: IDS.series,
      title: t('Night Ferry'),
      description: t('Two seasons of crossings.'),
      thumbnail: 'pictures/ferry.jpg',
      video_type: 'MPVP',
      release_time: '2019-01-01',
      category: inDrama,
      artists: cast,
    },
    {
      content_id: IDS.manualPlaylist,
      title: t('One Evening'),
      description: '',
      video_type: 'PLAYLIST',
      category: inDrama,
      playlist_data: { playlist_type: 'MANUAL', content_data: [IDS.bareFilm, IDS.film], auto_payload: null },
    },
    {
      content_id: IDS.automaticPlaylist,
      title: t('All the Drama'),
      video_type: 'PLAYLIST',
      playlist_data: {
        playlist_type: 'AUTOMATIC',
        auto_payload: [{ type: 'system_defined', name: 'category', value: [IDS.category] }],
      },
    },
    {
      content_id: IDS.liveNow,
      title: t('Harbour Concert'),
      video_type: 'LIVE',
      stream: { link: `${mediaUrl}/live/concert/master.m3u8` },
      publish_time: bare(30),
      live_expiry_time: bare(-DAY_MINUTES),
      live_comments_applicable: true,
    },
    {
      content_id: IDS.liveSoon,
      title: t('Tomorrow Morning'),
      video_type: 'LIVE',
      stream: null,
      publish_time: ago(-DAY_MINUTES),
      live_expiry_time: ago(-2 * DAY_MINUTES),
    },
    {
      content_id: IDS.liveOver,
      title: t('Last Summer'),
      video_type: 'LIVE',
      stream: { link: null },
      publish_time: ago(3 * DAY_MINUTES),
      live_expiry_time: ago(2 * DAY_MINUTES),
    },
    ...Array.from({ length: SHORTS }, (_, index) => ({
      content_id: `short.${index + 1}`,
      title: t(`Short No ${index + 1}`),
      video_type: 'SPV',
      thumbnail: `pictures/short-${index + 1}.jpg`,
      duration: `${60 + index}.5`,
      category: inDrama,
    })),
  ];

  const episodes = [1, 2, 3].map((serial) => ({
    content_id: `ep-5550001.${serial}`,
    serial_no: serial === 2 ? '2' : serial,
    title: t(`Crossing ${serial}`),
    thumbnail: serial === 1 ? 'pictures/crossing.jpg' : null,
    release_time: serial === 3 ? '' : bare(DAY_MINUTES),
    duration: serial === 1 ? 1500 : null,
    description: serial === 1 ? t('They leave.') : null,
    video_type: 'MPVC',
  }));

  return {
    titles,
    episodes,
    categories: [
      drama,
      { _id: '13', name: t('Music'), type: 'category', status: true },
      { _id: 'c.14', name: t('Closed'), type: 'category', status: false },
      { _id: '15', name: t('Nature'), type: 'category', status: true },
      { _id: '16', name: t('Crafts'), type: 'category', status: true },
    ],
    artists: [
      {
        _id: IDS.artist,
        name: t('Ines Okafor'),
        poster: '',
        thumbnail: 'pictures/ines.jpg',
        bio: t('Directs ferries.'),
        views_count: '10400',
        average_rating: '4',
        review_count: null,
        custom_metadata: [],
        social_profiles: { facebook: null, twitter: '', instagram: 'https://instagram.example/ines' },
      },
      { _id: '404', name: t('Nobody Listed'), bio: null, social_profiles: null },
    ],
    venues: [
      {
        _id: IDS.venue,
        name: t('Foundry Hall'),
        description: null,
        address: t('1 Quay'),
        thumbnail: '',
        average_rating: 0,
      },
      { _id: '88', name: t('The Shed') },
    ],
    channels: [
      {
        _id: IDS.channel,
        name: t('Harbour One'),
        title: null,
        description: t('Boats all day.'),
        category: inDrama,
        is_restricted: false,
        active_subscription: [],
        active_ppv: null,
        logo: { website: { s3_key: 'channels/one.png' } },
        banner: { website: null },
        thumbnail: null,
      },
      {
        _id: 'ch.2',
        name: t('Night Radio'),
        is_restricted: true,
        active_subscription: [{ _id: IDS.plan }],
        logo: null,
      },
    ],
    /** Entries for the programme that is on air and the ones around it. */
    schedule: [180, 60, -60].map((minutes, index) => ({
      content_id: [IDS.bareFilm, IDS.film, 'short.1'][index],
      start_time: bare(minutes),
      end_time: ago(minutes - 120),
    })),
    template: {
      banner: [
        { image_s3_key: 'banners/one.jpg', object_type: 'CONTENT', object_id: IDS.film, url: null },
        { image_s3_key: '', object_type: 'EXTERNAL_URL', object_id: null, url: 'elsewhere.example/tour' },
      ],
      swimlane_list: [
        {
          name: t('New this week'),
          data: titles.slice(0, 6),
          meta_data: { filters: { category: [IDS.category] } },
          total: 40,
        },
        { name: t('On the air'), data: titles.slice(7, 10), meta_data: null, total: null },
        { name: t('Nothing yet'), data: [], meta_data: {}, total: 0 },
        { name: t('Broken off'), data: null },
      ],
    },
  };
}
