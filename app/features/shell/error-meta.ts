import { isRouteErrorResponse, type MetaDescriptor } from '@remix-run/react';

/** The title of a page that failed: its status and the brand, which the root's data names. */
export function toErrorMeta({
  matches,
  error,
}: {
  matches: readonly ({ id: string; data?: unknown } | undefined)[];
  error?: unknown;
}): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.data;
  const site = typeof root === 'object' && root && 'title' in root ? String(root.title) : '';
  const status = isRouteErrorResponse(error) ? String(error.status) : '';
  return [
    { title: [status, site].filter(Boolean).join(' · ') || 'Error' },
    { name: 'robots', content: 'noindex' },
  ];
}
