import { describe, expect, test } from 'vitest';
import type { Content } from '#app/contract/content.ts';
import type { Plan } from '#app/contract/payment.ts';
import type { Component } from '#app/contract/template.ts';
import { loadOffer } from '#app/features/page-builder/blocks/offers/guest-offer/load.server.ts';
import { ServiceError } from '#app/services/service-error.ts';
import { renderComponents } from './render-blocks.tsx';

const plan = (more: Partial<Plan>): Plan => ({
  ...{ _id: 'p', name: 'Plan', amount: 9, currency: 'USD', duration: 30, is_active: true },
  ...{ description: undefined, is_ppv: undefined },
  ...more,
});
const TITLES = ['one', 'two', 'three', 'four'].map(
  (id) => ({ content_id: id, title: id, video_type: 'SPV' }) as Content,
);

function offerTo(
  plans: () => Promise<Plan[]>,
  { session = Promise.resolve<unknown>(null), isStage = false } = {},
) {
  const services = { payment: { publicPlans: plans } };
  return loadOffer({ services, session, language: 'en', isStage }, async () => TITLES);
}

describe('the offer to guests', () => {
  const plans = async () => [plan({ amount: 20, trial_days: 7 }), plan({ amount: 8, tax_rate: 19 })];

  test('has the lowest price of a subscription, a trial and what is on', async () => {
    const ticket = plan({ amount: 1, is_ppv: true });
    const old = plan({ amount: 2, is_active: false });
    expect(await offerTo(async () => [...(await plans()), ticket, old])).toEqual({
      isShown: true,
      price: '$8.00',
      hasTaxOnTop: true,
      trialDays: 7,
      titles: ['one', 'two', 'three'].map((id) => ({ name: id, href: `/content/${id}` })),
    });
  });

  test('is hidden from members, from viewers who may be, and where nothing is sold', async () => {
    const hidden = { isShown: false };
    expect(await offerTo(plans, { session: Promise.resolve({ user: {} }) })).toEqual(hidden);
    expect(await offerTo(plans, { session: Promise.reject(new Error('unreachable')) })).toEqual(hidden);
    expect(await offerTo(async () => [])).toEqual(hidden);
  });

  test('is there on the stage, for an editor who is a member', async () => {
    const editor = { session: Promise.resolve({ user: {} }), isStage: true };
    expect(await offerTo(plans, editor)).toMatchObject({ isShown: true });
  });

  test('keeps its words where prices cannot be had', async () => {
    expect(
      await offerTo(() =>
        Promise.reject(new ServiceError({ service: 'payment', call: 'plans', kind: 'unreachable' } as never)),
      ),
    ).toBeNull();
  });
});

test('two offers on a page have a name each', async () => {
  const offer = { id: 'offer', data: { component_key: 'guestOffer' } } as Component;
  const html = await renderComponents([offer, { ...offer, id: 'another' }]);
  const ids = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  const names = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(names).toEqual(ids);
});
