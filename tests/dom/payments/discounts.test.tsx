import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Discounts } from '#app/features/payments/checkout/discounts.tsx';
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

test('the reason of a rejected code shows once, at its field; one that is accepted closes the dialog', async () => {
  renderOnSite(<Checkout />);
  await act(async () => screen.getByRole('button', { name: 'Voucher or discount' }).click());
  await act(async () => respond(REJECTION));
  expect(screen.getAllByText(REJECTION)).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe(REJECTION);
  expect(screen.getByLabelText('Voucher code').getAttribute('aria-describedby')).toBe(
    screen.getByRole('alert').id,
  );
  await act(async () => respond(null));
  expect(screen.queryByRole('dialog')).toBeNull();
});
