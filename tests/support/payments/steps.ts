import { AsyncLocalStorage } from 'node:async_hooks';
import { batchedD1, type QueryResult, type Sendable, toObjects } from './batched-d1.ts';
import type { Random } from './random.ts';

/** The process is gone: nothing that it would have done afterwards happens. */
export class Crash extends Error {
  override name = 'Crash';
}

/** One running call, scheduled job or webhook. Every access to storage or network is one of its steps. */
interface Actor {
  account: string;
  crash: { after: number; isLost: boolean } | null;
  isDead: boolean;
  /** Resolves when this actor may take its next step. */
  nextStep(): Promise<() => void>;
}

const actors = new AsyncLocalStorage<Actor>();
// The platform's own pauses are steps as well and take no time.
const setRealTimeout = globalThis.setTimeout;
const nextTask = () => new Promise<void>((done) => setRealTimeout(done, 0));

/** The account of the running action; undefined outside of any. */
export const currentAccount = () => actors.getStore()?.account;

/** Whether the running action belongs to a crashed process. */
export const isCrashed = () => actors.getStore()?.isDead === true;

export const stepsTaken = { count: 0 };

/**
 * Runs one step when it is due. A crash happens before the step, or after it and before its result is seen.
 */
export async function step<T>(work: () => Promise<T>): Promise<T> {
  const actor = actors.getStore();
  stepsTaken.count += 1;
  if (!actor) return await work();
  const finish = await actor.nextStep();
  try {
    if (actor.isDead) throw new Crash();
    const isLast = actor.crash !== null && actor.crash.after-- === 0;
    if (isLast) actor.isDead = true;
    if (isLast && actor.crash?.isLost) throw new Crash();
    const result = await work();
    if (actor.isDead) throw new Crash();
    return result;
  } finally {
    finish();
  }
}

export interface Action {
  run(): Promise<void>;
  /** Whether the process may crash in the middle of it. */
  mayCrash: boolean;
}

const MAX_STEPS_TO_CRASH = 14;

/** Runs actions concurrently, interleaving their steps in the order that the seed determines. */
export async function interleave(account: string, actions: readonly Action[], random: Random): Promise<void> {
  const waiting: ((finish: () => void) => void)[] = [];
  let live = actions.length;
  let failure: unknown = null;
  for (const { run, mayCrash } of actions) {
    const crash =
      mayCrash && random.chance(0.3)
        ? { after: random.below(MAX_STEPS_TO_CRASH), isLost: random.chance(0.5) }
        : null;
    const nextStep = () => new Promise<() => void>((take) => waiting.push(take));
    const actor: Actor = { account, crash, isDead: false, nextStep };
    void actors
      .run(actor, run)
      .catch((thrown: unknown) => {
        // Errors of a process that has died are ignored.
        if (!actor.isDead) failure ??= thrown;
      })
      .finally(() => {
        live -= 1;
      });
  }
  while (live > 0) {
    await nextTask();
    if (waiting.length === 0) continue;
    const [take] = waiting.splice(random.below(waiting.length), 1);
    await new Promise<void>((finish) => take?.(finish));
  }
  if (failure) throw failure;
}

/** Turns every timer of this isolate into a step. */
export function stepTimers(): void {
  const steppedTimeout = (work: () => void, ms?: number) => {
    if (!actors.getStore()) return setRealTimeout(work, ms);
    void step(async () => {}).then(work, () => {});
    return 0;
  };
  globalThis.setTimeout = steppedTimeout as unknown as typeof setTimeout;
}

/** A database whose round trips are steps. A batch is one step and succeeds or fails as a whole. */
export function steppedDatabase(db: D1Database): D1Database {
  const send = batchedD1(db);
  const inner = new WeakMap<object, Sendable>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    // The binding's own statement and parameters.
    const sendable = statement as unknown as Sendable;
    const sendStatement = async () => (await step(() => send([sendable])))[0] as QueryResult;
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: async () => toObjects(await sendStatement()),
      all: async () => toObjects(await sendStatement()),
      raw: async () => (await sendStatement()).results.rows,
    };
    inner.set(wrapped, sendable);
    return wrapped as unknown as D1PreparedStatement;
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      const sendables = statements.flatMap((each) => inner.get(each) ?? []);
      return (await step(() => send(sendables))).map(toObjects);
    },
  } as unknown as D1Database;
}
