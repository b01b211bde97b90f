/** What an import does without options. */
export const IMPORT_OPTIONS = {
  act: 'import',
  brand: '',
  map: undefined,
  report: undefined,
  isDryRun: false,
  publishes: false,
  publishesHidden: false,
  updatesOnly: false,
  addsRatings: false,
  allowsLocal: false,
  isRemote: true,
} as const;
