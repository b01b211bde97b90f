import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useViewerZone } from '#app/features/playback/channel/use-viewer-zone.ts';
import { readBrowserCookie, writeBrowserCookie } from '#app/lib/browser-cookie.ts';

const DEVICE_ZONE = 'Asia/Tokyo';
const zoneOfCookie = () => decodeURIComponent(readBrowserCookie('tz') ?? '');

function Page() {
  useViewerZone(useLoaderData() as string);
  return null;
}

/** A page whose data are in the zone of the cookie as each of its requests began. */
function openPage({ isHeeded = true } = {}) {
  const requests: Array<() => void> = [];
  const loader = () => {
    const zone = (isHeeded && zoneOfCookie()) || 'UTC';
    return new Promise<string>((resolve) => {
      requests.push(() => resolve(zone));
    });
  };
  const router = createMemoryRouter([{ id: 'page', path: '/', loader, Component: Page }], {
    initialEntries: ['/'],
    hydrationData: { loaderData: { page: 'UTC' } },
  });
  return { router, requests };
}

describe('useViewerZone', () => {
  beforeEach(() => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: DEVICE_ZONE };
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  });
  afterEach(() => writeBrowserCookie('tz', '', 0));

  it('sends the zone, hides the hours meanwhile and shows those of the device', async () => {
    const { router, requests } = openPage();
    render(<RouterProvider router={router} />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(zoneOfCookie()).toBe(DEVICE_ZONE);
    expect(document.documentElement.dataset.zone).toBe('other');
    requests[0]?.();
    await waitFor(() => expect(document.documentElement.dataset.zone).toBeUndefined());
    expect(requests).toHaveLength(1);
  });

  it('requests the page anew where it was being loaded as the zone was sent', async () => {
    const { router, requests } = openPage();
    void router.revalidate();
    render(<RouterProvider router={router} />);
    await waitFor(() => expect(zoneOfCookie()).toBe(DEVICE_ZONE));
    requests[0]?.();
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.();
    await waitFor(() => expect(document.documentElement.dataset.zone).toBeUndefined());
  });

  it('requests the page once from a server that stays at its own zone', async () => {
    const { router, requests } = openPage({ isHeeded: false });
    render(<RouterProvider router={router} />);
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(async () => {
      requests[0]?.();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(requests).toHaveLength(1);
    expect(document.documentElement.dataset.zone).toBe('other');
  });
});
