import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { isUnmodifiedClick } from '#app/lib/unmodified-click.ts';
import { type PreviewHrefs, previewHref } from './preview-links.ts';

/** Links that components make by themselves (the logo's) lead to previews as well, where scripts run. */
export function usePreviewLinks(hrefs: PreviewHrefs): void {
  const navigate = useNavigate();
  useEffect(() => {
    const controller = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target === '_blank' || link.origin !== location.origin) return;
      const href = previewHref(link.pathname + link.search + link.hash, hrefs);
      if (href === null || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      event.stopPropagation();
      navigate(href);
    };
    document.addEventListener('click', follow, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [hrefs, navigate]);
}
