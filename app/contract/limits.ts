// chunk: shell

/** Upper bounds of what crosses the wire. Generous: they stop abuse, they do not shape content. */
export const LIMITS = {
  id: 128,
  name: 500,
  title: 500,
  description: 20_000,
  richText: 200_000,
  url: 2048,
  assetKey: 1024,
  email: 254,
  /** In UTF-16 units: 256 characters that take two each. */
  password: 512,
  phone: 32,
  code: 128,
  message: 2000,
  /** Of a service's error text, as its viewer reads it: it fits into a flash cookie. */
  shownMessage: 300,
  searchText: 200,
  comment: 5000,
  reviewTitle: 120,
  sessionId: 1024,
  key: 64,
  value: 2000,
  trialDays: 366,
  secondsOfYears: 10 * 366 * 24 * 3600,
  pageSize: 1000,
  page: 100_000,
  list: 1000,
  shortList: 200,
  ids: 1000,
} as const;

export const DEFAULT_PAGE_SIZE = 20;
