import type { Brand } from '#demo/seed/types.ts';
import { builtPages } from './built-pages.ts';
import { calmAndKitchen } from './calm-and-kitchen.ts';
import { channels } from './channels.ts';
import { classes } from './classes.ts';
import { commentThreads } from './comment-threads.ts';
import { dailyTen } from './daily-ten.ts';
import { endurance } from './endurance.ts';
import { forms } from './forms.ts';
import { banners, lanes } from './front.ts';
import { builtHome } from './home.ts';
import { live, programmes } from './live-and-programmes.ts';
import { freePages, pages } from './pages.ts';
import { people } from './people.ts';
import { critics, critiques, discounts, gateways, plans } from './shop-and-community.ts';
import { categories, facts, genres } from './taxonomy.ts';
import { venues } from './venues.ts';

/** Fitness, live classes and TV channels; English and French. */
export const pulse: Brand = {
  accountId: 'acc_pulse',
  slug: 'pulse',
  isActive: true,
  languages: [
    { code: 'en', displayName: 'English' },
    { code: 'fr', displayName: 'Français' },
  ],
  dateFormat: 'MMDDYYYY',
  currency: 'EUR',
  contentRefresh: true,
  theme: 'NEON_DARK',
  title: { en: 'Pulse', fr: 'Pulse' },
  description: {
    en: 'Classes, live sessions and channels for people with a life.',
    fr: 'Cours, directs et chaînes pour ceux qui ont une vie.',
  },
  categories,
  genres,
  facts,
  people,
  venues,
  titles: [...live, ...classes, ...endurance, ...programmes, ...calmAndKitchen, ...dailyTen],
  channels,
  plans,
  discounts,
  gateways,
  banners,
  lanes,
  pages,
  freePages,
  builtPages,
  builtHome,
  critics,
  critiques,
  commentThreads,
  forms,
};
