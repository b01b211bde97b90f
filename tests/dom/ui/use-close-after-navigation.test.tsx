import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useCloseAfterNavigation } from '#app/ui/hooks/use-close-after-navigation.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/?tab=reviews', { replace: true })}>
        Leave the address
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <Opened onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Opened({ onClose }: { onClose: () => void }) {
  useCloseAfterNavigation(onClose);
  return <p>The dialog</p>;
}

const click = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));

describe('a dialog that closes after its navigation', () => {
  it('outlives a navigation that was under way when it opened, and closes after the next', async () => {
    let load: (data: null) => void = () => undefined;
    const loaded = new Promise<null>((resolve) => {
      load = resolve;
    });
    const { router } = renderOnSite(<Page />, { at: '/?review=write', loader: () => loaded });
    await click('Leave the address');
    await click('Open');
    await act(async () => load(null));
    expect(router.state.location.search).toBe('?tab=reviews');
    expect(screen.getByText('The dialog')).toBeDefined();
    await act(() => router.navigate('/?tab=comments'));
    expect(screen.queryByText('The dialog')).toBeNull();
  });
});
