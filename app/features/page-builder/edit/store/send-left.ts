import { Outbox } from './outbox.ts';
import type { HeldStep, LocalSlot, StoreTransport } from './store-types.ts';

const NOTHING = { changed() {}, accepted() {}, rejected() {} };

/** Sends what tabs left that are gone. `left` could not be sent now; `held` does not go with what others did. */
export async function sendLeft(
  slots: readonly LocalSlot[],
  transport: StoreTransport,
): Promise<{ left: readonly LocalSlot[]; held: readonly HeldStep[] }> {
  const held: HeldStep[] = [];
  for (const [index, slot] of slots.entries()) {
    if (!slot.local) continue;
    const outbox = new Outbox(slot, slot.local, transport, NOTHING);
    await outbox.send();
    await outbox.stop();
    if (outbox.local.batches.length > 0) return { left: slots.slice(index), held };
    held.push(...outbox.local.held);
    await slot.put(null).catch(() => undefined);
  }
  return { left: [], held };
}
