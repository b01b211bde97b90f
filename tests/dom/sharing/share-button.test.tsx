import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShareButton } from '#app/features/sharing/share-button.tsx';
import { renderOnSite } from '../support/render-on-site.tsx';

const PATH = '/content/the-salt-road';
const URL_OF_FILM = `${location.origin}${PATH}`;

const draw = () => renderOnSite(<ShareButton path={PATH} title="The Salt Road" />, { at: PATH });
const button = () => screen.getByRole('link', { name: 'Share' });
const dialog = () => screen.queryByRole('dialog', { name: 'Share' });

/** Clicks and waits for what is fetched on demand. */
async function click(element: HTMLElement, init?: MouseEventInit) {
  await act(async () => {
    fireEvent.click(element, init);
    await vi.dynamicImportSettled();
  });
}

function stubClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** A device with a share sheet of its own, which succeeds or fails with an error. */
function stubSheet(error: string | null) {
  const share = vi.fn(async () => {
    if (error) throw new DOMException('', error);
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  return share;
}

beforeEach(() => {
  stubClipboard(vi.fn(async () => undefined));
});

describe('ShareButton', () => {
  it('a dialog offers the page’s address and the networks, and returns the focus when it is closed', async () => {
    draw();
    await click(button());
    const opened = within(dialog() as HTMLElement);
    expect(opened.getByLabelText('Page link')).toHaveProperty('value', URL_OF_FILM);
    expect(opened.getByLabelText('Page link')).toHaveProperty('readOnly', true);
    expect(opened.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toContain(
      encodeURIComponent(URL_OF_FILM),
    );
    await click(opened.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('a copied address is confirmed', async () => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard(writeText);
    draw();
    await click(button());
    await click(screen.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith(URL_OF_FILM);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it('the address is selected where the clipboard is denied', async () => {
    stubClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    draw();
    await click(button());
    await click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status').textContent).toMatch(/selected/);
    const address = screen.getByLabelText<HTMLInputElement>('Page link');
    expect(document.activeElement).toBe(address);
    expect(address.value.slice(address.selectionStart ?? 0, address.selectionEnd ?? 0)).toBe(URL_OF_FILM);
  });

  it.each([
    ['opens in place of the dialog', null, false],
    ['that is closed opens no dialog', 'AbortError', false],
    ['that fails is replaced with the dialog', 'NotAllowedError', true],
  ])('a device’s own share sheet %s', async (_, error, opensDialog) => {
    const share = stubSheet(error);
    const { router } = draw();
    await click(button());
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'The Salt Road', url: URL_OF_FILM });
    expect(dialog() !== null).toBe(opensDialog);
    expect(router.state.location.pathname).toBe(PATH);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'a click with %s is left to the browser',
    async (key) => {
      draw();
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      // Only the button's own handling counts: the link would navigate.
      button().addEventListener('click', (each) => expect(each.defaultPrevented).toBe(false));
      window.addEventListener('click', (each) => each.preventDefault(), { once: true });
      fireEvent(button(), event);
      await vi.dynamicImportSettled();
      expect(dialog()).toBeNull();
    },
  );
});
