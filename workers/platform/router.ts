import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Call } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import { HEADERS, RequestHeadersSchema } from '#app/contract/headers.ts';
import { LIVE_ROOM } from '#app/contract/live-room.ts';
import { localiserFor } from '#app/lib/localise.ts';
import { joinRoom } from '#workers/platform/content/join-room.ts';
import { isPinNeeded } from '#workers/platform/content/watchable.ts';
import { limitResult } from '#workers/platform/profiles/limit-result.ts';
import { isOpenToChildren } from '#workers/platform/profiles/open-to-children.ts';
import { withoutStreams } from '#workers/platform/profiles/without-streams.ts';
import { findSession } from '#workers/platform/user/session.ts';
import type { CallContext } from './call-context.ts';
import type { Dependencies } from './dependencies.ts';
import { handlers } from './handlers.ts';
import { readClient } from './http/client.ts';
import { HttpError } from './http/http-error.ts';
import { log } from './http/log.ts';
import { readBytes, readInput } from './http/read-input.ts';
import { type HandlerResult, logBug, success, toFailure } from './http/responses.ts';
import { isOpenWhileSuspended } from './open-while-suspended.ts';

type AnyHandler = (context: CallContext) => Promise<HandlerResult>;

/** Every call of the contract; those without a handler answer 501. */
export function createServicesApp(dependencies: Dependencies) {
  const app = new Hono();
  for (const [name, call] of byPrecision(Object.entries(calls))) {
    // A handler is typed by its own call's input, which readInput has just made by that call's schemas.
    const handler = handlers[name as CallName] as AnyHandler | undefined;
    app.on(call.method, toPattern(call.path), (c) =>
      handleCall(dependencies, { name: name as CallName, call, handler }, c),
    );
  }
  app.get(toPattern(LIVE_ROOM.path), async (c) =>
    joinRoom(dependencies, await readStore(dependencies, c.req.raw), c),
  );
  for (const [path, methods] of methodsByPath()) {
    app.all(path, (c) => {
      const error = new HttpError(405, 'wrong_method', { headers: { allow: methods.join(', ') } });
      return toFailure(error, contextOf(c.req.raw));
    });
  }
  app.notFound((c) => toFailure(new HttpError(404, 'not_found'), contextOf(c.req.raw)));
  app.onError((error, c) => toFailure(error, contextOf(c.req.raw)));
  return app;
}

interface Route {
  name: CallName;
  call: Call;
  handler: AnyHandler | undefined;
}

async function handleCall(dependencies: Dependencies, route: Route, c: Context) {
  const { call } = route;
  const startedMs = Date.now();
  const request = c.req.raw;
  const context = contextOf(request);
  const waitUntil = waitUntilFor(c, context);
  const response = await runCall(dependencies, route, request, c.req.param(), waitUntil)
    .then(success)
    .catch((thrown: unknown) => toFailure(thrown, context));
  log({
    event: 'request',
    requestId: context.requestId,
    account: context.account,
    method: call.method,
    route: call.path,
    status: response.status,
    durationMs: Date.now() - startedMs,
  });
  return response;
}

/** An error there is a bug like any other, but can only be logged. */
function waitUntilFor(c: Context, context: ReturnType<typeof contextOf>): CallContext['waitUntil'] {
  return (work) =>
    c.executionCtx.waitUntil(
      Promise.resolve()
        .then(work)
        .catch((thrown: unknown) => logBug(thrown, context)),
    );
}

async function runCall(
  dependencies: Dependencies,
  { name, call, handler }: Route,
  request: Request,
  pathParams: Record<string, string>,
  waitUntil: CallContext['waitUntil'],
): Promise<object> {
  const isOfInactive = call === calls.accountDetail;
  const { headers, account } = await readCaller(dependencies, request, { isOfInactive });
  if (!handler) throw new HttpError(501, 'not_implemented');

  const now = dependencies.now();
  const { store, session: found } = await readViewer(dependencies, { headers, account }, now);
  if (account.suspendedTime && !isOpenWhileSuspended(name, found?.user.isStaff ?? false))
    throw new HttpError(403, 'account_inactive');
  if (found && found.maxAge !== null && !isOpenToChildren(name)) throw new HttpError(403, 'child_profile');
  const session = call.session === 'none' ? null : found;
  if (call.session === 'required' && !session) throw new HttpError(401, 'login_needed');
  const input = await readInput(call, request, pathParams);
  const fallback = headers.default_language ?? account.defaultLanguage;
  const result = await handler({
    ...(input as Pick<CallContext, 'params' | 'query' | 'body'>),
    account,
    store,
    language: headers.language ?? fallback,
    localise: localiserFor(headers.language, fallback, account.defaultLanguage),
    session,
    idempotencyKey: headers['idempotency-key'],
    accept: request.headers.get('accept') ?? '',
    raw: call.rawBody
      ? { headers: request.headers, body: await readBytes(request, call.maxBodyBytes) }
      : null,
    now,
    client: readClient(request.headers),
    calledAt: new URL(request.url),
    waitUntil: waitUntil,
    dependencies,
  });
  const limited = await limitResult(store, result);
  // A title's own call goes by the age of that title.
  return call !== calls.contentDetail && isPinNeeded(found, now) ? withoutStreams(limited) : limited;
}

type Caller = Awaited<ReturnType<typeof readCaller>>;

/**
 * Who calls, whether or not the call has a use for it, and the store that is theirs: of a child's profile without the
 * titles that it is not for. No handler gets at another.
 */
async function readViewer({ stores }: Dependencies, { headers, account }: Caller, now: Date) {
  const { accountId } = account;
  const sessionId = headers.ott_sessionid;
  const session = sessionId ? await findSession(stores.storeFor(accountId), sessionId, now) : null;
  return { session, store: stores.storeFor(accountId, session?.maxAge ?? null) };
}

async function readStore(dependencies: Dependencies, request: Request) {
  const caller = await readCaller(dependencies, request);
  if (caller.account.suspendedTime) throw new HttpError(403, 'account_inactive');
  return (await readViewer(dependencies, caller, dependencies.now())).store;
}

/** The account of the call and the caller's headers. Throws for an unknown or inactive account. */
async function readCaller({ accounts }: Dependencies, request: Request, { isOfInactive = false } = {}) {
  const headers = readHeaders(request);
  const account = headers && (await accounts.byId(headers.account_id));
  if (!account || account.deletedTime) throw new HttpError(404, 'unknown_account');
  if (account.status !== 'ACTIVE' && !isOfInactive) throw new HttpError(403, 'account_inactive');
  return { headers, account };
}

function readHeaders(request: Request) {
  const result = v.safeParse(RequestHeadersSchema, Object.fromEntries(request.headers));
  return result.success ? result.output : null;
}

function contextOf(request: Request) {
  const headers = readHeaders(request);
  return {
    language: headers?.language ?? headers?.default_language,
    account: headers?.account_id,
    // The caller's trace id, so that its log and ours meet.
    requestId: request.headers.get(HEADERS.traceparent)?.split('-')[1] ?? crypto.randomUUID(),
  };
}

/** `/channel/schedule` must be tried before `/channel/{id}`. */
function byPrecision<T extends [string, Call]>(entries: T[]): T[] {
  const parameters = ([, call]: T) => call.path.split('{').length;
  return entries.toSorted((a, b) => parameters(a) - parameters(b));
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(calls)) {
    methods.set(toPattern(path), [...(methods.get(toPattern(path)) ?? []), method]);
  }
  return methods;
}

function toPattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
