import type { Charge } from '../charge.ts';
import { newId } from '../store.ts';

export interface CreateOrderBody {
  intent?: string;
  purchase_units?: {
    custom_id?: string;
    description?: string;
    amount?: { currency_code?: string; value?: string };
  }[];
  payment_source?: {
    paypal?: {
      vault_id?: string;
      experience_context?: { return_url?: string; cancel_url?: string };
      attributes?: { vault?: object };
    };
  };
}

export function toCharge(merchant: string, { purchase_units = [], payment_source }: CreateOrderBody): Charge {
  const [unit = {}] = purchase_units;
  const { experience_context: urls = {}, attributes } = payment_source?.paypal ?? {};
  const id = newId('').toUpperCase();
  return {
    org: 'PayPal',
    merchant,
    id,
    reference: unit.custom_id ?? id,
    amount: unit.amount?.value ?? '',
    currency: unit.amount?.currency_code ?? '',
    description: unit.description ?? '',
    email: '',
    returnUrl: urls.return_url ?? '',
    cancelUrl: urls.cancel_url ?? '',
    status: 'open',
    paymentId: null,
    timesCharged: 0,
    keepsMethod: attributes?.vault !== undefined,
    createdMs: Date.now(),
  };
}
