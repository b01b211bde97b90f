export const PAGES = [
  { name: 'aurora home', hostname: 'aurora.localhost', path: '/' },
  { name: 'pulse home', hostname: 'pulse.localhost', path: '/' },
  { name: 'content page', hostname: 'aurora.localhost', path: '/content/the-salt-road' },
  { name: 'watch page', hostname: 'aurora.localhost', path: '/watch/the-salt-road' },
  { name: 'login page', hostname: 'aurora.localhost', path: '/login' },
];
