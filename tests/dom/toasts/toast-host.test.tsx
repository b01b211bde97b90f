import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTION_TOAST_MS, ERROR_TOAST_MS, TOAST_MS, toast } from '#app/features/toasts/toast-host.tsx';
import { passTime } from '../support/pass-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => passTime(10 * ACTION_TOAST_MS));

async function show(...shown: Parameters<typeof toast>) {
  await act(async () => toast(...shown));
  await passTime(0);
}

const isShown = (text: string) => screen.queryByText(text) !== null;

describe('toast', () => {
  it('a toast stays for its time, an error longer', async () => {
    await show('info', 'Saved to your list');
    await show('error', 'Not saved');
    await passTime(TOAST_MS - 100);
    expect([isShown('Saved to your list'), isShown('Not saved')]).toEqual([true, true]);
    await passTime(200);
    expect([isShown('Saved to your list'), isShown('Not saved')]).toEqual([false, true]);
    await passTime(ERROR_TOAST_MS);
    expect(isShown('Not saved')).toBe(false);
  });

  it('an error disappears when its cause is resolved', async () => {
    await show('error', 'Not saved');
    await show('success', 'Saved');
    expect([isShown('Not saved'), isShown('Saved')]).toEqual([false, true]);
  });

  it('a toast stays while the pointer rests on it', async () => {
    await show('info', 'Read me');
    const host = screen.getByText('Read me').closest('[aria-live]') as HTMLElement;
    fireEvent.mouseEnter(host);
    await passTime(10 * TOAST_MS);
    expect(isShown('Read me')).toBe(true);
    fireEvent.mouseLeave(host);
    await passTime(TOAST_MS + 100);
    expect(isShown('Read me')).toBe(false);
  });

  it('an action runs once and closes its toast', async () => {
    const onClick = vi.fn();
    await show('info', 'Removed', { label: 'Undo', onClick });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await passTime(0);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(isShown('Removed')).toBe(false);
  });

  it('Escape closes a toast without its action', async () => {
    const onClick = vi.fn();
    await show('info', 'Removed', { label: 'Undo', onClick });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' });
    await passTime(0);
    expect(isShown('Removed')).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('a toast is announced politely', async () => {
    await show('info', 'Heard');
    expect(screen.getByText('Heard').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});
