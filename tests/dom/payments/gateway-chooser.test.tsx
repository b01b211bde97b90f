import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { GatewayChooser } from '#app/features/payments/checkout/gateway-chooser.tsx';
import { renderOnSite } from '../support/render-on-site.tsx';

const STRIPE = { id: 's', org: 'Stripe', endsPlan: false, canTrial: true } as const;
const PAYU = { id: 'p', org: 'PayU', endsPlan: true, canTrial: false } as const;

describe('the choice of a gateway', () => {
  test.each([
    ['en', 'With PayU this plan does not renew by itself: it ends when the time that you paid for is over.'],
    ['es', 'Con PayU este plan no se renueva solo: termina cuando se acaba el tiempo pagado.'],
    [
      'fr',
      'Avec PayU, cette formule ne se renouvelle pas automatiquement : elle prend fin avec la durée payée.',
    ],
    ['ar', 'مع PayU لا تتجدد هذه الخطة تلقائيًا: تنتهي بانتهاء المدة المدفوعة.'],
  ] as const)('shows in %s with which of them a plan does not renew', (lng, words) => {
    renderOnSite(<GatewayChooser gateways={[STRIPE, PAYU]} chosenId={null} />, { lng });
    expect(screen.getByRole('radio', { name: new RegExp(`PayU.*${words}`) })).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  test('shows it where there is only one, too', () => {
    renderOnSite(<GatewayChooser gateways={[PAYU]} chosenId={null} />);
    expect(screen.getByText(/^With PayU this plan does not renew/)).toBeTruthy();
  });
});
