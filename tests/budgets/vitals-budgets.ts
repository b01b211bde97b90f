/** What a phone on slow 4G may wait for and load; ms, and KB of 1000 bytes. */
export const VITALS_BUDGETS = {
  fcp: { timesFloor: 1.3, ms: 1050 },
  lcp: { timesFloor: 1.1 },
  tbt: 100,
  cls: 0.02,
  requests: 40,
  /** A content page also loads what it plays with. */
  js: { page: 125, content: 130 },
  secondVisitFcp: 750,
};
