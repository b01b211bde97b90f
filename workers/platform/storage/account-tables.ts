/** How the rows of a table are of an account, and how a few of them are removed at a time. */
export interface AccountTable {
  name: string;
  /** What names a row where the table has no rowid. */
  key?: readonly string[];
  /** For rows that do not name their account: `?` is its id. */
  owned?: string;
}

const OF_ACCOUNT = 'account_id = ?';

/**
 * Every table with rows of accounts, in the order in which an account is erased; a test finds those that are missing.
 * Titles go before what hangs on them, whose triggers would index each title anew for every row; children
 * before their parents, so that no statement removes more than its share.
 */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  // First: from here on no call finds the account, and nothing new is written.
  { name: 'accounts' },
  ...named('api_tokens', 'sessions', 'user_keys', 'queued_mails', 'reminders', 'editor_presence'),
  ...named('contents', 'content_artists', 'content_categories', 'content_custom_metadata', 'content_genres'),
  ...named('content_plans', 'content_venues', 'content_listing'),
  { name: 'title_order', key: ['listing', 'language'] },
  {
    name: 'content_facets',
    key: ['facet', 'is_part', 'created_date', 'listing'],
    owned: 'facet IN (SELECT facet FROM facets WHERE account_id = ?)',
  },
  ...named('facets', 'channel_slots', 'schedule_entries', 'channel_categories', 'channel_plans', 'channels'),
  ...named('artists', 'venues', 'genres', 'categories', 'content_ratings', 'custom_metadata_fields'),
  { name: 'search_index', owned: 'rowid IN (SELECT doc FROM search_documents WHERE account_id = ?)' },
  ...named('search_documents'),
  { name: 'search_spellings', key: ['account_id', 'spelling', 'word'] },
  { name: 'search_words', key: ['account_id', 'word'] },
  { name: 'search_grams', key: ['account_id', 'gram', 'word'] },
  ...named('comments', 'comment_votes', 'comment_reports', 'reviews'),
  { name: 'review_counts', key: ['account_id', 'subject_type', 'subject_id', 'rating'] },
  ...named('watchlist', 'favourites', 'resume_positions', 'player_events', 'player_plays', 'played_days'),
  ...named(
    'title_days',
    'form_responses',
    'forms',
    'estimations',
    'gateway_events',
    'ledger_entries',
    'trials',
  ),
  ...named('renewals', 'subscriptions', 'transactions', 'discounts', 'plans', 'gateways'),
  ...named('security_events', 'profiles', 'users', 'media_assets', 'media_files', 'banners', 'cms_pages'),
  ...named('static_pages', 'swimlanes', 'templates', 'themes', 'drafts', 'edit_commands', 'previews'),
  ...named('scheduled_publishes', 'snapshots', 'snapshot_bodies', 'entity_digests', 'entity_writes'),
  ...named('incidents', 'audit_events'),
];

/** Tables of the registry, which an erasure ends with (storage/registry-writes.ts). */
export const REGISTRY_TABLES = ['tenants', 'hostnames', 'former_hostnames', 'domains'] as const;

/** The condition that finds an account's rows, with one `?` for its id. */
export const ownedBy = ({ owned = OF_ACCOUNT }: AccountTable): string => owned;

function named(...names: string[]): AccountTable[] {
  return names.map((name) => ({ name }));
}
