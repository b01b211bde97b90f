import { KIND_NAMES, type KindName } from '#app/contract/site/entity-kind.ts';

/** How a kind's entities lie in a site's folder: one file for the only one, one list, or a file each. */
export type Layout =
  | { form: 'single'; file: string }
  | { form: 'list'; file: string }
  | {
      form: 'files';
      folder: string;
      /** The field whose texts are HTML files of their own beside it: `<id>.<language>.html`. */
      htmlField?: string;
    }
  | { form: 'schedule'; folder: string };

/** By kind, in the order in which entities are written. */
export const LAYOUTS: Readonly<Record<KindName, Layout>> = {
  site: { form: 'single', file: 'site.json' },
  theme: { form: 'single', file: 'theme.json' },
  'comment-rules': { form: 'single', file: 'comment-rules.json' },
  category: { form: 'list', file: 'categories.json' },
  genre: { form: 'list', file: 'genres.json' },
  rating: { form: 'list', file: 'ratings.json' },
  field: { form: 'list', file: 'fields.json' },
  person: { form: 'files', folder: 'people' },
  venue: { form: 'files', folder: 'venues' },
  asset: { form: 'files', folder: 'assets' },
  plan: { form: 'list', file: 'plans.json' },
  voucher: { form: 'list', file: 'vouchers.json' },
  gateway: { form: 'list', file: 'gateways.json' },
  title: { form: 'files', folder: 'titles' },
  playlist: { form: 'files', folder: 'playlists' },
  channel: { form: 'files', folder: 'channels' },
  schedule: { form: 'schedule', folder: 'channels' },
  banner: { form: 'list', file: 'banners.json' },
  lane: { form: 'list', file: 'lanes.json' },
  form: { form: 'files', folder: 'forms' },
  page: { form: 'files', folder: 'pages', htmlField: 'content' },
  'info-page': { form: 'files', folder: 'info', htmlField: 'content' },
  template: { form: 'files', folder: 'templates' },
};

/** Of the folder: raised when an older reader could not read it. */
export const FORMAT = 1;
/** Of each kind's values, as a folder notes them. */
export const KIND_VERSIONS: Readonly<Record<string, number>> = Object.fromEntries(
  KIND_NAMES.map((name) => [name, 1]),
);
export const MANIFEST_FILE = 'marquee.json';
export const MEDIA_FILE = 'media.json';
/** There while an export is not finished. */
export const UNFINISHED_FILE = '.marquee-export';
export const SCHEDULE_SUFFIX = '.schedule.csv';

/** Where an entity's JSON lies, or its kind's list does; for messages, too. */
export function fileOf(kind: KindName, id: string): string {
  const layout = LAYOUTS[kind];
  if (layout.form === 'schedule') return `${layout.folder}/${id}${SCHEDULE_SUFFIX}`;
  return layout.form === 'files' ? `${layout.folder}/${id}.json` : layout.file;
}
