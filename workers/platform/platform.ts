import { BRAND_STATES_PATH } from '#app/contract/brand-states.ts';
import { createAdminApp } from '#workers/platform/admin/admin-app.ts';
import { serveAsset } from '#workers/platform/assets/serve-asset.ts';
import { checkDueDomains } from '#workers/platform/domains/check-due.ts';
import { publishDue } from '#workers/platform/drafts/publish-due.ts';
import { eraseDeleted } from '#workers/platform/erasing/erase-deleted.ts';
import { log } from '#workers/platform/http/log.ts';
import { toFailure } from '#workers/platform/http/responses.ts';
import { isFromOutside, isUnroutedHost, unknownHost } from '#workers/platform/http/unrouted-host.ts';
import { sweepImports } from '#workers/platform/importing/uploads/import-files.ts';
import { mailIncidents } from '#workers/platform/incidents/mail-incidents.ts';
import { deliverDue } from '#workers/platform/mail/deliver.ts';
import { MAILBOX_PATH, serveMailbox } from '#workers/platform/mail/mailbox-pages.ts';
import { sweepPictures } from '#workers/platform/media/sweep-pictures.ts';
import { chargeDueRenewals, checkDuePayments } from '#workers/platform/payment/process-due.ts';
import { BrandStateList } from '#workers/platform/registry/brand-states.ts';
import { projectBehind } from '#workers/platform/registry/project.ts';
import { sendDueReminders } from '#workers/platform/reminders/send-due-reminders.ts';
import { sweep } from '#workers/platform/storage/housekeeping.ts';
import { eraseDue } from '#workers/platform/user/deletion.ts';
import { openDependencies, type PlatformBindings } from './open-dependencies.ts';
import { createServicesApp } from './router.ts';

/**
 * Calls come through a service binding, on a host that never becomes an asset host: it is rarely looked up.
 */
const CALL_HOST_FRESH_MS = 60_000;

/** What is used of a Worker's execution context. */
type Execution = Pick<ExecutionContext, 'waitUntil'>;

export interface Platform {
  handle(request: Request, execution: Execution): Promise<Response>;
  /** The housekeeping of every hour. */
  tidy(now: Date): Promise<void>;
  /** Every minute: mails that the provider has not taken yet. */
  mail(now: Date): Promise<void>;
  /** Fetches the state of open payments that are due from their gateways; every minute. */
  checkPayments(now: Date): Promise<void>;
  /** Sends the operator what a person has to look at; every minute. */
  mailIncidents(now: Date): Promise<void>;
  /** Erases deleted brands whose time has come; every minute. */
  erase(now: Date): Promise<void>;
  /** Brings to KV what a change of the registry could not; every minute. */
  project(): Promise<void>;
  /** Looks at hostnames whose time has come; every minute. */
  checkDomains(now: Date): Promise<void>;
  /** Publishes drafts whose time has come; every minute. */
  publish(now: Date): Promise<void>;
  /** Mails viewers what they wanted to be reminded of; every minute. */
  remind(now: Date): Promise<void>;
  /** Charges renewals that are due; every minute. */
  renew(now: Date): Promise<void>;
}

/** Three hosts in one Worker: each account's asset host, the operator's API, and the four services. */
export function createPlatform(bindings: PlatformBindings): Platform {
  const { tenants, apiHost } = bindings;
  const { db, dependencies, mailer, mailbox, mailSealing } = openDependencies(bindings);
  const services = createServicesApp(dependencies);
  const admin = createAdminApp(dependencies);
  const states = new BrandStateList(db, dependencies.now);

  async function dispatch(request: Request, execution: Execution): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    const isCall = pathname.startsWith('/api/') || pathname.startsWith('/admin/');
    // An asset host is public: it has files and nothing else, whatever they are called.
    const account = await dependencies.accounts.byAssetHostname(
      hostname,
      isCall ? CALL_HOST_FRESH_MS : undefined,
    );
    if (account) return serveAsset(request, account, dependencies, (promise) => execution.waitUntil(promise));
    // For the edge alone: which brands are off the air is nobody else's affair.
    if (pathname === BRAND_STATES_PATH)
      return isFromOutside(request.headers) ? unknownHost() : Response.json({ states: await states.get() });
    if (isUnroutedHost(request, hostname, apiHost)) return unknownHost();
    if (mailbox && pathname.startsWith(MAILBOX_PATH)) return serveMailbox(request, mailbox, tenants);
    return pathname.startsWith('/admin/')
      ? admin.fetch(request)
      : services.fetch(request, undefined, toHono(execution));
  }

  return {
    async tidy(time) {
      log({ event: 'swept', ...(await sweep(db, time)) });
      log({ event: 'accounts-erased', count: await eraseDue(dependencies, time) });
      log({ event: 'pictures-swept', count: await sweepPictures(dependencies, time) });
      log({ event: 'imports-swept', count: await sweepImports(dependencies.media, time) });
    },
    async mail(time) {
      if (mailer) await deliverDue({ ...dependencies, mailer, sealing: mailSealing }, time);
    },
    async checkPayments(time) {
      const count = await checkDuePayments(dependencies, time);
      if (count > 0) log({ event: 'payments-checked', count });
    },
    async mailIncidents(time) {
      const { operatorMail } = bindings;
      if (!mailer || !operatorMail) return;
      const count = await mailIncidents({ ...dependencies, mailer, operatorMail }, time);
      if (count > 0) log({ event: 'incidents-mailed', count });
    },
    async erase(time) {
      const count = await eraseDeleted(dependencies, time);
      if (count > 0) log({ event: 'brands-erasing', count });
    },
    async project() {
      const count = await projectBehind(dependencies);
      if (count > 0) log({ event: 'projected', count });
    },
    async checkDomains(time) {
      const count = await checkDueDomains(dependencies, time);
      if (count > 0) log({ event: 'domains-checked', count });
    },
    async publish(time) {
      const count = await publishDue(dependencies, time);
      if (count > 0) log({ event: 'scheduled-due', count });
    },
    async remind(time) {
      const count = await sendDueReminders(dependencies, time);
      if (count > 0) log({ event: 'reminders-due', count });
    },
    async renew(time) {
      const count = await chargeDueRenewals(dependencies, time);
      if (count > 0) log({ event: 'renewals-due', count });
    },
    handle: (request, execution) =>
      dispatch(request, execution).catch((thrown: unknown) =>
        toFailure(thrown, { language: undefined, requestId: crypto.randomUUID() }),
      ),
  };
}

/** Hono requires a complete execution context, of which only this is ever used. */
function toHono(execution: Execution) {
  return {
    waitUntil: (promise: Promise<unknown>) => execution.waitUntil(promise),
    passThroughOnException: () => {},
    props: {},
  };
}
