/**
 * The URLs of edit mode (edit-mode.md §5). Apart from the site's own table: what viewers' pages load does not name
 * them.
 */
export const editUrls = {
  studio: '/edit',
  newPage: '/edit/new-page',
  publish: '/edit/publish',
  versions: '/edit/versions',
  checkpoint: '/edit/checkpoint',
  compare: '/edit/compare',
  previews: '/edit/preview',
  theme: '/edit/theme',
  home: '/edit/home',
  people: '/edit/people',
  responses: '/edit/forms/:form/responses',
  responsesFile: '/edit/forms/:form/responses.csv',
  choices: '/edit/choices',
  media: '/edit/media',
  mediaRung: '/edit/media/rung',
  focalPoint: '/edit/media/focal-point',
  stage: '/edit/on/:document',
  commands: '/edit/on/:document/commands',
  view: '/edit/on/:document/view',
  presence: '/edit/on/:document/presence',
  settings: '/edit/on/:document/settings',
  addBlock: '/edit/on/:document/add',
  block: '/edit/on/:document/block/:block',
  /** By a link's token; for editors, `draft` or the id of a version. */
  preview: '/preview/:token',
  previewOf: '/preview/:token/:document',
} as const satisfies Record<string, `/${'edit' | 'preview'}${string}`>;

export type EditUrlName = keyof typeof editUrls;
