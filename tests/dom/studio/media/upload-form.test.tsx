import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#app/contract/uploads.ts';
import { UploadForm } from '#app/features/studio/media/upload-form.tsx';
import { renderOnSite } from '../../support/render-on-site.tsx';

function upload(file: File) {
  const input = screen.getByLabelText<HTMLInputElement>('Picture to upload');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  const form = input.closest('form');
  if (form) fireEvent.submit(form);
}

it('a picture that is still on its way brings nobody back to its page', async () => {
  const { router } = renderOnSite(<UploadForm wanted={null} />, { at: '/edit/media' });
  upload(new File(['no picture'], 'a.webp', { type: 'image/webp' }));
  await act(() => router.navigate('/edit'));
  // This browser cannot draw it: on its own page the form would be sent as it is.
  await waitFor(() => expect(screen.getByText(/could not be saved/)).toBeTruthy());
  expect(router.state.location.pathname).toBe('/edit');
  expect(router.state.navigation.state).toBe('idle');
});

it('a file that the browser cannot read is not sent where it is larger than a file may be', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const { router } = renderOnSite(<UploadForm wanted={null} />, { at: '/edit/media' });
  upload(new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'a.heic', { type: 'image/heic' }));
  await waitFor(() => expect(screen.getByText(/cannot be read as a picture/)).toBeTruthy());
  expect(router.state.navigation.state).toBe('idle');
  vi.unstubAllGlobals();
});

it('a file that is dropped on the form is the one to upload', async () => {
  renderOnSite(<UploadForm wanted={null} />, { at: '/edit/media' });
  const input = await screen.findByLabelText<HTMLInputElement>('Picture to upload');
  const form = input.closest('form') as HTMLFormElement;
  const files = new DataTransfer();
  files.items.add(new File(['one'], 'one.webp', { type: 'image/webp' }));
  // Text that is dragged is the browser's own matter.
  expect(fireEvent.dragOver(form, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(fireEvent.dragOver(form, { dataTransfer: { types: ['Files'], files: files.files } })).toBe(false);
  expect(form.hasAttribute('data-drop')).toBe(true);
  expect(fireEvent.drop(form, { dataTransfer: { types: ['Files'], files: files.files } })).toBe(false);
  expect(input.files?.[0]?.name).toBe('one.webp');
  expect(form.hasAttribute('data-drop')).toBe(false);
});
