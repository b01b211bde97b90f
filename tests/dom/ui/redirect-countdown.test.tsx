import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RedirectCountdown } from '#app/ui/components/redirect-countdown/redirect-countdown.tsx';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const draw = () =>
  renderOnSite(
    <RedirectCountdown
      to="/content/meridian"
      seconds={10}
      text={(left) => `${left} seconds left`}
      stayLabel="Stay here"
    />,
    { at: '/payment-status' },
  );
const timer = () => screen.queryByRole('timer')?.textContent;

describe('RedirectCountdown', () => {
  it('the page is left when the countdown ends, not before', async () => {
    const { router } = draw();
    expect(timer()).toBe('10 seconds left');
    await passTime(9_000);
    expect(timer()).toBe('1 seconds left');
    expect(router.state.location.pathname).toBe('/payment-status');
    await passTime(1_000);
    expect(router.state.location.pathname).toBe('/content/meridian');
  });

  it('the page is replaced in the history', async () => {
    const { router } = draw();
    await passTime(10_000);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('a viewer may stay on the page', async () => {
    const { router } = draw();
    await passTime(3_000);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(timer()).toBeUndefined();
    await passTime(60_000);
    expect(router.state.location.pathname).toBe('/payment-status');
  });

  it('the countdown follows the clock where the tab’s timers were slow', async () => {
    const { router } = draw();
    vi.setSystemTime(Date.now() + 9_500);
    await passTime(1_000);
    expect(router.state.location.pathname).toBe('/content/meridian');
  });
});
