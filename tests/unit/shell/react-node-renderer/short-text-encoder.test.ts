import { describe, expect, it } from 'vitest';
import { TextEncoder as ShortTextEncoder } from '#app/features/shell/react-node-renderer/short-text-encoder.server.ts';

const encoder = new ShortTextEncoder();
const runtime = new TextEncoder();

describe('ShortTextEncoder', () => {
  it.each(['', '<', ' class="', 'é', 'a film: “Ünïcode” 🎬', 'سلام', 'x'.repeat(200), `${'x'.repeat(63)}é`])(
    '%j is encoded as by the runtime',
    (text) => {
      const [ours, theirs] = [new Uint8Array(512), new Uint8Array(512)];
      expect(encoder.encodeInto(text, ours)).toEqual(runtime.encodeInto(text, theirs));
      expect(ours).toEqual(theirs);
      expect(encoder.encode(text)).toEqual(runtime.encode(text));
    },
  );

  it.each(['abcdef', 'abcdé', '🎬🎬'])(
    'encoding stops where %j no longer fits, as in the runtime',
    (text) => {
      const [ours, theirs] = [new Uint8Array(5), new Uint8Array(5)];
      expect(encoder.encodeInto(text, ours)).toEqual(runtime.encodeInto(text, theirs));
      expect(ours).toEqual(theirs);
    },
  );
});
