import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useStatusPolling } from '#app/features/payments/status/use-status-polling.ts';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

type Kind = Parameters<typeof useStatusPolling>[0]['kind'];

function Page({ kind }: { kind: Kind }) {
  return useStatusPolling({ kind }) ? 'stopped' : null;
}

let polledAtMs: number[];
let visibility: DocumentVisibilityState;
let answer: (isPoll: boolean) => unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [polledAtMs, visibility] = [[], 'visible'];
  answer = () => ({ status: { kind: 'open' } });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

/** Records each request of the page's loader after the first, which is the page itself. */
function draw(kind: Kind) {
  const loader = async ({ request }: { request: Request }) => {
    polledAtMs.push(Date.now());
    return answer(new URL(request.url).searchParams.has('aside'));
  };
  return renderOnSite(<Page kind={kind} />, { at: '/payment-status/x', loader });
}

/** Each poll's response is drawn before the next one. */
async function passPolls(ms: number) {
  for (let passed = 0; passed < ms; passed += 1_000) await passTime(1_000);
}

const seconds = () => polledAtMs.map((ms) => ms / 1_000);

describe('useStatusPolling', () => {
  it('the status is polled less and less often while the payment is open', async () => {
    draw('open');
    await passTime(90_000);
    expect(seconds()).toEqual([2, 5, 10, 18, 31, 52, 82]);
  });

  it('the status is not polled once the payment has a result', async () => {
    draw('paid' as Kind);
    await passTime(90_000);
    expect(seconds()).toEqual([]);
  });

  it('polling stops after some minutes in which the service was down each time', async () => {
    answer = () => ({ status: { kind: 'open', isServiceDown: true } });
    const { container } = draw('open');
    await passPolls(280_000);
    expect(container.textContent).toBe('');
    await passPolls(20_000);
    expect(container.textContent).toBe('stopped');
    const polls = polledAtMs.length;
    await passPolls(300_000);
    expect(polledAtMs).toHaveLength(polls);
  });

  it('polling goes on where the service responds now and then that it does not know yet', async () => {
    answer = () => ({ status: { kind: 'open', isServiceDown: polledAtMs.length % 10 !== 0 } });
    const { container } = draw('open');
    await passPolls(1_200_000);
    expect(container.textContent).toBe('');
    expect(polledAtMs.length).toBeGreaterThan(40);
  });

  it('a hidden page is polled again once it is visible', async () => {
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

  it('polling continues although React, on a busy device, does not render in between', async () => {
    draw('open');
    // Within one `act` nothing is drawn until its end.
    await act(async () => {
      await vi.advanceTimersByTimeAsync(18_000);
    });
    expect(seconds()).toEqual([2, 5, 10, 18]);
  });

  it('the page is loaded anew when the status changes', async () => {
    const { router } = draw('open');
    await passTime(2_000);
    expect(router.state.loaderData.page).toBeNull();
    answer = () => ({ status: { kind: 'paid' } });
    await passTime(3_000);
    expect(router.state.loaderData.page).toEqual({ status: { kind: 'paid' } });
  });

  it('the page is loaded again by and by while it does not have the status that was polled', async () => {
    const { router } = draw('left');
    answer = (isPoll) => ({ status: { kind: isPoll ? 'captured' : 'left' } });
    await passTime(2_000);
    expect(router.state.loaderData.page).toEqual({ status: { kind: 'left' } });
    answer = () => ({ status: { kind: 'captured' } });
    await passTime(3_000);
    expect(router.state.loaderData.page).toEqual({ status: { kind: 'captured' } });
  });
});
