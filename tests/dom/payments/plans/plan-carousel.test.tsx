import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PlanCarousel } from '#app/features/payments/plans/plan-carousel.tsx';
import type { PlanOffer } from '#app/features/payments/plans/plan-model.ts';
import { pressKey } from '../../support/press-key.ts';
import { renderOnSite } from '../../support/render-on-site.tsx';

const plan = (id: string, isOwned = false): PlanOffer => ({
  id,
  name: `Plan ${id}`,
  description: '',
  price: '$7.99',
  tax: null,
  trialDays: null,
  compared: null,
  days: null,
  isPayPerView: false,
  isOwned,
  href: `/payment/${id}`,
});

function draw(ids: readonly string[], lng: 'ar' | 'en' = 'en') {
  const view = renderOnSite(<PlanCarousel plans={ids.map((id) => plan(id))} />, { lng });
  const section = view.container.querySelector('section') as HTMLElement;
  if (lng === 'ar') section.style.direction = 'rtl';
  return section;
}

const centre = () => document.querySelector<HTMLAnchorElement>('[data-centre] a');
const name = () => centre()?.getAttribute('aria-label')?.slice(-1);
const click = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));
const stage = () => screen.getByRole('list');

function drag(byPx: number, letGo: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  stage().setPointerCapture = vi.fn();
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
  fireEvent.pointerDown(stage(), { ...pointer, clientX: 500 });
  fireEvent.pointerMove(stage(), { ...pointer, clientX: 500 + byPx / 2 });
  fireEvent.pointerMove(stage(), { ...pointer, clientX: 500 + byPx });
  fireEvent[letGo](stage(), { ...pointer, clientX: 500 + byPx });
}

describe('PlanCarousel', () => {
  it('the plan in the centre has the focus and the only link', () => {
    draw(['a', 'b', 'c']);
    expect(document.activeElement).toBe(centre());
    expect(document.querySelectorAll('li:not([inert]) a')).toHaveLength(1);
    expect(centre()?.getAttribute('href')).toBe('/payment/a');
  });

  it('the carousel turns both ways without end and announces the plan', () => {
    draw(['a', 'b', 'c']);
    click('Previous');
    expect([name(), screen.getByRole('status').textContent]).toEqual(['c', 'Plan c, 3 of 3']);
    click('Next');
    click('Next');
    expect(name()).toBe('b');
  });

  it('arrow keys, Home and End turn the carousel and move the focus', () => {
    draw(['a', 'b', 'c']);
    pressKey('ArrowRight');
    expect([name(), document.activeElement === centre()]).toEqual(['b', true]);
    pressKey('ArrowLeft');
    expect(name()).toBe('a');
    pressKey('End');
    expect(name()).toBe('c');
    pressKey('Home');
    expect(name()).toBe('a');
    pressKey('ArrowRight', { altKey: true });
    expect(name()).toBe('a');
  });

  it('arrow keys turn the other way in a right-to-left language', () => {
    draw(['a', 'b', 'c'], 'ar');
    pressKey('ArrowLeft');
    expect(name()).toBe('b');
    pressKey('ArrowRight');
    expect(name()).toBe('a');
  });

  it('a drag turns the carousel, a short or cancelled one does not', () => {
    draw(['a', 'b', 'c']);
    drag(-160);
    expect(name()).toBe('b');
    drag(160);
    expect(name()).toBe('a');
    drag(-30);
    drag(-160, 'pointerCancel');
    expect(name()).toBe('a');
  });

  it('the click at the end of a drag opens no plan', () => {
    draw(['a', 'b', 'c']);
    drag(-160);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    fireEvent(centre() as Element, click);
    expect(click.defaultPrevented).toBe(true);
  });

  it('a single plan does not turn', () => {
    draw(['a']);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    pressKey('ArrowRight');
    expect(name()).toBe('a');
  });

  it('an owned plan cannot be subscribed to', () => {
    renderOnSite(<PlanCarousel plans={[plan('a', true)]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  });
});
