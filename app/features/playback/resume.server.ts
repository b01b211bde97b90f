import type { ContentService } from '#app/services/content.server.ts';

/**
 * Where this viewer stopped, in seconds; null for guests, where nothing is stored, or where the request
 * failed. Never rejects.
 */
export async function loadResume(
  service: Pick<ContentService, 'resumeTimestamp'>,
  session: Promise<unknown>,
  contentId: string,
): Promise<number | null> {
  try {
    return (await session) ? (await service.resumeTimestamp(contentId)).resume_timestamp : null;
  } catch {
    return null;
  }
}
