import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CustomForms } from '#app/features/custom-forms/floating/custom-forms.tsx';
// Loaded beforehand: on demand it takes a busy machine longer than a test waits.
import '#app/features/custom-forms/floating/floating-form.tsx';
import type { FormModel } from '#app/features/custom-forms/form-model.ts';
import { renderOnSite } from '../support/render-on-site.tsx';

const FORM: FormModel = {
  id: 'ask',
  heading: 'Ask the coach',
  subHeading: '',
  picture: null,
  buttonText: 'Ask',
  isMinimised: true,
  needsLogin: false,
  place: { type: 'ALL', data: [] },
  fields: [],
};

let drawAgain: () => void;

function Page() {
  const [, setCount] = useState(0);
  drawAgain = () => setCount((count) => count + 1);
  return <CustomForms />;
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ forms: [FORM] }));
});

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site's response sets it.
  document.cookie = 'forms=; Max-Age=0';
});

const findForm = () => screen.findByRole('complementary', { name: 'Ask the coach' });

it('a form that was sent stays until its response has led to the next page', async () => {
  const { router } = renderOnSite(<Page />, { at: '/content/film' });
  await findForm();
  // biome-ignore lint/suspicious/noDocumentCookie: as the site's response sets it.
  document.cookie = 'forms=ask';
  act(() => drawAgain());
  expect(screen.queryByRole('complementary', { name: 'Ask the coach' })).not.toBeNull();
  await act(() => router.navigate('/content/film', { replace: true }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('a form goes out of the way of controls that the page gets later', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  renderOnSite(<Page />, { at: '/content/film' });
  const form = await findForm();
  const place = (element: Element, top: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(1200, top, 200, 60));
  place(form, 830);
  const controls = document.createElement('div');
  controls.dataset.controls = '';
  place(controls, 772);
  expect(form.dataset.covering).toBeUndefined();
  main.appendChild(controls);
  await waitFor(() => expect(form.dataset.covering).toBe('true'));
  main.remove();
});
