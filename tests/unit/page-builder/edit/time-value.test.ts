import { describe, expect, it } from 'vitest';
import { readTimes, toTimeFields } from '#app/features/page-builder/edit/fields/time-value.server.ts';
import { momentAt, toLocalTime } from '#app/lib/wall-clock.server.ts';

const sent = (fields: Record<string, string>) =>
  new URLSearchParams({ 'config:zone': 'Europe/Berlin', ...fields });
const CONFIG = { top: 'wide', shows_from: '2026-07-01T08:00:30.500Z' };

describe('times of a block', () => {
  it('are shown and read in the zone of the form', () => {
    expect(toTimeFields(CONFIG, 'Europe/Berlin').map(({ local }) => local)).toEqual(['2026-07-01T10:00', '']);
    const typed = sent({ 'config:shows_until': '2026-12-24T18:30' });
    expect(readTimes(CONFIG, typed)).toEqual({ ...CONFIG, shows_until: '2026-12-24T17:30:00.000Z' });
  });

  it('stay as they are to the second where the form was not changed', () => {
    expect(
      readTimes(CONFIG, sent({ 'config:shows_from': '2026-07-01T10:00', 'config:shows_until': '' })),
    ).toBe(CONFIG);
    expect(readTimes(CONFIG, new URLSearchParams())).toBe(CONFIG);
  });

  it('go when their control is emptied, and what is no time is left to be rejected', () => {
    expect(readTimes(CONFIG, sent({ 'config:shows_from': '' }))).toEqual({ top: 'wide' });
    expect(readTimes({ shows_from: CONFIG.shows_from }, sent({ 'config:shows_from': '' }))).toBeUndefined();
    expect(readTimes(undefined, sent({ 'config:shows_from': 'soon' }))).toEqual({ shows_from: 'soon' });
  });
});

describe('a local time', () => {
  it.each([
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Chatham',
    'Australia/Lord_Howe',
  ])('in %s is the moment at which its clocks show it, also around a change of the clocks', (zone) => {
    for (let day = 0; day < 366; day++) {
      const moment = Date.UTC(2026, 0, 1 + day, day % 24, 30);
      const local = toLocalTime(moment, zone);
      expect(toLocalTime(momentAt(local, zone) ?? Number.NaN, zone)).toBe(local);
    }
  });

  it('that is none has no moment', () => {
    for (const text of ['', 'soon', '2026-13-01T00:00', '2026-01-01', '2026-01-01T00:00:00Z'])
      expect(momentAt(text, 'UTC')).toBeNull();
  });
});
