import { describe, expect, it } from 'vitest';
import { pageForError, statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const errorWithStatus = (status: number) =>
  new ServiceError({ service: 'content', call: 'contentDetail', kind: 'rejected', status });

describe('statusForError and pageForError', () => {
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
  ])('a %d of the service becomes a %d of the page', (status, answer) => {
    expect(statusForError(errorWithStatus(status))).toBe(answer);
    expect(pageForError(errorWithStatus(status))).toMatchObject({ init: { status: answer } });
  });

  it('a page is a 503 when its service gives no usable response', () => {
    const kinds = ['timeout', 'unreachable', 'invalid', 'open'] as const;
    for (const kind of kinds) {
      expect(statusForError(new ServiceError({ service: 'content', call: 'playlist', kind }))).toBe(503);
    }
  });

  it('a bug is thrown as it is', () => {
    const bug = new TypeError('x is not a function');
    expect(pageForError(bug)).toBe(bug);
  });
});
