import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Discounts } from '#app/features/payments/checkout/discounts.tsx';
import { ERROR_TOAST_MS } from '#app/features/toasts/toast-host.tsx';
import { passTime } from '../support/pass-time.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

const REJECTION = 'This code has expired';
const ADDRESS = { attempt: null, code: 'OLD', discountId: null, redirectTo: '/home' };

let respond: (rejection: string | null) => void;

/** A checkout whose server responds anew, as to each code that is sent. */
function Checkout() {
  const [response, setResponse] = useState<{ rejection: string | null }>({ rejection: null });
  respond = (rejection) => setResponse({ rejection });
  const { rejection } = response;
  return (
    <Discounts
      planId="plan"
      address={ADDRESS}
      discounts={[]}
      appliedId={null}
      rejection={rejection}
      response={response}
    />
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => passTime(10 * ERROR_TOAST_MS));

const toasts = () => screen.queryAllByText(REJECTION).filter((each) => each.closest('[aria-live]'));

describe('the discounts of a checkout', () => {
  test('a code that is accepted takes away the toast of the one before', async () => {
    renderOnSite(<Checkout />);
    await act(async () => respond(REJECTION));
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    await act(async () => respond(null));
    await passTime(0);
    expect(toasts()).toHaveLength(0);
  });
});
