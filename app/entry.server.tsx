import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { I18nextProvider } from 'react-i18next';
import { createServerI18n, namespacesOf } from '#app/features/i18n/i18n-server.server.ts';
import { registerAllComponents } from '#app/features/page-builder/registry.server.ts';
import { describeThrown } from '#app/features/shell/entry/describe-thrown.server.ts';
import { findPageStyles, withInlineStyles } from '#app/features/shell/entry/page-styles.server.ts';
import { renderDocument } from '#app/features/shell/react-node-renderer/render-document.server.ts';
import { toThemeStyle } from '#app/features/themes/theme-style.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { wantsBufferedRender } from '#app/ui/components/no-stream-link/buffered-render.ts';
import { DocumentContext } from '#app/ui/contexts/document-context.ts';

registerAllComponents();

/**
 * Deferred data that is not there by then is sent as its error state: the services' own deadlines are
 * shorter.
 */
const STREAM_TIMEOUT_MS = 8_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { i18n, bootstrap } = await createServerI18n(context, namespacesOf(remix));
  const longValue = { place: `texts-${context.nonce}`, value: bootstrap };
  let responseStatus = status;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), STREAM_TIMEOUT_MS);
  const body = await renderDocument(
    <DocumentContext.Provider
      value={{
        nonce: context.nonce,
        i18nBootstrap: longValue.place,
        mediaOrigins: context.media.list()?.join(' '),
        fallbackThemeStyle: toThemeStyle(null),
      }}
    >
      <I18nextProvider i18n={i18n}>
        <RemixServer context={remix} url={request.url} nonce={context.nonce} abortDelay={STREAM_TIMEOUT_MS} />
      </I18nextProvider>
    </DocumentContext.Provider>,
    {
      nonce: context.nonce,
      longValue,
      signal: AbortSignal.any([request.signal, timeout.signal]),
      awaitsAll:
        context.isShared ||
        wantsBufferedRender(request.url) ||
        isbot(request.headers.get('user-agent') ?? ''),
      // A page for everybody is kept as it is: what its viewer has is known when it is sent.
      ...(!context.isShared && { onHead: (bytes) => withMissingStyles(bytes, context) }),
      onDone: () => clearTimeout(timer),
      onError(error) {
        // A viewer who left is no error, and neither is one that a boundary already answers.
        if (request.signal.aborted) return;
        responseStatus = 500;
        console.error(
          JSON.stringify({ event: 'render-error', requestId: context.requestId, error: String(error) }),
        );
      },
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', i18n.language);
  return new Response(body, { status: responseStatus, headers });
}

function withMissingStyles(bytes: Uint8Array<ArrayBuffer>, { nonce, cachedStyles }: AppLoadContext) {
  const styles = findPageStyles(bytes);
  return styles ? withInlineStyles(bytes, styles, { nonce, cached: cachedStyles }) : bytes;
}

/** Errors thrown by loaders and actions. Those that carry a status are answers, not faults. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // Failures of services are in the log already, with the call they belong to.
  if (isServiceError(error)) return context.noteServiceFailure();
  if (request.signal.aborted) return;
  const detail = describeThrown(error);
  if (detail === null) return;
  console.error(
    JSON.stringify({
      event: 'loader-error',
      requestId: context.requestId,
      error: withoutAddress(detail, request.url),
    }),
  );
}

/** The router's own errors name the address, and some addresses carry keys. */
function withoutAddress(detail: string, url: string): string {
  const path = new URL(url).pathname.replace(/\.data$/, '');
  return path.length > 1 ? detail.replaceAll(path, '(path)') : detail;
}
