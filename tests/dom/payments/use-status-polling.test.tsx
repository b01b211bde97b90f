import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useStatusPolling } from '#app/features/payments/status/use-status-polling.ts';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

type Kind = Parameters<typeof useStatusPolling>[0];

function Page({ kind }: { kind: Kind }) {
  useStatusPolling(kind);
  return null;
}

let polledAtMs: number[];
let visibility: DocumentVisibilityState;
let answer: () => unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [polledAtMs, visibility] = [[], 'visible'];
  answer = () => ({ status: { kind: 'open' } });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

/** Of the page's loader each request is noted; the first is the page itself, which is there already. */
function draw(kind: Kind) {
  const loader = async () => {
    polledAtMs.push(Date.now());
    return answer();
  };
  return renderOnSite(<Page kind={kind} />, { at: '/payment-status/x', loader });
}

const seconds = () => polledAtMs.map((ms) => ms / 1_000);

describe('useStatusPolling', () => {
  it('asks rarer and rarer while nobody knows', async () => {
    draw('open');
    await passTime(90_000);
    expect(seconds()).toEqual([2, 5, 10, 18, 31, 52, 82]);
  });

  it('asks nothing once the payment is settled', async () => {
    draw('paid' as Kind);
    await passTime(90_000);
    expect(seconds()).toEqual([]);
  });

  it('waits for the viewer’s eyes', async () => {
    draw('open');
    await passTime(2_000);
    visibility = 'hidden';
    await passTime(60_000);
    expect(seconds()).toEqual([2]);
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await passTime(0);
    expect(seconds()).toEqual([2, 62]);
  });

  it('goes on asking although React, on a busy device, never draws that it asked', async () => {
    draw('open');
    // Within one `act` nothing is drawn until its end.
    await act(async () => {
      await vi.advanceTimersByTimeAsync(18_000);
    });
    expect(seconds()).toEqual([2, 5, 10, 18]);
  });

  it('asks for the page anew when the answer is another', async () => {
    const { router } = draw('open');
    await passTime(2_000);
    expect(router.state.loaderData.page).toBeNull();
    answer = () => ({ status: { kind: 'paid' } });
    await passTime(3_000);
    expect(router.state.loaderData.page).toEqual({ status: { kind: 'paid' } });
  });
});
