import type { ContentService } from '#app/services/content.server.ts';

/** Where this viewer stopped, in seconds; null where nothing is stored or it could not be asked. Never rejects. */
export async function loadResume(
  service: Pick<ContentService, 'resumeTimestamp'>,
  contentId: string,
): Promise<number | null> {
  try {
    return (await service.resumeTimestamp(contentId)).resume_timestamp;
  } catch {
    return null;
  }
}
