import { type Dropped, readWire } from '#app/contract/reading.ts';
import type { Component } from '#app/contract/template.ts';
import { ABOVE_THE_FOLD } from '#app/domain/first-screen.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import { memoizeByObject } from '#app/lib/memoize.ts';
import { logOnce } from '#app/services/log-once.server.ts';
import type { BlockContext, MaybeDeferred, PlacedBlock } from './block-definition.ts';
import { type BlockKey, isBlockKey } from './block-keys.ts';
import { type BlockLayout, toBlockLayout } from './block-layout.ts';
import { LOAD_WAIT_MS, MAX_LOADS } from './constants.ts';
import { definitions } from './registry.server.ts';
import { shownAt } from './shown-blocks.server.ts';

/** What stays the same as long as the component does. */
interface ReadBlock {
  key: BlockKey;
  view: unknown;
  layout: BlockLayout;
}

// Components stay the same objects while a backend's answer is cached.
const readBlocks = new WeakMap<Component, ReadBlock | 'nothing'>();

/**
 * The blocks that a page has now, in its order. Unknown keys and unreadable data are left out and logged once; all
 * blocks load at the same time, and what takes long is deferred. Each block has an id of its own, whatever
 * the page's data have.
 */
export async function buildPage(
  components: readonly Component[],
  context: BlockContext,
): Promise<PlacedBlock[]> {
  const taken = new Set<string>();
  const { shown, nextChange } = shownAt(components, context.now);
  if (nextChange) context.setCacheExpiry?.(nextChange);
  const found = shown.flatMap((component, index) => {
    const block = memoizeByObject(readBlocks, component, readBlock);
    if (block === 'nothing') return [];
    const id = component.id === '' || taken.has(component.id) ? `${index}/${component.id}` : component.id;
    taken.add(id);
    return [{ id, ...block }];
  });
  let loads = 0;
  const placed = found.map(async (block, index): Promise<PlacedBlock | null> => {
    const load = definitions[block.key].load;
    if (!load) return block;
    loads++;
    if (loads > MAX_LOADS) {
      logBlock({ event: 'block-beyond-limit', key: block.key, id: block.id });
      return null;
    }
    const loading = load(block.view, context, block.id) as Promise<object | null>;
    const loaded: MaybeDeferred<object> = await (index < ABOVE_THE_FOLD
      ? loading
      : deferAfter(loading, LOAD_WAIT_MS));
    return { ...block, loaded };
  });
  return (await Promise.all(placed)).filter((block) => block !== null);
}

function readBlock({ id, data, config }: Component): ReadBlock | 'nothing' {
  const key = data.component_key;
  if (!isBlockKey(key)) {
    logBlock({ event: 'unknown-block', key, id });
    return 'nothing';
  }
  const { schema, toView } = definitions[key];
  const read = readWire(schema, data);
  if (!read.ok) {
    logBlock({ event: 'unreadable-block', key, id, issues: read.issues });
    return 'nothing';
  }
  if (read.droppedCount > 0) logBlock({ event: 'block-in-part', key, id, issues: read.dropped });
  const view = toView(read.value);
  return view === null ? 'nothing' : { key, view, layout: toBlockLayout(config) };
}

interface BlockEvent {
  event: 'unknown-block' | 'unreadable-block' | 'block-in-part' | 'block-beyond-limit';
  key: string;
  id: string;
  issues?: readonly Dropped[];
}

/** Once for each block of an isolate: a page is requested often, and its log entry is always the same. */
function logBlock(entry: BlockEvent): void {
  logOnce(`${entry.key}/${entry.id}`, entry);
}
