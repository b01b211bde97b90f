/**
 * The URLs of the studio (operators.md B.6) and of edit mode (edit-mode.md §5). Apart from the site's own table:
 * what viewers' pages load does not name them.
 */
export const editUrls = {
  studio: '/studio',
  /** The kinds of the catalogue, of what is sold, or of the site's settings. */
  area: '/studio/:area',
  entities: '/studio/catalogue/:kind',
  newEntity: '/studio/new/:kind',
  entity: '/studio/catalogue/:kind/:id',
  gateways: '/studio/gateways',
  gateway: '/studio/gateways/:org',
  domains: '/studio/domains',
  domain: '/studio/domains/:host',
  imports: '/studio/import',
  importTemplate: '/studio/import/sample.csv',
  import: '/studio/import/:id',
  importReport: '/studio/import/:id/report.csv',
  figures: '/studio/figures',
  figuresFile: '/studio/figures/:table',
  auditTrail: '/studio/log',
  viewers: '/studio/people',
  viewer: '/studio/people/:id',
  pages: '/edit',
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
} as const satisfies Record<string, `/${'studio' | 'edit' | 'preview'}${string}`>;

export type EditUrlName = keyof typeof editUrls;
