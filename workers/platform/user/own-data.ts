import type { Handler } from '#workers/platform/call-context.ts';
import { textStream } from '#workers/platform/http/responses.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import { limitAddress, PER_ADDRESS } from './limits.ts';
import { recordEvent } from './record-event.ts';
import { requireSession } from './require-session.ts';

export const ownData: Handler<'ownData'> = async (context) => {
  const { user } = requireSession(context);
  await limitAddress(context, PER_ADDRESS.ownData, user.emailKey);
  recordEvent(context, { kind: 'data_taken', userId: user.id });
  return { document: writeOwnData(context.store, user.id, context.now) };
};

/** One JSON document. */
export function writeOwnData(store: AccountStore, userId: string, now: Date): ReadableStream<Uint8Array> {
  return textStream(write(store, userId, now));
}

async function* write(store: AccountStore, userId: string, now: Date): AsyncGenerator<string, undefined> {
  const profile = await store.ownData.profile(userId);
  yield `{\n"written_time": ${JSON.stringify(now)},\n"profile": ${JSON.stringify(profile)}`;
  for (const { name, pages } of store.ownData.sections(userId)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const rows of pages()) {
      const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
      if (lines !== '') yield (isFirst ? '\n' : ',\n') + lines;
      isFirst &&= lines === '';
    }
    yield ']';
  }
  yield '\n}\n';
}
