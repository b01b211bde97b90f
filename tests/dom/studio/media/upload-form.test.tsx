import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadForm } from '#app/features/studio/media/upload-form.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

it('a picture that is still on its way brings nobody back to its page', async () => {
  const { router } = renderOnSite(<UploadForm wanted={null} />, { at: '/edit/media' });
  const input = screen.getByLabelText<HTMLInputElement>('Picture to upload');
  const files = new DataTransfer();
  files.items.add(new File(['no picture'], 'a.webp', { type: 'image/webp' }));
  input.files = files.files;
  const form = input.closest('form');
  if (form) fireEvent.submit(form);
  await act(() => router.navigate('/edit'));
  // This browser cannot draw it: on its own page the form would be sent as it is.
  await waitFor(() => expect(screen.getByText(/could not be saved/)).toBeTruthy());
  expect(router.state.location.pathname).toBe('/edit');
  expect(router.state.navigation.state).toBe('idle');
});
