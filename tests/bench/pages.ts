interface BenchPage {
  name: string;
  hostname: string;
  path: string;
  /** Whether DESIGN §9 holds it to the bytes of a page. */
  isBudgeted?: true;
}

export const PAGES: readonly BenchPage[] = [
  { name: 'aurora home', hostname: 'aurora.localhost', path: '/', isBudgeted: true },
  { name: 'pulse home', hostname: 'pulse.localhost', path: '/', isBudgeted: true },
  { name: 'category page', hostname: 'aurora.localhost', path: '/category/drama', isBudgeted: true },
  { name: 'search page', hostname: 'aurora.localhost', path: '/search?search_text=the', isBudgeted: true },
  { name: 'content page', hostname: 'aurora.localhost', path: '/content/the-salt-road', isBudgeted: true },
  { name: 'series page', hostname: 'aurora.localhost', path: '/parent-content/the-fjord-cases' },
  { name: 'watch page', hostname: 'aurora.localhost', path: '/watch/the-salt-road' },
  { name: 'login page', hostname: 'aurora.localhost', path: '/login' },
];
