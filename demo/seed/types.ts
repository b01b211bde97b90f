import type { Form, FormField } from '#app/contract/pages.ts';
import type { Gateway } from '#app/contract/payment.ts';
import type { VideoType } from '#app/contract/video-type.ts';
import type { Faq } from '#workers/platform/storage/schema/account.ts';
import type { AutoPayloadRow } from '#workers/platform/storage/schema/catalogue.ts';
import type { LaneFilters } from '#workers/platform/storage/schema/presentation.ts';
import type { BuiltHome, BuiltPage } from './built-page.ts';

/** `{ en, es, ar }`: which languages there must be is the brand's affair, and tested. */
export type Text = Readonly<Record<string, string>>;

export interface Named {
  id: string;
  name: Text;
}

/** The pictures: its own, `images/<folder>/<id>.…`, another's (`titles/the-keeper`), or none (null). */
export interface Pictured {
  id: string;
  picture?: string | null;
}

/** Lines of custom metadata, by a key of `detailNames`; `social`: network to address. */
interface Profile extends Named, Pictured {
  details?: Readonly<Record<string, Text>>;
  social?: Readonly<Record<string, string>>;
}

export interface Person extends Profile {
  bio: Text;
  views: number;
}

export interface Place extends Profile {
  description: Text;
  address: Text;
}

/** Who may watch: everybody, logged-in viewers, members, buyers of a ticket (or members), buyers alone. */
export type Entry = 'free' | 'login' | 'plan' | 'ticket' | 'alone';

/** Minutes from the moment of seeding; the stream loops the title's asset. */
export interface OnAir {
  starts: number;
  ends: number;
}

export interface Title extends Pictured {
  type: VideoType;
  title: Text;
  description?: Text;
  categories: readonly string[];
  genres: readonly string[];
  people?: Readonly<Record<string, readonly string[]>>;
  venues?: readonly string[];
  minutes?: number;
  /** YYYY-MM-DD */
  released: string;
  rating?: string;
  facts?: Readonly<Record<string, readonly string[]>>;
  entry?: Entry;
  /** Pay-per-view plans that open it; where `entry` is `ticket` or `alone`. */
  tickets?: readonly string[];
  /** Folder below `media/`; a title with an asset plays. */
  asset?: string;
  /** Asset whose trailer this title uses. */
  trailer?: string;
  language?: string;
  onAir?: OnAir;
  parent?: string;
  serial?: number;
  /** One of an archive's many, so it gets no comments. */
  isQuiet?: boolean;
  playlist?: { items: readonly string[] } | { rules: readonly AutoPayloadRow[] };
}

/** A programme of a definite date: a stream when it is on air, or something that comes back every week. */
export type Special =
  | { content: string; when: 'on-air' }
  /** `weekday`: 0 is Sunday; `at`: HH:MM, UTC. */
  | { content: string; when: 'weekly'; weekday: number; at: string; minutes: number };

export interface Channel extends Named {
  title: Text;
  description: Text;
  categories: readonly string[];
  entry: 'free' | 'plan';
  /** A day's programmes, one after the other and over and over: title and length. */
  day: readonly { content: string; minutes: number }[];
  /** Hours of the day (UTC) between which there is something on; round the clock where there are none. */
  hours?: { from: number; to: number };
  specials?: readonly Special[];
}

export interface Plan extends Named {
  description: Text;
  amountMinor: number;
  days: number;
  /** On top of the amount, in hundredths of a percent. */
  taxRate?: number;
  isPpv?: boolean;
}

export interface Discount extends Named {
  code: string;
  description: Text;
  valueType: 'percentage' | 'flat';
  /** Hundredths of a percent, or minor units. */
  value: number;
  maxMinor?: number;
  plans: readonly string[];
  listed: boolean;
}

export interface Lane extends Named {
  filters: LaneFilters;
  orderBy?: string;
  reverse?: boolean;
}

export interface Banner {
  id: string;
  image: string;
  content?: string;
  url?: string;
}

export interface Page {
  type: 'ABOUT_US' | 'TNC' | 'PRIVACY_POLICY' | 'COPYRIGHT' | 'FAQ' | 'SOCIAL_LINKS';
  title: Text;
  url: string;
  /** Absent from the site although it is written. */
  isHidden?: boolean;
  content: Readonly<Record<string, string | Record<string, string> | Faq[]>>;
}

/** A page of its own at `/static/<url>`; rich text. */
export interface FreePage {
  url: string;
  title: Text;
  content: Text;
}

export interface Critique {
  title: string;
  text: string;
  rating: number;
}

/** A comment and what was answered, as viewers write: in one language, whichever. */
export interface Thread {
  comment: string;
  replies?: readonly string[];
}

export interface DemoFormField {
  name: Text;
  type: FormField['type'];
  isMandatory?: boolean;
  /** Of a drop-down. */
  options?: readonly Text[];
}

/** A form that floats over the pages of its place; `id`s are titles', `page_url`s those of written pages. */
export interface DemoForm extends Named {
  subHeading: Text;
  button: Text;
  place: { type: Form['entities']['type']; data?: readonly { id?: string; page_url?: string }[] };
  /** Open, where it would otherwise be no more than a button. */
  isExpanded?: boolean;
  isForMembers?: boolean;
  fields: readonly DemoFormField[];
}

/** One demo brand: everything that its account holds. */
export interface Brand {
  /** Who may frame its player, as the tenant record has it. */
  frameAncestors?: readonly string[];
  accountId: string;
  slug: string;
  isActive: boolean;
  languages: readonly { code: string; displayName: string }[];
  dateFormat: string;
  currency: string;
  contentRefresh: boolean;
  theme: string;
  title: Text;
  description: Text;
  categories: readonly Named[];
  genres: readonly Named[];
  /** Custom metadata: a field and the values titles refer to. */
  facts: readonly (Named & { values: Readonly<Record<string, Text>> })[];
  people: readonly Person[];
  venues: readonly Place[];
  titles: readonly Title[];
  channels: readonly Channel[];
  plans: readonly Plan[];
  discounts: readonly Discount[];
  gateways: readonly { id: string; org: Gateway; isVerified: boolean }[];
  banners: readonly Banner[];
  lanes: readonly Lane[];
  pages: readonly Page[];
  freePages: readonly FreePage[];
  builtPages: readonly BuiltPage[];
  /** Null where the home is the classic one. */
  builtHome: BuiltHome | null;
  critics: readonly string[];
  critiques: readonly Critique[];
  commentThreads: readonly Thread[];
  forms: readonly DemoForm[];
}
