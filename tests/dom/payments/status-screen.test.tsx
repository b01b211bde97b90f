import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusScreen } from '#app/features/payments/status/status-screen.tsx';
import { renderOnSite } from '../support/render-on-site.tsx';

const PATH = '/payment-status/abc';

describe('StatusScreen', () => {
  it('a viewer whose payment cannot be looked up reads that it is not lost, and may look again', () => {
    renderOnSite(<StatusScreen status={{ kind: 'open', isServiceDown: true }} title="Not confirmed yet" />, {
      at: `${PATH}?session_id=1&again=38`,
    });
    expect(screen.getByText(/Your payment is not lost/)).toBeTruthy();
    expect(screen.queryByText('We keep asking and this page tells you.')).toBeNull();
    const button = screen.getByRole('link', { name: 'Check now' });
    expect(button.getAttribute('href')).toBe(`${PATH}?session_id=1`);
  });
});
