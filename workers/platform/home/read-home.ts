import type { CallContext } from '#workers/platform/call-context.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { LaneDefinition } from './lane-definition.ts';
import { LaneMemory } from './lane-memory.ts';
import {
  fetchLanes,
  LANE_QUERIES_AT_ONCE,
  type LaneQuery,
  type LaneResult,
  laneQueries,
  toLanes,
} from './lanes.ts';

const memory = new LaneMemory();

export type HomeRows = Awaited<ReturnType<typeof readRows>>['rows'];

interface Home {
  rows: HomeRows;
  lanes: LaneResult[];
}

/**
 * What the home page is made of. `lanesOf` picks the lanes out of the rows; one round trip when they are the
 * ones that this isolate found under `purpose` the last time, else two.
 */
export async function readHome(
  context: CallContext,
  purpose: 'template' | 'bundle',
  lanesOf: (rows: HomeRows) => LaneDefinition[],
): Promise<Home> {
  const { account, language } = context;
  // Titles are sorted by language, so the queries are a language's own; and a store's, of which children have others.
  const viewing = [account.defaultLanguage, language, context.store.maxAge ?? '-'];
  const home = [purpose, account.accountId, ...viewing].join('/');
  const guess = memory.guess(home);
  const { rows, lanes } = await readRows(context.store, guess.queries);
  const definitions = lanesOf(rows);
  if (JSON.stringify(definitions) === JSON.stringify(guess.definitions)) {
    return { rows, lanes: toLanes(definitions, lanes, context) };
  }
  const queries = laneQueries(definitions, context);
  memory.learn(home, { definitions, queries });
  return { rows, lanes: toLanes(definitions, await fetchLanes(context.store, queries), context) };
}

async function readRows(store: AccountStore, queries: readonly LaneQuery[]) {
  const { site } = store;
  const [[account, staticPages, categories, banners, swimlanes, templates, ...lanes], further] =
    await Promise.all([
      store.batch([
        site.account(),
        site.staticPages(),
        site.categories(),
        site.banners(),
        site.swimlanes(),
        site.templates(),
        ...queries.slice(0, LANE_QUERIES_AT_ONCE),
      ]),
      fetchLanes(store, queries.slice(LANE_QUERIES_AT_ONCE)),
    ]);
  return {
    rows: { account: account[0], staticPages, categories, banners, swimlanes, templates },
    lanes: [...lanes, ...further],
  };
}
