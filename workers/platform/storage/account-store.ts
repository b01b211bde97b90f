import { LRUCache } from 'lru-cache';
import { AccountScope } from './account-scope.ts';
import { analyticsStore } from './analytics-store.ts';
import { auditStore } from './audit-store.ts';
import { channelStore } from './channel-store.ts';
import { commentStore } from './comment-store.ts';
import { communityStore } from './community-store.ts';
import { childContentStore, contentStore } from './content-store.ts';
import { credentialStore, securityStore } from './credential-store.ts';
import { type Database, openLimited } from './database.ts';
import { deletionStore } from './deletion-store.ts';
import { facetCountStore } from './facet-counts.ts';
import { figuresStore } from './figures-store.ts';
import { formStore } from './form-store.ts';
import { guideStore } from './guide-store.ts';
import { incidentStore } from './incident-store.ts';
import { libraryStore } from './library-store.ts';
import { mailStore } from './mail-store.ts';
import { ownDataStore } from './own-data-store.ts';
import { paymentStore } from './payment-store.ts';
import { peopleStore } from './people-store.ts';
import { planStore } from './plan-store.ts';
import { profileStore } from './profile-store.ts';
import { reminderStore } from './reminder-store.ts';
import { renewalStore } from './renewal-store.ts';
import { resumeStore } from './resume-store.ts';
import { reviewStore } from './review-store.ts';
import { searchStore } from './search-store.ts';
import { siteStore, starterStore } from './site-store.ts';
import { trialUseStore } from './trial-uses.ts';
import { sessionListStore } from './user-sessions.ts';
import { userStore } from './user-store.ts';
import { viewerListStore } from './viewer-list-store.ts';
import { viewerSupportStore } from './viewer-support-store.ts';

/** Everything that a handler can do with the database: all of it within one account. */
export function storeFor(db: Database, accountId: string, maxAge: number | null = null) {
  const isLimited = maxAge !== null;
  const scope = new AccountScope(isLimited ? openLimited(db, maxAge) : db, accountId, { isLimited });
  return {
    accountId,
    /** Of a child's profile: titles from more years on are not in the store. */
    maxAge,
    site: siteStore(scope),
    content: contentStore(scope),
    facets: facetCountStore(scope),
    parts: childContentStore(scope),
    people: peopleStore(scope),
    channels: channelStore(scope),
    guide: guideStore(scope),
    community: communityStore(scope),
    reviews: reviewStore(scope),
    comments: commentStore(scope),
    forms: formStore(scope),
    library: libraryStore(scope),
    analytics: analyticsStore(scope),
    figures: figuresStore(scope),
    resume: resumeStore(scope),
    search: searchStore(scope),
    users: userStore(scope),
    audit: auditStore(scope),
    viewerList: viewerListStore(scope),
    viewerSupport: viewerSupportStore(scope),
    profiles: profileStore(scope),
    sessionList: sessionListStore(scope),
    deletion: deletionStore(scope),
    ownData: ownDataStore(scope),
    credentials: credentialStore(scope),
    reminders: reminderStore(scope),
    mails: mailStore(scope),
    incidents: incidentStore(scope),
    security: securityStore(scope),
    starter: starterStore(scope),
    plans: planStore(scope),
    payments: paymentStore(scope),
    renewals: renewalStore(scope),
    trials: trialUseStore(scope),
    batch: scope.batch.bind(scope),
  };
}

export type AccountStore = ReturnType<typeof storeFor>;

const MAX_STORES = 500;

/** Keeps each account's store, and with it the queries that it has built. */
export class StoreCache {
  readonly #db: Database;
  readonly #stores = new LRUCache<string, AccountStore>({ max: MAX_STORES });

  constructor(db: Database) {
    this.#db = db;
  }

  /** For editing alone, which writes more tables than any store has. */
  scopeFor(accountId: string): AccountScope {
    return new AccountScope(this.#db, accountId);
  }

  /** With titles up to `maxAge` alone, where there is one: what a child's profile has of the account. */
  storeFor(accountId: string, maxAge: number | null = null): AccountStore {
    const key = maxAge === null ? accountId : `${accountId}\n${maxAge}`;
    const known = this.#stores.get(key);
    if (known) return known;
    const store = storeFor(this.#db, accountId, maxAge);
    this.#stores.set(key, store);
    return store;
  }
}
