import { describe, expect, it } from 'vitest';
import { pageForError, statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const refusal = (status: number) =>
  new ServiceError({ service: 'content', call: 'contentDetail', kind: 'refused', status });

describe('a page whose service gave nothing', () => {
  it.each([
    [400, 404],
    [404, 404],
    [410, 404],
    [422, 404],
    [403, 403],
    [401, 503],
    [409, 503],
    [429, 503],
    [500, 503],
    [503, 503],
  ])('says of a %d that it is %d', (status, answer) => {
    expect(statusForError(refusal(status))).toBe(answer);
    expect(pageForError(refusal(status))).toMatchObject({ init: { status: answer } });
  });

  it('is unavailable when the service could not be asked', () => {
    const kinds = ['timeout', 'unreachable', 'invalid', 'open'] as const;
    for (const kind of kinds) {
      expect(statusForError(new ServiceError({ service: 'content', call: 'playlist', kind }))).toBe(503);
    }
  });

  it('hides no bug', () => {
    const bug = new TypeError('x is not a function');
    expect(pageForError(bug)).toBe(bug);
  });
});
