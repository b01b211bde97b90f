import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StarInput } from '#app/ui/components/rating/star-input.tsx';
import { pressKey } from '../support/press-key.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

const VALUES = ['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'];

beforeEach(() => {
  // happy-dom knows no `:dir()`.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':dir(rtl)' ? document.documentElement.dir === 'rtl' : matches.call(this, selector);
  });
});

function draw(lng: 'ar' | 'en' = 'en', chosen = '') {
  const choices = VALUES.map((value) => ({ value, label: `${value} stars` }));
  renderOnSite(
    <StarInput id="rating" name="rating" label="Your rating" choices={choices} defaultValue={chosen} />,
    { lng },
  );
  const [first] = screen.getAllByRole('radio');
  first?.focus();
}

const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const focused = () => (document.activeElement as HTMLInputElement).value;

describe('StarInput', () => {
  it.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('arrow keys move the rating by half a star in %s, and stop at its ends', (lng, more, less) => {
    draw(lng);
    for (const [key, value] of [
      [more, '0.5'],
      [more, '1'],
      ['End', '5'],
      [more, '5'],
      [less, '4.5'],
      ['Home', '0.5'],
      [less, '0.5'],
      ['ArrowUp', '0.5'],
    ] as const) {
      pressKey(key);
      expect([key, checked(), focused()]).toEqual([key, value, value]);
    }
  });

  it('keys with a modifier are left to the browser', () => {
    draw('en', '2');
    expect(pressKey('End', { ctrlKey: true })).toBe(true);
    expect(checked()).toBe('2');
  });

  it('the chosen rating is shown in words', () => {
    draw('en', '3.5');
    expect(screen.getByText('3.5 stars', { selector: '[aria-hidden]' })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(screen.getByText('4 stars', { selector: '[aria-hidden]' })).toBeDefined();
  });
});
