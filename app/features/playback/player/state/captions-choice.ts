import { createStoredValue } from '#app/features/playback/stored-value.ts';

export interface CaptionsChoice {
  on: boolean;
  /** The last language that was on, kept while they are off so that one key brings it back. */
  language: string | null;
}

/** Enough of a track to choose between tracks. */
export interface CaptionsLanguage {
  id: string;
  language: string;
}

const MAX_LANGUAGE_CHARS = 35;

export const storedCaptionsChoice = createStoredValue('player.captions', (value): CaptionsChoice | null => {
  if (typeof value !== 'object' || value === null || !('on' in value) || !('language' in value)) return null;
  const { on, language } = value;
  if (typeof on !== 'boolean') return null;
  const isLanguage = typeof language === 'string' && language.length <= MAX_LANGUAGE_CHARS;
  return { on, language: isLanguage ? language : null };
});

/**
 * The track for a language: the same, else one of the same base language ("es" for "es-MX"), else the page's
 * language, else the first.
 */
export function findCaptions<Track extends CaptionsLanguage>(
  tracks: readonly Track[],
  language: string | null,
  pageLanguage: string,
): Track | null {
  return byLanguage(tracks, language) ?? byLanguage(tracks, pageLanguage) ?? tracks[0] ?? null;
}

/** The track to start with: none unless the viewer left captions on. */
export function initialCaptions<Track extends CaptionsLanguage>(
  tracks: readonly Track[],
  choice: CaptionsChoice | null,
  pageLanguage: string,
): Track | null {
  return choice?.on ? findCaptions(tracks, choice.language, pageLanguage) : null;
}

function byLanguage<Track extends CaptionsLanguage>(
  tracks: readonly Track[],
  language: string | null,
): Track | undefined {
  if (!language) return undefined;
  const wanted = language.toLowerCase();
  const exact = tracks.find((track) => track.language.toLowerCase() === wanted);
  return exact ?? tracks.find((track) => baseOf(track.language) === baseOf(wanted));
}

function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? '';
}
