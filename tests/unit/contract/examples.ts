import type * as v from 'valibot';
import { ENTITIES } from '#cli/openapi-entities.ts';

const TIME = '2026-03-01T18:00:00Z';

const content = {
  content_id: 'the-salt-road',
  title: 'The Salt Road',
  description: 'Two sisters walk their late father’s caravan home.',
  thumbnail: 'public/content/the-salt-road/thumbnail.jpg',
  poster: { s3_key: 'public/content/the-salt-road/poster.jpg' },
  preview: { website: { s3_key: '/public/content/the-salt-road/preview.jpg' } },
  video_type: 'SPV',
  stream: null,
  is_live: false,
  publish_time: null,
  release_time: '2025-11-02',
  created_date: TIME,
  modified_date: '2026-03-01 18:00:00',
  duration: 6420.5,
  average_rating: 4.3,
  review_count: 1280,
  is_restricted: true,
  is_login_required: true,
  active_subscription: [{ id: 'plan_year' }, { _id: 'plan_month' }],
  active_ppv_subscription: null,
  content_rating: { name: '12', description: 'Some violence', icon: { s3_key: 'public/ratings/12.svg' } },
  live_comments_applicable: false,
  resume_timestamp: 61,
  artists: { Director: [{ id: 'ada-lund', name: 'Ada Lund' }], Cast: [{ _id: 'b-okoro', name: 'B. Okoro' }] },
  category: [{ _id: 'drama', name: 'Drama' }],
  sub_category: [{ _id: 'road-movie', name: 'Road movie' }],
  venues: [{ _id: 'odeon', name: 'Odeon' }],
  custom_metadata: [{ id: 'mood', name: 'Mood', value: 'slow, warm' }],
  serial_no: null,
  source_asset_id: { file_metadata: { duration: 6420.5 } },
  original_language: 'en-GB',
  trailer: 'public/trailer/the-salt-road/hls/video/480_index.m3u8',
};

const artist = {
  _id: 'ada-lund',
  name: 'Ada Lund',
  poster: 'public/artists/ada-lund.jpg',
  thumbnail: null,
  bio: 'Director of slow films.',
  views_count: 90210,
  average_rating: 4.8,
  review_count: 12,
  custom_metadata: [{ name: 'Born', value: '1974' }],
  social_profiles: { instagram: 'https://instagram.example/ada' },
};

const venue = { _id: 'odeon', name: 'Odeon', description: 'A hall by the river.', address: '1 Quay Street' };
const channel = {
  _id: 'pulse-one',
  name: 'Pulse One',
  category: [{ _id: 'yoga', name: 'Yoga' }],
  is_restricted: false,
  active_subscription: [{ _id: 'plan_year' }],
  active_ppv: [],
  logo: { website: { s3_key: 'public/channels/one.svg' } },
  banner: null,
  thumbnail: { website: { s3_key: 'public/channels/one.jpg' } },
};

const component = {
  id: 'c1',
  data: { component_key: 'defaultSwimlane', name: 'New', type: 'STATIC', content_data: ['the-salt-road'] },
  config: { left: { width: '50%' } },
};
const editedBlock = { id: 'hero', at: 'a1', data: { component_key: 'defaultBanner', heading: 'Hello' } };
const actor = { _id: 'u1', name: 'Edda Lindqvist' };
const account = {
  account_id: 'acc_aurora',
  status: 'ACTIVE',
  allowed_languages: [
    { code: 'en', displayName: 'English' },
    { code: 'ar', displayName: 'العربية' },
  ],
  default_language: 'en',
  date_format: 'DDMMYYYY',
  cf_domain_name: 'aurora.assets.localhost:8787',
  od_resource_allowances: { custom_template: false, content_refresh: true },
  module_permissions: { rating: true },
  account_metadata: { title: 'Aurora', description: 'Films worth a night.' },
  custom_theme: { name: 'NEON_DARK', colors: { c1: '#102030' } },
};

const plan = {
  _id: 'plan_year',
  name: 'A year',
  amount: 59.9,
  currency: 'EUR',
  duration: 365,
  is_active: true,
  is_ppv: null,
};
const discount = {
  _id: 'd1',
  value_type: 'percentage',
  value: 20,
  max_value: 10,
  discount_code: 'SPRING20',
  name: 'Spring',
  applicable_subscriptions: ['plan_year'],
};
const user = {
  _id: 'u1',
  name: 'Nora Vale',
  email_id: 'viewer@aurora.example',
  phone: null,
  is_email_verified: false,
};
const session = { session_id: 'c2Vzc2lvbi1pZA.x_y-z', session_data: { account_id: 'acc_aurora' } };
const comment = {
  _id: 'c9',
  comment: 'What an ending.',
  timestamp: TIME,
  like_count: 3,
  dislike_count: 0,
  parent_id: null,
  user: { _id: 'u1', name: 'Nora' },
  replies: [
    { _id: 'c10', comment: 'Yes!', timestamp: TIME, parent_id: 'c9', user: { name: 'Ben' }, replies: null },
  ],
};
const formField = {
  name: 'Town',
  type: 'DROPDOWN',
  is_mandatory: true,
  value: '',
  options: ['Oslo', 'Lyon'],
};
const swimlane = {
  name: 'New this week',
  data: [content],
  meta_data: { filters: { category: ['drama'] } },
  total: 31,
};
const banner = {
  image_s3_key: 'public/banners/1.jpg',
  object_type: 'CONTENT',
  object_id: 'the-salt-road',
  url: null,
};
const categories = [{ _id: 'drama', name: 'Drama', type: 'category', status: true }];
const lane = { id: 'artists', kind: 'artists', data: [artist], total: 1 };

/**
 * One wire example of every entity, as a backend may really send it: nulls, all spellings of pictures, gaps.
 */
export const EXAMPLES: Record<string, unknown> = {
  Id: 'the-salt-road',
  IdRef: { _id: 'plan_year' },
  Time: TIME,
  NamedRef: { _id: 'drama', name: 'Drama' },
  Picture: { website: { s3_key: 'public/x.jpg' } },
  Link: { type: 'EXTERNAL', data: { url: 'https://aurora.example/x' }, popup_enabled: true },
  VideoType: 'VOD_LIVE',
  AccountConfig: account,
  StaticPage: {
    type: 'FAQ',
    title: 'Help',
    visible_on_website: true,
    content: [{ question: 'Q?', answer: 'A.' }],
  },
  Category: categories[0],
  CustomMetadata: { id: 'mood', name: 'Mood', value: 'slow' },
  Content: content,
  ChildContent: { ...content, content_id: 'part-2', serial_no: 2, video_type: null },
  Playlist: {
    ...content,
    video_type: 'PLAYLIST',
    playlist_data: {
      playlist_type: 'AUTOMATIC',
      auto_payload: [{ type: 'system_defined', name: 'category', id: 'drama', value: 'Drama' }],
    },
  },
  AutoPayload: { type: 'custom_defined', name: 'Mood', value: 'slow' },
  FilterTerm: { name: 'category', id: 'drama' },
  ContentFilters: {
    category: ['drama'],
    video_types: ['SPV'],
    custom_defined: [{ name: 'Mood', value: 'slow' }],
  },
  Watch: {
    signed_url: 'http://aurora.assets.localhost:8787/signed/the-salt-road/1/abc/media/a/master.m3u8',
    tracks: [{ src: '/signed/x/captions/en.vtt', lang: 'en', label: 'English', kind: 'captions' }],
  },
  Channel: channel,
  RelatedChannel: { channel_id: 'pulse-two', name: 'Pulse Two', thumbnail: channel.thumbnail },
  ScheduleEntry: { content_id: 'morning-flow', start_time: TIME, end_time: '2026-03-01T19:00:00+00:00' },
  GuideChannel: {
    channel_id: 'pulse-one',
    entries: [{ content_id: 'morning-flow', start_time: TIME, end_time: '2026-03-01T19:00:00.000Z' }],
  },
  GuideContent: { content_id: 'morning-flow', title: 'Morning Flow', video_type: 'SPV', duration: 1200 },
  Artist: artist,
  Venue: venue,
  Banner: banner,
  Swimlane: swimlane,
  TemplateV1: { banner: [banner], swimlane_list: [swimlane] },
  Component: component,
  Header: { component_key: 'siteMapHeader', data: { site_map: [] } },
  Footer: { component_key: 'takedownFooter', data: null },
  Template: { _id: 't1', is_published: true, selected_theme: { name: 'NEON_DARK' }, components: [component] },
  Lane: lane,
  HomeBundle: {
    account,
    static_pages: [
      { type: 'SOCIAL_LINKS', title: 'Follow us', content: { youtube: 'https://youtube.example/a' } },
    ],
    categories,
    template: {
      version: 2,
      data: [{ _id: 't1', is_published: true, components: [component], header: null }],
    },
    lanes: [lane],
  },
  Review: {
    _id: 'r1',
    title: 'Quiet and huge',
    description: null,
    rating: 4.5,
    created_date: TIME,
    is_edited: false,
    user: { _id: 'u1', name: 'Nora' },
  },
  Comment: comment,
  User: user,
  UserSession: session,
  Auth: { user, user_session: session, is_restored: true },
  OwnSession: {
    _id: 'ses_1',
    device: 'Firefox · Android',
    signed_in_time: TIME,
    last_seen_time: TIME,
    is_current: true,
  },
  Plan: plan,
  ActiveSubscription: { status: true, subscription: plan },
  CustomerOrg: { _id: 'g1', org: 'Stripe', is_account_verified: true },
  Discount: discount,
  Estimation: {
    subscription: plan,
    currency: 'EUR',
    discount_amount: 10,
    tax_amount: 2.5,
    transaction_amount: 52.4,
    is_discount_applied: true,
    is_valid_discount: true,
    discount,
  },
  TransactionStart: {
    _id: 't1',
    customer_gateway_info: { _id: 'g1', org: 'PayU' },
    initiate_payload: { url: 'https://pay.example/start', fields: { key: 'k', hash: 'h' } },
  },
  Transaction: {
    _id: 't1',
    transaction_id: 'pay_123',
    subscription_name: 'A year',
    start_date: TIME,
    end_date: TIME,
    captured_date: TIME,
    status: true,
    currency: 'EUR',
    subscription_amount: 59.9,
    discount_amount: 0,
    tax_amount: 0,
    transaction_amount: 59.9,
  },
  Renewal: { id: 's1', subscription_name: 'A year', created_date: TIME, renewal_status: 'ongoing' },
  EditedBlock: editedBlock,
  Command: { kind: 'set', id: 'hero', way: 'heading', language: 'en', value: 'Hello' },
  Accepted: {
    revision: 3,
    applied: [{ kind: 'remove', id: 'hero' }],
    inverses: [{ kind: 'add', block: editedBlock }],
    others: [],
    clashes: [],
    block_id: null,
  },
  EditLogEntry: {
    ...{ revision: 3, actor, time: TIME, undoes: null },
    commands: [{ kind: 'move', id: 'hero', at: 'a3' }],
    inverses: [{ kind: 'move', id: 'hero', at: 'a1' }],
  },
  ListedDocument: {
    ...{ id: 'page:about', kind: 'page', title: 'About us', page_url: 'about', type: 'CUSTOM' },
    ...{ is_in_use: null, revision: 3, is_changed: true, modified_date: TIME, modified_by: actor },
  },
  Finding: {
    ...{ document: 'page:about', block: 'hero', way: 'data.heading', rule: 'fault', level: 'stop' },
    message: 'must have at most 200 characters, and has 900',
  },
  UploadedPicture: {
    _id: 'a'.repeat(64),
    key: `uploads/2026/${'a'.repeat(64)}.w1600.webp`,
    ...{ width: 1600, height: 900, bytes: 183_204, name: 'beach.jpg', alt: { en: 'A beach at night' } },
    created_date: TIME,
  },
  Snapshot: { _id: 'v1', kind: 'publish', name: 'Spring', actor, time: TIME, documents: ['page:about'] },
  CmsPage: { type: 'CUSTOM', page_url: 'spring', components: [component] },
  FormField: formField,
  Form: {
    _id: 'f1',
    heading: 'Tell us',
    button_text: 'Send',
    is_minimised: true,
    is_login_required: false,
    entities: { type: 'PAGES', data: [{ page_url: 'spring' }, { id: null }] },
    fields: { data: [formField] },
  },
};

export interface EntityExample {
  name: string;
  schema: v.GenericSchema;
  wire: unknown;
}

export const entityExamples: EntityExample[] = Object.entries(ENTITIES).map(([name, schema]) => ({
  name,
  schema,
  wire: EXAMPLES[name],
}));
