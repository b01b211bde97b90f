import type { CallContext } from '../http/call-context.ts';
import type { AccountStore } from '../storage/account-store.ts';
import type { LaneDefinition } from './lane-definition.ts';
import { LaneMemory } from './lane-memory.ts';
import { fetchLanes, type LaneAnswer, laneQueries, toLanes } from './lanes.ts';

const memory = new LaneMemory();

export type HomeRows = Awaited<ReturnType<typeof readRows>>['home'];

interface Home {
  rows: HomeRows;
  lanes: LaneAnswer[];
}

/**
 * What the home page is made of. `lanesOf` picks the lanes out of the rows; one round trip when they are the ones
 * that this isolate found under `purpose` the last time, else two.
 */
export async function readHome(
  context: CallContext,
  purpose: 'template' | 'bundle',
  lanesOf: (rows: HomeRows) => LaneDefinition[],
): Promise<Home> {
  const key = `${purpose}/${context.account.accountId}`;
  const guessed = memory.guess(key);
  const { home, lanes } = await readRows(context.store, laneQueries(guessed, context));
  const wanted = lanesOf(home);
  if (JSON.stringify(wanted) === JSON.stringify(guessed)) {
    return { rows: home, lanes: toLanes(guessed, lanes, context) };
  }
  memory.learn(key, wanted);
  return { rows: home, lanes: toLanes(wanted, await fetchLanes(wanted, context), context) };
}

async function readRows({ site, batch }: AccountStore, queries: ReturnType<typeof laneQueries>) {
  const [account, staticPages, categories, banners, swimlanes, templates, ...lanes] = await batch([
    site.account(),
    site.staticPages(),
    site.categories(),
    site.banners(),
    site.swimlanes(),
    site.templates(),
    ...queries,
  ]);
  return { home: { account: account[0], staticPages, categories, banners, swimlanes, templates }, lanes };
}
