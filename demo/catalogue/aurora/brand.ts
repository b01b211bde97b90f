import type { Brand } from '#demo/seed/types.ts';
import { builtPages } from './built-pages.ts';
import { channels } from './channels.ts';
import { commentThreads } from './comment-threads.ts';
import { critics, critiques } from './community.ts';
import { documentaries } from './documentaries.ts';
import { edgeCaseTitles } from './edge-case-titles.ts';
import { familyAndMusic } from './family-and-music.ts';
import { films } from './films.ts';
import { forms } from './forms.ts';
import { banners, lanes } from './front.ts';
import { live } from './live.ts';
import { nightLog } from './night-log.ts';
import { freePages, pages } from './pages.ts';
import { people } from './people.ts';
import { playlists } from './playlists.ts';
import { series } from './series.ts';
import { discounts, gateways, plans } from './shop.ts';
import { categories, facts, genres } from './taxonomy.ts';
import { venues } from './venues.ts';

/** Films and series; English, Spanish and Arabic. */
export const aurora: Brand = {
  accountId: 'acc_aurora',
  slug: 'aurora',
  isActive: true,
  // Its films may be shown anywhere; pulse keeps its own to itself.
  frameAncestors: ['*'],
  languages: [
    { code: 'en', displayName: 'English' },
    { code: 'es', displayName: 'Español' },
    { code: 'ar', displayName: 'العربية' },
  ],
  dateFormat: 'DDMMYYYY',
  currency: 'USD',
  contentRefresh: false,
  theme: 'DEFAULT_THEME',
  title: { en: 'Aurora', es: 'Aurora', ar: 'أورورا' },
  description: {
    en: 'Films and series for long nights, chosen by people.',
    es: 'Películas y series para noches largas, elegidas por personas.',
    ar: 'أفلام ومسلسلات لليالي الطويلة، يختارها البشر.',
  },
  categories,
  genres,
  facts,
  people,
  venues,
  titles: [
    ...films,
    ...documentaries,
    ...series,
    ...familyAndMusic,
    ...live,
    ...playlists,
    ...edgeCaseTitles,
    ...nightLog,
  ],
  channels,
  plans,
  discounts,
  gateways,
  banners,
  lanes,
  pages,
  freePages,
  builtPages,
  builtHome: null,
  critics,
  critiques,
  commentThreads,
  forms,
};
