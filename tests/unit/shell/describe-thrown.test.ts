import { data } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { describeThrown } from '#app/features/shell/entry/describe-thrown.server.ts';

describe('describeThrown', () => {
  it('an error is logged with its stack', () => {
    expect(describeThrown(new Error('broken'))).toContain('Error: broken');
  });

  it('data that a loader throws is logged with its status and content', () => {
    expect(describeThrown(data({ kind: 'unavailable' }, { status: 503 }))).toBe(
      'status 503, {"kind":"unavailable"}',
    );
  });

  it.each([data(null, { status: 404 }), new Response(null, { status: 403 })])(
    'a response that is no fault is not logged',
    (thrown) => {
      expect(describeThrown(thrown)).toBeNull();
    },
  );

  it('anything else is logged as text', () => {
    expect(describeThrown('why')).toBe('why');
    expect(describeThrown({ odd: true })).toBe('status unknown, {"odd":true}');
  });
});
