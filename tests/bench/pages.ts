import type { VITALS_BUDGETS } from '#tests/budgets/vitals-budgets.ts';

interface BenchPage {
  name: string;
  hostname: string;
  path: string;
  /** Whether DESIGN §9 holds it to the bytes of a page. */
  isBudgeted?: true;
  /** Whether `bench vitals` opens it, and by which budget of scripts. */
  vitals?: keyof typeof VITALS_BUDGETS.js;
}

export const PAGES: readonly BenchPage[] = [
  { name: 'aurora home', hostname: 'aurora.localhost', path: '/', isBudgeted: true, vitals: 'page' },
  { name: 'pulse home', hostname: 'pulse.localhost', path: '/', isBudgeted: true, vitals: 'page' },
  {
    name: 'category page',
    hostname: 'aurora.localhost',
    path: '/category/drama',
    isBudgeted: true,
    vitals: 'page',
  },
  {
    name: 'search page',
    hostname: 'aurora.localhost',
    path: '/search?search_text=the',
    isBudgeted: true,
    vitals: 'page',
  },
  {
    name: 'content page',
    hostname: 'aurora.localhost',
    path: '/content/the-salt-road',
    isBudgeted: true,
    vitals: 'content',
  },
  { name: 'series page', hostname: 'aurora.localhost', path: '/parent-content/the-fjord-cases' },
  { name: 'watch page', hostname: 'aurora.localhost', path: '/watch/the-salt-road' },
  { name: 'login page', hostname: 'aurora.localhost', path: '/login', vitals: 'page' },
  { name: 'pricing page', hostname: 'aurora.localhost', path: '/pricing', vitals: 'page' },
];
