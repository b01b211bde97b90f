import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { dayWindow } from '#app/features/playback/channel/schedule-days.server.ts';
import { Guide } from '#app/features/playback/guide/guide.tsx';
import type { GuideView } from '#app/features/playback/guide/guide-view.ts';
import type { CalendarDay } from '#app/lib/calendar-days.server.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';

/** Late in the evening in Chicago, early the next day in Berlin. */
const NOW_MS = Date.parse('2026-11-24T03:00:00Z');
const MINUTE_PX = 4;
const LEAD_MINUTES = 30;

function viewOf(chosen: CalendarDay, today: CalendarDay, zone: string): GuideView {
  const channels = [{ id: 'one', name: 'One', logo: undefined, isFree: true }];
  return {
    days: [today],
    chosen,
    window: dayWindow(chosen, zone),
    marks: [],
    channels,
    page: 1,
    rows: [{ channelId: 'one', programmes: [] }],
  };
}

/** The minute of the day that the guide begins with. */
const firstMinute = () =>
  (document.querySelector('[data-guide-scroller]')?.scrollLeft ?? Number.NaN) / MINUTE_PX;

function openGuide(first: GuideView) {
  let show: (view: GuideView) => void = () => undefined;
  function Page() {
    const [view, setView] = useState(first);
    show = setView;
    return <Guide view={view} nowMs={NOW_MS} />;
  }
  renderOnSite(<Page />);
  return { show: (view: GuideView) => act(() => show(view)) };
}

describe('the guide of today', () => {
  it('opens at the present in the device’s time zone, where it may be another day than the server assumed', () => {
    const { show } = openGuide(viewOf('2026-11-23', '2026-11-23', 'America/Chicago'));
    expect(firstMinute()).toBe(21 * 60 - LEAD_MINUTES);
    show(viewOf('2026-11-24', '2026-11-24', 'Europe/Berlin'));
    expect(firstMinute()).toBe(4 * 60 - LEAD_MINUTES);
  });

  it('keeps the time of day for another day', () => {
    const { show } = openGuide(viewOf('2026-11-24', '2026-11-24', 'Europe/Berlin'));
    show(viewOf('2026-11-23', '2026-11-24', 'Europe/Berlin'));
    expect(firstMinute()).toBe(4 * 60 - LEAD_MINUTES);
  });
});
