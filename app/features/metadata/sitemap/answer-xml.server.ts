import { isServiceError } from '#app/services/service-error.ts';

const RETRY_AFTER_SECONDS = '60';

/** A sitemap, or a 503 while it cannot be loaded: an empty one would mean that every page is gone. */
export async function answerXml(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}
